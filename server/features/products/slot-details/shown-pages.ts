import type { Media } from '../../../../web/base/contract.ts'
import { eachWord, saidWords } from '../../../../web/features/products/picture-words.ts'
import type { ContentPage } from '../../../content/page.ts'
import { isBuilt } from './built-photo.ts'
import type { DetailsBySlot } from './rows.ts'
import { shownSection } from './shown-section.ts'
import type { SlotDetailsStore } from './store.ts'

/** Pages and media as visitors see them, with the slot details applied. */
export interface ShownPages {
  page(page: ContentPage): ContentPage
  media(slotPath: string): Media
  /** Without the texts of these slots, which a draft says itself; what is hidden stays hidden. */
  withoutTextsOf(slotPaths: readonly string[]): ShownPages
}

export function createShownPages(
  slotDetails: Pick<SlotDetailsStore, 'value'>,
  mediaOf: (slotPath: string) => Media,
  drawingVersionOf: (slotPath: string) => string,
): ShownPages {
  // A list of thousands takes as long as the rendering of a hundred of them.
  const cache = new WeakMap<ContentPage, { details: DetailsBySlot; shown: ContentPage }>()

  return {
    withoutTextsOf(slotPaths) {
      const value = { ...slotDetails.value }
      for (const path of slotPaths) {
        const row = value[path]
        if (row) value[path] = { ...row, ...eachWord(() => '') }
      }
      return createShownPages({ value }, mediaOf, drawingVersionOf)
    },
    page(page) {
      const details = slotDetails.value
      const last = cache.get(page)
      if (last?.details === details) return last.shown
      const shown = shownPage(page, details)
      cache.set(page, { details, shown })
      return shown
    },
    media(slotPath) {
      const details = slotDetails.value[slotPath]
      const media = mediaOf(slotPath)
      return {
        ...media,
        ...(isBuilt(media, details?.builtVersion) && { drawing: drawingVersionOf(slotPath) }),
        ...saidWords(details),
      }
    },
  }
}

function shownPage(page: ContentPage, details: DetailsBySlot): ContentPage {
  if (!page.slots.some(({ path }) => details[path])) return page
  return Object.freeze({
    ...page,
    sections: page.sections.map(section => shownSection(section, details)),
    slots: page.slots
      .filter(({ path }) => details[path]?.isVisible !== false)
      .map(slot => ({ ...slot, alt: details[slot.path]?.alt || slot.alt })),
  })
}

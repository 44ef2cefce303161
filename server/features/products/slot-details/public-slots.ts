import type { Slot } from '../../../../web/sections/fields.ts'
import { derived } from '../../../base/derived.ts'
import type { Content } from '../../../content/content.ts'
import type { SiteContent } from '../../../content/site-content.ts'
import { shownIn } from '../../media/slots/slots.ts'
import { productsIn } from '../products.ts'
import type { SlotDetailsStore } from './store.ts'

/** The slots whose files visitors may have. */
export interface PublicSlots {
  /** Tells whether a page that visitors see, no draft and no hidden one, shows a slot or the video of a poster. */
  has(slotPath: string): boolean
  /** The slots whose details decide that, beside the content. */
  decidedBy(slotPath: string): Pick<Slot, 'path'>[]
}

export function createPublicSlots(
  content: Pick<SiteContent, 'value'>,
  slotDetails: Pick<SlotDetailsStore, 'value'>,
): PublicSlots {
  const deciding = derived(() => content.value, decidingIn)
  const decidedBy = (slotPath: string) => deciding().get(shownIn(slotPath)) ?? []
  return {
    decidedBy,
    has(slotPath) {
      const slots = decidedBy(slotPath)
      const details = slotDetails.value
      return slots.length > 0 && slots.every(({ path }) => details[path]?.isVisible !== false)
    },
  }
}

/** A slot by itself, and a further one of a product by the slot of its picture as well. */
function decidingIn(content: Content): Map<string, Pick<Slot, 'path'>[]> {
  const shown = content.pages.flatMap(({ slots }) => slots)
  const all = new Map<string, Pick<Slot, 'path'>[]>(shown.map(slot => [slot.path, [slot]]))
  if (content.further.length === 0) return all
  const products = productsIn(content)
  for (const { slot, code } of content.further) {
    const product = products.withCode(code)
    if (product && !product.collection.isHidden) all.set(slot.path, [slot, { path: product.slot }])
  }
  return all
}

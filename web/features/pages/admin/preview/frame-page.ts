import type { DraftToPreview, PagePreview } from '../../preview.ts'
import { changedTexts } from './changed-texts.ts'
import { createOutlines } from './frame-outlines.ts'
import { makeInert, type Picked } from './inert-document.ts'
import { replaceSections } from './replace-sections.ts'
import type { FrameRect } from './scale-to-fit.ts'
import { scrollIntoViewIfNeeded } from './scroll-into-view.ts'
import { showText } from './shown-text.ts'

/** The page in the loaded frame. */
export interface FramePage {
  document: Document
  /** Shows at once what was typed, where that needs no rendering. */
  type(draft: DraftToPreview): void
  /** @returns whether it could be shown; otherwise the frame has to be loaded again */
  show(preview: PagePreview, draft: DraftToPreview): boolean
  /** Outlines a section and scrolls to it, or to one of its texts. */
  select(section: string | undefined, at: string | undefined, covered?: number): void
  /** Of the selected section, in the frame's own pixels; undefined where there is none. */
  rect(): FrameRect | undefined
  close(): void
}

export interface FramePageOptions {
  /** With the place as the draft has it now: its section may have been moved. */
  onPicked(picked: Picked): void
  /** After the selected section may have moved on the screen. */
  onMoved(): void
}

/** Undefined where the document is no preview, such as an error or a sign-in. */
export function openFramePage(
  document: Document,
  { onPicked, onMoved }: FramePageOptions,
): FramePage | undefined {
  const main = document.getElementById('main')
  const view = document.defaultView
  if (!main || !view) return undefined
  const outlines = createOutlines(document)
  /** What the page shows; unknown until it is rendered for the editor. */
  let rendered: readonly (string | null)[] | undefined
  let shown: DraftToPreview | undefined
  let selected: string | undefined

  makeInert(document, picked => onPicked(placedIn(picked, shown?.keys ?? [])))
  const moved = () => {
    outlines.place()
    onMoved()
  }
  view.addEventListener('scroll', onMoved, { passive: true })
  const observer = new ResizeObserver(moved)
  observer.observe(main)

  const sectionOf = (key: string | undefined) =>
    key === undefined ? null : main.querySelector(`[data-section="${CSS.escape(key)}"]`)

  return {
    document,

    type(draft) {
      const before = shown
      if (!before) return
      shown = draft
      const isInPlace = sameKeys(rendered ?? [], draft.keys)
      if (!isInPlace) return
      for (const text of changedTexts(before.source, draft.source)) showText(main, text)
    },

    show({ body, styleHash }, draft) {
      if (document.documentElement.dataset.styles !== styleHash) return false
      replaceSections(document, body)
      rendered = draft.keys
      shown = draft
      outlines.select(sectionOf(selected))
      moved()
      return true
    },

    select(section, at, covered) {
      const isOther = section !== selected
      selected = section
      const element = sectionOf(section)
      outlines.select(element)
      const text = at === undefined ? null : element?.querySelector(`[data-at="${CSS.escape(at)}"]`)
      if (text) scrollIntoViewIfNeeded(text, 'center', covered)
      else if (element && isOther) scrollIntoViewIfNeeded(element, 'start', covered)
      onMoved()
    },

    rect: () => sectionOf(selected)?.getBoundingClientRect(),

    close() {
      observer.disconnect()
      view.removeEventListener('scroll', onMoved)
    },
  }
}

/** Sections that were moved since the last rendering still have their former number in the page. */
function placedIn({ section, at }: Picked, keys: readonly (string | null)[]): Picked {
  const index = keys.indexOf(section)
  if (at === undefined || index < 0) return { section, ...(at !== undefined && { at }) }
  return { section, at: at.replace(/^sections\.\d+/, `sections.${index}`) }
}

const sameKeys = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((key, index) => key === other[index])

import { placeFor, placeShown, scrollToPlace, topOf } from './places-on-screen.ts'

export interface TogetherScrolled {
  /** Shows a section at the top of both pages, or where it would be. */
  show(key: string): void
  end(): void
}

/** What says that a person scrolls this page, and not the other. */
const OWN_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'pointermove'] as const

/** Two pages that show the same section at the same height, whichever is scrolled. */
export function scrollTogether(pages: readonly [Document, Document]): TogetherScrolled {
  const stop = new AbortController()
  const { signal } = stop
  let leader: Document | undefined

  for (const [index, page] of pages.entries()) {
    const other = pages[1 - index] as Document
    const view = page.defaultView
    for (const type of OWN_EVENTS) {
      page.addEventListener(
        type,
        () => {
          leader = page
        },
        { signal, passive: true, capture: true },
      )
    }
    const follow = () => leader === page && scrollToPlace(other, placeFor(placeShown(page), other))
    view?.addEventListener('scroll', follow, { signal, passive: true })
  }

  return {
    show(key) {
      leader = undefined
      for (const [index, page] of pages.entries()) {
        const top = topOf(page, key, pages[1 - index] as Document)
        const isCalm = page.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches
        page.defaultView?.scrollTo({ top, behavior: isCalm ? 'instant' : 'smooth' })
      }
    },
    end: () => stop.abort(),
  }
}

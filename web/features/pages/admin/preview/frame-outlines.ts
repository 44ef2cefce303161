/** The outlines of the section that is selected and of the one below the pointer. */
export interface Outlines {
  /** Places the outline of the selected section; none where there is no such section. */
  select(section: Element | null): void
  /** After the page has changed its layout. */
  place(): void
}

/** Draws into the page itself, so that outlines scroll with it; styles: server/…/preview-styles.ts. */
export function createOutlines(document: Document): Outlines {
  const selected = addOutline(document, 'preview-outline')
  const near = addOutline(document, 'preview-outline is-near')
  let current: Element | null = null

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    // A finger is over a section only while it presses or scrolls.
    if (pointerType !== 'mouse') return
    const section = (target as Element).closest('[data-section]')
    putAround(near, section === current ? null : section)
  })
  document.documentElement.addEventListener('pointerleave', () => putAround(near, null))

  return {
    select(section) {
      current = section
      putAround(near, null)
      putAround(selected, section)
    },
    place: () => putAround(selected, current?.isConnected ? current : null),
  }
}

function addOutline(document: Document, className: string): HTMLElement {
  const outline = document.createElement('div')
  outline.className = className
  outline.hidden = true
  outline.setAttribute('aria-hidden', 'true')
  document.body.append(outline)
  return outline
}

/** Inside the edges of the section, which are those of the page. */
const INSET = 6

/** Places an element that is drawn into the page around a section. */
export function putAround(outline: HTMLElement, section: Element | null): void {
  outline.hidden = section === null
  const view = outline.ownerDocument.defaultView
  if (!section || !view) return
  const { left, top, width, height } = section.getBoundingClientRect()
  Object.assign(outline.style, {
    left: `${left + view.scrollX + INSET}px`,
    top: `${top + view.scrollY + INSET}px`,
    width: `${width - 2 * INSET}px`,
    height: `${height - 2 * INSET}px`,
  })
}

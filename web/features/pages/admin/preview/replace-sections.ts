/**
 * Shows another rendering of the page. Sections that are as before stay the same elements, so that no
 * picture of theirs is loaded again, and the page stays where it was scrolled to.
 */
export function replaceSections(document: Document, body: string): void {
  const main = document.getElementById('main')
  // Not in a template, where the content of `noscript` would become elements.
  const parsed = document.createElement('div')
  parsed.innerHTML = body
  const next = parsed.querySelector('#main')
  if (!main || !next) return
  const { scrollX, scrollY } = document.defaultView ?? window
  const former = [...main.children]
  const before = new Map(former.map(section => [keyOf(section), section]))
  const sections = [...next.children].map(section => {
    const existing = before.get(keyOf(section))
    return existing?.isEqualNode(section) ? existing : section
  })
  const isSame =
    sections.length === former.length && sections.every((section, at) => section === former[at])
  if (!isSame) {
    main.replaceChildren(...sections)
    document.defaultView?.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  }
  release(parsed)
}

/**
 * Lets go of elements that are not shown. For each picture and source outside the page Chromium
 * listens to the window, and holds all nodes around them, until they leave their parent.
 */
function release(unused: Element): void {
  for (const picture of unused.querySelectorAll('img, source')) picture.remove()
}

const keyOf = (section: Element) => section.getAttribute('data-section')

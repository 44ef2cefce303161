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
  const before = new Map([...main.children].map(section => [keyOf(section), section]))
  const sections = [...next.children].map(section => {
    const known = before.get(keyOf(section))
    return known?.isEqualNode(section) ? known : section
  })
  const isSame = sections.every((section, index) => section === main.children[index])
  if (isSame && sections.length === main.children.length) return
  main.replaceChildren(...sections)
  document.defaultView?.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
}

const keyOf = (section: Element) => section.getAttribute('data-section')

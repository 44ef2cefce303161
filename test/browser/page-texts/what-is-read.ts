import type { Page } from 'playwright'

/** What a browser makes of a document: its elements and the names of their attributes; all texts. */
export interface Read {
  elements: string[]
  texts: string[]
}

/** Parses a document as a browser does, with the JSON in it, which has to be JSON. */
export const readDocument = (page: Page, source: string, type: DOMParserSupportedType) =>
  page.evaluate(parse, { source, type })

function parse({ source, type }: { source: string; type: DOMParserSupportedType }): Read {
  const document = new DOMParser().parseFromString(source, type)
  const elements: string[] = []
  const texts: string[] = []
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      const names = [...node.attributes].map(({ name }) => name)
      elements.push([node.nodeName, ...names].join(' '))
      texts.push(...[...node.attributes].map(({ value }) => value))
      // Its words stand in elements of their own.
      if (node.nodeName === 'CODE') texts.push(node.textContent)
    } else if (node.parentElement?.closest('code')) continue
    else if (isJson(node.parentElement)) addTexts(JSON.parse(node.nodeValue ?? ''))
    else texts.push(node.nodeValue ?? '')
  }
  return { elements, texts }

  function isJson(element: Element | null): boolean {
    return element instanceof HTMLScriptElement && element.type.endsWith('json')
  }

  function addTexts(value: unknown): void {
    if (typeof value === 'string') texts.push(value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(addTexts)
  }
}

/** All texts of an answer in JSON. */
export function readJson(value: unknown): Read {
  if (typeof value === 'string') return { elements: [], texts: [value] }
  if (typeof value !== 'object' || value === null) return { elements: [String(value)], texts: [] }
  const inner = Object.entries(value).map(([name, one]) => ({ name, ...readJson(one) }))
  return {
    elements: inner.flatMap(({ name, elements }) => [name, ...elements]),
    texts: inner.flatMap(({ texts }) => texts),
  }
}

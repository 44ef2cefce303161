/** One start of an element, or the end of a group. */
export interface SvgElement {
  name: string
  attributes: Readonly<Record<string, string>>
  isEnd: boolean
}

/**
 * The elements of an SVG that the drawings' kit wrote, in their order. It writes neither comments
 * nor entities nor text, except for a style sheet, which only ever moves things: that is left out.
 */
export function* elementsOf(svg: string): Generator<SvgElement> {
  const drawn = svg.replace(/<style>[^<]*<\/style>/, '')
  for (const [, end, name = '', words = ''] of drawn.matchAll(ELEMENT)) {
    yield {
      name,
      attributes: Object.fromEntries(
        [...words.matchAll(ATTRIBUTE)].map(([, key, value]) => [key, value]),
      ),
      isEnd: end === '/',
    }
  }
}

const ELEMENT = /<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*\/?>/g
const ATTRIBUTE = /(?<![\w:-])([\w:-]+)="([^"]*)"/g

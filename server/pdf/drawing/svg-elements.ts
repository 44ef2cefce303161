/** The start of an element, or the end of a group. */
export interface SvgElement {
  name: string
  attributes: Readonly<Record<string, string>>
  isEnd: boolean
}

/**
 * The elements of an SVG written by the drawings' kit, in order. It contains no comments, entities
 * or text, except for a style sheet of animations, which is left out.
 */
export function* elementsOf(svg: string): Generator<SvgElement> {
  const markup = svg.replace(/<style>[^<]*<\/style>/, '')
  for (const [, end, name = '', words = ''] of markup.matchAll(ELEMENT)) {
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

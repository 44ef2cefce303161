import { isClosing, isOpening, shapeOf, tokensOf, withAttributes } from './html-tokens.ts'
import { marksIn } from './marks.ts'

/** The attributes that only the HTML of a preview has. */
export const PREVIEW_ATTRIBUTES = / data-(?:at|section|hidden|fault)="[^"]*"/g

/** Of the outermost element of each section, in their order. */
export type SectionAttributes = Record<string, string>

/**
 * Adds to the HTML of a page what the editor needs: the attributes of each section, and `data-at` at
 * each element that shows a text. They are found in a second rendering, which has marks in its texts,
 * and not in this one: what a view computes from a text, such as its length, is as visitors get it.
 */
export function withPlaces(
  html: string,
  marked: string,
  places: readonly string[],
  attributes: readonly SectionAttributes[],
): string {
  const sections = splitMain(html)
  const markedSections = splitMain(marked)
  if (sections.parts.length !== attributes.length) {
    throw new Error(`${sections.parts.length} elements for ${attributes.length} sections`)
  }
  const placed = sections.parts.map((tokens, index) => {
    const own = withTextPlaces(tokens, markedSections.parts[index] ?? [], places)
    const [first = '', ...rest] = own
    return [withAttributes(first, attributes[index] ?? {}), ...rest].join('')
  })
  return sections.before + placed.join('') + sections.after
}

interface Main {
  before: string
  /** The tokens of each element directly below `main`. */
  parts: string[][]
  after: string
}

function splitMain(html: string): Main {
  const start = html.indexOf('>', html.indexOf('<main ')) + 1
  const end = html.lastIndexOf('</main>')
  const parts: string[][] = []
  let depth = 0
  for (const token of tokensOf(html.slice(start, end))) {
    const shape = shapeOf(token)
    if (depth === 0) parts.push([])
    parts.at(-1)?.push(token)
    if (isOpening(shape)) depth += 1
    if (isClosing(shape)) depth -= 1
  }
  return { before: html.slice(0, start), parts, after: html.slice(end) }
}

/** Where a view renders other elements for a text with a mark, its section has no places. */
function withTextPlaces(tokens: string[], marked: string[], places: readonly string[]): string[] {
  const shapes = tokens.map(shapeOf)
  const isAlike =
    shapes.length === marked.length &&
    shapes.every((shape, index) => shape === shapeOf(marked[index] as string))
  if (!isAlike) return tokens
  const placed = [...tokens]
  const parents: number[] = []
  const taken = new Set<number>()
  for (const [index, shape] of shapes.entries()) {
    if (isOpening(shape)) parents.push(index)
    if (isClosing(shape)) parents.pop()
    const parent = parents.at(-1)
    if (shape !== 'text' || parent === undefined || taken.has(parent)) continue
    const place = places[marksIn(marked[index] as string)[0] ?? -1]
    if (place === undefined) continue
    taken.add(parent)
    placed[parent] = withAttributes(placed[parent] as string, { 'data-at': place })
  }
  return placed
}

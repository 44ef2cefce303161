/*
 * A mark is a number between two private-use characters, before a text: it shows where the text went
 * when its section is rendered.
 */

const FIRST = '\uE000'
const LAST = '\uE001'
const MARK = /\uE000(\d+)\uE001/g

export interface Marks {
  /** The places of all marked texts, such as `sections.3.cards.1.title`, by the number of the mark. */
  places: string[]
  /** A section with a mark before each text that visitors read. */
  mark<S extends object>(section: S, place: string): S
}

/** Fields that are no text: a mark would change what they mean. Alternative texts are attributes. */
const notText = new Set([
  'kind',
  'id',
  'look',
  'href',
  'media',
  'images',
  'videos',
  'drawing',
  'layout',
  'ground',
  'progress',
  'dots',
  'height',
  'toggle',
  'count',
  'category',
  'products',
  'code',
  'formerNames',
  // Of an archive; the name of a product is no text of a page either.
  'name',
])

export function createMarks(): Marks {
  const places: string[] = []

  function marked(value: unknown, place: string): unknown {
    if (typeof value === 'string') {
      // An empty text decides whether its element is rendered at all.
      if (value === '') return value
      return FIRST + String(places.push(place) - 1) + LAST + value
    }
    if (Array.isArray(value)) return value.map((one, index) => marked(one, `${place}.${index}`))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([field, inner]) => [
        field,
        notText.has(field) ? inner : marked(inner, `${place}.${field}`),
      ]),
    )
  }

  return { places, mark: (section, place) => marked(section, place) as typeof section }
}

/** The numbers of the marks in a rendered text, in their order. */
export const marksIn = (text: string): number[] =>
  [...text.matchAll(MARK)].map(([, number]) => Number(number))

import { shapesIn, textsIn } from './pdf-layout.ts'

/** In points, from the upper left corner of its page. */
export interface Place {
  left: number
  top: number
  width: number
  height: number
}

export interface PrintedPage {
  /** Each line of text; its width is not known. */
  lines: (Place & { words: string })[]
  /** Lines, areas and frames of pictures, by what they are. */
  shapes: (Place & { what: string })[]
  /** The first line that begins with these words. */
  line(words: string): Place
  /** The shapes whose description begins so, in their order. */
  of(what: string): Place[]
}

/** The pages of a document that the site has made. */
export function printedPages(file: string, bytes: Buffer): PrintedPage[] {
  const shapes = shapesIn(bytes)
  return textsIn(file).map((texts, index) => {
    const lines = texts.map(text => {
      const [left, top, height, ...words] = text.split(' ')
      return { ...placeOf([left, top, '0', height]), words: words.join(' ') }
    })
    const drawn = (shapes[index] ?? []).map(text => {
      const [left, top, width, height, ...what] = text.split(' ')
      return { ...placeOf([left, top, width, height]), what: what.join(' ') }
    })
    return {
      lines,
      shapes: drawn,
      line(words) {
        const found = lines.find(line => line.words.startsWith(words))
        if (!found) throw new Error(`No line says ${words}`)
        return found
      },
      of: what => drawn.filter(shape => shape.what.startsWith(what)),
    }
  })
}

function placeOf(texts: (string | undefined)[]): Place {
  const [left = 0, top = 0, width = 0, height = 0] = texts.map(Number)
  return { left, top, width, height }
}

export const bottomOf = ({ top, height }: Place) => top + height

export const isWithin = (inner: Place, outer: Place) =>
  inner.left >= outer.left - 0.1 &&
  inner.top >= outer.top - 0.1 &&
  inner.left + inner.width <= outer.left + outer.width + 0.1 &&
  bottomOf(inner) <= bottomOf(outer) + 0.1

/** Lines of one column that cover each other, and what leaves the margins of 40 pt of an A4 page. */
export function misplaced({ lines, shapes }: PrintedPage, margin = 40): string[] {
  const page = { left: margin, top: 30, width: 595.3 - 2 * margin, height: 790 }
  const out = [...lines, ...shapes].filter(place => !isWithin(place, page))
  const covered = lines.filter(one =>
    lines.some(
      other => other.left === one.left && other.top > one.top && bottomOf(one) - other.top > 1,
    ),
  )
  return [...out, ...covered].map(place => JSON.stringify(place))
}

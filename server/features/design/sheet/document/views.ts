import type { DesignView } from '../../../../../web/features/design/contract.ts'
import type { Area, Book } from '../../../../pdf/book.ts'
import { formOf } from '../../../../pdf/drawing/form.ts'
import type { PdfPlacer } from '../../../../pdf/pictures.ts'
import { color } from '../../../../pdf/tokens.ts'
import { drawPlan } from '../../drawing/index.ts'
import type { DesignSheet } from '../design-sheet.ts'
import { LETTERS, type Lettering, withoutLettering } from './lettering.ts'

const GAP = 12
const CAPTION = 18
/** Between two rows. */
const BETWEEN = 10
/** The coordinate precision of the drawings' own SVG. */
const FINEST = 0.1

type Shown = [caption: string, view: DesignView]

/**
 * The outside from all four corners, the first with its sizes, and the storeys without the roof.
 */
const rows: readonly (readonly Shown[])[] = [
  [
    ['The front at the left', { view: 0, roof: true, sizes: true }],
    ['The same without its roof', { view: 0, roof: false, sizes: false }],
  ],
  [
    ['Turned once', { view: 1, roof: true, sizes: false }],
    ['Turned twice', { view: 2, roof: true, sizes: false }],
    ['Turned three times', { view: 3, roof: true, sizes: false }],
  ],
]

/**
 * The drawings in two rows.
 * @returns where they end
 */
export function views(
  book: Book,
  placer: PdfPlacer,
  { plan, facts }: DesignSheet,
  { x: left, y: top, width: totalWidth }: Omit<Area, 'height'>,
): number {
  const part = book.part('Sect')
  let y = top
  for (const row of rows) {
    const width = (totalWidth - GAP * (row.length - 1)) / row.length
    let height = 0
    for (const [index, [caption, view]] of row.entries()) {
      const { drawing, lettering } = withoutLettering(drawPlan(plan, view))
      const form = formOf(drawing, FINEST)
      height = (width * form.height) / form.width
      const crop = { x: 0, y: 0, width: form.width, height: form.height }
      const area = { x: left + index * (width + GAP), y, width, height }
      const place = () => {
        placer.place({ form, crop }, area, 8)
        for (const word of lettering) letter(book, word, area, width / form.width)
      }
      book.tagged(part, 'Figure', place, `${facts.summary}. ${caption}.`)
      book.text(part, 'Caption', caption, {
        x: area.x,
        y: y + height + 3,
        width,
        size: 8.5,
        color: color.ink2,
        lines: 1,
      })
    }
    y += height + CAPTION + BETWEEN
  }
  return y
}

/** The width of the longest word, in units of the drawing. */
const WIDEST = 120

function letter(book: Book, { x, y, words }: Lettering, area: Area, scale: number): void {
  const size = LETTERS * scale
  book.print(words, {
    x: area.x + (x - WIDEST / 2) * scale,
    width: WIDEST * scale,
    align: 'center',
    // The offset runs from the base line to the top of a line.
    y: area.y + y * scale - size,
    size,
    color: color.ink,
    font: 'bold',
    lines: 1,
  })
}

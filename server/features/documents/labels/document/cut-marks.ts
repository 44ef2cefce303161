import type { Area, Book } from '../../../../pdf/book.ts'
import { points } from './points.ts'

const ARM = points(2.5)

/** A cross at each corner of a label; where labels touch, those of the neighbours meet. */
export function cutMarks(book: Book, { x, y, width, height }: Area): void {
  book.decoration(() => {
    const { pdf } = book
    for (const cutX of [x, x + width]) {
      for (const down of [y, y + height]) {
        pdf.moveTo(cutX - ARM, down).lineTo(cutX + ARM, down)
        pdf.moveTo(cutX, down - ARM).lineTo(cutX, down + ARM)
      }
    }
    pdf.lineWidth(0.25).stroke('#999999')
  })
}

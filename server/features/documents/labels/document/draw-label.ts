import { printed } from '../../../../../web/base/printed.ts'
import type { Area, Book } from '../../../../pdf/book.ts'
import { drawCode } from '../../../../pdf/draw-code.ts'
import { fitted } from '../../../../pdf/fitted.ts'
import type { Label } from '../labels.ts'
import { points } from './points.ts'

/** Printers leave some 4 mm at the edges of a page; a code has a white margin of its own. */
const MARGIN = points(2)
/** The distance of the words from the right edge. */
const EDGE = points(4)
/** The height up to which a label omits the name of the company. */
const LOW = points(28)
/** A printer of one colour would make dots of any other. */
const BLACK = '#000000'

interface Place {
  area: Area
  companyName: string
}

/** The code that opens the page of a product on the left, its code and name beside it. */
export function drawLabel(book: Book, label: Label, { area, companyName }: Place): void {
  const { code, name, address } = label
  const side = Math.min(area.height - 2 * MARGIN, area.width * 0.48)
  const square = { x: area.x + MARGIN, y: area.y + (area.height - side) / 2, side }
  const part = book.part('Sect')
  const draw = () => drawCode(book, address, square, { color: BLACK })
  book.tagged(part, 'Figure', draw, `Code that opens ${address}`)
  const x = square.x + side
  const width = area.x + area.width - EDGE - x
  const top = square.y + side * 0.12
  const line = { x, width, color: BLACK }
  const head = fitted(book, code, { ...line, y: top, font: 'bold', leading: 1.1 }, CODE)
  book.text(part, 'P', code, head)
  const company = area.height > LOW ? printed(companyName) : ''
  const foot = { ...line, y: square.y + side * 0.88 - 8, size: 6, lines: 1 }
  if (company) book.text(part, 'P', company, foot)
  const text = name === code ? '' : printed(name)
  if (!text) return
  const y = head.y + head.height + 2
  const height = (company ? foot.y : square.y + side * 0.9) - y - 1
  book.text(part, 'P', text, fitted(book, text, { ...line, y, leading: 1.15 }, { ...NAME, height }))
}

/** A code takes one line: a long one has smaller print. */
const CODE = { from: 17, to: 7, height: 22 }
const NAME = { from: 9, to: 6 }

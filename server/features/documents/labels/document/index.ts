import { oneOr } from '../../../../../web/base/counted.ts'
import {
  cornerOf,
  labelSheet,
  placesOn,
} from '../../../../../web/features/products/admin/labels/label-sheets.ts'
import { Book } from '../../../../pdf/book.ts'
import type { Fonts } from '../../../../pdf/fonts.ts'
import type { Labels } from '../labels.ts'
import { cutMarks } from './cut-marks.ts'
import { drawLabel } from './draw-label.ts'
import { points } from './points.ts'

/** Labels as a PDF file whose pages have the size of the paper, to be printed without scaling. */
export async function writeLabels(job: Labels, fonts: Fonts): Promise<Buffer> {
  const { labels, start, hasCutMarks, companyName } = job
  const sheet = labelSheet(job.sheet)
  const { page, label } = sheet
  const title = oneOr(labels.length, `Label of ${labels[0]?.code}`, 'labels')
  const size: [number, number] = [points(page.width), points(page.height)]
  const info = { title, author: companyName, subject: sheet.name, keywords: '', size }
  const book = new Book(info, fonts)
  const [width, height] = [points(label.width), points(label.height)]
  for (const [index, label] of labels.entries()) {
    const place = ((start - 1 + index) % placesOn(sheet)) + 1
    if (index === 0 || place === 1) book.page()
    const { x, y } = cornerOf(sheet, place)
    const area = { x: points(x), y: points(y), width, height }
    if (hasCutMarks) cutMarks(book, area)
    drawLabel(book, label, { area, companyName })
  }
  return book.bytes()
}

import { groupedNumber } from '../../../../../web/base/phone-number.ts'
import type { Book } from '../../../../pdf/book.ts'
import { companyInPrint } from '../../../../pdf/company.ts'
import { sheet } from '../../../../pdf/tokens.ts'
import type { Catalog } from '../catalog.ts'

/** The header and footer of every page but the cover. */
export function runningLines(book: Book, catalog: Catalog, page: string, left: string): void {
  const { width, height, margin } = sheet
  const line = { x: margin, width: width - 2 * margin, size: 8, color: '#48605f' }
  book.decoration(() => {
    const { pdf } = book
    book.print(catalog.title, { ...line, y: 30, font: 'bold' })
    book.print(left, { ...line, y: 30, align: 'right' })
    pdf.moveTo(margin, 46).lineTo(width - margin, 46)
    pdf.moveTo(margin, height - 40).lineTo(width - margin, height - 40)
    pdf.lineWidth(0.5).stroke('#dfd8c9')
    const { phone, email } = catalog.contact
    const foot = [...new Set([companyInPrint(catalog), groupedNumber(phone), email])].join('  ·  ')
    book.print(foot, { ...line, y: height - 31, width: line.width - 60, lines: 1 })
    book.print(page, { ...line, y: height - 31, align: 'right', font: 'bold' })
  })
}

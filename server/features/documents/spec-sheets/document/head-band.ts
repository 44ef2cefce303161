import { groupedNumber, telUrl } from '../../../../../web/base/phone-number.ts'
import type { Book } from '../../../../pdf/book.ts'
import { companyInPrint, websiteInPrint } from '../../../../pdf/company.ts'
import type { PdfPlacer } from '../../../../pdf/pictures.ts'
import { placeMark } from '../../../../pdf/printed-brand.ts'
import { color } from '../../../../pdf/tokens.ts'
import type { SpecSheet } from '../spec-sheet.ts'
import { line } from './layout.ts'

const MARK = 32
const REACHED = 200

type Company = Pick<SpecSheet, 'contact' | 'website' | 'brand'>

/** Whose sheet it is and how to reach them. */
export function headBand(book: Book, sheet: Company, placer: PdfPlacer): void {
  const { contact, website } = sheet
  const place = { x: line.x, y: 34, height: MARK, radius: 8 }
  const mark = placeMark(book, placer, sheet.brand, place)
  const part = book.part('Sect')
  const x = line.x + mark + 12
  book.text(part, 'P', companyInPrint(sheet), {
    x,
    y: 42,
    width: line.width - REACHED - mark - 24,
    size: 13,
    color: color.ink,
    font: 'bold',
    lines: 1,
  })
  const ways: [words: string, address: string][] = [
    [groupedNumber(contact.phone), telUrl(contact.phone)],
    [contact.email, `mailto:${contact.email}`],
    [websiteInPrint(website), website],
  ]
  for (const [index, [words, address]] of ways.filter(([words]) => words).entries()) {
    book.link(
      book.part('P', part),
      words,
      { address },
      {
        x: line.x + line.width - REACHED,
        y: 32 + index * 13,
        width: REACHED,
        size: 9,
        color: color.ink2,
        align: 'right',
        lines: 1,
      },
    )
  }
  book.decoration(() => {
    const { pdf } = book
    pdf
      .moveTo(line.x, 78)
      .lineTo(line.x + line.width, 78)
      .lineWidth(0.5)
      .stroke(color.line)
  })
}

import type { ContactDetails } from '../../../../../web/base/contract.ts'
import type { Book } from '../../../../pdf/book.ts'
import { wayToAsk, websiteInPrint } from '../../../../pdf/company.ts'
import { drawCode } from '../../../../pdf/draw-code.ts'
import { color } from '../../../../pdf/tokens.ts'
import { BOTTOM, line } from './layout.ts'

interface Foot {
  /** The code that customers ask by. */
  code: string
  /** The URL of the page that the QR code opens. */
  address: string
  /** The same where another address is shorter to read and to type. */
  inPrint?: string
  contact: Pick<ContactDetails, 'companyName' | 'whatsapp' | 'email'>
  /** The sentence names the day of the sheet, and refers to the page for current facts. */
  sentence: string
}

const QR = 92
const y = BOTTOM + 16
const height = QR + 20

/** The code that opens a page of the site, the ways to ask for the product, and a sentence. */
export function footBand(
  book: Book,
  { code, address, inPrint = address, contact, sentence }: Foot,
): void {
  book.decoration(() =>
    book.pdf.roundedRect(line.x, y, line.width, height, 12).fill(book.color(color.mist)),
  )
  const part = book.part('Sect')
  const square = { x: line.x + line.width - QR - 10, y: y + 10, side: QR }
  const alt = `Code that opens ${address}`
  book.tagged(part, 'Figure', () => drawCode(book, address, square, { radius: 6 }), alt)
  const text = { x: line.x + 18, width: line.width - QR - 52, lines: 1 }
  book.text(part, 'P', `Ask for a quote with the code ${code}`, {
    ...text,
    y: y + 16,
    size: 13,
    color: color.ink,
    font: 'bold',
  })
  const message = `Hello ${contact.companyName}, I would like a quote for ${code}.`
  const { name, to, address: ask } = wayToAsk(contact, `Quote for ${code}`, message)
  book.link(
    book.part('P', part),
    `${name} ${to}`,
    { address: ask },
    {
      ...text,
      y: y + 38,
      size: 10.5,
      color: color.action,
    },
  )
  book.link(
    book.part('P', part),
    websiteInPrint(inPrint),
    { address },
    {
      ...text,
      y: y + 55,
      size: 10.5,
      color: color.action,
    },
  )
  book.text(part, 'P', sentence, { ...text, y: y + 84, size: 8.5, color: color.ink2 })
}

import { groupedNumber, telUrl } from '../../../../../web/base/phone-number.ts'
import { printed } from '../../../../../web/base/printed.ts'
import type { Book, Target } from '../../../../pdf/book.ts'
import { companyInPrint, wayToAsk, websiteInPrint } from '../../../../pdf/company.ts'
import { drawCode } from '../../../../pdf/draw-code.ts'
import { heroCrop, type PdfPlacer, type Prepared } from '../../../../pdf/pictures.ts'
import { color, sheet } from '../../../../pdf/tokens.ts'
import type { Catalog } from '../catalog.ts'
import type { Plan } from './plan.ts'
import { runningLines } from './running-lines.ts'

const { margin } = sheet
const column = 250
/** The drawing of the cover again, below the text. */
const scene = {
  x: sheet.width - margin - 370,
  y: sheet.bottom - 300,
  width: 370,
  height: (370 * heroCrop.height) / heroCrop.width,
}
const card = { x: 340, y: 190, width: sheet.width - margin - 340, padding: 18 }

/** Address and contact links of the company; the QR code opens a chat, or a mail. */
export function contactPage(
  book: Book,
  catalog: Catalog,
  plan: Plan,
  { placer, hero }: { placer: PdfPlacer; hero: Prepared },
): void {
  const { contact, title } = catalog
  book.page('Contact')
  runningLines(book, catalog, `${plan.contact}`, 'Contact')
  const part = book.part('Sect')
  const head = { x: margin, y: 74, width: 515, size: 32, color: color.ink, leading: 1.08 }
  book.text(part, 'H2', 'Close to what you need?', {
    ...head,
    font: 'headline',
    tracking: -0.6,
  })
  const lead = { ...head, y: 120, size: 12, color: color.ink2, leading: 1.5 }
  book.text(part, 'P', 'Send us its name and number with the change you have in mind.', lead)
  details(book, part, catalog)
  const greeting = `Hello ${contact.companyName}, I have a question about your ${title}.`
  askCard(book, part, wayToAsk(contact, `Question about ${title}`, greeting))
  if ('form' in hero) book.decoration(() => placer.place(hero, scene, 0))
}

function details(book: Book, part: PDFKit.PDFStructureElement, catalog: Catalog): void {
  let y = 194
  for (const [label, lines] of rowsOf(catalog)) {
    const style = { x: margin, width: column, color: color.ink }
    book.text(part, 'P', label, { ...style, y, size: 9, color: color.brand, font: 'bold' })
    y += 15
    for (const { words, target } of lines) {
      const line = { ...style, y, size: 12, leading: 1.4, lines: 1 }
      if (target) book.link(book.part('P', part), words, target, { ...line, color: color.action })
      else book.text(part, 'P', words, line)
      y += 17
    }
    y += 14
  }
}

interface Line {
  words: string
  target?: Target
}

function rowsOf(catalog: Catalog): [string, Line[]][] {
  const { contact, website } = catalog
  const town = [contact.postalCode, contact.city].map(printed).filter(Boolean).join(' ')
  const { addressLine1, addressLine2, state, country } = contact
  const place = [addressLine1, addressLine2, town, state, country].map(printed)
  const hours: [string, string][] = [
    ['Monday to Friday', printed(contact.mondayFriday)],
    ['Saturday', printed(contact.saturday)],
    ['Sunday', printed(contact.sunday)],
  ]
  const linked = (words: string, address: string): Line[] =>
    words ? [{ words, target: { address } }] : []
  const rows: [string, Line[]][] = [
    ['Office', [companyInPrint(catalog), ...place].filter(Boolean).map(words => ({ words }))],
    ['Phone', linked(groupedNumber(contact.phone), telUrl(contact.phone))],
    ['E-mail', linked(contact.email, `mailto:${contact.email}`)],
    ['Website', linked(websiteInPrint(website), website)],
    [
      'Business hours',
      hours.filter(([, time]) => time).map(([days, time]) => ({ words: `${days}: ${time}` })),
    ],
  ]
  return rows.filter(([, lines]) => lines.length > 0)
}

function askCard(
  book: Book,
  part: PDFKit.PDFStructureElement,
  { isChat, name, to, address }: ReturnType<typeof wayToAsk>,
) {
  const { x, y, width, padding } = card
  const side = width - 2 * padding
  const height = side + 2 * padding + 66
  book.decoration(() => book.pdf.roundedRect(x, y, width, height, 14).fill(book.color(color.mist)))
  const code = { x: x + padding, y: y + padding, side }
  const alt = `Code that opens ${isChat ? 'a WhatsApp chat with' : 'an e-mail to'} ${to}`
  book.tagged(part, 'Figure', () => drawCode(book, address, code, { radius: 8 }), alt)
  const line = { x: code.x, y: code.y + side + 14, width: side, color: color.ink }
  book.text(part, 'P', name, { ...line, size: 9, color: color.brand, font: 'bold' })
  const link = { ...line, y: line.y + 14, size: 12, color: color.action, lines: 1 }
  book.link(book.part('P', part), isChat ? `Chat with ${to}` : 'Write to us', { address }, link)
  book.text(part, 'P', 'Scan the code, or tap the line above.', {
    ...line,
    y: line.y + 32,
    size: 8.5,
    color: color.ink2,
    lines: 1,
  })
}

import { dayInWords } from '../../../../../web/base/day-in-words.ts'
import { designPageUrl } from '../../../../../web/features/design/addresses.ts'
import { Book } from '../../../../pdf/book.ts'
import type { Fonts } from '../../../../pdf/fonts.ts'
import { openPdfPlacer } from '../../../../pdf/pictures.ts'
import { footBand } from '../../../documents/spec-sheets/document/foot-band.ts'
import { headBand } from '../../../documents/spec-sheets/document/head-band.ts'
import { heading } from '../../../documents/spec-sheets/document/heading.ts'
import { BOTTOM, line, TOP } from '../../../documents/spec-sheets/document/layout.ts'
import type { DesignSheet } from '../design-sheet.ts'
import { factsOfSheet, partsOfSheet } from './tables.ts'
import { views } from './views.ts'

const GAP = 20
/** The font sizes and the height of the name, in points. */
const ONE_LINE = { from: 24, to: 17, height: 27 }

/**
 * A plan as a PDF file of exactly one page: its views from four sides, its measures and its parts.
 */
export async function writeDesignSheet(sheet: DesignSheet, fonts: Fonts): Promise<Buffer> {
  const { facts, contact, day } = sheet
  const book = new Book(
    {
      title: `${facts.code}: ${facts.summary}`,
      author: contact.companyName,
      subject: 'A unit as it was designed',
      keywords: [facts.code, facts.use].join(', '),
      colors: sheet.brand?.colors,
    },
    fonts,
  )
  book.page()
  const placer = openPdfPlacer(book)
  headBand(book, sheet, placer)
  const { code, summary } = facts
  const head = { code, name: summary, collection: 'Your design', title: '' }
  const top = heading(book, head, TOP, ONE_LINE)
  const below = views(book, placer, sheet, { ...line, y: top }) + 8
  const width = (line.width - 2 * GAP) / 3
  const column = (index: number) => ({
    x: line.x + index * (width + GAP),
    y: below,
    width,
    height: BOTTOM - below,
  })
  partsOfSheet(book, sheet, [column(0), column(1)])
  factsOfSheet(book, sheet, column(2))
  const shortAddress = new URL(designPageUrl(code), sheet.address).href
  const when = day ? `Estimate of ${dayInWords(day)}, not an offer. ` : ''
  footBand(book, {
    ...sheet,
    code,
    inPrint: shortAddress,
    sentence: `${when}Scan the code to change it or ask for it.`,
  })
  return book.bytes()
}

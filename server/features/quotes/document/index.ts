import { type AmountText, amountsOf } from '../../../../web/features/quotes/page/amounts.ts'
import { Book, type BookInfo } from '../../../pdf/book.ts'
import type { Fonts } from '../../../pdf/fonts.ts'
import { openPdfPlacer, type PdfPlacer, type Prepared } from '../../../pdf/pictures.ts'
import { closing } from './closing.ts'
import { customerBlock } from './customer-block.ts'
import { headBand } from './head-band.ts'
import { companyOf } from './letterhead.ts'
import { linesTable } from './lines-table.ts'
import { nameOf, openPages, type Pages } from './pages.ts'
import { preparePictures } from './prepare-pictures.ts'
import type { QuotePaper } from './quote-paper.ts'
import { totalsBlock } from './totals-block.ts'

/** One quote being drawn. */
export interface Drawing {
  book: Book
  paper: QuotePaper
  pages: Pages
  placer: PdfPlacer
  /** By what a line shows (`pictureOf`). */
  pictures: ReadonlyMap<string, Prepared>
  amount: AmountText
}

/** A quote as a PDF file, on as many pages as it takes. */
export async function writeQuote(paper: QuotePaper, fonts: Fonts): Promise<Buffer> {
  const pictures = await preparePictures(paper)
  // Each page says how many there are, which is known once all are drawn.
  const { pages } = draw(paper, pictures, fonts, 0)
  return draw(paper, pictures, fonts, pages.count).book.bytes()
}

function draw(
  paper: QuotePaper,
  pictures: ReadonlyMap<string, Prepared>,
  fonts: Fonts,
  pageCount: number,
): Drawing {
  const book = new Book(infoOf(paper), fonts)
  const placer = openPdfPlacer(book)
  const pages = openPages(book, paper, pageCount)
  const amount = amountsOf(paper.content, paper.totals)
  const drawing = { book, paper, pages, placer, pictures, amount }
  pages.next()
  headBand(drawing)
  customerBlock(drawing)
  linesTable(drawing, totalsBlock(drawing))
  closing(drawing)
  return drawing
}

function infoOf(paper: QuotePaper): BookInfo {
  return {
    title: nameOf(paper),
    author: companyOf(paper.letterhead),
    subject: `Quote ${paper.number}`,
    keywords: 'quote',
    colors: paper.brand?.colors,
  }
}

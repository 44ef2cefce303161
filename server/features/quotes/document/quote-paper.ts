import { createHash } from 'node:crypto'
import type { Letterhead, QuoteContent, Totals } from '../../../../web/features/quotes/contract.ts'
import { drawingsVersion } from '../../../drawings/version.ts'
import { hashedInput } from '../../../pdf/photos.ts'
import type { Picture } from '../../../pdf/pictures.ts'
import type { PrintedBrand } from '../../../pdf/printed-brand.ts'

/** All input of the PDF of a quote: equal values give the same pages. */
export interface QuotePaper {
  number: string
  /** Printed from 2 on, as "Version 2". */
  edition: number
  /** When it was sent, in the company's time zone, as 2026-12-31. */
  day: string
  /** Said in words at the top of each page. */
  mark?: 'draft' | 'void' | undefined
  content: QuoteContent
  totals: Totals
  letterhead: Letterhead
  /** Absent where it is that of the release. */
  brand?: PrintedBrand
  /** Of the customer's page, which the QR code opens; a draft has none. */
  url?: string | undefined
  /** By slot; a line whose slot is missing has no picture. */
  pictures: Readonly<Record<string, Picture>>
}

/** Increment when the layout of the same input changes. */
const layoutVersion = 'q3'

/** A hash of the input, and the name of its file. */
export function versionOf(paper: QuotePaper): string {
  const input = hashedInput([layoutVersion, drawingsVersion, paper])
  return createHash('sha256').update(input).digest('hex').slice(0, 20)
}

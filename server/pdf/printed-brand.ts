import type { BrandColors } from '../../web/features/company/brand/contract.ts'
import type { MarkKind } from '../../web/features/company/brand/mark-paths.ts'
import { brandMark } from '../drawings/brand.ts'
import type { Book } from './book.ts'
import { formOf } from './drawing/form.ts'
import type { PdfPlacer } from './pictures.ts'

/** The company's brand in a document; parts that are missing are those of the release. */
export interface PrintedBrand {
  colors?: BrandColors
  /** The mark in place of a logo. */
  mark?: MarkKind
  /** A PNG in Base64, and the proportions of the logo. */
  logo?: { id: string; png: string; width: number; height: number }
}

interface Place {
  x: number
  y: number
  height: number
  /** The radius at which the corners of the mark are cut. */
  radius: number
}

/**
 * Places the company's mark, as an artifact: its name stands beside it.
 * @returns its width; a logo is at most three times as wide as high
 */
export function placeMark(
  book: Book,
  placer: PdfPlacer,
  { colors, mark: kind, logo }: PrintedBrand = {},
  { x, y, height, radius }: Place,
): number {
  if (!logo) {
    const mark = {
      form: formOf(brandMark(64, colors, kind), 0.1),
      crop: { x: 0, y: 0, width: 64, height: 64 },
    }
    book.decoration(() => placer.place(mark, { x, y, width: height, height }, radius))
    return height
  }
  const width = Math.min((height * logo.width) / logo.height, 3 * height)
  const shown = Math.min(height, (width * logo.height) / logo.width)
  const png = Buffer.from(logo.png, 'base64')
  book.decoration(() => {
    book.pdf.image(png, x, y + (height - shown) / 2, { width, height: shown })
  })
  return width
}

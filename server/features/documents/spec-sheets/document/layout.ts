import { tileCrop } from '../../../../pdf/pictures.ts'
import { sheet } from '../../../../pdf/tokens.ts'

/** The top is below the head of the company. */
export const TOP = 96
/** The bottom is above the foot with the QR code. */
export const BOTTOM = 690
const GAP = 22
/** The height of the picture with facts beside it, and with a few facts below it. */
const BESIDE = 250
const LARGE = 400

const { margin } = sheet
export const line = { x: margin, width: sheet.width - 2 * margin }

interface Amount {
  /** The number of facts. */
  facts: number
  /** Characters of the description. */
  words: number
}

/** Lays out the picture, the facts and the description below the name. */
export function layoutOf(top: number, { facts, words }: Amount) {
  const isSpare = words === 0 && facts <= 5
  const width = isSpare ? LARGE : BESIDE
  const picture = { x: margin, y: top, width, height: (width * tileCrop.height) / tileCrop.width }
  const below = top + picture.height + GAP
  const x = margin + BESIDE + GAP
  // 2,000 characters in the smallest print.
  const leastText = words > 0 ? GAP + 40 + words * 0.065 : 0
  return {
    picture,
    facts: isSpare
      ? { ...line, y: below, height: BOTTOM - below }
      : { x, y: top, width: sheet.width - margin - x, height: BOTTOM - leastText - top },
    /** @param above where the facts end */
    text(above: number) {
      const y = Math.max(above + GAP, below)
      return { ...line, y, height: BOTTOM - y }
    },
  }
}

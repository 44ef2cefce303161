/** A sheet of stickers, or a roll of them; the printable grid is in the middle of the page. */
export interface LabelSheet {
  id: LabelSheetId
  name: string
  /** A product that has this grid. */
  like: string
  /** In millimetres, as all sizes here. */
  page: Size
  label: Size
  columns: number
  rows: number
  /** Between two columns; rows have none. */
  gap: number
}

interface Size {
  width: number
  height: number
}

export type LabelSheetId = 'a4-14' | 'a4-21' | 'a4-24' | 'a4-40' | 'roll-62x29'

const A4: Size = { width: 210, height: 297 }

/*
 * Sizes and gaps as printed on the packages of Avery (L7163, L7160, 3474, 3657) and of Brother
 * (DK-11209); sheets of other makers with the same numbers have the same grid.
 */
export const labelSheets: readonly LabelSheet[] = [
  {
    id: 'a4-21',
    name: 'A4, 3 × 7 of 63.5 × 38.1 mm',
    like: 'Avery L7160',
    ...{ page: A4, label: { width: 63.5, height: 38.1 }, columns: 3, rows: 7, gap: 2.54 },
  },
  {
    id: 'a4-24',
    name: 'A4, 3 × 8 of 70 × 37 mm',
    like: 'Avery 3474',
    ...{ page: A4, label: { width: 70, height: 37 }, columns: 3, rows: 8, gap: 0 },
  },
  {
    id: 'a4-14',
    name: 'A4, 2 × 7 of 99.1 × 38.1 mm',
    like: 'Avery L7163',
    ...{ page: A4, label: { width: 99.1, height: 38.1 }, columns: 2, rows: 7, gap: 2.5 },
  },
  {
    id: 'a4-40',
    name: 'A4, 4 × 10 of 48.5 × 25.4 mm',
    like: 'Avery 3657',
    ...{ page: A4, label: { width: 48.5, height: 25.4 }, columns: 4, rows: 10, gap: 0 },
  },
  {
    id: 'roll-62x29',
    name: 'Roll of 62 × 29 mm',
    like: 'Brother DK-11209',
    page: { width: 62, height: 29 },
    ...{ label: { width: 62, height: 29 }, columns: 1, rows: 1, gap: 0 },
  },
]

export const labelLimits = { codes: 500, copies: 100, labels: 2000 } as const

export function labelSheet(id: LabelSheetId): LabelSheet {
  const found = labelSheets.find(sheet => sheet.id === id)
  if (!found) throw new Error(`There is no sheet ${id}`)
  return found
}

export const placesOn = ({ columns, rows }: LabelSheet): number => columns * rows

/** How many pages labels fill from a place of the first one, which counts from 1. */
export const pagesFor = (sheet: LabelSheet, start: number, labels: number): number =>
  Math.ceil((start - 1 + labels) / placesOn(sheet))

/** The upper left corner of a place, which counts from 1: row by row, from the left. */
export function cornerOf(sheet: LabelSheet, place: number): { x: number; y: number } {
  const { page, label, columns, rows, gap } = sheet
  const left = (page.width - columns * label.width - (columns - 1) * gap) / 2
  const top = (page.height - rows * label.height) / 2
  const index = place - 1
  return {
    x: left + (index % columns) * (label.width + gap),
    y: top + Math.floor(index / columns) * label.height,
  }
}

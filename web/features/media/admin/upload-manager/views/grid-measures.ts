/** Pixels, the same as in slot-grid.css and slot-tile.css. */
const gap = 12
const leastWidth = 124
const lineHeight = 44
const border = 2

/** Rows in one block: few enough to be drawn within a frame. */
const rows = 3

export const columnsIn = (width: number): number =>
  Math.max(2, Math.floor((width + gap) / (leastWidth + gap)))

/** The least columns of a folder with one row, which has others beside it; its title needs two. */
const leastSpan = 2

/** The number of columns that a folder takes. */
export const spanOf = (count: number, columns: number): number =>
  Math.min(Math.max(count, leastSpan), columns)

/** Whole rows, so that blocks stand below each other as if they were one grid. */
export function blocksOf<T>(items: readonly T[], columns: number): T[][] {
  const size = columns * rows
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size))
}

/** A tile is a square picture over a line of text. */
export function heightOf(count: number, columns: number, width: number): number {
  const tile = (width - gap * (columns - 1)) / columns + lineHeight + border
  const lines = Math.ceil(count / columns)
  return Math.round(lines * (tile + gap))
}

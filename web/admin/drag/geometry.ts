/** Vertical extent in the coordinates of the window. */
export interface Extent {
  top: number
  bottom: number
}

/** The landing of a dragged row: its neighbour, and the side of it. */
export interface Landing {
  key: string
  side: 'before' | 'after'
}

/** The pixels that a pointer moves until that is no longer a press. */
const THRESHOLD = 4
/** Within this distance of an edge the list scrolls on. */
const EDGE = 60
/** Pixels per frame. */
const STEP = 12

export const isPastThreshold = (from: number, y: number): boolean => Math.abs(y - from) > THRESHOLD

/** The index of the first row whose middle is below `y`; the number of rows where none is. */
export function gapAt(rows: readonly Extent[], y: number): number {
  const below = rows.findIndex(({ top, bottom }) => (top + bottom) / 2 > y)
  return below === -1 ? rows.length : below
}

/** The gap in words of its neighbours: before the row that follows, or after the last one. */
export function landingIn(keys: readonly string[], gap: number): Landing | undefined {
  const next = keys[gap]
  if (next !== undefined) return { key: next, side: 'before' }
  const last = keys.at(-1)
  return last === undefined ? undefined : { key: last, side: 'after' }
}

/**
 * The number of places that a row goes down when it is dropped into a gap; both gaps beside it are
 * its own.
 */
export const stepsTo = (gap: number, from: number): number => (gap > from ? gap - 1 : gap) - from

/** The pixels to scroll in a frame while the pointer is near an edge of the visible part. */
export function scrollStep(y: number, { top, bottom }: Extent): number {
  if (y < top + EDGE) return -STEP
  return y > bottom - EDGE ? STEP : 0
}

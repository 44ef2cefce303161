import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { disc, type Mark, panel } from '../../../kit/mark.ts'

/** What a laser cutter is made of; sizes of its bed in cm. */
export interface Plan {
  readonly brief: Brief
  readonly w: number
  readonly d: number
  readonly color: string
  readonly accent: string
}

/** A floor around a machine of w by d. */
export function floor(b: Builder, w: number, d: number, around: number): void {
  b.slab([-around, -around, -8], [w + 2 * around, d + 2 * around, 8], '#d9dcd8')
  b.flat([16 - around, d + around - 26, 0], [w + 2 * around - 32, 7, 0.3], '#e3ab41', {
    casts: false,
  })
}

/** What is cut into the sheet: parts in rows, as seen from above. */
export function contours(brief: Brief, w: number, d: number): Mark[] {
  const [columns, rows] = [Math.round(w / 70), Math.round(d / 64)]
  const style = brief.int(0, 2)
  const marks: Mark[] = []
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++) {
      const [u, v] = [(i + 0.5) / columns, (j + 0.5) / rows]
      const square = style === 0 || (style === 2 && (i + j) % 2 === 0)
      marks.push(
        square
          ? panel(u - 0.3 / columns, v - 0.3 / rows, 0.6 / columns, 0.6 / rows, '#5d6d75')
          : disc(u, v, 18, '#5d6d75', 14),
      )
    }
  return marks
}

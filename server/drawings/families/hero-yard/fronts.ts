import type { Brief } from '../../brief.ts'
import type { Mark } from '../../kit/mark.ts'
import { door, glazing, window } from '../../props/openings.ts'

/** Doors and windows of a unit's long side on a storey. */
export function facade(brief: Brief, storey: number): Mark[] {
  const style = brief.int(0, 2)
  if (storey === 0)
    return [
      glazing([0.05, 0.03, 0.42, 0.84], 4, { door: 2 }),
      door(0.53, 0.15, 0.82, { color: '#c48a4a' }),
      window([0.74, 0.3, 0.2, 0.48]),
    ]
  if (style === 0)
    return [
      window([0.07, 0.3, 0.24, 0.48]),
      window([0.38, 0.3, 0.24, 0.48]),
      window([0.69, 0.3, 0.24, 0.48]),
    ]
  if (style === 1) return [glazing([0.06, 0.06, 0.88, 0.8], 7)]
  return [window([0.07, 0.3, 0.3, 0.48], { panes: 3 }), glazing([0.46, 0.06, 0.46, 0.8], 4)]
}

/** The windows of its short side. */
export function side(brief: Brief): Mark[] {
  return brief.chance(0.5)
    ? [window([0.24, 0.3, 0.52, 0.48])]
    : [glazing([0.16, 0.05, 0.68, 0.82], 2)]
}

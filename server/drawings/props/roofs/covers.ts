import { partsOf, times } from '../../kit/geometry.ts'
import { joints, level, type Mark, upright } from '../../kit/mark.ts'

export const roofColors = {
  clay: '#b8593f',
  brick: '#96493a',
  charcoal: '#46525a',
  green: '#527563',
  blue: '#4a6c8c',
  silver: '#a9b4b8',
  umber: '#7d5b45',
}

/** Long sheet of steel with seams up the slope, tiles or shingles in courses, or grass. */
const covers = ['sheet', 'tiles', 'shingles', 'thatch'] as const
export type Cover = (typeof covers)[number]

export const thatchColor = '#bd9f63'

/** What shows on a slope of a cover. */
export function covering(cover: Cover): Mark {
  if (cover === 'sheet') return ({ w }) => seams(partsOf(w, 34, 4), 1)
  if (cover === 'tiles') return courses(30)
  if (cover === 'shingles') return courses(20)
  return courses(64, 5, 0.16)
}

function seams(count: number, width: number): ReturnType<Mark> {
  const rings = joints(count).map(u => upright(u))
  return [{ rings, fill: '#0b1a2a', opacity: 0.3, width }]
}

/** Courses of tiles or stones of a height in cm, with their joints. */
export function courses(height: number, width = 1.6, opacity = 0.28): Mark {
  return ({ w, h }) => {
    const rows = partsOf(h, height)
    const columns = partsOf(w, 90)
    const ticks = times(rows, row =>
      times(columns, i => {
        const u = (i + 0.25 + ((row * 0.37) % 0.75)) / columns
        return upright(u, row / rows, (row + 1) / rows)
      }),
    )
    const rings = [...joints(rows).map(v => level(v)), ...ticks.flat()]
    return [{ rings, fill: '#0b1a2a', opacity, width }]
  }
}

import { partsOf, times } from '../../kit/geometry.ts'
import { levels, lines, type Mark, upright, uprights } from '../../kit/mark.ts'

export const roofColors = {
  clay: '#b8593f',
  brick: '#96493a',
  charcoal: '#46525a',
  green: '#527563',
  blue: '#4a6c8c',
  silver: '#a9b4b8',
  umber: '#7d5b45',
}

export const thatchColor = '#bd9f63'

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
    return [lines([...levels(rows), ...ticks.flat()], '#0b1a2a', width, opacity)]
  }
}

/** What shows on a slope: seams of long sheets of steel, courses of tiles and shingles, grass. */
export const covers = {
  sheet: ({ w }) => [lines(uprights(partsOf(w, 34, 4)), '#0b1a2a', 1, 0.3)],
  tiles: courses(30),
  shingles: courses(20),
  thatch: courses(64, 5, 0.16),
} satisfies Record<string, Mark>

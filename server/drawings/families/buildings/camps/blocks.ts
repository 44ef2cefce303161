import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { metals, woods } from '../../../kit/palette.ts'
import { container, roofHeight } from '../../../props/container.ts'
import { door, glazing, window } from '../../../props/openings.ts'
import { airConditioner, canopy, deck, solarPanels } from '../../../props/outdoors.ts'
import { roofColors } from '../../../props/roofs/covers.ts'
import { pitchedRoof } from '../../../props/roofs/pitched.ts'
import { shedRoof } from '../../../props/roofs/single.ts'

/** What covers a row of cabins. */
export const roofs = ['flat', 'shed', 'gable'] as const

/** Depth of a unit in cm. */
export const DEEP = 244

const H = 250

/** From floor to floor of stacked units. */
export const LEVEL = H + roofHeight

/** What all parts of one camp share. */
export interface Camp {
  readonly brief: Brief
  readonly first: string
  readonly second: string
  readonly third: string
  /** Width of a cabin. */
  readonly w: number
}

/** Cabins side by side along x, under flat roofs with coolers, a long lean-to or gables. */
export function sleepingRow(
  b: Builder,
  plan: Camp,
  n: number,
  roof: (typeof roofs)[number] | 'none',
): void {
  const { brief, first, second, w } = plan
  for (let i = 0; i < n; i++) {
    const at = b.at(i * w, 0)
    const color = i % 2 ? second : first
    cabin(at, brief, color, w - 9)
    if (roof === 'flat') airConditioner(at.at(w * 0.4, 90, LEVEL))
    if (roof === 'gable')
      pitchedRoof(at.at(0, 0, LEVEL), [w - 9, DEEP], {
        rise: 90,
        along: 'y',
        color: roofColors.silver,
        gable: color,
        verge: 20,
        eave: 4,
      })
  }
  if (roof === 'flat') solarPanels(b.at(w * (n - 1) + 30, 20, LEVEL), 2, 1)
  if (roof === 'shed')
    shedRoof(b.at(0, 0, LEVEL), [n * w - 9, DEEP], { rise: 84, color: '#c9d0d0', gable: second })
}

/** A sleeping cabin with two rooms. */
export function cabin(b: Builder, brief: Brief, color: string, w: number): void {
  const leaf = brief.pick(['#c48a4a', '#f1ece1', '#d8572a', '#33424a'])
  container(b, {
    color,
    size: [w, DEEP, H],
    front: [
      door(0.05, 78 / w, 0.8, { color: leaf }),
      window([0.29, 0.36, 0.18, 0.4]),
      window([0.53, 0.36, 0.18, 0.4]),
      door(0.95 - 78 / w, 78 / w, 0.8, { color: leaf }),
    ],
    right: [window([0.3, 0.4, 0.4, 0.36])],
  })
}

/** A roof on posts along x, for dry feet between the rooms. */
export function walkway(b: Builder, length: number, post: string): void {
  canopy(b, length, 120, 226, { posts: Math.round(length / 330) + 1, post })
}

/** The dining block: a glazed front, a deck with a table and the kitchen's flue. */
export function dining(b: Builder, { brief, third }: Camp, w: number): void {
  container(b, {
    color: third,
    size: [w, DEEP, H],
    front: [glazing([0.05, 0.03, 0.9, 0.8], brief.int(4, 6), { door: 1 })],
    right: [window([0.2, 0.36, 0.6, 0.4], { panes: 3 })],
  })
  deck(b.at(10, DEEP + 1), w - 20, 100, 12, woods.oak)
  b.cylinder([w * 0.78, 80, LEVEL], 19, 76, metals.steel, { top: '#2a3238' })
  b.cylinder([w * 0.78, 80, LEVEL + 78], 30, 14, metals.graphite, { r2: 4 })
}

import type { Builder } from '../../../kit/builder.ts'
import { leaves } from '../../../kit/palette.ts'
import { homeWindow, walls } from '../../../props/dwellings.ts'
import { pool, sunLounger } from '../../../props/garden.ts'
import { door, glazing } from '../../../props/openings.ts'
import { parasol } from '../../../props/outdoors.ts'
import { crownOf } from '../../../props/planting.ts'
import { paved, plot } from '../../../props/plots.ts'
import { tree } from '../../../props/trees.ts'
import { type Home, poolLadder } from './home.ts'

/** Height of a floor. */
export const H = 290

/** Thickness of floors and flat roofs. */
export const SLAB = 20

/** A house of stone below and timber above. */
export interface Villa extends Home {
  readonly stone: string
  readonly timber: string
}

/** Glass for the living room, a wide door, a wall of stone. */
export function groundFloor(b: Builder, { stone, door: leaf }: Villa, w: number, d: number): void {
  walls(b, [w, d, H], {
    color: stone,
    front: [
      glazing([0.4, 0.03, 0.54, 0.84], 6, { door: 2 }),
      door(0.25, 120 / w, 0.84, { color: leaf, lite: 'none' }),
      homeWindow([0.06, 0.3, 0.12, 0.5]),
    ],
    right: [glazing([0.2, 0.03, 0.6, 0.84], 3)],
  })
}

/** A terrace with the pool, loungers, palms and a clipped hedge. */
export function grounds(b: Builder, { brief, accent }: Villa, w: number, d: number): void {
  const deep = brief.between(360, 430)
  plot(b, [-110, -110, w + 240, d + deep + 130])
  paved(b, [-30, d, w + 90, deep - 20], '#e2dccb', 70)
  const [pw, pd] = [w * brief.between(0.42, 0.52), 170]
  const left = brief.chance(0.5)
  const x = left ? 20 : w - pw - 10
  const y = d + deep - pd - 60
  pool(b.at(x, y, 0.6), pw, pd)
  poolLadder(b.at(x + pw - 60, y + 2))
  const beds = left ? x + pw + 110 : 40
  for (const i of [0, 1]) sunLounger(b.at(beds + i * 100, y + 70), accent)
  const palm = brief.chance(0.5)
  const shade = brief.pick(['#fbf9f4', accent])
  if (brief.chance(0.6) && !(left && palm)) parasol(b.at(left ? w - 40 : 260, y - 30), shade)
  const height = brief.between(330, 400)
  const kind = palm ? 'palm' : 'poplar'
  tree(b.at(w + 76, d + 60 + crownOf(kind, height)), kind, height, leaves.green)
}

import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { coats, leaves, metals, woods } from '../../../kit/palette.ts'
import { type Skin, skins } from '../../../props/dwellings.ts'
import { treeBeside } from '../../../props/planting.ts'
import { flowerPatch } from '../../../props/plots.ts'
import { steppingStones } from '../../../props/roads.ts'
import { roofColors } from '../../../props/roofs/covers.ts'
import { hedge, shrub } from '../../../props/trees.ts'

/** Colours and cladding that all parts of one house share. */
export interface Home {
  readonly brief: Brief
  readonly wall: string
  readonly accent: string
  readonly roof: string
  readonly door: string
  readonly wood: string
  readonly skin: Skin
}

const renders = ['#f1ece1', '#e6dcc8', '#dfe6e2', '#e9d6c6']

/** Chooses what all parts of a house share. */
export function homeFor(brief: Brief): Home {
  const skin = brief.pick(skins.filter(name => name !== 'logs'))
  const painted = [
    coats.teal,
    coats.sage,
    coats.brick,
    coats.slate,
    coats.sun,
    coats.cream,
    coats.blue,
  ]
  return {
    brief,
    skin,
    wall: skin === 'render' ? brief.pick(renders) : brief.pick([...painted, woods.oak, woods.teak]),
    accent: brief.pick([coats.orange, coats.teal, coats.sun, coats.charcoal]),
    roof: brief.pick([roofColors.clay, roofColors.charcoal, roofColors.green, roofColors.umber]),
    door: brief.pick(['#c48a4a', coats.teal, coats.brick, '#33424a', '#e3ab41']),
    wood: brief.pick([woods.oak, woods.teak, woods.ash]),
  }
}

/** A tree beside what ends at X, and something low and green at the other corner. */
export function greenery(
  b: Builder,
  { brief }: Home,
  [x, y, X, Y]: readonly [number, number, number, number],
): void {
  const leaf = brief.pick([leaves.green, leaves.deep, leaves.fresh])
  treeBeside(b.at(X, y), brief.pick(['poplar', 'conifer', 'round']), brief.between(210, 270), leaf)
  const low = brief.int(0, 2)
  if (low === 0) shrub(b.at(x, Y), 32, leaves.fresh)
  if (low === 1) hedge(b.at(x - 30, Y), 150, 54, leaf)
  if (low === 2)
    flowerPatch(b, [x - 30, Y - 26, 150, 52], brief.pick(['#d8572a', '#e9b44c', '#c9658a']))
}

/** Stepping stones across the garden, from `from` to `to` along y. */
export function gardenPath(b: Builder, x: number, from: number, to: number): void {
  steppingStones(b.at(x + 39, from + 8, 0.3, 3), Math.floor((to - from) / 76))
}

/** Handrails of a pool. */
export function poolLadder(b: Builder): void {
  for (const x of [0, 36])
    b.wire(
      [
        [x, 30, 0],
        [x, 30, 46],
        [x, 6, 60],
        [x, -16, 40],
        [x, -16, 0],
      ],
      4,
      metals.chrome,
    )
}

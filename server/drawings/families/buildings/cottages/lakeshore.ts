import type { Builder } from '../../../kit/builder.ts'
import { leaves, woods } from '../../../kit/palette.ts'
import { planks } from '../../../props/cladding.ts'
import { homeWindow, type Skin, walls } from '../../../props/dwellings.ts'
import { sunLounger } from '../../../props/garden.ts'
import { door, glazing } from '../../../props/openings.ts'
import { loungeChair } from '../../../props/seating.ts'
import { shrub, tree } from '../../../props/trees.ts'
import { balustrade } from '../../../props/verandas.ts'
import { jetty, reeds, rowingBoat } from '../../../props/water.ts'
import { lakeLevel, lakeside } from '../../../props/waterside.ts'
import type { Cottage } from './cottage.ts'

/** Height of the walls. */
export const H = 230

/** A cottage whose floor stands on posts. */
export interface Lakeside extends Cottage {
  readonly timber: string
  readonly skin: Skin
  /** Height of the floor above the land, and how far the deck reaches over the water. */
  readonly lift: number
  readonly out: number
}

/** Glass towards the lake, a door, plain windows at the side. */
export function body(b: Builder, { timber, skin, accent }: Lakeside, w: number, d: number): void {
  walls(b, [w, d, H], {
    color: timber,
    skin,
    front: [
      door(0.08, 96 / w, 0.88, { color: accent, lite: 'full' }),
      glazing([0.4, 0.02, 0.52, 0.86], Math.round(w / 130), { door: 0 }),
    ],
    right: [0.14, 0.6].map(u => homeWindow([u, 0.34, 0.26, 0.42], { flowers: '#d8572a' })),
  })
}

/** The floor on posts, from the land out over the water, with a rail and deck chairs. */
export function platform(
  b: Builder,
  { lift, out, accent, brief }: Lakeside,
  w: number,
  d: number,
): void {
  const wood = woods.oak
  const land = d - out
  for (const x of [6, w / 2 - 9, w - 24])
    for (const [y, foot] of [
      [14, 0],
      [land - 30, 0],
      [d - 26, lakeLevel],
    ] as const)
      b.cylinder([x + 9, y, foot], 9, lift - 12 - foot, woods.walnut)
  b.box([-14, -10, lift - 12], [w + 28, d + 20, 12], wood, { top: [planks(26)] })
  const gate = w * 0.34
  balustrade(
    b.at(gate, d + 4, lift),
    w - gate + 8,
    84,
    '#f4f0e4',
    brief.pick(['bars', 'cross', 'balusters']),
  )
  if (brief.chance(0.5)) sunLounger(b.at(w * 0.72, land + out * 0.42, lift, 1), accent)
  else for (const x of [0.55, 0.8]) loungeChair(b.at(w * x, land + out * 0.5, lift), accent)
  const steps = Math.ceil((lift - 28) / 24)
  for (let i = 0; i < steps; i++)
    b.box([10, d + 10 + i * 24, lift - (i + 1) * 22 - 6], [100, 24, 6], wood)
  jetty(b.at(6, d + 12 + steps * 24), 200, 110, wood)
}

/** The land with trees, the lake with a boat and reeds. */
export function shore(
  b: Builder,
  { brief, accent, out, lift }: Lakeside,
  w: number,
  d: number,
): void {
  const left = brief.pick([190, 250])
  const right = brief.pick([170, 250])
  const lake = out + Math.ceil((lift - 28) / 24) * 24 + 270
  lakeside(b, [-left, -100, w + left + right, d + lake + 110], d + 10)
  rowingBoat(
    b.at(w * 0.5 + 60, d + lake - 130, lakeLevel),
    brief.pick([accent, '#f4f0e4', '#b4533a']),
  )
  reeds(b.at(w + right - 90, d + 40, lakeLevel), 11)
  tree(
    b.at(66 - left, d * 0.4),
    brief.pick(['conifer', 'poplar']),
    brief.between(220, 280),
    leaves.deep,
  )
  if (right > 200)
    tree(
      b.at(w + right - 80, -16),
      brief.pick(['poplar', 'conifer']),
      brief.between(230, 300),
      leaves.green,
    )
  else shrub(b.at(w + right - 70, d - 70), 34, leaves.fresh)
}

import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import type { Mark } from '../../../kit/mark.ts'
import { schoolroomBehind } from '../../../props/behind-glass.ts'
import { container, roofHeight } from '../../../props/container.ts'
import { door, window } from '../../../props/openings.ts'
import { pitchedRoof } from '../../../props/roofs/pitched.ts'
import { shedRoof, vaultRoof } from '../../../props/roofs/single.ts'
import { letterTiles } from '../../../props/school-yard.ts'
import { showcase } from '../../../props/showcases.ts'

const H = 260

/** Height of a room's roof slab. */
export const TOP = H + roofHeight

/** What all parts of one school share; `w` and `d` are the size of its room. */
export interface School {
  readonly brief: Brief
  readonly first: string
  readonly second: string
  readonly roof: string
  readonly w: number
  readonly d: number
}

/** What covers a single classroom. */
export const roofs = ['gable', 'shed', 'raised', 'sawtooth', 'vault'] as const

/** One classroom in a unit: a door, and windows through which one sees the blackboard. */
export function room(b: Builder, { brief }: School, w: number, d: number, color: string): void {
  const bays = Math.round((w - 220) / 130)
  const front: Mark[] = [
    door(34 / w, 110 / w, 0.82, {
      color: brief.pick(['#c48a4a', '#f1ece1', '#b4533a']),
      lite: 'full',
    }),
    showcase([180 / w, 0.26, 1 - 210 / w, 0.58], bays, [schoolroomBehind()], { room: '#f3ead0' }),
    letterTiles(190 / w, 0.06, 40),
  ]
  const skin = brief.pick(['corrugated', 'boards'] as const)
  container(b, {
    color,
    size: [w, d, H],
    skin,
    front,
    right: [window([0.16, 0.3, 0.68, 0.5], { panes: 3 })],
  })
}

/** The roof over one classroom; a raised one keeps the flat roof of its unit. */
export function cover(
  b: Builder,
  { roof, first, brief }: School,
  [w, d]: readonly [number, number],
  kind: (typeof roofs)[number],
): void {
  if (kind === 'gable') {
    const along = brief.pick(['x', 'x', 'y'] as const)
    pitchedRoof(b, [w, d], { rise: brief.between(110, 190), along, color: roof, gable: first })
  }
  if (kind === 'shed')
    shedRoof(b, [w, d], { rise: brief.between(110, 190), color: roof, gable: first })
  if (kind === 'vault')
    vaultRoof(b, [w, d], { rise: brief.between(90, 140), color: roof, gable: first })
  if (kind === 'sawtooth')
    for (let i = 0; i < 3; i++)
      b.gable([(i * w) / 3, -6, 0], [w / 3 - 2, d + 12, 110], 'y', roof, {
        ridge: 0,
        endColor: first,
      })
}

/** A triangle of cloth over the entrance. */
export function sail(b: Builder, color: string): void {
  const corners = [
    [0, 0, -20],
    [210, 0, -20],
    [130, 150, -60],
  ] as const
  b.loft(
    corners,
    corners.map(([x, y, z]) => [x, y, z + 3] as const),
    color,
  )
  b.cylinder([130, 157, -TOP], 4, TOP - 54, '#48545c')
}

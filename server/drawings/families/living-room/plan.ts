import type { Brief } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'
import type { Mark } from '../../kit/mark.ts'
import { walls, woods } from '../../kit/palette.ts'
import { roundRug, rug } from '../../props/art.ts'
import { vase } from '../../props/desk-things.ts'
import { floors, shell } from '../../props/shell.ts'
import { roundTable, table } from '../../things/table.ts'

/** The room's size and what it is made of. */
export interface Plan {
  readonly brief: Brief
  readonly w: number
  readonly d: number
  readonly h: number
  readonly fabric: string
  readonly accent: string
  readonly wood: string
  readonly wall: string
}

/** Floor and walls, with what is on the walls. */
export function enclose(
  b: Builder,
  { brief, w, d, h, wall, wood }: Plan,
  back: Mark[],
  side: Mark[],
): void {
  shell(b, {
    size: [w, d, h],
    wall,
    sideWall: brief.pick([wall, wall, brief.material(walls)]),
    floor: brief.pick(floors),
    floorColor: brief.pick([wood, woods.oak, '#d9d2c4', '#bfae97', '#b9c2c0']),
    panelling: brief.chance(0.3),
    back,
    side,
  })
}

export function carpet(b: Builder, { brief, accent }: Plan): void {
  if (brief.chance(0.3)) roundRug(b, 118, accent)
  else rug(b, brief.between(220, 280), brief.between(150, 190), accent, brief)
}

/** A coffee table, or two. */
export function coffee(b: Builder, { brief, wood, accent }: Plan): void {
  const style = brief.int(0, 3)
  if (style === 0) table(b, { w: 110, d: 60, h: 40, top: wood, leg: '#2a3238' })
  if (style === 1)
    roundTable(b, 44, 38, wood, '#2a3238', brief.pick(['pedestal', 'drum', 'tripod']))
  if (style === 2) table(b, { w: 90, d: 90, h: 34, top: wood, legs: 'panels', thick: 6 })
  if (style === 3) {
    roundTable(b.at(-16, -8), 38, 42, wood, '#2a3238', 'tripod')
    roundTable(b.at(34, 34), 26, 32, '#f1ece1', '#2a3238', 'tripod')
  }
  if (style < 2) vase(b.at(-14, 2, style === 0 ? 40 : 38), accent)
}

import type { Family } from '../brief.ts'
import type { Look } from '../buildings/look.ts'
import { type Colors, openLook } from '../buildings/modular.ts'
import { layOut, type Site } from '../layout/plot.ts'
import type { Row } from '../layout/row.ts'
import { madeRows } from '../layout/rows.ts'
import { made } from '../layout/thing.ts'
import { bridgeCrane } from '../props/bridge-crane.ts'
import { hall as walls } from '../props/hall.ts'
import { toAndFro } from '../props/motions.ts'
import { plainSchemes } from '../props/schemes.ts'
import type { Plan, RoomRow } from '../rooms/plan.ts'
import { rowsOf, standingIn, standsIn } from '../rooms/standing.ts'
import { hungBeam, primerOf } from './steel-things.ts'

/** What stands in a hall: along its back wall, and in rows before it, from the back to the front. */
interface HallLayout {
  back: RoomRow
  floor: readonly RoomRow[]
}

/** What a hall is like; lengths in cm. */
interface HallLook {
  h: number
  /** The least width and depth. */
  least: readonly [w: number, d: number]
  hasShutter?: boolean
  /** Height of the rails of a crane that carries a beam to and fro. */
  crane?: number
}

/** The way that stays free along the front of a hall, in cm. */
const LANE = 170

/** A family of halls, as large as what stands in them needs. */
export const hall =
  ({ h, least, hasShutter = true, crane }: HallLook, layouts: Record<string, HallLayout>): Family =>
  (b, brief) => {
    const scheme = brief.pick(Object.values(plainSchemes))
    const plan: Plan = { brief, w: least[0], d: least[1], h, section: 'even', scheme }
    const layout = { ...brief.make(layouts), w: [0, 0], d: [0, 0] } as const
    const standing = standingIn(plan, rowsOf(b, plan, layout))
    const [w, d] = [standing.w, standing.d + LANE]
    const wall = brief.pick(['#dfe3e0', '#d9e2e4', '#e6e1d6'])
    walls(b, { size: [w, d, h], wall, shutter: hasShutter })
    for (const { thing, x, y, ...named } of standsIn(standing)) thing.put(b, [x, y, 0], named)
    if (!crane) return
    const ends = [50, w - 200] as const
    const at = brief.fork('crane').between(...ends)
    bridgeCrane(b.at(0, 30), {
      ...{ span: d - 40, height: crane, runway: w, at, trolley: 0.46, drop: 110 },
      motion: toAndFro([ends[at > w / 2 ? 0 : 1] - at, 0, 0], 26),
      load: hook => hungBeam(hook, primerOf(plan)),
    })
  }

/** Open land with rows of things on it, from the back to the front. */
export interface Grounds extends Site<Look> {
  rows: readonly Row<Look>[]
}

/** A family of scenes on open land, in one of its layouts. */
export const grounds =
  (colors: Colors, layout: (look: Look) => Grounds): Family =>
  (b, brief) => {
    const look = openLook(brief, colors)
    const { rows: all, ...site } = layout(look)
    const inside = made(b, (b, look) => madeRows(b, look, all, 60).put(b), look, 'inside')
    layOut(b, look, site, inside)
    inside.put(b, [0, 0, 0])
  }

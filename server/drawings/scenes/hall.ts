import type { Family } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { partsOf, times, type Vec } from '../kit/geometry.ts'
import { panel, tint } from '../kit/mark.ts'
import { coats, darker, ground, metals } from '../kit/palette.ts'
import { bridgeCrane } from '../props/bridge-crane.ts'
import { corrugation } from '../props/cladding.ts'
import { louvre, window } from '../props/openings.ts'
import { plainSchemes } from '../props/schemes.ts'
import { shell } from '../props/shell.ts'
import { iBeam } from '../props/steelwork.ts'
import type { Layout, Plan } from '../rooms/plan.ts'
import { rowsOf, standingIn, standsIn } from '../rooms/standing.ts'
import { hungBeam, primerOf } from './steel-things.ts'

/** What a hall is like; lengths in cm. */
interface HallLook {
  h: number
  /** The least width and depth. */
  least: readonly [w: number, d: number]
  hasShutter?: boolean
  /** Height of the rails of a crane that carries a beam to and fro. */
  crane?: number
}

/** The way that stays free along the front of a hall, and how wide a column is; in cm. */
const LANE = 170
const COLUMN = 26

/** A family of halls, as large as what stands along the back wall and in rows before it needs. */
export const hall =
  (look: HallLook, layouts: Record<string, Pick<Layout, 'back' | 'floor'>>): Family =>
  (b, brief) => {
    const scheme = brief.pick(Object.values(plainSchemes))
    const { h, crane, least } = look
    const plan: Plan = { brief, w: least[0], d: least[1], h, section: 'even', scheme }
    const standing = standingIn(plan, rowsOf(b, plan, brief.make(layouts)))
    const [w, d] = [standing.w, standing.d + LANE]
    walls(b, [w, d, h], brief.pick(['#dfe3e0', '#d9e2e4', '#e6e1d6']), look)
    for (const { thing, x, y, ...named } of standsIn(standing)) thing.put(b, [x, y, 0], named)
    if (!crane) return
    const ends = [50, w - 200] as const
    const at = brief.fork('crane').between(...ends)
    bridgeCrane(b.at(0, 30), {
      ...{ span: d - 40, height: crane, runway: w, at },
      by: ends[at > w / 2 ? 0 : 1] - at,
      load: hook => hungBeam(hook, primerOf(plan)),
    })
  }

/** Sheeted walls on columns, with a band of windows. */
function walls(b: Builder, size: Vec, wall: string, { hasShutter = true }: HallLook) {
  const [w, d, h] = size
  const bays = partsOf(w, 300, 3)
  const sheeting = [tint(0, 0, 1, 0.2, darker(wall, 0.16)), corrugation(34)]
  const band = times(bays, i =>
    window([(i + 0.14) / bays, 0.66, 0.72 / bays, 0.2], { panes: 3, sill: false }),
  )
  const opening = hasShutter
    ? [panel(0.3, 0, 0.42, 0.7, metals.graphite), louvre([0.32, 0, 0.38, 0.67], 16, '#9aa6ab')]
    : [window([0.12, 0.66, 0.76, 0.2], { panes: 6, sill: false })]
  shell(b, {
    ...{ size, wall, floor: 'carpet', floorColor: ground.concrete },
    back: [...sheeting, ...band],
    side: [...sheeting, ...opening],
  })
  for (let i = 0; i <= bays; i++) {
    const x = Math.min(w - COLUMN, Math.max(0.5, (i * w) / bays - 13))
    iBeam(b.quiet, 'z', [x, 0.5, 0], h - 2, metals.steel, { w: COLUMN, h: 22 })
  }
  for (const y of [d - 40, d - 170]) b.flat([10, y, 0], [w - 20, 9, 0.3], coats.sun)
}

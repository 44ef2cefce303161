import type { Builder } from '../kit/builder.ts'
import { oblong, onPlane, type Point, points, times } from '../kit/geometry.ts'
import { darker } from '../kit/palette.ts'
import { bent } from '../props/bent.ts'
import { boards } from '../props/cladding.ts'
import { padded } from '../props/headboards.ts'
import { upright } from '../props/outline.ts'
import { rounded } from '../props/sweep.ts'
import { spread } from './bars.ts'
import type { CouchPlan } from './couch.ts'
import { pad } from './upholstery.ts'

const seams = (count: number) => [boards(count, true, '#0b1a2a', 0.2)]

/** What a couch is leaned against, from its seat up, its rear at y = -d / 2. */
export const backs = {
  none() {},
  board: (b, { w, d, low, high, thick, wood }) =>
    b.block([-d / 2, low + 6.2], [w, thick - 0.4, high - low - 6.2], wood),
  soft(b, { w, d, seat, high, thick, fabric, plain }) {
    const size = [w - 0.6, thick - 0.4, high - seat] as const
    pad(b, [0, -d / 2, seat], size, fabric, { round: 6, crown: 4, plain })
  },
  upright(b, { w, d, seat, high, thick, fabric, plain }) {
    if (plain) b.block([-d / 2, seat], [w, thick, high - seat], fabric)
    else {
      const outline = upright(w, seat, high, Math.min(16, (high - seat) * 0.2))
      padded(b.at(0, thick - d / 2), outline, [-thick, thick - 0.2, 4], fabric)
    }
  },
  seamed: (b, { d, seat, high, thick, fabric, inner, seats }) =>
    b.block([-d / 2, seat], [inner, thick, high - seat], fabric, { front: seams(seats * 5) }),
  rolled(b, plan) {
    const { w, d, high, fabric } = plan
    backs.seamed(b, { ...plan, high: high - 8 })
    b.rod('x', [-w / 2 + 0.5, -d / 2 + 6, high], 8, w - 1, fabric, {
      endColor: darker(fabric, 0.15),
    })
  },
  crested(b, { d, seat, high, thick, fabric, inner }) {
    const crest = times(15, (i): Point => {
      const rise = Math.sin((Math.PI * i) / 14) ** 1.4
      return [inner * (i / 14 - 0.5), 74 + (high - 74) * rise]
    })
    const outline: Point[] = [[-inner / 2, seat], ...crest, [inner / 2, seat]]
    b.extrude(outline, 'y', [0, -d / 2, 0], thick, fabric, { smooth: true })
  },
  winged(b, plan) {
    const { w, d, seat, high, fabric, arm } = plan
    backs.upright(b, plan)
    for (const x of [-w / 2, w / 2 - arm[0]]) {
      const ring = (z: number, deep: number) =>
        oblong([x, plan.thick - d / 2], [x + arm[0], deep - d / 2], z)
      b.loft(ring(arm[1], 32), ring(seat + (high - seat) * 0.92, 22), fabric)
    }
  },
  railed(b, { w, d, high, wood }) {
    b.box([[-w / 2, w / 2 - 5], -d / 2, 0], [5, 5, high], wood)
    b.block([-d / 2, high - 12], [w - 10, 4, 7], wood)
  },
  slatted(b, plan) {
    const { w, d, seat, high, wood } = plan
    backs.railed(b, plan)
    for (const [x] of spread(w - 14, Math.round(w / 11)))
      b.box([x - 2, -d / 2 + 1, seat], [4, 2, high - 12 - seat], wood)
  },
} satisfies Record<string, (b: Builder, plan: CouchPlan) => void>

/** An arm at one side of a couch, its middle at x = 0. */
export const arms = {
  none() {},
  soft(b, { d, seat, thick, fabric, plain, arm: [w, h] }) {
    const size = [w - 0.6, d - thick - 0.4, h - seat] as const
    pad(b, [0, -d / 2 + thick, seat], size, fabric, { round: 5, crown: 4, plain })
  },
  seamed: (b, { d, seat, fabric, arm: [w, h] }, side) =>
    b.block(seat, [w, d, h - seat], fabric, {
      [side < 0 ? 'right' : 'left']: seams(6),
      right: seams(6),
    }),
  rolled(b, { d, seat, thick, fabric, arm: [w, h] }) {
    const [y, deep] = [-d / 2 + thick + 0.2, d - thick - 0.2]
    b.box([1 - w / 2, y, seat], [w - 2, deep, h - seat - 8], fabric)
    b.rod('y', [0, y, h], w / 2 + 0.5, deep, fabric, { endColor: darker(fabric, 0.18) })
  },
  open(b, { d, wood, arm: [w, h] }) {
    b.block([d / 2 - 6, 0], [w, 5, h - 3.6], wood)
    b.block([-d / 2 + 5, h - 3.6], [w + 2, d - 5, 3.6], wood)
  },
  slatted(b, plan) {
    const { d, seat, wood, arm } = plan
    arms.open(b, plan)
    b.block([-d / 2 + 5, seat - 8], [3, d - 11, 4], wood)
    for (const [y] of spread(d - 14, 6))
      b.block([y - 1.5, seat - 4], [2.4, 3, arm[1] - seat + 0.4], wood)
  },
  sheet: (b, { d, metal, arm: [w, h] }, side) =>
    b.block([-d / 2, 22], [w, d - 6, h - 22], metal, {
      [side > 0 ? 'right' : 'left']: [boards(3, false, '#ffffff', 0.12)],
    }),
  tube(b, { d, metal, wood, low, arm: [, h] }) {
    const y = d / 2
    const path = points([6 - y, h], [y, h], [y, 1.4], [-y, 1.4], [-y, low])
    b.group(g => bent(g, rounded(onPlane('x', 0, path), 8), 3, metal))
    b.block([-d / 2 + 10, h + 1.6], [4.8, d * 0.6, 2.6], wood)
  },
  bolster: (b, { d, seat, accent }, side) =>
    b.rod('y', [-side * 12, -d / 2 + 7, seat + 24], 9, d - 10, accent, {
      endColor: darker(accent, 0.2),
    }),
} satisfies Record<string, (b: Builder, plan: CouchPlan, side: -1 | 1) => void>

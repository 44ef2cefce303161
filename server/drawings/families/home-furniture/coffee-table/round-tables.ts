import type { Builder } from '../../../kit/builder.ts'
import { darker, mix } from '../../../kit/light.ts'
import { metalPedestal, woodPedestal } from '../../../props/legs/pedestals.ts'
import { circle } from '../../../props/legs/section.ts'
import { spider } from '../../../props/legs/spider.ts'
import { ellipse, plan as outlineOf, plate } from '../../../props/outline.ts'
import { sweep } from '../../../props/sweep.ts'
import { type Plan, things } from './plan.ts'

/** Low tables without corners. */
export const roundTables = {
  /** Round, on one foot. */
  pedestal(b, { brief, w, h, wood, metal, top }) {
    const r = w * 0.42
    if (brief.chance(0.5))
      woodPedestal(b, brief.pick(['vase', 'cross', 'tripod'] as const), {
        r: r * 0.7,
        h: h - 3,
        color: wood,
      })
    else
      metalPedestal(b, brief.pick(['tulip', 'disc'] as const), {
        r: r * 0.7,
        h: h - 3,
        color: metal,
      })
    plate(b, r, h - 3, 3, top)
    things(b, brief, [r * 1.3, r * 1.3], h, 3)
  },
  /** A drum of ribs. */
  drum(b, { brief, w, h, wood, top }) {
    const r = w * brief.between(0.32, 0.4)
    const dark = darker(wood, 0.26)
    plate(b, r * 0.9, 0, 3, dark)
    b.group(g =>
      sweep(
        g,
        [3, h - 4].map(z => circle(r, z, [0, 0], 48)),
        wood,
        { strips: dark },
      ),
    )
    plate(b, r * 1.06, h - 4, 4, top)
    things(b, brief, [r * 1.4, r * 1.4], h, 3)
  },
  /** Three tops at three heights. */
  nest(b, { brief, w, h, wood, metal, top }) {
    const spots = [
      [-w * 0.2, -6, 0.32, 1],
      [w * 0.26, 14, 0.24, 0.8],
      [-w * 0.02, w * 0.4, 0.19, 0.62],
    ] as const
    spots.slice(0, brief.int(2, 3)).forEach(([x, y, share, high], i) => {
      const [r, z] = [w * share, h * high * 1.1]
      spider(b.at(x, y), 'straight', { r: r * 0.9, h: z - 2.4, color: metal })
      plate(b.at(x, y), r, z - 2.4, 2.4, i === 1 ? wood : top)
      if (i === 0) things(b.at(x, y), brief, [r * 1.4, r * 1.4], z, 2)
    })
  },
  /** An oval or a pebble on two panels. */
  oval(b, { brief, w, d, h, wood, top }) {
    const pebble = brief.chance(0.5)
    for (const x of [-w * 0.24, w * 0.24])
      b.box([x - 2.4, -d * 0.3, 0], [4.8, d * 0.6, h - 4], wood)
    b.box([-w * 0.24 + 2.4, -2, h * 0.3], [w * 0.48 - 4.8, 4, 5], wood)
    const edge = pebble ? outlineOf(w * 1.1, d, w * 0.7, d * 0.4) : ellipse(w * 0.56, d * 0.52, 32)
    b.extrude(edge, 'z', [0, 0, h - 4], 4, top, { smooth: true })
    things(b.at(0, 0), brief, [w * 0.7, d * 0.7], h, 3)
  },
  /** Stumps of a trunk, side by side. */
  stumps(b, { brief, w, h, wood }) {
    const spots = [
      [-w * 0.16, -w * 0.08, 0.3, 1],
      [w * 0.37, w * 0.1, 0.22, 0.82],
      [-w * 0.08, w * 0.43, 0.17, 1.16],
    ] as const
    spots.slice(0, brief.int(2, 3)).forEach(([x, y, share, high], i) => {
      const r = w * share
      const ends = mix(wood, '#f1ece1', 0.5)
      b.group(g =>
        sweep(
          g,
          [0, h * high].map(z => circle(r * (z ? 0.97 : 1), z, [x, y], 22, i)),
          wood,
        ),
      )
      for (const k of [0.86, 0.56, 0.28])
        plate(
          b.at(x, y),
          r * k,
          h * high + (0.9 - k) * 0.4,
          0.1,
          k > 0.5 && k < 0.6 ? mix(ends, wood, 0.25) : ends,
        )
      if (i === 0) things(b.at(x, y), brief, [r * 1.3, r * 1.3], h * high + 0.4, 2)
    })
  },
} satisfies Record<string, (b: Builder, plan: Plan) => void>

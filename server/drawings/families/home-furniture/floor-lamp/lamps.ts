import type { Builder } from '../../../kit/builder.ts'
import type { Vec } from '../../../kit/geometry.ts'
import { profile, revolve } from '../../../props/legs/leg.ts'
import { shares } from '../../../props/legs/section.ts'
import { rim } from '../../../props/rim.ts'
import { rounded, tube } from '../../../props/sweep.ts'
import { foot, lampLight, type Plan } from './plan.ts'

/** Lamps of metal and glass. */
export const lamps = {
  /** A jointed arm to read by. */
  reading(b, plan) {
    const { brief, h, metal, wood } = plan
    foot(b, plan, 15)
    const [knee, reach] = [h * brief.between(0.66, 0.82), brief.between(38, 58)]
    b.cylinder([0, 0, 3], 1.4, knee - 3, brief.pick([metal, wood]), { capped: false })
    b.ball([0, 0, knee + 2], 3, metal)
    tube(
      b,
      [
        [-reach * 0.36, 0, knee - 12],
        [-2.4, 0, knee + 1],
      ],
      1,
      metal,
    )
    tube(
      b,
      [
        [2.4, 0, knee + 3],
        [reach, 0, h * 0.94],
      ],
      1,
      metal,
    )
    b.ball([-reach * 0.4, 0, knee - 14], 4.4, metal)
    revolve(
      b.at(reach + 4, 0, h * 0.94 - 17),
      profile([1, 0, 0.94, 0.3, 0.6, 0.7, 0.3, 0.86, 0.2, 1], 15, 19),
      brief.pick([metal, plan.shade]),
    )
  },
  /** A bowl that throws its light up. */
  uplight(b, plan) {
    const { brief, h, metal, shade } = plan
    foot(b, plan, 15)
    b.cylinder([0, 0, 3], 1.8, h - 21, metal, { capped: false })
    const r = brief.between(17, 25)
    revolve(
      b.at(0, 0, h - 18),
      profile([0.1, 0, 0.4, 0.14, 0.7, 0.4, 0.9, 0.7, 1, 1], r, 18),
      brief.pick([shade, metal]),
    )
    b.cylinder([0, 0, h], r * 0.9, 0.4, lampLight)
    rim(b, r, h, metal)
    if (brief.chance(0.6)) {
      tube(
        b,
        rounded(
          [
            [1.8, 0, h * 0.6],
            [26, 0, h * 0.68],
            [30, 0, h * 0.58],
          ],
          8,
          shares(4),
        ),
        0.9,
        metal,
      )
      b.cylinder([30, 0, h * 0.52], 7, 9, metal, { r2: 3 })
    }
  },
  /** A globe on a stem, or three at different heights. */
  globes(b, plan) {
    const { brief, h, metal } = plan
    foot(b, plan, 15)
    if (brief.chance(0.5)) {
      b.cylinder([0, 0, 3], 1.4, h - 37, metal, { capped: false })
      b.ball([0, 0, h - 17], 17, lampLight)
      b.cylinder([0, 0, h], 1, 5, metal)
      return
    }
    const arms = [
      [0.5, 0.62, 22],
      [2.7, 0.8, 18],
      [4.6, 1, 10],
    ] as const
    b.cylinder([0, 0, 3], 1.4, h - 24, metal, { capped: false })
    for (const [a, share, out] of arms) {
      const z = h * share - 20
      const at: Vec = [Math.cos(a) * (out + 8), Math.sin(a) * (out + 8), z]
      tube(
        b,
        [
          [Math.cos(a) * 1.6, Math.sin(a) * 1.6, z - 14],
          [at[0], at[1], z - 12],
        ],
        0.9,
        metal,
      )
      b.cylinder([at[0], at[1], z - 11], 2.6, 2, metal)
      b.ball([at[0], at[1], z], 9, lampLight)
    }
  },
  /** A studio lamp on its stand. */
  studio(b, plan) {
    const { brief, h, wood, metal } = plan
    const low = h * 0.7
    for (const a of [0.4, 2.5, 4.6]) {
      const [x, y] = [Math.cos(a), Math.sin(a)]
      tube(
        b,
        [
          [x * 42, y * 42, 0],
          [x * 4, y * 4, low],
        ],
        1.6,
        wood,
      )
      tube(
        b,
        [
          [x * 24, y * 24, low * 0.42],
          [x * 2.4, y * 2.4, low * 0.42],
        ],
        0.8,
        metal,
      )
    }
    b.cylinder([0, 0, low], 7, 4, metal)
    b.box([-1.4, -1.4, low + 4], [2.8, 2.8, 8], metal)
    const z = low + 30
    const r = brief.between(17, 23)
    b.rod('y', [0, -14, z], 8, 6, metal)
    b.rod('y', [0, -8, z], r * 0.7, 8, metal)
    b.rod('y', [0, 0, z], r, 12, metal, { endColor: lampLight })
  },
} satisfies Record<string, (b: Builder, plan: Plan) => void>

import type { Builder } from '../../../kit/builder.ts'
import type { Vec } from '../../../kit/geometry.ts'
import { metals } from '../../../kit/palette.ts'
import { profile, revolve } from '../../../props/legs/leg.ts'
import { shares } from '../../../props/legs/section.ts'
import { bent, tube } from '../../../props/sweep.ts'
import { foot, type Plan } from './plan.ts'

/** Lamps that reach out over a chair. */
export const armLamps = {
  /** An arc over from a heavy foot. */
  arc(b, plan) {
    const { brief, h, metal, shade } = plan
    const reach = brief.between(70, 116)
    b.box([-16, -14, 0], [32, 28, 9], brief.pick(['#48545c', '#e9e5da', metals.black]))
    const path = shares(14).map(
      (t): Vec => [
        reach * (1 - Math.cos(t * Math.PI * 0.56)) * 0.86,
        0,
        9 + (h - 9) * Math.sin(t * Math.PI * 0.56),
      ],
    )
    tube(b, path, 1.4, metal)
    const [x, , z] = path.at(-1) as Vec
    b.cylinder([x, 0, z - 30], 1, 28, metal, { capped: false })
    const low = z - 50
    const dome = shares(7).map(
      t => [24 * Math.cos(t * Math.PI * 0.46), 21 * Math.sin(t * Math.PI * 0.46)] as const,
    )
    revolve(b.at(x, 0, low), dome, brief.chance(0.5) ? shade : metal)
  },
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
  /** A swan's neck. */
  swan(b, plan) {
    const { brief, h, metal, shade } = plan
    foot(b, plan, 15)
    const reach = brief.between(30, 46)
    tube(
      b,
      bent(
        [
          [0, 0, 3],
          [0, 0, h],
          [reach, 0, h],
          [reach, 0, h * 0.8],
        ],
        reach * 0.48,
        7,
      ),
      1.3,
      metal,
    )
    revolve(
      b.at(reach, 0, h * 0.8 - 20),
      profile([1, 0, 1, 0.1, 0.86, 0.5, 0.5, 0.86, 0.14, 1], brief.between(16, 22), 20),
      shade,
    )
  },
} satisfies Record<string, (b: Builder, plan: Plan) => void>

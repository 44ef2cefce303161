import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import type { Vec } from '../../kit/geometry.ts'
import { coats, metals, woods } from '../../kit/palette.ts'
import { flight, type InfillStyle, infillStyles, levelRail, platform } from '../../props/flights.ts'

const constructions = ['straight', 'two-flight', 'spiral', 'quarter', 'access', 'spine'] as const

/** A steel staircase with its railing: straight, in two flights, spiral or up to a platform. */
export const staircase: Family = (b, brief) => {
  const plan: Plan = {
    brief,
    rise: brief.between(220, 320),
    width: brief.between(80, 130),
    color: brief.pick([
      metals.black,
      metals.graphite,
      '#7d8b93',
      coats.teal,
      coats.brick,
      coats.sun,
      coats.blue,
    ]),
    tread: brief.pick(['#b9c4c9', woods.oak, woods.teak, '#98a5ad', '#d9dcd8']),
    infill: brief.pick(infillStyles.slice(0, 3)),
  }
  const construction = brief.construction(constructions)
  const turned = construction !== 'quarter' && brief.chance(0.4)
  builds[construction](turned ? b.at(0, 0, 0, 3) : b, plan)
}

interface Plan {
  readonly brief: Brief
  readonly rise: number
  readonly width: number
  readonly color: string
  readonly tread: string
  readonly infill: InfillStyle
}

type Post = readonly [0 | 1, 0 | 1]

const builds: Record<(typeof constructions)[number], (b: Builder, plan: Plan) => void> = {
  straight(b, plan) {
    const { brief, rise, width, color, infill } = plan
    const run = rise * brief.between(1.1, 1.5)
    const deep = brief.between(90, 150)
    floor(b, -deep - 40, -30, run + deep + 80, width + 60)
    flight(b.at(run, width, 0, 2), { ...plan, run, carriage: brief.pick(['plates', 'stepped']) })
    landing(b.at(-deep, 0), [deep, width], rise, plan, [
      [0, 0],
      [0, 1],
    ])
    for (const y of [0, width - 5]) levelRail(b.at(-deep + 4, y, rise), deep - 8, color, infill)
  },
  'two-flight'(b, plan) {
    const { rise, width, brief, color, infill } = plan
    const half = rise * brief.between(0.42, 0.58)
    const [run, other] = [half * 1.25, (rise - half) * 1.25]
    const straightOn = brief.chance(0.5)
    if (straightOn) {
      floor(b, -width - other - 30, -30, run + width + other + 70, width + 60)
      flight(b.at(run, width, 0, 2), { ...plan, rise: half, run })
      landing(b.at(-width, 0), [width, width], half, plan, square)
      for (const y of [0, width - 5]) levelRail(b.at(-width + 4, y, half), width - 8, color, infill)
      flight(b.at(-width, width, half, 2), { ...plan, rise: rise - half, run: other })
      return
    }
    const gap = brief.between(6, 26)
    const deep = 2 * width + gap
    floor(b, -width - 30, -30, Math.max(run, other) + width + 70, deep + 60)
    flight(b.at(run, deep, 0, 2), { ...plan, rise: half, run })
    landing(b.at(-width, 0), [width, deep], half, plan, square)
    flight(b.at(0, 0, half), { ...plan, rise: rise - half, run: other })
    levelRail(b.at(-width + 4, deep - 5, half), width - 8, color, infill)
  },
  quarter(b, plan) {
    const { rise, width, brief } = plan
    const half = rise * brief.between(0.4, 0.6)
    const [run, other] = [half * 1.25, (rise - half) * 1.25]
    floor(b, -other - 30, -30, other + width + 60, run + width + 70)
    flight(b.at(0, run + width, 0, 1), { ...plan, rise: half, run, carriage: 'plates' })
    landing(b, [width, width], half, plan, [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ])
    flight(b.at(0, width, half, 2), { ...plan, rise: rise - half, run: other, rails: 'both' })
    levelRail(b.at(width - 5, width - 4, half, 1), width - 8, plan.color, plan.infill)
  },
  spiral(b, plan) {
    const { brief, rise, color, tread } = plan
    const r = brief.between(78, 110)
    const steps = Math.round(rise / 20)
    const turn = brief.between(0.36, 0.44) * brief.pick([1, -1])
    floor(b, -r - 40, -r - 40, 2 * r + 80, 2 * r + 80)
    const at = (i: number, radius: number, z: number): Vec => {
      const a = i * turn + 0.6
      return [Math.cos(a) * radius, Math.sin(a) * radius, z]
    }
    b.cylinder([0, 0, 0], 26, 3, color)
    b.cylinder([0, 0, 3], 7, rise + 86, color)
    b.ball([0, 0, rise + 97], 8, color)
    for (let i = 0; i < steps; i++) {
      const z = (i + 1) * (rise / steps)
      const wedge = (high: number): Vec[] => [
        at(i - 0.48, 9, high),
        at(i - 0.5, r, high),
        at(i + 0.5, r, high),
        at(i + 0.48, 9, high),
      ]
      b.loft(wedge(z - 4), wedge(z), tread)
      b.beam(at(i, r - 4, z), at(i, r - 4, z + 84), 2.6, color, { casts: false })
    }
    for (let i = 0; i < steps - 1; i++) {
      const z = (k: number) => (k + 1) * (rise / steps) + 86
      b.beam(at(i, r - 4, z(i)), at(i + 1, r - 4, z(i + 1)), 5, color, { casts: false })
    }
  },
  access(b, plan) {
    const { brief, rise, width, color, infill } = plan
    const high = rise * 0.62
    const run = high * 0.95
    const [w, d] = [brief.between(160, 260), width + brief.between(0, 60)]
    floor(b, -30 - w, -30, run + w + 60, d + 60)
    flight(b.at(run, width, 0, 2), { ...plan, rise: high, run, width, carriage: 'plates' })
    landing(b.at(-w, 0), [w, d], high, plan, square)
    for (const y of [0, d - 5]) levelRail(b.at(4 - w, y, high), w - 8, color, infill)
    if (d > width + 30) levelRail(b.at(-5, d - 6, high, 1), d - width - 8, color, infill)
    b.beam([8 - w, d - 4, 14], [-8, d - 4, high - 18], 4, color, { casts: false })
  },
  spine(b, plan) {
    const { brief, rise, width } = plan
    const run = rise * brief.between(0.95, 1.25)
    floor(b, -110, -30, run + 140, width + 60)
    flight(b.at(run, width, 0, 2), { ...plan, run, carriage: 'spine' })
    landing(b.at(-80, 0), [80, width], rise, plan, [
      [0, 0],
      [0, 1],
    ])
  },
}

const square: readonly Post[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]

function landing(
  b: Builder,
  size: readonly [number, number],
  z: number,
  { color, tread }: Plan,
  posts: readonly Post[],
): void {
  platform(b, size, z, color, tread, posts)
}

function floor(b: Builder, x: number, y: number, w: number, d: number): void {
  b.slab([x, y, -6], [w, d, 6], '#dcded9')
}

import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { metals } from '../../kit/palette.ts'
import { flight, levelRail } from '../../props/flights.ts'
import { iBeam, primers } from '../../props/steelwork.ts'

const constructions = [
  'portal',
  'storeys',
  'mezzanine',
  'tower',
  'canopy',
  'lean-to',
  'crane-bay',
] as const

/** A building frame of columns and beams: portals, storeys, a platform, a tower, a canopy. */
export const steelFrame: Family = (b, brief) => {
  const plan: Plan = {
    brief,
    color: brief.pick([...Object.values(primers), metals.graphite, '#d8a83c']),
    bay: brief.between(170, 260),
    deep: brief.between(220, 360),
    h: brief.between(190, 280),
  }
  builds[brief.construction(constructions)](b, plan)
}

interface Plan {
  readonly brief: Brief
  readonly color: string
  readonly bay: number
  readonly deep: number
  readonly h: number
}

const S = 16

const builds: Record<(typeof constructions)[number], (b: Builder, plan: Plan) => void> = {
  portal(b, plan) {
    const { brief, color, bay, deep, h } = plan
    const frames = brief.int(3, 4)
    const ridge = h + deep * brief.between(0.16, 0.34)
    slab(b, (frames - 1) * bay + S, deep)
    for (let i = 0; i < frames; i++) gableFrame(b.at(i * bay, 0), plan, ridge)
    const purlins = brief.int(2, 4)
    for (let i = 0; i + 1 < frames; i++)
      for (const side of [-1, 1])
        for (let j = 0; j <= purlins; j++) {
          const t = j / purlins
          const y = deep / 2 + side * (deep / 2 - 10) * (1 - t * 0.94)
          const z = h + (ridge - h) * t * 0.94 + 15
          b.box([i * bay + 2, y - 3, z], [bay - 4, 6, 8], color, { casts: false })
        }
    if (brief.chance(0.6)) cross(b, S, bay, deep - 4, h, color)
  },
  storeys(b, { brief, color, bay, deep, h }) {
    const [nx, floors] = [brief.int(1, 3), brief.int(2, 3)]
    const storey = h * 0.72
    const top = floors * storey
    slab(b, nx * bay + S, deep)
    for (let i = 0; i <= nx; i++)
      for (const y of [0, deep - 18]) column(b.at(i * bay, y), top + 14, color)
    for (let f = 1; f <= floors; f++) {
      const z = f * storey - 10
      for (let i = 0; i <= nx; i++)
        iBeam(b, 'y', [i * bay, 18, z], deep - 36, color, { w: S, h: 22 })
      for (let i = 0; i < nx; i++)
        for (const y of [1, deep - 17])
          iBeam(b, 'x', [i * bay + S, y, z], bay - S, color, { w: S, h: 22 })
      if (f === 1 && brief.chance(0.6))
        b.box([S + 1, 19, z + 22], [nx * bay - S - 2, deep - 38, 5], '#c3c7c2', { casts: false })
    }
    cross(b, S, bay, deep - 4, storey - 14, color)
  },
  mezzanine(b, { brief, color, bay, deep, h }) {
    const nx = brief.int(1, 2)
    const [w, high] = [nx * bay + S, h * 0.86]
    const run = high * 1.15
    slab(b, w + run + 30, deep)
    for (let i = 0; i <= nx; i++)
      for (const y of [0, deep - 18]) column(b.at(i * bay, y), high, color)
    for (const y of [1, deep - 17]) iBeam(b, 'x', [0, y, high], w, color, { w: S, h: 22 })
    for (let i = 0; i <= 2 * nx; i++)
      b.box([Math.min(w - 8, (i * bay) / 2), 17, high + 8], [8, deep - 34, 14], color, {
        casts: false,
      })
    b.box([0, 0, high + 22], [w, deep, 6], '#c3c7c2')
    levelRail(b.at(2, deep - 6, high + 28), w - 4, '#d8a83c', brief.pick(['rails', 'bars']))
    levelRail(b.at(w - 6, deep - 8, high + 28, 1), deep - 106, '#d8a83c', 'rails')
    flight(b.at(w + run, 92, 0, 2), {
      rise: high + 28,
      run,
      width: 88,
      color,
      tread: '#98a5ad',
      infill: 'rails',
    })
  },
  tower(b, { brief, color, bay, h }) {
    const [w, floors] = [bay * 0.8, brief.int(3, 4)]
    const storey = h * 0.66
    slab(b, w + S, w + S)
    for (const x of [0, w]) for (const y of [0, w]) column(b.at(x, y), floors * storey, color)
    for (let f = 1; f <= floors; f++) {
      const z = f * storey - 18
      for (const y of [0, w]) b.box([S, y + 3, z], [w - S, 12, 14], color)
      for (const x of [0, w]) b.box([x + 3, 18, z], [12, w - 18, 14], color)
      cross(b.at(0, 0, (f - 1) * storey), S, w, w + 14, storey - 22, color)
      b.beam([w + 14, 20, (f - 1) * storey + 10], [w + 14, w - 2, z - 4], 6, color, {
        casts: false,
      })
    }
    b.box([-4, -4, floors * storey], [w + S + 8, w + S + 10, 8], '#c3c7c2')
    if (brief.chance(0.5))
      b.cylinder([(w + S) / 2, (w + S) / 2, floors * storey + 8], w * 0.4, w * 0.5, '#b9c4c9')
  },
  canopy(b, { brief, color, bay, deep, h }) {
    const frames = brief.int(3, 4)
    const reach = deep * 0.9
    slab(b, (frames - 1) * bay + S, reach)
    for (let i = 0; i < frames; i++) {
      const at = b.at(i * bay, 0)
      column(at, h, color)
      at.extrude(
        [
          [0, h],
          [18, h],
          [reach, h + 40],
          [reach, h + 52],
          [0, h + 44],
        ],
        'x',
        [2, 0, 0],
        12,
        color,
      )
    }
    for (let i = 0; i + 1 < frames; i++)
      for (let j = 0; j < 5; j++)
        b.box([i * bay + 14.5, 8 + j * (reach / 5), h + 26 + j * 4], [bay - 13, 8, 10], color, {
          casts: false,
        })
    cross(b, S, bay, 14, h, color)
  },
  'lean-to'(b, { brief, color, bay, deep, h }) {
    const frames = brief.int(2, 4)
    const high = h + deep * 0.26
    slab(b, (frames - 1) * bay + S, deep)
    for (let i = 0; i < frames; i++) {
      const at = b.at(i * bay, 0)
      column(at, high, color)
      column(at.at(0, deep - 18), h, color)
      at.beam([8, -10, high + 14], [8, deep + 14, h + 2], 16, color)
    }
    for (let i = 0; i + 1 < frames; i++) {
      for (let j = 0; j < 5; j++) {
        const t = (j + 0.4) / 5
        const z = high + 14 - t * (high - h + 12) + 11
        b.box([i * bay + 6, -10 + t * (deep + 24) - 4, z], [bay + 4, 8, 8], color, { casts: false })
      }
      iBeam(b, 'x', [i * bay + S, 1, high * 0.55], bay - S, color, { w: 12, h: 18 })
      iBeam(b, 'x', [i * bay + S, deep - 15, h * 0.62], bay - S, color, { w: 12, h: 18 })
    }
    cross(b, S, bay, deep - 4, h * 0.6, color)
  },
  'crane-bay'(b, plan) {
    const { brief, color, bay, deep, h } = plan
    const frames = 3
    const long = (frames - 1) * bay + S
    slab(b, long, deep)
    for (let i = 0; i < frames; i++) {
      const at = b.at(i * bay, 0)
      for (const y of [0, deep - 18]) column(at.at(0, y), h * 1.3, color)
      for (const y of [18, deep - 44])
        at.box([2, y, h * 0.84], [12, 26, 14], color, { casts: false })
      iBeam(at, 'y', [0, -8, h * 1.3], deep + 16, color, { w: S, h: 24 })
    }
    for (const y of [22, deep - 40])
      iBeam(b, 'x', [-10, y, h * 0.84 + 14], long + 20, color, { w: 18, h: 26 })
    const x = long * brief.between(0.2, 0.66)
    for (const dx of [0, 40])
      b.box([x + dx, 18.5, h * 0.84 + 41], [18, deep - 37, 30], '#e3ab41', { casts: false })
    const hook = h * brief.between(0.4, 0.6)
    b.wire(
      [
        [x + 29, deep / 2, hook],
        [x + 29, deep / 2, h * 0.84 + 41],
      ],
      3,
      metals.black,
    )
    b.box([x + 19, deep / 2 - 8, hook - 18], [20, 16, 18], '#d2562b')
  },
}

function gableFrame(b: Builder, { color, deep, h }: Plan, ridge: number): void {
  for (const y of [0, deep - 18]) column(b.at(0, y), h, color)
  b.beam([8, 3, h + 8], [8, deep / 2 - 1, ridge + 6], 15, color)
  b.beam([8, deep - 3, h + 8], [8, deep / 2 + 1, ridge + 6], 15, color)
}

/** A column on its foot plate with four bolts' room: 16 by 18 cm, its corner at the origin. */
function column(b: Builder, h: number, color: string): void {
  b.box([-8, -7, 0], [32, 32, 4], '#8d999f')
  iBeam(b, 'z', [0, 0, 4], h - 4, color, { w: S, h: 18 })
}

/** Crossed bracing in the front plane y between two columns, behind and before each other. */
function cross(b: Builder, from: number, to: number, y: number, h: number, color: string): void {
  b.beam([from + 2, y - 3, 12], [to - 2, y - 3, h - 8], 5, color, { casts: false })
  b.beam([from + 2, y + 2.6, h - 8], [to - 2, y + 2.6, 12], 5, color, { casts: false })
}

function slab(b: Builder, w: number, d: number): void {
  b.slab([-50, -50, -8], [w + 100, d + 100, 8], '#d9dcd8')
}

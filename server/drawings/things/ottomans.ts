import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import type { Vec } from '../kit/geometry.ts'
import { darker, lighter } from '../kit/light.ts'
import { type FeetStyle, feet } from '../props/cabinets/feet.ts'
import { boards } from '../props/cladding.ts'
import { ornament } from '../props/ornaments.ts'
import { leaning } from '../props/pillows.ts'
import { type Cover, pad, parts } from './upholstery.ts'

export interface OttomanLook extends Cover {
  readonly brief: Brief
}

type Range = readonly [from: number, to: number]

/** What an ottoman is put together from; lengths in cm. */
export interface OttomanMake {
  readonly w: Range
  readonly d: Range
  readonly low: Range
  /** None where it is soft down to the floor. */
  readonly feet?: readonly (FeetStyle | 'crossed')[]
  readonly base: readonly [of: 'fabric' | 'wood', thick: number]
  readonly soft: number
  readonly with: keyof typeof extras
}

export const ottomans = {
  buttoned: {
    w: [62, 96],
    d: [56, 80],
    low: [9, 18],
    feet: ['turned', 'leaning', 'posts', 'hairpin'],
    base: ['fabric', 14],
    soft: 13,
    with: 'tufts',
  },
  bench: {
    w: [110, 160],
    d: [38, 48],
    low: [30, 38],
    feet: ['leaning', 'sled', 'turned', 'hairpin', 'cabriole', 'frame'],
    base: ['wood', 5],
    soft: 10,
    with: 'bolsters',
  },
  cocktail: {
    w: [84, 120],
    d: [60, 80],
    low: [8, 16],
    feet: ['turned', 'plinth', 'leaning'],
    base: ['fabric', 12],
    soft: 12,
    with: 'tray',
  },
  footstool: {
    w: [46, 64],
    d: [38, 50],
    low: [18, 28],
    feet: ['cabriole', 'turned', 'leaning'],
    base: ['wood', 6],
    soft: 12,
    with: 'pillow',
  },
  crossed: {
    w: [52, 72],
    d: [36, 46],
    low: [32, 38],
    feet: ['crossed'],
    base: ['wood', 3],
    soft: 11,
    with: 'nothing',
  },
  cube: {
    w: [40, 54],
    d: [40, 54],
    low: [0, 2],
    base: ['fabric', 30],
    soft: 12,
    with: 'another',
  },
} satisfies Record<string, OttomanMake>

/** A padded stool, bench or low table, centred on the origin. */
export function ottoman(b: Builder, make: OttomanMake, look: OttomanLook): void {
  const { brief, fabric, wood, metal } = look
  const [w, d, h] = [brief.between(...make.w), brief.between(...make.d), brief.between(...make.low)]
  const [of, thick] = make.base
  const style = make.feet && brief.pick(make.feet)
  if (style === 'crossed') crossed(b, [w, d, h], brief.pick([wood, metal]))
  else if (style) feet(b.at(-w / 2, -d / 2), { style, w, d, h, wood, metal })
  const seam = of === 'fabric' && make.with !== 'tufts' ? [boards(6, true, '#10262b', 0.14)] : []
  b.box([-w / 2, -d / 2, h], [w, d, thick], look[of], { front: seam, right: seam })
  const z = h + thick
  pad(b, [0, -d / 2, z], { size: [w, d, make.soft] }, lighter(fabric, 0.04))
  extras[make.with](b.at(0, 0, z + make.soft), look, [w, d, z + make.soft])
}

/** What lies on an ottoman or beside it; the origin is the middle of its top. */
const extras = {
  nothing() {},
  /** Buttons in rows, with the creases between them. */
  tufts(b, { brief, fabric }, [w, d]) {
    const color = darker(fabric, 0.3)
    const count = brief.int(3, 4)
    const [xs, ys] = [w, d].map(side => parts(side * 0.9, count).map(([at]) => at)) as [
      number[],
      number[],
    ]
    const crease = (from: Vec, to: Vec) => b.wire([from, to], 0.5, color)
    for (const x of xs) crease([x, -d * 0.43, 0], [x, d * 0.43, 0])
    for (const y of ys) crease([-w * 0.43, y, 0], [w * 0.43, y, 0])
    for (const x of xs) for (const y of ys) b.ball([x, y, 0.5], 1.5, color, { casts: false })
  },
  bolsters(b, { brief, accent }, [w, d]) {
    const ends = brief.pick([[-1], [-1, 1], []])
    for (const side of ends)
      b.rod('y', [side * (w / 2 - 14), 4 - d / 2, 7.2], 7, d - 8, accent, {
        endColor: darker(accent, 0.2),
      })
  },
  tray(b, { brief, wood }) {
    b.box([-24, -16, 0], [48, 32, 1.4], wood)
    for (const y of [-16, 14.6]) b.box([-24, y, 1.4], [48, 1.4, 3], wood)
    for (const x of [-24, 22.6]) b.box([x, -14.6, 1.4], [1.4, 29.2, 3], wood)
    ornament(b.at(-8, 0, 1.4), brief.pick(['books', 'vase', 'candles'] as const), brief)
    ornament(b.at(14, 2, 1.4), 'mug', brief)
  },
  pillow(b, { brief, accent }, [, d, top]) {
    if (brief.chance(0.6)) leaning(b.at(0, d / 2 + 0.5, -top), 32, 28, 9, accent, 8)
  },
  another(b, { brief, accent }, [w, , top]) {
    if (brief.chance(0.6))
      pad(b, [w * 1.2, -w / 3, -top], { size: [w * 0.8, w * 0.8, w * 0.6] }, accent)
  },
} satisfies Record<string, (b: Builder, look: OttomanLook, size: Vec) => void>

function crossed(b: Builder, [w, d, h]: Vec, color: string): void {
  for (const y of [4 - d / 2, d / 2 - 4])
    for (const way of [-1, 1]) {
      const at = y + way * 1.6
      b.beam([(-way * w) / 2, at, 0], [(way * w) / 2, at, h], 3, color)
    }
  b.rod('y', [0, 7.2 - d / 2, h / 2], 1.5, d - 14.4, color)
}

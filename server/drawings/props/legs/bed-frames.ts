import type { Brief } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'
import type { Point } from '../../kit/geometry.ts'
import { darker, lighter } from '../../kit/light.ts'
import { panel } from '../../kit/mark.ts'
import { metals } from '../../kit/palette.ts'
import { boards, panels } from '../cladding.ts'
import { drawers } from '../storage.ts'
import { lie, stand } from './leg.ts'
import { legMaker } from './makers.ts'
import { caps, newel, newelPatterns, squareNewel } from './newels.ts'

export interface BedPlan {
  readonly brief: Brief
  /** Height of a low leg. */
  readonly h: number
  readonly wood: string
  readonly metal: string
  readonly cloth: string
}

/** A tall post at the corner of a bed, the rails in its block, the mattress between them. */
export function cornerPost(b: Builder, { brief, wood, cloth }: BedPlan): void {
  const [h, half] = [brief.between(70, 125), brief.between(3.6, 5.2)]
  const post = brief.chance(0.7)
    ? newel(brief.construction(newelPatterns), h, half, wood)
    : squareNewel(brief.pick(caps), h, half, wood)
  const [a, c] = [h * brief.between(0.3, 0.6), h * brief.between(0.3, 0.6)]
  const [low, rail, soft] = [h * 0.1, h * 0.13, h * brief.between(0.08, 0.16)]
  stand(b, post)
  b.box([-a, -1.6, low], [a - half, 3.2, rail], wood)
  b.box([-1.6, -c, low], [3.2, c - half, rail], wood)
  b.box([-a, -c, low + rail * 0.5], [a - half, c - half, soft], cloth)
}

/** A headboard between two posts that reach to the floor, the side rails cut short. */
export function headboard(b: Builder, { brief, wood, cloth }: BedPlan): void {
  const [h, w, half] = [brief.between(76, 120), brief.between(52, 84), brief.between(2.8, 4)]
  const style = brief.construction(['slats', 'panel', 'padded', 'turned'] as const)
  const pattern = brief.pick(newelPatterns)
  const post =
    style === 'turned'
      ? newel(pattern, h, half, wood)
      : squareNewel(brief.pick(caps), h, half, wood)
  for (const x of [0, w]) stand(b.at(x, 0), post)
  const inner = w - 2 * half
  const bar = (z: number, high: number): void => {
    b.box([half, -1.5, z], [inner, 3, high], wood)
  }
  const [low, high] = [h * 0.34, h * 0.7]
  bar(low, 5)
  bar(high, 7)
  if (style === 'slats' || style === 'turned')
    for (let i = 0; i < 5; i++)
      b.box([half + (inner * (i + 0.5)) / 5 - 2, -0.8, low + 5], [4, 1.6, high - low - 5], wood)
  else
    b.box(
      [half, -0.8, low + 5],
      [inner, style === 'padded' ? 3 : 1.6, high - low - 5],
      style === 'padded' ? cloth : wood,
      {
        front: style === 'padded' ? [boards(4, true, '#10262b', 0.2)] : [panels(2)],
      },
    )
  for (const x of [0, w]) b.box([x - 1.4, half, h * 0.14], [2.8, h * 0.22, h * 0.12], wood)
}

/** The corner of a padded base on low feet, the mattress over it. */
export function divan(b: Builder, { brief, h, wood, cloth }: BedPlan): void {
  const foot = h * 0.55
  const make = legMaker(brief.pick(['bun', 'tapered', 'square']), brief, {
    h: foot,
    half: foot * 0.36,
    color: wood,
  })
  const [a, c, high] = [
    h * brief.between(2.4, 4),
    h * brief.between(2.4, 4),
    h * brief.between(1, 1.7),
  ]
  const inset = foot * 0.55
  for (const [x, y] of [
    [-inset, -inset],
    [-a + inset, -inset],
    [-inset, -c + inset],
  ] as const)
    stand(b.at(x, y), make([0, 1]))
  const base = brief.pick([cloth, darker(cloth, 0.2), '#5a666c'])
  const drawer = [
    panel(0.12, 0.14, 0.76, 0.62, '#10262b', { opacity: 0.1 }),
    panel(0.42, 0.5, 0.16, 0.06, metals.steel),
  ]
  b.box([-a, -c, foot], [a, c, high], base, brief.chance(0.5) ? { front: drawer } : {})
  if (brief.chance(0.7))
    b.box([-a, -c, foot + high], [a, c, h * brief.between(0.6, 1.1)], '#f4f1ea', {
      front: [boards(3, false, '#10262b', 0.1)],
      right: [boards(3, false, '#10262b', 0.1)],
    })
}

/** The leg under the middle beam of a wide bed, its screw foot, slats over the beam. */
export function middleLeg(b: Builder, { brief, h, wood, metal }: BedPlan): void {
  const [w, d, tall] = [h * brief.between(2.6, 3.6), h * brief.between(1.4, 2.4), h * 1.9]
  const r = h * 0.17
  b.cylinder([0, 0, 0], r * 1.6, h * 0.06, metals.black)
  b.cylinder([0, 0, h * 0.06], r * 0.4, h * 0.18, metals.steel, { capped: false })
  if (brief.chance(0.5)) b.cylinder([0, 0, h * 0.24], r, tall - h * 0.24, metal, { capped: false })
  else b.box([-r, -r, h * 0.24], [2 * r, 2 * r, tall - h * 0.24], brief.pick([wood, metal]))
  b.box([-w / 2, -r * 1.3, tall], [w, r * 2.6, h * 0.4], wood)
  const count = brief.int(3, 6)
  for (let i = 0; i < count; i++) {
    const x = -w / 2 + (w * (i + 0.2)) / count
    b.box([x, -d / 2, tall + h * 0.4], [(w / count) * 0.6, d, h * 0.09], lighter(wood, 0.3))
  }
}

/** Bracket feet: shaped boards that meet at the corners under a moulding and a drawer. */
export function bracketFoot(b: Builder, { brief, h, wood, cloth }: BedPlan): void {
  const [a, c] = [h * brief.between(2, 3.4), h * brief.between(1.8, 3)]
  const [thick, long] = [h * 0.16, h * brief.between(0.8, 1.1)]
  const shape = (from: number, way: 1 | -1): Point[] =>
    [
      [0, 0],
      [0.4, 0],
      [0.62, 0.5],
      [1, 0.75],
      [1, 1],
      [0, 1],
    ].map(([s = 0, z = 0]): Point => [from + way * s * long, z * h])
  for (const profile of [shape(0, -1), shape(-a, 1)])
    b.extrude(profile, 'y', [0, -thick, 0], thick, wood)
  for (const profile of [shape(-thick, -1), shape(-c, 1)])
    b.extrude(profile, 'x', [-thick, 0, 0], thick, wood)
  const over = thick * 0.6
  b.box([-a - over, -c - over, h], [a + 2 * over, c + 2 * over, h * 0.14], lighter(wood, 0.12))
  const high = h * brief.between(0.6, 1)
  b.box([-a, -c, h * 1.14], [a, c, high], wood, {
    front: [drawers(1, 1, metals.brass, 'knob')],
    right: [panels(1)],
  })
  if (brief.chance(0.6)) b.box([-a, -c, h * 1.14 + high], [a, c, h * 0.7], cloth)
}

/** Two legs under the foot rail, with slats and the edge of the mattress. */
export function footRail(b: Builder, { brief, h, wood, cloth }: BedPlan): void {
  const half = h * brief.between(0.16, 0.24)
  const make = legMaker(brief.pick(['turned', 'tapered', 'square', 'bun', 'saber']), brief, {
    h,
    half,
    color: wood,
  })
  const [gap, deep] = [h * brief.between(2.6, 4), h * brief.between(0.6, 1.8)]
  stand(b, make([-0.7, 0.7]))
  stand(b.at(gap, 0), make([0.7, -0.7]))
  const w = gap + 2 * half
  b.box([-half, -half, h], [w, 2 * half, h * 0.7], wood)
  b.box([-half, -deep - half, h], [w, deep, h * 0.5], darker(wood, 0.25))
  if (brief.chance(0.7))
    b.box([-half, -deep - half, h * 1.7], [w, deep + half, h * brief.between(0.4, 0.9)], cloth)
  else lie(b.at(half, half + h), make([1, 0]))
}

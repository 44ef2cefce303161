import type { Brief } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'
import type { Vec } from '../../kit/geometry.ts'
import { darker } from '../../kit/light.ts'
import { rim } from '../rim.ts'
import { rounded, sweep, tube } from '../sweep.ts'
import { stand } from './leg.ts'
import { legMaker } from './makers.ts'
import { along, shares, square } from './section.ts'
import { tapered } from './shaped.ts'
import { hoop } from './spider.ts'

/** The back of a chair: two long back legs, swept to the rear, and what joins them. */
export function backFrame(b: Builder, brief: Brief, seat: number, color: string): void {
  const [w, h] = [brief.between(34, 44), seat + brief.between(34, 56)]
  const lean = brief.between(6, 11)
  for (const x of [0, w]) backLeg(b.at(x, 0), h, seat, lean, color)
  const [x, inner] = [2, w - 4]
  b.box([x, -1.2, seat - 7], [inner, 2.4, 7], color)
  b.box([x, lower(lean, 0.36) - 1, seat * 0.36], [inner, 2, 2.6], color)
  const rails = brief.pick(['ladder', 'spindles', 'splat'] as const)
  const at = (z: number): number => -lean * ((z - seat) / (h - seat)) ** 1.4
  const rail = (z: number, high: number): void => {
    b.box([x, at(z) - 1, z], [inner, 1.8, high], color)
  }
  rail(h - 8, 7)
  if (rails === 'ladder') for (const t of [0.2, 0.5]) rail(seat + (h - seat) * t, 4.5)
  else {
    rail(seat + 6, 3)
    const bars = rails === 'splat' ? [0.5] : [0.18, 0.39, 0.61, 0.82]
    const wide = rails === 'splat' ? inner * 0.32 : 1.8
    for (const t of bars) {
      const from = x + inner * t - wide / 2
      const ring = (z: number): Vec[] => [
        [from, at(z) - 0.6, z],
        [from + wide, at(z) - 0.6, z],
        [from + wide, at(z) + 0.6, z],
        [from, at(z) + 0.6, z],
      ]
      b.loft(ring(seat + 9), ring(h - 8), color)
    }
  }
}

const SIDE_LEAN = 8

/** The side of a chair: its front leg and its back leg under half of the seat. */
export function sideFrame(
  b: Builder,
  brief: Brief,
  h: number,
  color: string,
  fabric: string,
): void {
  const deep = brief.between(34, 42)
  const half = 2.4
  const type = brief.pick(['turned', 'tapered', 'cabriole', 'square', 'saber'] as const)
  const front = legMaker(type, brief, { h, half: type === 'cabriole' ? 3 : half, color })([0, 1])
  backLeg(b, h + brief.between(22, 46), h, SIDE_LEAN, color)
  stand(b.at(0, deep), front)
  b.box([-1.2, 2.2, h - 7], [2.4, deep - 2.2 - front.half, 7], color)
  // A curved front leg is not where a straight stretcher would meet it.
  if (type !== 'cabriole' && type !== 'saber') {
    const from = lower(SIDE_LEAN, 0.3) + 1.7
    b.box([-0.8, from, h * 0.3], [1.6, deep - 2 - from, 2], color)
  }
  const wide = brief.between(12, 22)
  b.box([-wide, 3, h], [wide + 3, deep, 1], color)
  b.box([-wide, 3, h + 1], [wide + 3, deep, brief.between(3, 7)], fabric)
}

/** Three or four legs under a round seat. */
export function stoolLegs(b: Builder, brief: Brief, h: number, color: string): void {
  const [count, r] = [brief.int(3, 4), brief.between(15, 19)]
  const from = brief.between(0.5, 0.9)
  const style = brief.pick(['leaning', 'ferrule', 'square'] as const)
  for (let i = 0; i < count; i++) {
    const a = (i / count) * 2 * Math.PI + from
    const out = [Math.cos(a), Math.sin(a)] as const
    stand(b.at(out[0] * r * 0.62, out[1] * r * 0.62), tapered(style, { h, half: 2.6, color, out }))
  }
  if (style === 'leaning') hoop(b, r * 0.62 + h * 0.112 - 1.6, h * 0.3, 0.7, color)
  b.cylinder([0, 0, h], r, 4, color)
  rim(b, r, h + 4, color)
}

/** Two runners of round bar under a cushion. */
export function sled(b: Builder, brief: Brief, h: number, color: string, fabric: string): void {
  const [w, d, lean] = [brief.between(34, 46), brief.between(36, 44), brief.between(0, 7)]
  const bend = brief.between(3, 7)
  for (const x of [0, w])
    tube(
      b,
      rounded(
        [
          [x, lean, h - 1],
          [x, 0, 1],
          [x, d, 1],
          [x, d - lean, h - 1],
        ],
        bend,
        shares(4),
      ),
      1,
      color,
    )
  for (const y of [lean + 2, d - lean - 4]) b.box([1, y, h - 2.4], [w - 2, 2, 1.6], color)
  const cut = brief.between(0.45, 1)
  b.box([-2, -1, h], [(w + 4) * cut, d + 2, 1.4], darker(fabric, 0.4))
  b.box([-2, -1, h + 1.4], [(w + 4) * cut, d + 2, brief.between(3, 7)], fabric)
}

/** A chair on one rounded tube: up the back, along the seat, down the front and back on the floor. */
export function cantilever(
  b: Builder,
  brief: Brief,
  h: number,
  color: string,
  fabric: string,
): void {
  const [w, d, back] = [brief.between(38, 46), brief.between(40, 46), h + brief.between(26, 40)]
  const side = (x: number): Vec[] => [
    [x, -8, back],
    [x, 0, h],
    [x, d, h - 1],
    [x, d + 1, 1],
    [x, -2, 1],
  ]
  tube(b, rounded([...side(0), ...side(w).reverse()], 5, shares(4)), 1.1, color)
  b.box([1.4, 5, h - 1.2], [w - 2.8, d - 12, 2.4], fabric)
  const panel = (y: number, z: number): Vec[] => [
    [1.4, y, z],
    [w - 1.4, y, z],
    [w - 1.4, y + 2, z],
    [1.4, y + 2, z],
  ]
  if (brief.chance(0.7)) b.loft(panel(-4.4, h + (back - h) * 0.42), panel(-8.4, back - 1), fabric)
}

/** A back leg with its foot on the origin: upright to the seat, swept to the rear at both ends. */
function backLeg(b: Builder, h: number, seat: number, lean: number, color: string): void {
  const rings = shares(16).map(t => {
    const z = h * t
    const y = along(
      [
        [0, lower(lean, 0)],
        [seat / h, 0],
        [1, -lean],
      ],
      t,
    )
    return square(1.9 - 0.5 * t, z, [0, y])
  })
  b.group(g => sweep(g, rings, color))
}

/** How far behind the seat's line a back leg is at a share of the seat's height. */
function lower(lean: number, share: number): number {
  return -lean * 0.8 * (1 - share)
}

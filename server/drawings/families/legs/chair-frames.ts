import type { Builder } from '../../kit/builder.ts'
import type { Vec } from '../../kit/geometry.ts'
import { darker } from '../../kit/palette.ts'
import { legOf } from '../../props/legs/lathe.ts'
import { leaning, stand } from '../../props/legs/leg.ts'
import { legMaker } from '../../props/legs/makers.ts'
import { tapers } from '../../props/legs/patterns.ts'
import { along, shares, square } from '../../props/legs/section.ts'
import { hoop } from '../../props/legs/spider.ts'
import { rim } from '../../props/outline.ts'
import { rounded, sweep, tube } from '../../props/sweep.ts'
import type { View } from './views.ts'

export const backFrame: View = (b, { brief, h: seat, wood }) => {
  const [w, h, lean] = [brief.between(34, 44), seat + brief.between(34, 56), brief.between(6, 11)]
  const style = brief.construction(['ladder', 'spindles', 'splat', 'lattice'])
  for (const x of [0, w]) backLeg(b.at(x, 0), h, seat, lean, wood)
  const [x, inner] = [2, w - 4]
  b.box([x, -1.2, seat - 7], [inner, 2.4, 7], wood)
  b.box([x, behind(lean, 0.36) - 1, seat * 0.36], [inner, 2, 2.6], wood)
  const at = (z: number): number => -lean * ((z - seat) / (h - seat)) ** 1.4
  const rail = (z: number, high: number) => b.box([x, at(z) - 1, z], [inner, 1.8, high], wood)
  rail(h - 8, 7)
  if (style === 'ladder') for (const t of [0.2, 0.5]) rail(seat + (h - seat) * t, 4.5)
  if (style === 'lattice') for (const t of [0.3, 0.42, 0.54, 0.66]) rail(seat + (h - seat) * t, 2)
  if (style === 'ladder' || style === 'lattice') return
  rail(seat + 6, 3)
  const wide = style === 'splat' ? inner * 0.32 : 1.8
  for (const t of style === 'splat' ? [0.5] : [0.18, 0.39, 0.61, 0.82]) {
    const ring = (z: number) => plank(x + inner * t - wide / 2, wide, at(z) - 0.6, 1.2, z)
    b.loft(ring(seat + 9), ring(h - 8), wood)
  }
}

export const sideFrame: View = (b, { brief, h, wood, over }) => {
  const [deep, lean] = [brief.between(34, 42), 8]
  const type = brief.pick(['turned', 'tapered', 'cabriole', 'square', 'saber'])
  const half = type === 'cabriole' ? 3 : 2.4
  const front = legMaker(type, brief, { h, half, color: wood })([0, 1])
  backLeg(b, h + brief.between(22, 46), h, lean, wood)
  stand(b.at(0, deep), front)
  b.block([2.2, h - 7], [2.4, deep - 2.2 - half, 7], wood)
  // A curved front leg is not where a straight stretcher would meet it.
  if (type !== 'cabriole' && type !== 'saber') {
    const from = behind(lean, 0.3) + 1.7
    b.block([from, h * 0.3], [1.6, deep - 2 - from, 2], wood)
  }
  const wide = brief.between(12, 22)
  b.box([-wide, 3, h], [wide + 3, deep, 1], wood)
  b.box([-wide, 3, h + 1], [wide + 3, deep, brief.between(3, 7)], over)
}

export const stoolLegs: View = (b, { brief, h, wood: color }) => {
  const [count, r, from] = [brief.int(3, 4), brief.between(15, 19), brief.between(0.5, 0.9)]
  const style = brief.construction(['splayed', 'ferrule', 'square'])
  const leg = legOf(tapers[style === 'square' ? 'square' : 'ferrule'], { h, half: 2.6, color })
  for (let i = 0; i < count; i++) {
    const a = (i / count) * 2 * Math.PI + from
    const out = [Math.cos(a), Math.sin(a)] as const
    const at = b.at(out[0] * r * 0.62, out[1] * r * 0.62)
    stand(at, style === 'splayed' ? leaning(leg, out, 0.16) : leg)
  }
  if (style === 'splayed') hoop(b, r * 0.62 + h * 0.112 - 1.6, h * 0.3, 0.7, color)
  b.cylinder(h, r, 4, color)
  rim(b, r, h + 4, color)
}

export const sled: View = (b, { brief, h, metal, over }) => {
  const [w, d, lean] = [brief.between(34, 46), brief.between(36, 44), brief.between(0, 7)]
  const bend = brief.between(3, 7)
  for (const x of [0, w]) {
    const runner: Vec[] = [
      [x, lean, h - 1],
      [x, 0, 1],
      [x, d, 1],
      [x, d - lean, h - 1],
    ]
    tube(b, rounded(runner, bend, shares(4)), 1, metal)
  }
  b.box([1, [lean + 2, d - lean - 4], h - 2.4], [w - 2, 2, 1.6], metal)
  const wide = (w + 4) * brief.between(0.45, 1)
  b.box([-2, -1, h], [wide, d + 2, 1.4], darker(over, 0.4))
  b.box([-2, -1, h + 1.4], [wide, d + 2, brief.between(3, 7)], over)
}

export const cantilever: View = (b, { brief, h, metal, over }) => {
  const [w, d, back] = [brief.between(38, 46), brief.between(40, 46), h + brief.between(26, 40)]
  const side = (x: number): Vec[] => [
    [x, -8, back],
    [x, 0, h],
    [x, d, h - 1],
    [x, d + 1, 1],
    [x, -2, 1],
  ]
  tube(b, rounded([...side(0), ...side(w).reverse()], 5, shares(4)), 1.1, metal)
  b.box([1.4, 5, h - 1.2], [w - 2.8, d - 12, 2.4], over)
  const panel = (y: number, z: number) => plank(1.4, w - 2.8, y, 2, z)
  if (brief.chance(0.7)) b.loft(panel(-4.4, h + (back - h) * 0.42), panel(-8.4, back - 1), over)
}

function plank(x: number, w: number, y: number, d: number, z: number): Vec[] {
  return [
    [x, y, z],
    [x + w, y, z],
    [x + w, y + d, z],
    [x, y + d, z],
  ]
}

function backLeg(b: Builder, h: number, seat: number, lean: number, color: string): void {
  const line = [
    [0, behind(lean, 0)],
    [seat / h, 0],
    [1, -lean],
  ] as const
  const rings = shares(16).map(t => square(1.9 - 0.5 * t, h * t, [0, along(line, t)]))
  b.group(g => sweep(g, rings, color))
}

/** How far behind the seat's line a back leg is at a share of the seat's height. */
function behind(lean: number, share: number): number {
  return -lean * 0.8 * (1 - share)
}

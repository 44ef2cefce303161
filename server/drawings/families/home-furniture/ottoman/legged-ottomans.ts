import type { Builder } from '../../../kit/builder.ts'
import { darker, lighter } from '../../../kit/light.ts'
import { feet } from '../../../props/cabinets/feet.ts'
import { boards } from '../../../props/cladding.ts'
import { shares } from '../../../props/legs/section.ts'
import { ornament } from '../../../props/ornaments.ts'
import { cushion, plan as outlineOf } from '../../../props/outline.ts'
import { leaning } from '../../../props/pillows.ts'
import type { Plan } from './plan.ts'

/** Ottomans on legs. */
export const leggedOttomans = {
  /** Square and buttoned, on short legs. */
  buttoned(b, { brief, fabric, wood, metal }) {
    const [w, d] = [brief.between(62, 96), brief.between(56, 80)]
    const low = brief.between(9, 18)
    feet(b, {
      style: brief.pick(['turned', 'leaning', 'posts', 'hairpin'] as const),
      w,
      d,
      h: low,
      wood,
      metal,
    })
    b.box([0, 0, low], [w, d, 14], fabric)
    const z = low + 14
    cushion(b.at(w / 2, d / 2), outlineOf(w, d, w, 3), z, 13, lighter(fabric, 0.04), 3)
    tufts(b, [w, d], z + 13, brief.int(3, 4), darker(fabric, 0.3))
  },
  /** A long bench at the foot of a bed. */
  bench(b, { brief, fabric, wood, metal, accent }) {
    const [w, d, h] = [brief.between(110, 160), brief.between(38, 48), brief.between(30, 38)]
    feet(b, {
      style: brief.pick(['leaning', 'sled', 'turned', 'hairpin', 'cabriole', 'frame'] as const),
      w,
      d,
      h,
      wood,
      metal,
    })
    if (brief.chance(0.5)) b.box([0, 0, h], [w, d, 5], wood)
    else b.box([0, 0, h], [w, d, 5], fabric)
    cushion(b.at(w / 2, d / 2), outlineOf(w, d, w, 4), h + 5, 10, fabric, 3)
    if (brief.chance(0.6)) {
      b.rod('y', [14, 4, h + 22], 7, d - 8, accent)
      if (brief.chance(0.5)) b.rod('y', [w - 14, 4, h + 22], 7, d - 8, accent)
    }
  },
  /** Crossed legs and a saddle seat. */
  crossed(b, { brief, fabric, wood, metal }) {
    const [w, d, h] = [brief.between(50, 70), brief.between(36, 44), brief.between(34, 40)]
    const color = brief.pick([wood, metal])
    for (const y of [-d / 2 + 3, d / 2 - 3]) {
      b.beam([-w / 2, y - 1.6, 0], [w / 2, y - 1.6, h], 3, color)
      b.beam([w / 2, y + 1.6, 0], [-w / 2, y + 1.6, h], 3, color)
    }
    b.rod('y', [0, -d / 2 + 6.2, h / 2], 1.5, d - 12.4, color)
    cushion(b, outlineOf(w + 4, d + 2, w + 4, 6), h + 1.6, 11, fabric, 4)
  },
  /** A low table to sit at or put one's feet on: padded rim, tray in the middle. */
  cocktail(b, { brief, fabric, wood, metal }) {
    const [w, d] = [brief.between(84, 120), brief.between(60, 80)]
    const low = brief.between(8, 16)
    feet(b, {
      style: brief.pick(['turned', 'plinth', 'leaning'] as const),
      w,
      d,
      h: low,
      wood,
      metal,
    })
    b.box([0, 0, low], [w, d, 12], fabric, {
      front: [boards(6, true, '#10262b', 0.14)],
      right: [boards(4, true, '#10262b', 0.14)],
    })
    cushion(b.at(w / 2, d / 2), outlineOf(w, d, w, 5), low + 12, 12, lighter(fabric, 0.05), 3)
    const z = low + 24
    const at = b.at(w * 0.5, d * 0.5, z)
    at.box([-24, -16, 0], [48, 32, 1.4], wood)
    for (const y of [-16, 14.6]) at.box([-24, y, 1.4], [48, 1.4, 3], wood)
    for (const x of [-24, 22.6]) at.box([x, -14.6, 1.4], [1.4, 29.2, 3], wood)
    ornament(at.at(-8, 0, 1.4), brief.pick(['books', 'vase', 'candles'] as const), brief)
    ornament(at.at(14, 2, 1.4), 'mug', brief)
  },
  /** A footstool on legs with a knee, a cushion against it. */
  footstool(b, { brief, fabric, wood, metal, accent }) {
    const [w, d, h] = [brief.between(46, 64), brief.between(36, 48), brief.between(18, 28)]
    feet(b, { style: brief.pick(['cabriole', 'turned', 'leaning'] as const), w, d, h, wood, metal })
    b.box([0, 0, h], [w, d, 6], wood)
    cushion(b.at(w / 2, d / 2), outlineOf(w, d, w, 4), h + 6, 12, fabric, 5)
    if (brief.chance(0.5)) leaning(b.at(w * 0.5, d + 0.5), 32, 28, 9, accent, 8)
  },
} satisfies Record<string, (b: Builder, plan: Plan) => void>

/** Buttons in rows, with the creases between them. */
function tufts(
  b: Builder,
  [w, d]: readonly [number, number],
  z: number,
  count: number,
  color: string,
): void {
  const at = shares(count - 1).flatMap(u =>
    shares(count - 1).map(v => [w * (0.16 + 0.68 * u), d * (0.16 + 0.68 * v)] as const),
  )
  for (const u of shares(count - 1)) {
    b.wire(
      [
        [w * (0.16 + 0.68 * u), d * 0.08, z],
        [w * (0.16 + 0.68 * u), d * 0.92, z],
      ],
      0.5,
      color,
    )
    b.wire(
      [
        [w * 0.08, d * (0.16 + 0.68 * u), z],
        [w * 0.92, d * (0.16 + 0.68 * u), z],
      ],
      0.5,
      color,
    )
  }
  for (const [x, y] of at) b.ball([x, y, z + 0.5], 1.5, color, { casts: false })
}

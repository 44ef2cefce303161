import type { Builder } from '../../kit/builder.ts'
import { points, type Vec } from '../../kit/geometry.ts'
import { brand, fabrics, metals, valuesOf } from '../../kit/palette.ts'
import type { Random } from '../../kit/random.ts'

const cloths = [...valuesOf(fabrics), '#33424a', brand.sand]

/** A rail with clothes on it, from the origin: `w` along x, `d` deep, the rail `h` cm high. */
export function hangingRail(b: Builder, random: Random, [w, d, h]: Vec) {
  b.quiet.box([0.2, d / 2 - 1, h], [w - 0.4, 2, 2], metals.steel)
  const long = random.chance(0.5)
  const [back, middle, front] = [d * 0.12, d / 2, d * 0.86]
  for (let x = 3; x < w - 6; x += random.between(5, 9)) {
    const foot = h - Math.min(h - 6, long ? random.between(74, 108) : random.between(52, 72))
    const hem = points([back + 3, foot], [front - 3, foot])
    const outline = [...hem, ...points([front, h - 12], [middle, h - 3], [back, h - 12])]
    b.quiet.extrude(outline, 'x', [x, 0, 0], 3.4, random.pick(cloths))
  }
}

export function shoes(b: Builder, random: Random, w: number, d: number) {
  for (let x = 4; x < w - 20; x += 24) {
    const color = random.pick(cloths)
    const h = random.pick([6, 6, 12])
    b.quiet.box([[x, x + 9], d - 28, 0], [7, 24, h], color)
  }
}

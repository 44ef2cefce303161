import type { Builder } from '../../kit/builder.ts'
import { metals } from '../../kit/palette.ts'
import type { Random } from '../../kit/random.ts'

const cloths = [
  '#1f6f78',
  '#b4533a',
  '#d6a03c',
  '#54709a',
  '#80506f',
  '#84997a',
  '#33424a',
  '#f1ece1',
  '#c98a68',
  '#d9ccb6',
]

/** A rail with clothes on it, from the origin: `w` along x, `d` deep, the rail `h` cm high. */
export function hangingRail(
  b: Builder,
  random: Random,
  [w, d, h]: readonly [number, number, number],
): void {
  b.box([0.2, d / 2 - 1, h], [w - 0.4, 2, 2], metals.steel, { casts: false })
  const long = random.chance(0.5)
  for (let x = 3; x < w - 6; x += random.between(4.4, 8)) {
    const drop = Math.min(h - 6, long ? random.between(74, 108) : random.between(52, 72))
    const color = random.pick(cloths)
    const [from, to, foot, head] = [d * 0.1, d * 0.86, h - drop, h - 3]
    b.extrude(
      [
        [from + 3, foot],
        [to - 3, foot],
        [to, head - 10],
        [d / 2 + 4, head],
        [d / 2 - 4, head],
        [from, head - 10],
      ],
      'x',
      [x, 0, 0],
      3,
      color,
      { casts: false },
    )
  }
}

/** Pairs of shoes side by side on the floor of a case. */
export function shoes(b: Builder, random: Random, w: number, d: number): void {
  for (let x = 4; x < w - 20; x += 24) {
    const color = random.pick(cloths)
    for (const at of [x, x + 9])
      b.box([at, d - 28, 0], [7, 24, random.pick([6, 6, 12])], color, { casts: false })
  }
}

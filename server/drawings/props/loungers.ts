import type { Builder } from '../kit/builder.ts'
import { between, type Point, pairs, steps, times, triples, type Vec } from '../kit/geometry.ts'
import { brand, lighter, mix, namesOf } from '../kit/palette.ts'
import { over, sides, slatted, trestles } from '../things/bars.ts'
import { bolster, leaning, type Materials } from '../things/upholstery.ts'
import { fourPosts } from './bedsteads.ts'
import { barrel } from './chair-shells.ts'
import { battens } from './cladding.ts'
import { moulded, smoothed } from './moulded.ts'
import { slats } from './outdoor-seats.ts'
import { cushion, ellipse, outlineOf } from './outline.ts'
import { rounded } from './sweep.ts'

/** What one lies on outdoors along y, with the head at -y. */
export const loungers = {
  slatted(b, { wood, fabric }) {
    const x = [-34, 30]
    b.box([x, -84, 24], [4, 184, 7], wood)
    b.box([x, 84, 0], [4, 6, 24], wood)
    for (const at of x) b.rod('x', [at, -66, 11], 11, 4, '#33424a')
    for (const y of [94, -84]) b.block([y, 24], [59.8, 5, 7], wood)
    slats(b, [-30, -22, 31], [60, 120, 3], 12, wood)
    along(b, [58, 3], '-24 34, -82 72', wood)
    along(b, [56, 8], '92 34, -21 34, -83 76', fabric)
    leaning(b.at(0, -66, 66), [40, 22, 9], '#f1ece1', 9)
  },
  wave(b, { wood, metal }) {
    const line = smoothed(pairs('96 26, 70 34, 40 26, 10 24, -20 42, -60 78, -80 84'))
    const below = line.map(([y, z]): Point => [y, z - 4])
    sides(b, 30, below, [3, 3], metal)
    sides(b, 30, rounded(pairs('60 24, 66 1.5, -50 1.5, -44 58'), 8), [3, 3], metal)
    slatted(b, [64, 2], line, wood)
  },
  double(b, { wood, metal, fabric }) {
    b.box([[-66, 62], [-86, 82], 0], [4, 4, 22], metal)
    b.block(22, [132, 172, 5], metal)
    for (const x of [-33, 33]) along(b.at(x, 0), [62, 10], '84 27, -14 27, -78 70', fabric)
    b.box([70, -30, 0], [34, 34, 34], wood)
  },
  adirondack(b, { wood }) {
    b.box([[-30, 26], 24, 0], [4, 9, 52], wood)
    b.box([[-40, 26], -28, 52], [14, 68, 3], wood)
    sides(b, 28, pairs('34 30, -54 4'), [6, 6], wood)
    sides(b, 28, pairs('-22 18, -27 51'), [4, 4], wood)
    for (let y = 32; y > -10; y -= 8)
      along(b, [51.6, 2], `${y} ${23 + y * 0.3}, ${y - 7} ${21 + y * 0.3}`, wood)
    for (const [i, h] of [78, 92, 98, 92, 78].entries())
      along(b.at(i * 10.2 - 20.4, 0), [9.2, 2.2], `-18 20, ${-10 - h * 0.4} ${h}`, wood)
    b.box([[-24, 20], 50, 0], [4, 4, 26], wood)
    b.box([[-24, 20], 80, 0], [4, 4, 22], wood)
    slats(b, [-27, 48, 27], [54, 40, 2.4], 5, wood)
  },
  deckchair(b, { wood, fabric }) {
    sides(b, 27, pairs('46 0, -46 84'), [3.4, 3.4], wood)
    sides(b, 22.7, pairs('-40 0, 34 46'), [3.4, 3.4], wood)
    b.beam([-26, -45.4, 84.6], [26, -45.4, 84.6], 3, wood)
    b.beam([-22, 35, 47], [22, 35, 47], 3, wood)
    const line = smoothed(pairs('34 48, 14 24, -8 22, -28 48, -44.4 84'))
    for (let i = 0; i < 5; i++) {
      const rows = line.map(([y, z]) => [-20, -12].map(x => [x + i * 8, y, z] as const))
      moulded(b, rows, 1, i % 2 ? '#f6efe0' : fabric)
    }
  },
  round(b, { wood, fabric }) {
    const color = mix(wood, '#c9a468', 0.5)
    b.extrude(ellipse(84, 84, 24), 'z', [0, 0, 0], 30, color, { smooth: true })
    cushion(b, ellipse(80, 80, 24), 30, 14, brand.sand, 4)
    barrel(b, { r: 86, z: 30, back: 78, arm: 44, thick: 5, open: 92, pieces: 16, color })
    const hood = [12, 36, 60, 84].map(degrees => {
      const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
      return times(9, (k): Vec => {
        const [x, out] = [Math.cos((k / 8) * Math.PI) * 86, Math.sin((k / 8) * Math.PI) * 86]
        return [x, -out * cos, 76 + out * sin]
      })
    })
    moulded(b, hood, 1.4, fabric)
    for (const x of [-34, 0, 34]) leaning(b.at(x, -46, 44), [36, 34, 11], fabric, 12)
  },
  daybed(b, { wood, fabric: cloth }) {
    fourPosts(b.at(0, -80), { w: 154, l: 160, h: 194, color: wood, turned: false, cloth })
    b.block(22, [155.6, 164, 8], wood)
    cushion(b, outlineOf(150, 158, 6), 30, 18, brand.sand, 3)
    for (const x of [-36, 36]) leaning(b.at(x, -76, 48), [60, 40, 14], cloth, 16)
    bolster(b.at(0, -40, 48), 60, 9, lighter(cloth, 0.4))
  },
  swing(b, { metal, fabric }) {
    trestles(b, [96, 56, 186], 4.4, metal)
    b.box([[-98, 94], -26, 100], [4, 52, 3], metal)
    for (const x of [-88, 88]) b.wire(triples('0 20 66, 0 0 184, 0 -26 84', [x, 0, 0]), 1.6, metal)
    b.block(186, [196, 4.8, 5], metal)
    b.gable([-104, -52, 192], [208, 104, 20], 'x', fabric, {
      slopes: [battens(9, brand.paper, 0.8)],
      endColor: fabric,
    })
    b.block(42, [172, 56, 4], metal)
    for (const x of [-43, 43]) {
      cushion(b.at(x, 3), outlineOf(84, 50, 6), 46, 12, fabric, 4)
      leaning(b.at(x, -27, 58), [82, 44, 12], fabric, 6)
    }
  },
} satisfies Record<string, (b: Builder, look: Materials) => void>

export type LoungerStyle = keyof typeof loungers
export const loungerStyles = namesOf(loungers)

/** Boards, or cushions where it is level, `w` wide and so thick, over a line of (y, z). */
function along(b: Builder, [w, thick]: Point, line: string, color: string) {
  for (const [i, [from, to]] of steps(pairs(line)).entries()) {
    const [[y0, z0], [y, z]] = [from, to]
    if (z === z0) cushion(b.at(0, (y0 + y) / 2), outlineOf(w, y0 - y), z, thick, color)
    else {
      // What rises begins where it clears what lies before it.
      const t = i > 0 ? (0.8 * thick) / Math.hypot(y - y0, z - z0) : 0
      over(b, [w, thick], [between(from, to, t), to], color)
    }
  }
}

import type { Builder } from '../kit/builder.ts'
import type { Point, Vec } from '../kit/geometry.ts'
import { darker, lighter } from '../kit/light.ts'
import { arc, bent } from '../props/bent.ts'
import { base, footRing } from '../props/chair-bases.ts'
import { barrel } from '../props/chair-shells.ts'
import { cushion, ellipse, plan as outlineOf } from '../props/outline.ts'
import { pair, sheet, sides } from './bars.ts'
import { type ChairMake, type ChairPlan, type Part, together } from './chair.ts'
import { postArms } from './chair-arms.ts'
import { board, onBack, shield, slab, stick } from './chair-backs.ts'
import { pad, roundPad, shell } from './chair-seats.ts'
import { standing } from './chair-stands.ts'

/** On five castors, `drop` cm lower than the seat. */
const castors = (drop: number) => standing(['castors'], drop)

/** The height of a back above the seat, between two measures. */
const tall =
  (least: number, most: number, more: Partial<ChairPlan> = {}) =>
  ({ brief, seat }: ChairPlan) => ({ top: seat + brief.between(least, most), ...more })

/** The bar that joins back and seat, and reaches up behind a pad. */
const strut =
  (up = 22): Part =>
  (b, chair) => {
    const [, y, z] = onBack(chair, 0, chair.seat + up, -6)
    const path = [
      [-10, chair.seat - 8.4],
      [y + 3, chair.seat - 8.4],
      [y, z],
    ] as const
    sheet(b, 8, path, 2.4, chair.metal)
  }

/** Rolls of upholstery, one above the other. */
const rolls: Part = (b, chair) => {
  const count = chair.brief.int(3, 5)
  const each = (chair.top - chair.seat - 8) / count
  for (let i = 0; i < count; i++) {
    const low = chair.seat + 8 + each * i
    slab(b, chair, board(i === count - 1 ? 22 : 25, low, low + each - 0.6, 4), 7, chair.fabric, 4)
  }
}

/** Cloth in a ring. */
const mesh: Part = (b, chair) => {
  const { seat, top, fabric, metal } = chair
  const rim = shield(23, seat + 14, top, 9)
  const around = [...rim, rim[0] as Point].map(([x, z]) => onBack(chair, x, z))
  bent(b, around, [3, 2.4], metal)
  slab(b, chair, shield(21, seat + 16, top - 2, 0), 0.8, lighter(fabric, 0.12), 0)
  for (let i = 1; i < 8; i++) {
    const z = seat + 16 + ((top - seat - 20) * i) / 8
    stick(b, chair, [-19, z], [19, z], 0.7, darker(fabric, 0.25), 0.8)
  }
}

/** Two wings beside a seam, and a rest for the head on a broad neck. */
const split: Part = (b, chair) => {
  const { seat, fabric, metal } = chair
  const top = seat + 58
  for (const side of [-1, 1]) {
    const half: Point[] = [
      [side * 0.5, seat + 8],
      [side * 21, seat + 10],
      [side * 25, seat + 34],
      [side * 20, top],
      [side * 0.5, top],
    ]
    slab(b, chair, half, 4, fabric, 2.4)
  }
  slab(b, chair, board(6, top, top + 5), 2, metal, 0)
  slab(b, chair, board(15, top + 5, top + 19, 5), 5, fabric, 2.4)
}

/** A tall narrow back between wings. */
const racing: Part = (b, chair) => {
  const { seat, fabric } = chair
  const top = seat + 80
  slab(b, chair, board(16, seat + 5, top, 4, 0.8), 6, dark, 2.4)
  for (const side of [-1, 1]) {
    const wing: Point[] = [
      [side * 16.4, seat + 5],
      [side * 21, seat + 5],
      [side * 23, seat + 40],
      [side * 29, seat + 56],
      [side * 22, seat + 68],
      [side * 15.4, seat + 68],
    ]
    slab(b, chair, wing, 9, fabric, 3)
  }
}
const dark = '#33383c'

/** Leather in ribs between two rails, from the seat's front to the top of the back. */
const ribbed: Part = (b, { seat, top, fabric, metal }) => {
  const line: Point[] = [
    [25, seat - 2],
    [20, seat + 1],
    [-14, seat - 1],
    [-21, seat + 5],
    [-27, seat + (top - seat) * 0.55],
    [-32, top],
  ]
  sides(b, 25, line, [2, 3.4], metal)
  for (const [i, [y, z]] of line.slice(1).entries()) {
    const [y0, z0] = line[i] as Point
    const count = Math.max(1, Math.round(Math.hypot(y - y0, z - z0) / 6))
    const at = (t: number): Point => [y0 + ((y - y0) * t) / count, z0 + ((z - z0) * t) / count]
    for (let k = 0; k < count; k++) sheet(b, 47.6, [at(k + 0.03), at(k + 0.94)], 3.2, fabric)
  }
}

const loopArms: Part = (b, { seat, metal }) => {
  const path: Vec[] = [
    [27.6, 14, seat - 1],
    [30, 12, seat + 20],
    [30, -18, seat + 22],
    [27.4, -25, seat + 14],
  ]
  pair(b, path, [2.4, 2.4], metal, 7)
}

/** Chairs on five castors, for a desk or a meeting room. */
export const officeChairs = {
  mesh: {
    base: castors(7),
    seat: pad(50, 48, 46, 9),
    back: together(strut(), mesh),
    arms: postArms(),
    measures: tall(50, 62),
  },
  split: {
    base: castors(7),
    seat: pad(52, 50, 48, 10, 6, 8),
    back: together(strut(), split),
    arms: postArms(),
  },
  racing: {
    base: castors(8),
    seat(b, chair) {
      pad(36, 52, 34, 6, 7, 10)(b, { ...chair, fabric: dark })
      for (const x of [-23, 23]) pad(9.4, 52, 9.4, 3, 7, 14)(b.at(x, 0), chair)
    },
    back: together(strut(), racing),
    arms: postArms(),
  },
  /** A small back on a stalk. */
  typist: {
    base: castors(6),
    seat: pad(46, 43, 42, 12, 5, 8),
    back: together(strut(20), curvedRest),
    arms: postArms(),
    measures: tall(18, 26),
  },
  /** High, with a ring for the feet. */
  drafting: {
    base: together(castors(6), (b, { metal }) => footRing(b, 24, metal, 20)),
    seat: roundPad(21.5, 5, 7),
    back: together(strut(20), curvedRest),
    measures: ({ seat }) => ({ seat: seat + 22, top: seat + 44 }),
  },
  /** Thickly padded, for the head of a table. */
  executive: {
    base: castors(8),
    seat: pad(54, 52, 52, 8, 7, 12),
    back: together(strut(), rolls),
    arms: postArms(true),
    measures: tall(64, 78),
  },
  ribbed: { base: castors(6), seat: ribbed, arms: loopArms, measures: tall(36, 64) },
  shell: { base: castors(5), seat: shell(52, 48, 17), measures: tall(34, 46) },
  /** A tub for a meeting room. */
  tub: {
    base: castors(12),
    seat(b, { brief, seat, fabric, top }) {
      b.cylinder([0, 0, seat - 12], 24, 6, fabric)
      const wall = { rx: 31, ry: 30, z: seat - 10, thick: 5, open: 55, pieces: 20, flare: 0.06 }
      barrel(b, { ...wall, back: top, arm: seat + brief.between(12, 20), color: fabric })
      cushion(b, ellipse(25, 24.6, 20), seat - 6, 7, lighter(fabric, 0.08), 3)
    },
    measures: tall(26, 36),
  },
  /** A bow of spindles, as in a bank. */
  banker: {
    base: (b, { seat, frame }) => base(b, 'castors', { w: 50, d: 50, h: seat - 5, color: frame }),
    seat(b, { seat, frame, fabric }) {
      const shape = outlineOf(52, 48, 46, 9)
      b.extrude(shape, 'z', [0, 0, seat - 5], 4, frame, { smooth: true })
      cushion(b, outlineOf(44, 40, 40, 8), seat - 1, 4, fabric)
    },
    back(b, { seat, frame }) {
      const onBow = (y: number) => seat + 32 - 8 * Math.max(0, (y + 10) / 18)
      const bow = arc([0, 2], [27, 25], [172, 368], 14).map(([x, y]): Vec => [x, y, onBow(y)])
      bent(b, bow, [5, 3], frame, { across: [1, 0, 0.01] })
      const feet = arc([0, 2], [22, 20], [190, 350], 9)
      for (const [i, [x, y]] of arc([0, 2], [26.4, 24.4], [190, 350], 9).entries()) {
        const [u, v] = feet[i] as Point
        b.beam([u, v, seat - 1], [x, y, onBow(y) - 2], 2, frame)
      }
    },
  },
  /** Bent plywood with thin pads. */
  plywood: {
    base: castors(6),
    seat(b, { seat, frame }) {
      const path: Point[] = [
        [27, seat - 8],
        [24, seat - 4],
        [-14, seat - 5],
        [-22, seat],
        [-26, seat + 20],
        [-34, seat + 52],
      ]
      sheet(b, 50, path, 2, frame)
    },
    back(b, chair) {
      const { seat, fabric } = chair
      pad(44, 38, 44, 4, 3, 5)(b.at(0, 4), chair)
      const plane = { ...chair, d: 44, seat: seat + 20, rake: 0.25, post: -6 }
      slab(b, plane, board(21, seat + 18, seat + 48, 4), 2, fabric, 1.6)
    },
    arms: postArms(),
  },
} satisfies Record<string, ChairMake>

/** A small pad that curves around the back. */
function curvedRest(b: Builder, { seat, top, fabric }: ChairPlan): void {
  const path = arc([0, -22], [20, 10], [200, 340], 6).map(
    ([x, y]): Vec => [x, y, seat + 18 + (top - seat) / 2],
  )
  bent(b, path, [top - seat, 5], fabric, { across: [0, 0, 1] })
}

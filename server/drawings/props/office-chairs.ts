import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import type { Point, Vec } from '../kit/geometry.ts'
import { mix } from '../kit/light.ts'
import { arc, bent, curve } from './bent.ts'
import { type BackPlan, onBack, slab } from './chair-backs.ts'
import { tube } from './chair-bases.ts'
import { barrel, seatShell } from './chair-shells.ts'
import { cushion, ellipse, plan as outlineOf, roundedOff } from './outline.ts'

export interface OfficeChairPlan {
  readonly brief: Brief
  readonly fabric: string
  /** Base, arms and frame. */
  readonly frame: string
  readonly wood: string
  readonly seat: number
  readonly arms: boolean
}

/** Chairs on five castors, centred on the origin, facing +y. */
export const officeChairs = {
  /** A mesh back in a frame. */
  mesh(b: Builder, plan: OfficeChairPlan) {
    const { seat, fabric, frame, brief } = plan
    pedestal(b, seat - 7, frame)
    cushion(b, outlineOf(50, 48, 46, 9), seat - 6, 7, fabric)
    const back = backOf(plan, 48, seat + brief.between(50, 62), 0.16)
    strut(b, back, frame)
    const rim = roundedOff(shield(back, 23, seat + 14, back.top), 9)
    bent(
      b,
      [...rim, rim[0] as Point].map(([x, z]) => onBack(back, x, z)),
      [3, 2.4],
      frame,
    )
    const inner = shield(back, 21, seat + 16, back.top - 2)
    slab(b, { ...back, post: back.post - 0.6 }, inner, 0.8, mix(fabric, '#ffffff', 0.12), 0)
    for (let i = 1; i < 8; i++) {
      const z = seat + 16 + ((back.top - seat - 20) * i) / 8
      b.beam(
        over(onBack(back, -19, z), 0.5),
        over(onBack(back, 19, z), 0.5),
        0.7,
        mix(fabric, '#10262b', 0.25),
        { casts: false },
      )
    }
    armrests(b, plan, 'post')
  },
  /** High and thickly padded, for the head of a table. */
  executive(b: Builder, plan: OfficeChairPlan) {
    const { seat, fabric, frame, brief } = plan
    pedestal(b, seat - 8, frame)
    cushion(b, outlineOf(54, 52, 52, 8), seat - 7, 12, fabric, 4)
    const back = backOf(plan, 54, seat + brief.between(64, 78), 0.18)
    strut(b, back, frame)
    const rolls = brief.int(3, 5)
    const [low, high] = [seat + 8, back.top]
    for (let i = 0; i < rolls; i++) {
      const z = low + ((high - low) * i) / rolls
      const half = i === rolls - 1 ? 22 : 25
      const roll = roundedOff(
        [
          [-half, z],
          [half, z],
          [half, z + (high - low) / rolls - 0.6],
          [-half, z + (high - low) / rolls - 0.6],
        ],
        4,
      )
      slab(b, back, roll, 7, fabric, 4)
    }
    armrests(b, plan, 'padded')
  },
  /** Ribbed leather between two rails. */
  ribbed(b: Builder, plan: OfficeChairPlan) {
    const { seat, fabric, frame, brief } = plan
    pedestal(b, seat - 6, frame)
    const top = seat + brief.between(36, 64)
    const line: Point[] = [
      [25, seat - 2],
      [20, seat + 1],
      [-14, seat - 1],
      [-21, seat + 5],
      [-27, seat + (top - seat) * 0.55],
      [-32, top],
    ]
    for (const x of [-25, 25])
      bent(
        b,
        line.map(([y, z]): Vec => [x, y, z]),
        [2, 3.4],
        frame,
        { across: [1, 0, 0] },
      )
    line.slice(1).forEach(([y, z], i) => {
      const [y0, z0] = line[i] as Point
      const count = Math.max(1, Math.round(Math.hypot(y - y0, z - z0) / 6))
      for (let k = 0; k < count; k++) {
        const at = (t: number): Vec => [
          0,
          y0 + ((y - y0) * (k + t)) / count,
          z0 + ((z - z0) * (k + t)) / count,
        ]
        bent(b, [at(0.03), at(0.94)], [47.6, 3.2], fabric, { across: [1, 0, 0] })
      }
    })
    if (plan.arms)
      for (const side of [-1, 1])
        bent(
          b,
          tube(
            [
              [side * 27.6, 14, seat - 1],
              [side * 30, 12, seat + 20],
              [side * 30, -18, seat + 22],
              [side * 27.4, -25, seat + 14],
            ],
            7,
          ),
          [2.4, 2.4],
          frame,
        )
  },
  /** A moulded shell. */
  shell(b: Builder, plan: OfficeChairPlan) {
    const { seat, fabric, frame, brief } = plan
    pedestal(b, seat - 5, frame)
    seatShell(b, {
      w: 52,
      d: 48,
      h: seat - 3,
      top: seat + brief.between(34, 46),
      color: fabric,
      wrap: plan.arms ? 17 : 6,
    })
  },
  /** High, with a ring for the feet. */
  drafting(b: Builder, plan: OfficeChairPlan) {
    const { fabric, frame } = plan
    const seat = plan.seat + 22
    pedestal(b, seat - 6, frame)
    const ring = arc([0, 0], [20, 20], [0, 360], 14).map(([x, y]): Vec => [x, y, 24])
    bent(b, ring, 2, frame)
    b.beam([3, 0, 24], [19, 0, 24], 1.8, frame, { casts: false })
    cushion(b, ellipse(22, 21), seat - 5, 7, fabric, 3)
    const back = backOf(plan, 40, seat + 40, 0.12, seat)
    strut(b, back, frame)
    slab(b, back, roundedOff(shield(back, 19, seat + 16, back.top), 7), 4, fabric, 2.4)
  },
  /** A back in two halves with a rest for the head. */
  split(b: Builder, plan: OfficeChairPlan) {
    const { seat, fabric, frame } = plan
    pedestal(b, seat - 7, frame)
    cushion(b, outlineOf(52, 50, 48, 10), seat - 6, 8, fabric, 3)
    const back = backOf(plan, 48, seat + 58, 0.15)
    bent(
      b,
      [0, 1, 2].map(i => over(onBack(back, 0, seat - 4 + i * 36), -4)),
      [7, 2.6],
      frame,
      { across: [1, 0, 0] },
    )
    for (const side of [-1, 1]) {
      const half: Point[] = [
        [side * 1.6, seat + 12],
        [side * 20, seat + 14],
        [side * 23, back.top - 6],
        [side * 12, back.top],
        [side * 1.6, back.top - 4],
      ]
      slab(b, back, half, 4, fabric, 2.4)
    }
    const rest = { ...back, top: seat + 80 }
    b.beam(
      over(onBack(rest, 0, back.top - 8), -3.4),
      over(onBack(rest, 0, seat + 66), -3.4),
      2.4,
      frame,
    )
    slab(
      b,
      rest,
      roundedOff(
        [
          [-13, seat + 64],
          [13, seat + 64],
          [12, seat + 78],
          [-12, seat + 78],
        ],
        5,
      ),
      5,
      fabric,
      2.4,
    )
    armrests(b, plan, 'post')
  },
  /** A tub for a meeting room. */
  tub(b: Builder, plan: OfficeChairPlan) {
    const { seat, fabric, frame, brief } = plan
    pedestal(b, seat - 12, frame)
    b.cylinder([0, 0, seat - 12], 24, 6, fabric)
    barrel(b, {
      rx: 31,
      ry: 30,
      z: seat - 10,
      back: seat + brief.between(26, 36),
      arm: seat + brief.between(12, 20),
      thick: 5,
      color: fabric,
      open: 55,
      pieces: 20,
      flare: 0.06,
    })
    cushion(b, ellipse(25, 24.6, 20), seat - 6, 7, mix(fabric, '#ffffff', 0.08), 3)
  },
  /** Slats of wood, as in a bank. */
  banker(b: Builder, plan: OfficeChairPlan) {
    const { seat, wood, fabric } = plan
    pedestal(b, seat - 5, wood)
    b.extrude(outlineOf(52, 48, 46, 9), 'z', [0, 0, seat - 5], 4, wood, { smooth: true })
    cushion(b, outlineOf(44, 40, 40, 8), seat - 1, 4, fabric)
    const top = seat + 32
    const bow = arc([0, 2], [27, 25], [172, 368], 14).map(
      ([x, y]): Vec => [x, y, top - 8 * Math.max(0, (y + 10) / 18)],
    )
    bent(b, bow, [5, 3], wood, { across: [1, 0, 0.01] })
    for (const angle of [190, 208, 226, 244, 262, 278, 296, 314, 332, 350]) {
      const [[x, y], [u, v]] = [
        arc([0, 2], [26.4, 24.4], [angle, angle + 1], 1)[0],
        arc([0, 2], [22, 20], [angle, angle + 1], 1)[0],
      ] as [Point, Point]
      b.beam([u, v, seat - 1], [x, y, top - 2 - 8 * Math.max(0, (y + 10) / 18)], 2, wood)
    }
  },
  /** Bolsters at the sides of a tall narrow back. */
  racing(b: Builder, plan: OfficeChairPlan) {
    const { seat, fabric, frame } = plan
    const [dark, accent] = ['#33383c', fabric]
    pedestal(b, seat - 8, frame)
    cushion(b, outlineOf(36, 52, 34, 6), seat - 7, 10, dark, 3)
    for (const side of [-1, 1])
      cushion(b.at(side * 23, 0), outlineOf(9.4, 52, 9.4, 3), seat - 7, 14, accent, 3)
    const back = backOf(plan, 50, seat + 80, 0.17)
    strut(b, back, frame)
    slab(
      b,
      back,
      [
        [-15, seat + 5],
        [15, seat + 5],
        [16, seat + 62],
        [13, back.top],
        [-13, back.top],
        [-16, seat + 62],
      ],
      6,
      dark,
      2.4,
    )
    for (const side of [-1, 1])
      slab(
        b,
        back,
        [
          [side * 15.4, seat + 8],
          [side * 24, seat + 16],
          [side * 27, seat + 50],
          [side * 22, seat + 60],
          [side * 16.4, seat + 60],
        ],
        11,
        accent,
        3,
      )
    armrests(b, plan, 'post')
  },
  /** A round seat and a small back, without arms. */
  typist(b: Builder, plan: OfficeChairPlan) {
    const { seat, fabric, frame, brief } = plan
    pedestal(b, seat - 6, frame)
    cushion(b, outlineOf(46, 43, 42, 12), seat - 5, 8, fabric, 3)
    bent(
      b,
      tube(
        [
          [0, -14, seat - 6],
          [0, -26, seat - 6],
          [0, -30, seat + 20],
        ],
        6,
      ),
      [5, 2],
      frame,
      { across: [1, 0, 0] },
    )
    const high = brief.between(18, 26)
    const rest = curve(6, t => [
      (t - 0.5) * 40,
      -27 - 5 * Math.sin(Math.PI * t),
      seat + 18 + high / 2,
    ])
    bent(b, rest, [high, 5], fabric, { across: [0, 0, 1] })
    if (plan.arms) armrests(b, plan, 'post')
  },
  /** Bent plywood with thin pads. */
  plywood(b: Builder, plan: OfficeChairPlan) {
    const { seat, wood, fabric, frame } = plan
    pedestal(b, seat - 6, frame)
    const sheet: Vec[] = [
      [0, 27, seat - 8],
      [0, 24, seat - 4],
      [0, -14, seat - 5],
      [0, -22, seat],
      [0, -26, seat + 20],
      [0, -34, seat + 52],
    ]
    bent(b, sheet, [50, 2], wood, { across: [1, 0, 0] })
    cushion(b.at(0, 4), outlineOf(44, 38, 44, 4), seat - 3, 5, fabric)
    const back: BackPlan = {
      w: 46,
      d: 44,
      seat: seat + 20,
      top: seat + 50,
      rake: 0.25,
      post: -6,
      frame,
      fabric,
    }
    slab(
      b,
      back,
      roundedOff(
        [
          [-21, seat + 18],
          [21, seat + 18],
          [21, seat + 48],
          [-21, seat + 48],
        ],
        4,
      ),
      2,
      fabric,
      1.6,
    )
    armrests(b, plan, 'post')
  },
}

export const officeChairStyles = Object.keys(officeChairs) as (keyof typeof officeChairs)[]

function backOf(
  { seat, frame, fabric }: OfficeChairPlan,
  w: number,
  top: number,
  rake: number,
  from = seat,
): BackPlan {
  return { w, d: 52, seat: from, top, rake, post: 6, frame, fabric }
}

function shield(_: BackPlan, half: number, low: number, top: number): Point[] {
  return [
    [-half * 0.84, low],
    [half * 0.84, low],
    [half, low + (top - low) * 0.5],
    [half * 0.9, top],
    [-half * 0.9, top],
    [-half, low + (top - low) * 0.5],
  ]
}

/** The bar that joins back and seat. */
function strut(b: Builder, back: BackPlan, frame: string): void {
  const y = -back.d / 2 - 3.4
  bent(
    b,
    tube(
      [
        [0, -10, back.seat - 8.4],
        [0, y, back.seat - 8.4],
        over(onBack(back, 0, back.seat + 22), -7),
      ],
      6,
    ),
    [8, 2.4],
    frame,
    { across: [1, 0, 0] },
  )
}

/** Five feet on castors and a gas spring up to the seat's underside. */
function pedestal(b: Builder, h: number, color: string): void {
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * 2 * Math.PI + 0.4
    const at = (r: number, z: number): Vec => [Math.cos(a) * r, Math.sin(a) * r, z]
    bent(b, [at(3.6, 12), at(31, 8)], [5, 4], color, { taper: 0.6 })
    const [x, y] = at(31, 0)
    b.rod(
      Math.abs(Math.cos(a)) > 0.7 ? 'y' : 'x',
      Math.abs(Math.cos(a)) > 0.7 ? [x, y - 2.2, 3.2] : [x - 2.2, y, 3.2],
      3.2,
      4.4,
      '#23292d',
      { endColor: '#23292d' },
    )
  }
  b.cylinder([0, 0, 9], 3.4, 6, color)
  b.cylinder([0, 0, 15], 2, h - 17, '#c3ccd1', { capped: false })
  b.box([-12, -12, h - 2], [24, 24, 2], color)
}

function armrests(
  b: Builder,
  { seat, frame, fabric, arms }: OfficeChairPlan,
  style: 'post' | 'padded',
): void {
  if (!arms) return
  for (const side of [-1, 1]) {
    const x = side * 31
    bent(
      b,
      tube(
        [
          [side * 14, 0, seat - 7.4],
          [x, 0, seat - 7.4],
          [x, 0, seat + 18],
        ],
        5,
      ),
      [5, 2.6],
      frame,
      { across: [0, 1, 0] },
    )
    cushion(
      b.at(x, 0),
      outlineOf(style === 'padded' ? 9 : 7, 30, style === 'padded' ? 9 : 7, 2),
      seat + 18,
      style === 'padded' ? 6 : 3,
      style === 'padded' ? fabric : frame,
    )
  }
}

function over([x, y, z]: Vec, by: number): Vec {
  return [x, y + by, z]
}

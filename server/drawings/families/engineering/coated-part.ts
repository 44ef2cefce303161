import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import type { Vec } from '../../kit/geometry.ts'
import { coats, metals, valuesOf } from '../../kit/palette.ts'
import { gateLeaf, infills } from '../../props/gates.ts'

const constructions = ['gate', 'chair-frame', 'railing', 'rack'] as const

/** A part fresh from the oven, in one colour all over: gate, chair frame, railing or rack. */
export const coatedPart: Family = (b, brief) => {
  const color = brief.pick([
    ...valuesOf(coats).filter(c => c !== coats.cream),
    '#c9658a',
    '#2a3238',
  ])
  builds[brief.construction(constructions)](b, brief, color)
}

const builds: Record<
  (typeof constructions)[number],
  (b: Builder, brief: Brief, color: string) => void
> = {
  gate(b, brief, color) {
    const [w, h] = [brief.between(90, 190), brief.between(90, 170)]
    const hung = brief.chance(0.45)
    const look = {
      w,
      h,
      color,
      infill: brief.pick(infills),
      top: brief.pick(['level', 'level', 'rising', 'falling'] as const),
    }
    if (hung) gallows(b, w, h * 1.16 + 60, 26)
    else stands(b, w)
    gateLeaf(b.at(0, 0, hung ? 26 : 6), look)
    if (hung) hooks(b, w, h + 26, h * 1.16 + 60)
  },
  'chair-frame'(b, brief, color) {
    const frame = brief.pick(chairFrames)
    const turn = brief.pick([0, 1])
    const onPallet = brief.chance(0.3)
    if (onPallet) pallet(b)
    frame(b.at(0, turn ? 44 : 0, onPallet ? 14 : 0, turn), brief, color)
    if (!onPallet && brief.chance(0.3)) frame(b.at(58, turn ? 8 : -36, 0, turn), brief, color)
  },
  railing(b, brief, color) {
    const [w, h] = [brief.between(150, 260), brief.between(84, 110)]
    const style = brief.choose(railings)
    stands(b, w)
    bay(b.at(0, 0, 6), w, h, color, style)
    if (brief.chance(0.5)) bay(b.at(w - 5, -5, 6, 1), brief.between(90, 170), h, color, style)
  },
  rack(b, brief, color) {
    const [w, d, h] = [brief.between(80, 180), brief.between(36, 60), brief.between(90, 220)]
    const shelves = brief.int(2, 5)
    const solid = brief.chance(0.5)
    for (const x of [0, w - 5]) for (const y of [0, d - 5]) b.box([x, y, 0], [5, 5, h], color)
    for (let i = 0; i < shelves; i++) {
      const z = 14 + (i * (h - 24)) / Math.max(1, shelves - 1)
      for (const y of [0, d - 5]) b.box([5, y, z], [w - 10, 5, 5], color, { casts: false })
      for (const x of [0, w - 5]) b.box([x, 5, z], [5, d - 10, 5], color, { casts: false })
      if (solid) b.box([5, 5, z], [w - 10, d - 10, 4], color)
      else
        for (let j = 0; j < 5; j++)
          b.box([5, 5 + (j * (d - 12)) / 4.4, z + 1], [w - 10, 2.4, 3], color, { casts: false })
    }
    if (brief.chance(0.5)) {
      b.beam([3, 2.5, 16], [w - 3, 2.5, h - 14], 2.4, color, { casts: false })
    }
  },
}

/** Frames of chairs without seats. */
const chairFrames: ((b: Builder, brief: Brief, color: string) => void)[] = [
  (b, brief, color) => {
    const [w, d, h] = [44, 44, brief.between(78, 100)]
    for (const x of [0, w - 4]) {
      b.box([x, 0, 0], [4, 4, h], color)
      b.box([x, d - 4, 0], [4, 4, 44], color)
      b.box([x, 4, 40], [4, d - 8, 4], color)
      b.box([x, 4, 12], [4, d - 8, 3], color, { casts: false })
    }
    for (const y of [0, d - 4]) b.box([4, y, 40], [w - 8, 4, 4], color)
    for (const z of brief.chance(0.5) ? [h - 8, h - 22] : [h - 8])
      b.box([4, 0, z], [w - 8, 4, 5], color)
    if (brief.chance(0.5))
      for (const x of [13, 21, 29]) b.box([x, 1, 44], [2.4, 2.4, h - 66], color)
  },
  (b, brief, color) => {
    const [w, d, h] = [50, 50, brief.between(66, 84)]
    for (const x of [0, w - 4]) {
      tube(
        b,
        [
          [x, d, 2],
          [x, d, h * 0.76],
          [x, 0, h * 0.76],
          [x, 0, 2],
          [x, d, 2],
        ],
        color,
      )
    }
    for (const [y, z] of [
      [2, 44],
      [d - 4, 42],
      [2, h * 0.76 + 14],
    ] as const)
      b.box([4, y, z], [w - 4, 4, 4], color)
    for (const x of [0, w - 4]) b.box([x, 2, h * 0.76 + 3], [4, 4, 15], color)
  },
  (b, brief, color) => {
    const h = brief.between(70, 96)
    for (const x of [0, 42]) {
      b.beam([x, 48, 2], [x, 8, 2], 4, color)
      b.beam([x, 46, 4], [x, 46, 44], 4, color)
      b.beam([x, 44, 44], [x, 4, 42], 4, color)
      b.beam([x, 2, 44], [x, -12, h], 4, color)
    }
    for (const [y, z] of [
      [46, 2],
      [10, 2],
      [42, 43],
      [8, 41],
    ] as const)
      b.box([2, y - 2, z - 2], [38, 4, 4], color, { casts: false })
    b.box([2, -14, h - 8], [38, 4, 4], color)
  },
  (b, brief, color) => {
    const [r, h] = [brief.between(17, 22), brief.between(60, 78)]
    for (let i = 0; i < 4; i++) {
      const a = ((i + 0.5) / 4) * 2 * Math.PI
      b.beam(
        [Math.cos(a) * r * 1.3, Math.sin(a) * r * 1.3, 0],
        [Math.cos(a) * r * 0.8, Math.sin(a) * r * 0.8, h - 4],
        3.6,
        color,
      )
    }
    for (let i = 0; i < 4; i++) {
      const at = (j: number): Vec => {
        const a = ((j + 0.5) / 4) * 2 * Math.PI
        return [Math.cos(a) * r * 1.08, Math.sin(a) * r * 1.08, h * 0.36]
      }
      b.beam(at(i), at(i + 1), 2.6, color, { casts: false })
    }
    b.cylinder([0, 0, h - 4], r, 4, color, { top: '#26323a' })
  },
]

function tube(b: Builder, way: readonly Vec[], color: string): void {
  way.forEach((to, i) => {
    const from = way[i - 1]
    if (from) b.beam(from, to, 4, color)
  })
}

const railings = ['bars', 'rails', 'crossed', 'sheet'] as const

/** A bay of railing along x: upright bars, level rails, wires or a sheet in the frame. */
function bay(
  b: Builder,
  w: number,
  h: number,
  color: string,
  style: (typeof railings)[number],
): void {
  for (const x of [0, w - 5]) b.box([x, 0, 0], [5, 5, h], color)
  b.box([-3, -1, h], [w + 6, 7, 5], color)
  b.box([5, 1, 8], [w - 10, 3, 4], color, { casts: false })
  if (style === 'bars')
    for (let x = 16; x < w - 12; x += 13)
      b.box([x, 1, 12], [2.4, 2.4, h - 12], color, { casts: x % 2 === 0 })
  if (style === 'rails')
    for (const k of [0.28, 0.46, 0.64, 0.82]) b.box([5, 1, h * k], [w - 10, 3, 4], color)
  if (style === 'crossed') {
    const half = (w - 10) / 2
    for (const x of [5, 5 + half]) {
      b.beam([x + 2, 2.5, 14], [x + half - 2, 2.5, h - 4], 3, color, { casts: false })
      b.beam([x + 2, 0.2, h - 4], [x + half - 2, 0.2, 14], 0.4, color, { casts: false })
    }
    b.box([5 + half - 1.5, 1, 12], [3, 3, h - 12], color)
  }
  if (style === 'sheet') b.box([9, 1.5, 16], [w - 18, 2, h - 24], color)
}

function pallet(b: Builder): void {
  for (const y of [-14, 16, 46]) b.box([-22, y, 0], [100, 12, 9], '#b08a5a')
  for (let i = 0; i < 5; i++) b.box([-22 + i * 20.5, -14, 9], [18, 72, 5], '#c79a63')
}

function stands(b: Builder, w: number): void {
  for (const x of [w * 0.14, w * 0.86 - 10]) b.box([x, -18, 0], [10, 42, 6], '#b08a5a')
}

/** A goalpost for hanging parts, `w` between its posts at a height. */
function gallows(b: Builder, w: number, h: number, around: number): void {
  for (const x of [-around - 7, w + around]) {
    b.box([x, 0, 4], [7, 7, h - 4], '#48545c')
    b.box([x - 6, -24, 0], [19, 55, 4], '#48545c')
  }
  b.box([-around - 7, 0, h], [w + 2 * around + 14, 7, 8], '#48545c')
}

function hooks(b: Builder, w: number, from: number, to: number): void {
  for (const x of [w * 0.2, w * 0.8])
    b.wire(
      [
        [x, 3, from],
        [x, 3, to],
      ],
      2.4,
      metals.black,
    )
}

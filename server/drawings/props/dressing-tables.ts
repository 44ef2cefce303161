import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { lighter } from '../kit/light.ts'
import { base } from './chair-bases.ts'
import { legs } from './chair-legs.ts'
import { battens } from './cladding.ts'
import { tableLamp } from './lamps.ts'
import { cushion, ellipse, plan as outlineOf, plate } from './outline.ts'
import { drawers } from './storage.ts'

export const dressingTableStyles = [
  'kneehole',
  'cabriole',
  'console',
  'slim',
  'skirted',
  'bow',
  'side-chest',
  'waterfall',
] as const
export type DressingTableStyle = (typeof dressingTableStyles)[number]

export interface DressingTable {
  readonly brief: Brief
  readonly w: number
  readonly color: string
  readonly leg: string
  readonly metal: string
  readonly fabric: string
}

export const dressingTableHeight = 76
const H = dressingTableHeight
const D = 46

/** A dressing table centred on x, its back at y = 0, with small things on it. */
export function dressingTable(b: Builder, style: DressingTableStyle, look: DressingTable): void {
  tables[style](b, look)
  onTop(b.at(0, 0, H), look)
}

const tables: Record<DressingTableStyle, (b: Builder, look: DressingTable) => void> = {
  /** Drawers at both sides of the knees. */
  kneehole(b, { brief, w, color, leg, metal }) {
    const rows = brief.int(2, 4)
    for (const side of [-1, 1]) {
      const x = side * (w / 2 - 17)
      legs(b.at(x, D / 2), 'tapered', { w: 32, d: D - 4, h: 12, color: leg, thick: 3.4 })
      b.box([x - 17, 0, 12], [34, D, H - 16], color, { front: [drawers(1, rows, metal, 'knob')] })
    }
    b.box([-w / 2 + 34.1, 6, H - 16], [w - 68.2, D - 8, 12], color, {
      front: [drawers(1, 1, metal, 'knob')],
    })
    b.box([-w / 2 - 2, 0, H - 4], [w + 4, D + 2, 4], color)
  },
  /** Three drawers on legs with a knee. */
  cabriole(b, { w, color, metal }) {
    legs(b.at(0, D / 2), 'cabriole', { w: w - 2, d: D - 4, h: H - 20, color, thick: 5 })
    b.box([-w / 2, 0, H - 20], [w, D, 16], color, { front: [drawers(3, 1, metal, 'knob')] })
    b.box([-w / 2 - 2, 0, H - 4], [w + 4, D + 2, 4], lighter(color, 0.1))
  },
  /** A shallow case hung on the wall. */
  console(b, { w, color, metal }) {
    b.box([-w / 2, 0, H - 20], [w, D - 6, 20], color, { front: [drawers(2, 1, metal)] })
  },
  /** A thin top on a steel frame. */
  slim(b, { w, color, metal }) {
    for (const x of [-w / 2 + 1, w / 2 - 3.4]) {
      for (const y of [1, D - 4]) b.box([x, y, 0], [2.4, 2.4, H - 12], metal)
      b.box([x, 3.4, 0], [2.4, D - 7.4, 2.4], metal)
    }
    b.box([-w / 2, 0, H - 12], [w, D - 1, 12], color, { front: [drawers(2, 1, metal)] })
  },
  /** A gathered skirt under a glass top. */
  skirted(b, { w, fabric }) {
    b.extrude(outlineOf(w, D, w, 14), 'z', [0, D / 2, 0], H - 3, fabric)
    b.extrude(outlineOf(w + 6, D + 4, w + 6, 15), 'z', [0, D / 2 + 2, H - 3], 3, '#f1ece1', {
      smooth: true,
    })
  },
  /** A rounded front on a slender foot. */
  bow(b, { w, color, leg, metal }) {
    legs(b.at(0, D * 0.44), 'dowel', {
      w: w * 0.72,
      d: D * 0.7,
      h: H - 18,
      color: leg,
      splay: 4,
      thick: 4,
    })
    const half = ellipse(w / 2, D * 0.62, 28).map(([x, y]) => [x, Math.max(-D * 0.44, y)] as const)
    b.extrude(half, 'z', [0, D * 0.44, H - 18], 14, color, { smooth: true })
    b.extrude(
      half.map(([x, y]) => [x * 1.03, y] as const),
      'z',
      [0, D * 0.44, H - 4],
      4,
      lighter(color, 0.12),
      { smooth: true },
    )
    b.ball([0, D * 1.06 + 1, H - 11], 1.6, metal, { casts: false })
  },
  /** A chest at one side, a leg at the other. */
  'side-chest'(b, { brief, w, color, leg, metal }) {
    const side = brief.pick([-1, 1])
    const x = side * (w / 2 - 21)
    b.box([x - 21, 0, 4], [42, D, H - 8], color, { front: [drawers(1, 4, metal)] })
    b.box([x - 19, 3, 0], [38, D - 8, 4], '#2a3238')
    b.box([-side * (w / 2 - 3) - 3, 0, 0], [6, D, H - 4], leg)
    b.box([-w / 2, 0, H - 4], [w, D + 1, 4], color)
  },
  /** Sides and top in one, fluted drawers between. */
  waterfall(b, { w, color, leg }) {
    for (const x of [-w / 2, w / 2 - 5]) b.box([x, 0, 0], [5, D, H - 5], leg)
    b.box([-w / 2, 0, H - 5], [w, D, 5], leg)
    b.box([-w / 2 + 5.1, 2, H - 22], [w - 10.2, D - 4, 17], color, {
      front: [battens(Math.round(w / 6)), drawers(2, 1)],
    })
  },
}

export const dressingStoolStyles = ['pouf', 'bench', 'crossed', 'trumpet', 'slipper'] as const
export type DressingStoolStyle = (typeof dressingStoolStyles)[number]

/** A stool for a dressing table, on the origin. */
export function dressingStool(
  b: Builder,
  style: DressingStoolStyle,
  fabric: string,
  frame: string,
): void {
  if (style === 'pouf')
    b.turned(
      [0, 0, 0],
      [
        [19, 0],
        [22, 6],
        [22, 30],
        [20, 42],
      ],
      fabric,
    )
  if (style === 'bench') {
    legs(b, 'tapered', { w: 56, d: 34, h: 36, color: frame })
    cushion(b, outlineOf(60, 38, 60, 5), 36, 10, fabric)
  }
  if (style === 'crossed') {
    for (const [x, lean] of [
      [-21, 1],
      [17, 1],
      [-17, -1],
      [21, -1],
    ] as const)
      b.beam([x, -15 * lean, 0], [x, 15 * lean, 38], 3, frame)
    cushion(b, outlineOf(52, 38, 52, 4), 38, 7, fabric)
  }
  if (style === 'trumpet') {
    base(b, 'trumpet', { w: 40, d: 40, h: 38, color: frame })
    cushion(b, ellipse(20), 38, 8, fabric, 3)
  }
  if (style === 'slipper') {
    legs(b, 'dowel', { w: 38, d: 36, h: 26, color: frame, splay: 3 })
    cushion(b, outlineOf(46, 44, 44, 8), 26, 16, fabric, 3)
    b.extrude(
      [
        [-22, 40],
        [22, 40],
        [20, 62],
        [12, 70],
        [-12, 70],
        [-20, 62],
      ],
      'y',
      [0, -22, 0],
      6,
      fabric,
      { smooth: true },
    )
  }
}

function onTop(b: Builder, { brief, w, metal, fabric }: DressingTable): void {
  const spots = brief.shuffle([-0.38, -0.26, 0.28, 0.4])
  const bottle = (x: number, y: number) => {
    const [r, h] = [brief.between(2, 3.4), brief.between(5, 11)]
    const color = brief.pick(['#d9b8c0', '#c7dadd', '#e9d9b8', fabric])
    b.cylinder([x, y, 0], r, h, color, { casts: false, capped: false })
    b.cylinder([x, y, h], r * 0.6, 2.6, metal, { casts: false })
  }
  if (brief.chance(0.45)) tableLamp(b.at((spots[0] ?? 0) * w, 18), fabric)
  else bottle((spots[0] ?? 0) * w, 16)
  for (const at of spots.slice(1, 3)) {
    bottle(at * w - 4, 20)
    bottle(at * w + 4, 26)
  }
  if (brief.chance(0.5)) plate(b.at((spots[3] ?? 0) * w, 26), 7, 0, 1.2, metal)
}

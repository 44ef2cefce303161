import type { Builder } from '../../kit/builder.ts'
import { type Point, points } from '../../kit/geometry.ts'
import { metals } from '../../kit/palette.ts'

/** A table end: it stands along x, its middle on the origin, made of bars `thick` cm wide. */
interface Frame extends Record<'w' | 'h' | 'thick', number> {
  color: string
}

/** A bar of a frame: where its foot and its head are, in shares of half the width. */
interface Bar {
  x: readonly [foot: number, head: number]
  /** From which share of the height to which. */
  z?: readonly [from: number, to: number]
  /** In shares of the frame's bars. */
  wide?: number
  /** Behind or before a bar that it crosses. */
  y?: -1 | 1
}

interface Style {
  bars: readonly Bar[]
  /** Length of the level bars on the floor and under the top, in shares of the width. */
  foot?: number
  head?: number
  /** Height in shares of a bar between its feet, in shares of the frame's height. */
  tie?: number
  shoes?: true
}

const crossed = (head = 1): Bar[] => [
  { x: [-1, head], y: -1 },
  { x: [1, -head], y: 1 },
]
const sides = (foot: number, head: number): Bar[] => [{ x: [-foot, -head] }, { x: [foot, head] }]

const styles = {
  cross: { bars: crossed() },
  framed: { bars: crossed(), foot: 1, head: 1 },
  hourglass: { bars: crossed(0.6), foot: 1, head: 0.7 },
  shod: { bars: crossed(), shoes: true },
  u: { bars: sides(1, 1), foot: 1, head: 0.3 },
  loop: { bars: sides(1, 1), foot: 1, head: 1 },
  trapeze: { bars: sides(0.68, 1), foot: 0.68, head: 1 },
  portal: { bars: sides(1, 1), head: 1 },
  a: { bars: sides(1, 0.16), head: 0.84, tie: 0.32 },
  column: { bars: [{ x: [0, 0], wide: 2.2 }], foot: 1, head: 0.84 },
  y: {
    bars: [
      { x: [0, 0], z: [0, 0.45], wide: 1.6 },
      { x: [-0.08, -0.72], z: [0.45, 1], wide: 0.8 },
      { x: [0.08, 0.72], z: [0.45, 1], wide: 0.8 },
    ],
    foot: 1,
    head: 0.84,
  },
} satisfies Record<string, Style>

type FrameStyle = keyof typeof styles | 'horse'

export const frameTypes = {
  'x-frame': ['cross', 'framed', 'hourglass', 'shod'],
  'u-frame': ['u', 'loop', 'trapeze', 'portal'],
  trestle: ['a', 'column', 'horse', 'y'],
} satisfies Record<string, FrameStyle[]>
export type FrameType = keyof typeof frameTypes

export function frame(b: Builder, style: FrameStyle, size: Frame) {
  if (style === 'horse') horse(b, size)
  else standing(b, styles[style], size)
}

function standing(b: Builder, { bars, foot, head, tie, shoes }: Style, size: Frame) {
  const { w, h, thick, color } = size
  const level = (length: number, z: number) => b.block(z, [w * length, thick, thick], color)
  const [low, high] = [foot || shoes ? thick : 0, head ? h - thick : h]
  if (foot) level(foot, 0)
  if (head) level(head, high)
  for (const bar of bars) {
    const [y, deep] = bar.y ? [bar.y < 0 ? -0.6 : 0, 0.6] : [-0.5, 1]
    const profile = profileOf(bar, size, [low, high])
    b.extrude(profile, 'y', [0, y * thick, 0], deep * thick, color)
  }
  if (tie) b.box([-w * 0.21, thick / 2, h * tie], [w * 0.42, thick * 0.6, thick * 1.1], color)
  if (!shoes) return
  const shoe = [thick * 2, thick * 1.6, low] as const
  b.box([[-w / 2, w / 2 - thick * 2], -thick * 0.8, 0], shoe, metals.black)
}

function horse(b: Builder, { w, h, thick, color }: Frame) {
  b.block(h - thick, [w, thick, thick], color)
  for (const x of [-w * 0.36, w * 0.36])
    for (const side of [-1, 1]) {
      const foot = [x, side * w * 0.28, 0] as const
      b.beam(foot, [x, side * (thick / 2 + 0.1), h - thick], thick * 0.9, color)
    }
}

/** A bar between two heights, cut level at both ends. */
function profileOf(
  { x: [foot, head], z = [0, 1], wide = 1 }: Bar,
  { w, thick }: Frame,
  [low, high]: Point,
): Point[] {
  const [z0, z1] = [low + (high - low) * z[0], low + (high - low) * z[1]]
  // A leaning bar is wider where it is cut level than across.
  const cut = (length: number) => (wide * thick * Math.hypot(length, z1 - z0)) / (z1 - z0) / 2
  const half = cut(((head - foot) * w) / 2)
  const [x0, x1] = [foot * (w / 2 - half), head * (w / 2 - half)]
  return points([x0 - half, z0], [x0 + half, z0], [x1 + half, z1], [x1 - half, z1])
}

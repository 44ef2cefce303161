import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { joints, level, lines, type Mark, tint, upright } from '../kit/mark.ts'
import { darker, lighter } from '../kit/palette.ts'
import { bolster, leaning, type Materials, pillow } from '../things/upholstery.ts'
import { legs } from './chair-legs.ts'
import { boards, planks } from './cladding.ts'
import { cushion, outlineOf } from './outline.ts'
import { drawers } from './storage.ts'

export interface Bedding {
  brief: Brief
  /** Width and length of the mattress in cm. */
  w: number
  l: number
  cover: string
  accent: string
}

const mattressHeight = 22

/** Mattress, pillows, cover and throw; the middle of the head end is the origin. */
export function bedding(b: Builder, look: Bedding) {
  const { brief, w, l } = look
  cushion(b.at(0, l / 2), outlineOf(w, l, 7), 0, mattressHeight, '#f2eee4', 2)
  const top = b.at(0, 0, mattressHeight)
  pillows(top, look)
  brief.pick(covers)(top, look, brief.between(0.34, 0.46) * l)
}

function pillows(b: Builder, { brief, w, accent, cover }: Bedding) {
  const white = brief.pick(['#f7f4ec', '#f7f4ec', lighter(cover, 0.72)])
  const each = w / 2 - 6
  for (const x of [-w / 4, w / 4])
    if (brief.chance(0.6)) leaning(b.at(x, 3), [each, 40, 13], white, 16)
    else pillow(b.at(x, 26), each, 42, 13, white)
  const front = brief.int(0, 3)
  if (front === 1) leaning(b.at(0, 33), [52, 32, 11], accent, 12)
  if (front === 2) for (const x of [-28, 28]) leaning(b.at(x, 33), [42, 36, 11], accent, 13)
  if (front === 3) bolster(b.at(0, 56), w * 0.46, 8, accent)
}

/** Covers of the bed from `from` cm to its foot. */
const covers: readonly ((b: Builder, look: Bedding, from: number) => void)[] = [
  (b, look, from) => {
    drape(b, look, from, 13)
    cushion(b.at(0, from + 13, 6), outlineOf(look.w + 5, 26, 3), 0, 3, '#f7f4ec', 1)
    throwOver(b, look, look.l * 0.76)
  },
  (b, look, from) => {
    drape(b, look, from - 4, 17)
    throwOver(b, look, look.l * 0.7)
  },
  (b, look) => drape(b, look, look.l * 0.46, 15),
  (b, look, from) => {
    const { w, l, cover, accent } = look
    const top = [grid(6, 6, '#0b1a2a', 0.16), tint(0, 0, 1, 0.06, accent)]
    b.block([from, 0], [w + 6, l + 3 - from, 5], cover, { top })
    hems(b, look, from, 16)
  },
]

/** A soft cover from `from` to the foot, which hangs down `drop` cm at three sides. */
function drape(b: Builder, look: Bedding, from: number, drop: number) {
  const { w, l, cover } = look
  const to = l + 3
  cushion(b.at(0, (from + to) / 2), outlineOf(w + 6, to - from, 3), 0, 6, cover, 2.4)
  hems(b, look, from, drop)
}

function hems(b: Builder, { w, l, cover }: Bedding, from: number, drop: number) {
  const shade = darker(cover, 0.04)
  b.box([[-w / 2 - 3, w / 2 + 0.1], from + 1.5, -drop], [2.9, l - from - 1.6, drop], shade)
  b.block([l + 0.1, -drop], [w + 6, 2.9, drop], shade)
}

/** A folded throw across the bed, by chance. */
function throwOver(b: Builder, { brief, w, accent }: Bedding, from: number) {
  if (brief.chance(0.45)) return
  const deep = brief.between(26, 44)
  const top = brief.chance(0.5) ? [grid(1, 5, '#ffffff', 0.35)] : []
  b.block([from, 6], [w + 6.8, deep, 2], accent, { top })
  b.box([[-w / 2 - 5.4, w / 2 + 3.1], from, -12], [2.2, deep, 20], darker(accent, 0.05))
}

function grid(columns: number, rows: number, fill: string, opacity: number): Mark {
  const strokes = [...joints(columns).map(u => upright(u)), ...joints(rows).map(v => level(v))]
  return lines(strokes, fill, 0.8, opacity)
}

/** What a mattress lies on, `h` below its underside; the middle of the head end is the origin, y runs to the foot. */
type Frame = Materials & Record<'w' | 'l' | 'h', number>

const frames = {
  rails(b, { w, l, h, wood }) {
    legs(b.at(0, l / 2), 'tapered', { w: w + 4, d: l, h: h - 14, color: wood, thick: 7 })
    b.block([0, h - 14], [w + 6, l + 3, 14], wood)
  },
  hover(b, { w, l, h, wood }) {
    b.block([6, 0], [w - 32, l - 24, h - 9], darker(wood, 0.55))
    b.block([0, h - 9], [w + 18, l + 12, 9], wood)
  },
  box(b, { w, l, h, wood, fabric }) {
    legs(b.at(0, l / 2), 'square', { w, d: l, h: 5, color: wood, thick: 6 })
    cushion(b.at(0, l / 2 + 2.5), outlineOf(w + 8, l + 5, 5), 5, h - 5, fabric, 2)
  },
  drawers(b, { w, l, h, wood, metal }) {
    const [sides, front] = [[drawers(3, 1, metal)], [drawers(2, 1, metal)]]
    b.block([0, 0], [w - 4, l, 5], darker(wood, 0.5))
    b.block([0, 5], [w + 6, l + 3, h - 5], wood, { left: sides, right: sides, front })
  },
  tube(b, { w, l, h, wood, metal }) {
    b.box([[-w / 2, w / 2 - 4], [2, l / 2, l - 4], 0], [4, 4, h - 7], metal)
    b.block([0, h - 7], [w + 2, l + 1, 4], metal)
    b.block([2, h - 3], [w - 6, l - 4, 3], wood)
  },
  deck(b, { w, l, h, wood }) {
    b.block([14, 0], [w + 32, l + 4, h - 8], darker(wood, 0.5))
    const look = { top: [planks(16)], front: [boards(1)] }
    b.block([0, h - 8], [w + 68, l + 34, 8], wood, look)
  },
} satisfies Record<string, (b: Builder, frame: Frame) => void>

export type FrameStyle = keyof typeof frames

export const bedFrame = (b: Builder, style: FrameStyle, frame: Frame) => frames[style](b, frame)

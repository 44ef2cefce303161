import type { Builder } from '../../kit/builder.ts'
import { pairs, times } from '../../kit/geometry.ts'
import { lines, type Mark, panel, rectangle, tint } from '../../kit/mark.ts'
import { brand, glass, mix } from '../../kit/palette.ts'
import { type FrontStyle, joint, surface } from './front-surfaces.ts'

export const handleStyles = ['knob', 'bar', 'edge', 'cup'] as const

export interface Fronts {
  style: FrontStyle
  color: string
  handle: (typeof handleStyles)[number]
  metal: string
}

/** Left, lower edge, width and height in cm of a part of a piece's front. */
export type Part = readonly [x: number, z: number, w: number, h: number]

export type Hinge = 'left' | 'right'

/** Thickness in cm. */
export const FRONT = 1.8

/** A door that lies on the plane y; its handle is at the side away from its hinge. */
export function door(b: Builder, part: Part, y: number, look: Fronts, hinge: Hinge) {
  const [x, z, w, h] = part
  slab(b, part, y, look)
  const isTall = h > 120
  const side = hinge === 'left' ? x + w - 4.5 : x + 4.5
  grip(b.at(side, y + FRONT, z + h * (isTall ? 0.5 : 0.62)), look, 1.2, isTall ? 30 : 16)
}

export function drawer(b: Builder, part: Part, y: number, look: Fronts) {
  const [x, z, w, h] = part
  const style = look.style === 'louvred' || look.style === 'cane' ? 'framed' : look.style
  slab(b, part, y, { ...look, style })
  for (const u of w > 70 ? [0.24, 0.76] : [0.5])
    grip(b.at(x + w * u, y + FRONT, z + h * 0.6), look, 16, 1.2)
}

export function glassDoor(b: Builder, part: Part, y: number, look: Fronts, bars: number) {
  const { color } = look
  const [x, z, w, h] = part
  const [u, v] = [3.2 / w, 3.2 / h]
  const rings = [
    rectangle(0, 0, 1, v),
    rectangle(0, 1 - v, 1, v),
    rectangle(0, v, u, 1 - 2 * v),
    rectangle(1 - u, v, u, 1 - 2 * v),
    ...times(bars, i => rectangle(u, (i + 1) / (bars + 1), 1 - 2 * u, 1.4 / h)),
  ]
  const frame: Mark = () => [{ rings, fill: color, edge: true }]
  b.clear([x, y, z], [w, FRONT, h], {
    front: [
      tint(0, 0, 1, 1, glass.light, 0.34),
      lines([pairs('0.15 0.45, 0.85 0.95')], '#ffffff', 2.4, 0.5),
      frame,
    ],
    right: [panel(0, 0, 1, 1, color)],
    top: [panel(0, 0, 1, 1, color)],
  })
  grip(b.at(x + w - 1.6, y + FRONT, z + h * 0.5), look, 1.2, 16)
}

function slab(b: Builder, [x, z, w, h]: Part, y: number, { style, color, handle }: Fronts) {
  const shadow = tint(0, 1 - 2 / h, 1, 2 / h, brand.ink, 0.45)
  const base = style === 'two-tone' ? mix(color, brand.sand, 0.7) : color
  const front = [...surface(style, color, w, h), ...(handle === 'edge' ? [shadow] : []), joint]
  b.box([x, y, z], [w, FRONT, h], base, { front })
}

/** A handle around the origin, a bar of a width and a height. */
function grip(b: Builder, { handle, metal }: Fronts, w: number, h: number) {
  if (handle === 'knob') b.quiet.ball([0, 1.5, 0], 1.5, metal)
  if (handle === 'cup') b.quiet.block([0, -1.2], [8, 2, 2.4], metal)
  if (handle === 'bar') b.quiet.block([0, -h / 2], [w, 2, h], metal)
}

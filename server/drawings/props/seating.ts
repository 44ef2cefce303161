import type { Builder } from '../kit/builder.ts'
import { pairs } from '../kit/geometry.ts'
import { woods } from '../kit/palette.ts'
import { type CouchLook, couch } from '../things/couch.ts'
import { couches } from '../things/couches.ts'
import { type ChairStyle, diningChair } from './dining-chairs.ts'

interface ChairLook {
  fabric: string
  frame?: string
  style?: ChairStyle
}

export function chair(b: Builder, { fabric, frame = woods.oak, style = 'slat' }: ChairLook) {
  diningChair(b, style, { fabric, frame, top: 86, rake: 0 })
}

export function loungeChair(b: Builder, fabric: string, frame = woods.walnut) {
  b.box([[-36, 31], [-33, 28], 0], [5, 5, 56], frame)
  b.box([[-36, 31], -33, 56], [5, 68, 4], frame)
  b.block([-30, 24], [62, 62, 6], frame)
  b.block([-24, 30], [60, 58, 14], fabric)
  b.extrude(pairs('-30 30, -24 30, -34 88, -46 88'), 'x', [-30, 0, 0], 60, fabric)
}

export function pouf(b: Builder, r: number, color: string) {
  b.turned(0, pairs('0.86 0, 1 8, 1 28, 0.86 38', [r, 1]), color)
}

export function stool(b: Builder, seat: string, frame: string, height: number) {
  b.cylinder(0, 19, 3, frame)
  b.cylinder(3, 2.6, height - 3, frame)
  b.cylinder(height, 18, 8, seat)
}

export const sofaStyles = ['low', 'slim', 'buttoned', 'framed'] as const
export type SofaLook = Partial<CouchLook> & {
  style: (typeof sofaStyles)[number]
  fabric: string
}

/** A couch with few facets for a room, centred on the origin, facing +y. */
export function sofa(b: Builder, { style, wood = woods.walnut, ...look }: SofaLook) {
  const usual = { seats: 3, accent: look.fabric, wood, metal: wood }
  couch(b, couches[style], { ...usual, ...look, plain: true })
}

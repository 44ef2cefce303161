import type { Builder } from '../kit/builder.ts'
import { pairs } from '../kit/geometry.ts'
import { fabrics, namesOf, woods } from '../kit/palette.ts'
import { couch } from '../things/couch.ts'
import { couches } from '../things/couches.ts'
import { table } from '../things/table.ts'
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

export function bench(b: Builder, w: number, fabric: string, frame: string) {
  table(b, { w, d: 38, h: 45, thick: 9, top: fabric, leg: frame })
}

const sofaMakes = {
  block: couches.low,
  slim: couches.slim,
  tufted: couches.buttoned,
  wooden: couches.framed,
}

type SofaStyle = keyof typeof sofaMakes
export const sofaStyles = namesOf(sofaMakes)

export interface SofaLook {
  seats?: number
  fabric?: string
  leg?: string
  style?: SofaStyle
  /** Colours of loose cushions, from the left. */
  cushions?: readonly string[]
  /** A long seat in front of the rightmost or leftmost place. */
  chaise?: 'left' | 'right'
}

/** A sofa with few facets for a room, centred on the origin, facing +y. */
export function sofa(b: Builder, look: SofaLook) {
  const { seats = 3, fabric = fabrics.teal, leg: wood = woods.walnut, style = 'block' } = look
  couch(b, sofaMakes[style], {
    seats,
    fabric,
    accent: fabric,
    wood,
    metal: wood,
    pillows: look.cushions ?? [],
    chaise: look.chaise && (look.chaise === 'left' ? -1 : 1),
    plain: true,
  })
}

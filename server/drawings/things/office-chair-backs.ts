import type { Builder } from '../kit/builder.ts'
import { onPlane, type Point, pairs, points } from '../kit/geometry.ts'
import { darker, lighter } from '../kit/palette.ts'
import { arc, bent } from '../props/bent.ts'
import { sheet, sides, slatted } from './bars.ts'
import type { ChairPlan, Part } from './chair.ts'
import { board, onBack, shield, slab, stick } from './chair-backs.ts'

export const dark = '#33383c'

/** Points whose heights are above a seat; `side` turns them over. */
const above = (seat: number, text: string, side = 1) => pairs(text, [side, 1], [0, seat])

export const strut =
  (up = 22): Part =>
  (b, chair) => {
    const [, y, z] = onBack(chair, 0, chair.seat + up, -6)
    const path = points([-10, chair.seat - 8.4], [y + 3, chair.seat - 8.4], [y, z])
    sheet(b, [8, 2.4], path, chair.metal)
  }

export const rolls: Part = (b, chair) => {
  const count = chair.brief.int(3, 5)
  const each = (chair.top - chair.seat - 8) / count
  for (let i = 0; i < count; i++) {
    const low = chair.seat + 8 + each * i
    slab(b, chair, board(i === count - 1 ? 22 : 25, low, low + each - 0.6, 4), [7, 4], chair.fabric)
  }
}

export const mesh: Part = (b, chair) => {
  const { seat, top, fabric, metal } = chair
  const rim = shield(23, seat + 14, top, 9)
  const around = [...rim, rim[0] as Point].map(([x, z]) => onBack(chair, x, z))
  bent(b, around, [3, 2.4], metal)
  slab(b, chair, shield(21, seat + 16, top - 2, 0), [0.8, 0], lighter(fabric, 0.12))
  const wires = { ...chair, frame: darker(fabric, 0.25) }
  for (let i = 1; i < 8; i++) {
    const z = seat + 16 + ((top - seat - 20) * i) / 8
    stick(b, wires, points([-19, z], [19, z]), 0.7, 0.8)
  }
}

export const split: Part = (b, chair) => {
  const { seat, fabric, metal } = chair
  const top = seat + 58
  for (const side of [-1, 1]) {
    slab(b, chair, above(seat, '0.5 8, 21 10, 25 34, 20 58, 0.5 58', side), [4, 2.4], fabric)
  }
  slab(b, chair, board(6, top, top + 5), [2, 0], metal)
  slab(b, chair, board(15, top + 5, top + 19, 5), [5, 2.4], fabric)
}

export const racing: Part = (b, chair) => {
  const { seat, fabric } = chair
  const top = seat + 80
  slab(b, chair, board(16, seat + 5, top, 4, 0.8), [6, 2.4], dark)
  for (const side of [-1, 1]) {
    const wing = above(seat, '16.4 5, 21 5, 23 40, 29 56, 22 68, 15.4 68', side)
    slab(b, chair, wing, [9, 3], fabric)
  }
}
export const ribbed: Part = (b, { seat, top, fabric, metal }) => {
  const seatLine = above(seat, '25 -2, 20 1, -14 -1, -21 5')
  const line: Point[] = [...seatLine, [-27, seat + (top - seat) * 0.55], [-32, top]]
  sides(b, 25, line, [2, 3.4], metal)
  slatted(b, [47.6, 3.2], line, fabric, 6)
}

export function curvedRest(b: Builder, { seat, top, fabric }: ChairPlan) {
  const path = arc([0, -22], [20, 10], [200, 340], 6)
  const middle = onPlane('z', seat + 18 + (top - seat) / 2, path)
  bent(b, middle, [top - seat, 5], fabric, { across: [0, 0, 1] })
}

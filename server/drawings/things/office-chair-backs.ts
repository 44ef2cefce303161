import type { Builder } from '../kit/builder.ts'
import { type Point, points, type Vec } from '../kit/geometry.ts'
import { darker, lighter } from '../kit/palette.ts'
import { arc, bent } from '../props/bent.ts'
import { sheet, sides } from './bars.ts'
import type { ChairPlan, Part } from './chair.ts'
import { board, onBack, shield, slab, stick } from './chair-backs.ts'

export const dark = '#33383c'

export const strut =
  (up = 22): Part =>
  (b, chair) => {
    const [, y, z] = onBack(chair, 0, chair.seat + up, -6)
    const path = points([-10, chair.seat - 8.4], [y + 3, chair.seat - 8.4], [y, z])
    sheet(b, 8, path, 2.4, chair.metal)
  }

export const rolls: Part = (b, chair) => {
  const count = chair.brief.int(3, 5)
  const each = (chair.top - chair.seat - 8) / count
  for (let i = 0; i < count; i++) {
    const low = chair.seat + 8 + each * i
    slab(b, chair, board(i === count - 1 ? 22 : 25, low, low + each - 0.6, 4), 7, chair.fabric, 4)
  }
}

export const mesh: Part = (b, chair) => {
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

export const split: Part = (b, chair) => {
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

export const racing: Part = (b, chair) => {
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
export const ribbed: Part = (b, { seat, top, fabric, metal }) => {
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

export function curvedRest(b: Builder, { seat, top, fabric }: ChairPlan): void {
  const path = arc([0, -22], [20, 10], [200, 340], 6).map(
    ([x, y]): Vec => [x, y, seat + 18 + (top - seat) / 2],
  )
  bent(b, path, [top - seat, 5], fabric, { across: [0, 0, 1] })
}

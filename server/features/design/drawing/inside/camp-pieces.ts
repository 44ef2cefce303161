import { metals } from '../../../../drawings/kit/palette.ts'
import { bunkBed, steelLockers } from '../../../../drawings/rooms/bunks.ts'
import type { Piece } from './look.ts'
import { table, together } from './table-and-chair.ts'

export const bunk: Piece = (b, { wood, accent }) => bunkBed(b, ['boards', wood, accent])

export const lockers: Piece = (b, { fabric }) => steelLockers(b, fabric, 174)

export const mess: Piece = together((b, inside) => {
  const at = b.at(0, 74)
  table(at, 150, 74, inside)
  for (const y of [-68, 40]) {
    at.box([[-62, 56], y + 6, 0], [6, 18, 40], metals.graphite)
    at.block([y, 40], [140, 30, 5], inside.wood)
  }
})

import { tint } from '../../../../drawings/kit/mark.ts'
import { metals } from '../../../../drawings/kit/palette.ts'
import { stackChair } from '../../../../drawings/props/contract-seating.ts'
import { doors } from '../../../../drawings/props/storage.ts'
import { examinationCouch } from '../../../../drawings/rooms/clinic-things.ts'
import type { Piece } from './look.ts'
import { chair, table, together } from './table-and-chair.ts'

export const couch: Piece = together((b, { fabric }) => examinationCouch(b, fabric))

export const medicines: Piece = (b, { accent }) =>
  b.box(0, [70, 46, 166], '#eef0ee', {
    front: [doors(2), tint(0.36, 0.62, 0.28, 0.06, accent), tint(0.45, 0.58, 0.1, 0.14, accent)],
  })

export const consultation: Piece = together((b, inside) => {
  const at = b.at(0, 96)
  table(at, 130, 68, inside)
  chair(at.at(0, -52), inside.fabric)
  chair(at.at(0, 58, 0, 2), inside.fabric)
  at.quiet.block([-6, 74], [44, 4, 30], metals.black)
})

export const waiting: Piece = (b, { fabric }) => {
  for (const x of [26, 84, 142]) b.at(x, 28).group(g => stackChair(g, fabric))
}

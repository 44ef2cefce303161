import { tint } from '../../../../drawings/kit/mark.ts'
import { metals } from '../../../../drawings/kit/palette.ts'
import type { Piece } from './look.ts'
import { chair, table, together } from './table-and-chair.ts'

/** Two behind each other, who look to the left. */
export const pupils: Piece = (b, inside) => {
  for (const y of [34, 112])
    b.at(25, y, 0, 1).group(g => {
      table(g, 66, 48, inside)
      chair(g.at(0, 42, 0, 2), inside.fabric)
    })
}

export const teacher: Piece = together((b, inside) => {
  const at = b.at(0, 76, 0, 1)
  table(at.at(0, 50), 130, 66, inside)
  chair(at, inside.accent)
})

export const board: Piece = together(b => {
  b.box([0, [6, 144], 0], [6, 6, 64], metals.graphite)
  b.box([0, 0, 64], [6, 156, 92], '#c79a63', { right: [tint(0.03, 0.05, 0.94, 0.9, '#2d4a44')] })
})

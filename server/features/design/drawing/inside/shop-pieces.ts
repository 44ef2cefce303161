import { times } from '../../../../drawings/kit/geometry.ts'
import { type Mark, panel, rectangle } from '../../../../drawings/kit/mark.ts'
import { lighter } from '../../../../drawings/kit/palette.ts'
import { salesCounter, till } from '../../../../drawings/rooms/shop-things.ts'
import type { Piece } from './look.ts'
import { together } from './table-and-chair.ts'

export const goods: Piece = (b, { brief, wood, accent, fabric, front }) => {
  const shift = brief.int(0, 2)
  const colors = [accent, fabric, '#f1e9d8']
  const stock: Mark[] = colors.map((fill, color) => () => [
    {
      fill,
      edge: true,
      rings: times(15, i => i)
        .filter(i => (i * 2 + Math.floor(i / 5) + shift) % 3 === color)
        .map(i => {
          const [column, row] = [i % 5, Math.floor(i / 5)]
          return rectangle(0.05 + column * 0.18, 0.07 + row * 0.32, 0.16, 0.12 + (i % 4) * 0.035)
        }),
    },
  ])
  const shelves = [0.05, 0.37, 0.69].map(v => panel(0.02, v - 0.02, 0.96, 0.02, wood))
  b.box(0, [132, 36, 148], front, {
    front: [panel(0.03, 0.03, 0.94, 0.92, wood, 0.45), ...shelves, ...stock],
  })
}

export const counter: Piece = together((b, inside) => {
  salesCounter(b.at(0, 28), 164, inside)
  till(b.at(30, 28, 93, 2))
})

export const island: Piece = together((b, { wood, accent, fabric }) => {
  b.block([0, 0], [120, 66, 44], wood)
  b.block([14, 44], [120, 38, 34], lighter(wood, 0.15))
  for (const [i, color] of [accent, fabric, '#f1e9d8'].entries())
    b.quiet.box([i * 38 - 56, 18, 78], [34, 30, 18], color)
})

import { metals } from '../../kit/palette.ts'
import { fillShelf } from '../../props/cabinets/contents.ts'
import { casesOf, things } from '../../things/case-makes.ts'

export const bookcase = casesOf(
  {
    classic: {
      w: [84, 130],
      d: 32,
      h: [160, 205],
      feet: ['plinth', 8],
      front: ['open open open open open | open open open open open', 'open open open open'],
      over: 3,
    },
    stairs: {
      w: [110, 164],
      h: [124, 164],
      front: [
        'open open open open | open open open gap | open open gap gap | door gap gap gap',
        'door open open | open open gap | open gap gap',
      ],
      theme: 'mixed',
      on: [things(3)],
    },
    staggered(b, brief, { color }) {
      const [w, d, rows] = [brief.between(110, 160), 30, brief.int(4, 5)]
      b.box([[30, w - 36], 4, 0], [5, d - 8, 4], color)
      for (let i = 0; i <= rows; i++) {
        const row = b.at(0, 0, 4 + i * 36)
        const [left, right] = i % 2 ? [brief.between(8, 26), 0] : [0, brief.between(0, 20)]
        row.box([left, 0, 0], [w - left - right, d, 3], color)
        if (i === rows) continue
        const uprights = [
          brief.between(28, 34),
          w * brief.between(0.46, 0.56),
          w - brief.between(30, 40),
        ]
        for (const [k, x] of uprights.entries()) {
          const next = uprights[k + 1]
          row.box([x, 1, 3], [2.6, d - 2, 33], color)
          if (next) fillShelf(row.at(x + 3, 1, 3), brief, 'mixed', [next - x - 3.4, d - 2, 32])
        }
      }
    },
    low: {
      w: [140, 200],
      h: [54, 70],
      feet: ['leaning posts plinth', 14],
      front: ['open open | open open | open open', 'open open | .9: door | open open'],
      over: 1,
      on: [things(4)],
    },
    tower: {
      w: [38, 50],
      h: [160, 205],
      feet: ['plinth', 8],
      front: ['open open open open open', 'door*1.6 open open open open'],
    },
    rack(b, brief, { top: boards }) {
      const [w, d, rows] = [brief.between(80, 150), 34, brief.int(4, 5)]
      const posts = brief.pick([metals.black, metals.brass, metals.white])
      const step = brief.between(110, 185) / rows
      b.beam([2, 1, 10], [w - 2, 1, rows * step], 1, posts)
      for (let i = 0; i <= rows; i++) {
        const shelf = b.at(2, 2, 4 + i * step)
        shelf.box(0, [w - 4, d - 4, 2.6], boards)
        if (i < rows) fillShelf(shelf.at(2, 2, 2.6), brief, 'mixed', [w - 8, d - 8, step - 3])
      }
      b.box([[0, w - 2], [0, d - 2], 0], [2, 2, rows * step + 10], posts)
    },
  },
  ['plain', 'framed', 'slatted', 'cane'],
  { d: 34, theme: 'books' },
)

import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { metals } from '../../../kit/palette.ts'
import { fillShelf } from '../../../props/cabinets/contents.ts'
import type { Finish } from '../../../props/cabinets/finish.ts'
import { adorn } from '../../../props/ornaments.ts'

/** Shelves that one sees through. */
export const racks = {
  /** Shelves behind which one sees the wall, in a steel frame with a brace. */
  rack(b, brief, { top }) {
    const [w, h, d] = [brief.between(80, 150), brief.between(120, 195), 34]
    const metal = brief.pick([metals.black, metals.brass, metals.white])
    const count = brief.int(4, 5)
    const step = (h - 8) / count
    b.beam([2, 1, 10], [w - 2, 1, h - 8], 1, metal)
    for (let i = 0; i <= count; i++) b.box([2, 2, 4 + i * step], [w - 4, d - 4, 2.6], top)
    for (let i = 0; i < count; i++)
      fillShelf(b.at(4, 3, 6.6 + i * step), brief, 'mixed', [w - 8, d - 6, step - 2.6])
    for (const x of [0, w - 2]) for (const y of [0, d - 2]) b.box([x, y, 0], [2, 2, h + 2], metal)
  },
  /** Leaning rails, shelves that grow shorter upwards. */
  ladder(b, brief, { color }) {
    const [w, h, d] = [brief.between(58, 92), brief.between(165, 200), brief.between(38, 48)]
    const at = (z: number): number => d - (d - 5) * (z / h)
    const count = brief.int(4, 5)
    for (let i = 0; i < count; i++) {
      const z = 22 + (i * (h - 40)) / (count - 1)
      b.box([3, 0, z], [w - 6, at(z + 2.4) - 3, 2.4], color)
      fillShelf(b.at(4, 0, z + 2.4), brief, 'mixed', [w - 8, at(z + 30) - 4, 30])
    }
    for (const x of [0, w - 3])
      b.extrude(
        [
          [at(0) - 4, 0],
          [at(0), 0],
          [at(h), h],
          [at(h) - 4, h],
        ],
        'x',
        [x, 0, 0],
        3,
        color,
      )
  },
  /** Boards with uprights that stand where they like. */
  staggered(b, brief, { color }) {
    const [w, d, rows] = [brief.between(110, 160), 30, brief.int(4, 5)]
    for (let i = 0; i <= rows; i++) {
      const inset = i % 2 ? brief.between(8, 26) : 0
      b.box([inset, 0, 4 + i * 36], [w - inset - (i % 2 ? 0 : brief.between(0, 20)), d, 3], color)
      if (i === rows) continue
      const at = [brief.between(28, 34), w * brief.between(0.46, 0.56), w - brief.between(30, 40)]
      at.forEach((x, k) => {
        b.box([x, 1, 7 + i * 36], [2.6, d - 2, 33], color)
        if (k < 2)
          fillShelf(b.at(x + 3, 1, 7 + i * 36), brief, 'mixed', [
            (at[k + 1] as number) - x - 3.4,
            d - 2,
            32,
          ])
      })
    }
    for (const x of [30, w - 36]) b.box([x, 4, 0], [5, d - 8, 4], color)
  },
  /** A narrow tower, open to three sides. */
  tower(b, brief, { color }) {
    const [a, rows] = [brief.between(36, 46), brief.int(4, 6)]
    const step = brief.between(28, 34)
    b.box([5, 5, 0], [a - 10, a - 10, 4], color)
    for (let i = 0; i <= rows; i++) {
      const z = 4 + i * step
      b.box([0, 0, z], [a, a, 2.4], color)
      if (i === rows) break
      b.box([0, 0, z + 2.4], [a, 2, step - 2.4], color)
      for (const x of [0.4, a - 2.4]) b.box([x, a - 2.4, z + 2.4], [2, 2, step - 2.4], color)
      fillShelf(b.at(1.5, 2, z + 2.4), brief, 'books', [a - 3, a - 5, step - 3])
    }
    adorn(b.at(0, 0, 6.4 + rows * step), brief, [a, a], 1)
  },
} satisfies Record<string, (b: Builder, brief: Brief, look: Finish) => void>

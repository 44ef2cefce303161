import type { Builder } from '../kit/builder.ts'
import type { Point, Vec } from '../kit/geometry.ts'
import { leaves } from '../kit/palette.ts'
import { arc, seamless } from '../props/bent.ts'
import { tree } from '../props/trees.ts'
import type { ChairMake } from './chair.ts'

export const roundBenches = {
  crescent: {
    base(b, { w, metal }) {
      for (const [x, y] of arc([0, w * 0.31], [w * 0.62 - 18, w * 0.62 - 18], [215, 325], 3))
        b.box([x - 3, y - 3, 0], [6, 6, 40], metal)
    },
    seat(b, { w, frame }) {
      for (const r of [0, 12.4, 24.8])
        boardAround(b.at(0, w * 0.31), w * 0.62 - r, 11, [205, 335], 12, frame)
    },
  },
  tree: {
    base(b, { brief, w, frame }) {
      const kind = brief.pick(['round', 'round', 'acacia'])
      tree(b, kind, brief.between(210, 270), brief.pick([leaves.fresh, leaves.green, leaves.olive]))
      for (const [x, y] of arc([0, 0], [w / 2 - 18, w / 2 - 18], [0, 315], 7))
        b.box([x - 3, y - 3, 0], [6, 6, 39.9], frame)
    },
    seat(b, { w, frame }) {
      for (const r of [0, 19])
        for (let i = 0; i < 8; i++)
          boardAround(b, w / 2 - r, 17, [i * 45 + 1, i * 45 + 44], 1, frame)
    },
  },
} satisfies Record<string, ChairMake>

/** A board that lies along a part of a circle, `wide` cm inwards, in `count` pieces. */
function boardAround(
  b: Builder,
  r: number,
  wide: number,
  range: Point,
  count: number,
  color: string,
): void {
  const [outer, inner] = [r, r - wide].map(of => arc([0, 0], [of, of], range, count))
  seamless(b, g => {
    for (let i = 0; i < count; i++) {
      const ring = (z: number) =>
        [outer?.[i], outer?.[i + 1], inner?.[i + 1], inner?.[i]].map(
          ([x, y] = [0, 0]): Vec => [x, y, z],
        )
      g.loft(ring(40), ring(44), color)
    }
  })
}

import type { Builder } from '../../kit/builder.ts'
import { points } from '../../kit/geometry.ts'
import { darker } from '../../kit/palette.ts'
import { cabriole, hairpin } from '../legs/curved.ts'
import { legOf, type Shape } from '../legs/lathe.ts'
import { type Leg, stand } from '../legs/leg.ts'
import { splayed } from '../legs/makers.ts'
import { buns, squares, turnings } from '../legs/patterns.ts'

export type FeetStyle = keyof typeof styles

interface Feet {
  /** Size of what they carry; its corner with the smallest coordinates is the origin. */
  w: number
  d: number
  h: number
  wood: string
  metal: string
}

/** What a piece of furniture stands on; `none` leaves it clear of the floor. */
export function feet(b: Builder, { style, ...size }: Feet & { style: FeetStyle }): void {
  styles[style](b, size)
}

const styles = {
  none() {},
  plinth: (b: Builder, { w, d, h, wood }: Feet) =>
    b.box([2, 2, 0], [w - 4, d - 5, h], darker(wood, 0.35)),
  leaning: four(5, ({ wood: color, ...shape }) =>
    splayed({ ...shape, half: 2 + shape.h * 0.02, color }),
  ),
  posts: four(2.5, ({ wood: color, ...shape }) =>
    legOf(squares.plain, { ...shape, half: 2.5, color }),
  ),
  hairpin: four(7, ({ metal: color, ...shape }) => hairpin({ ...shape, half: 3, color })),
  turned: four(5, ({ wood: color, ...shape }) =>
    legOf(shape.h < 22 ? buns.pear : turnings.ringed, { ...shape, half: 3, color }),
  ),
  cabriole: four(5, ({ wood: color, ...shape }) => cabriole({ ...shape, half: 3, color }, 1, 13)),
  sled(b: Builder, { w, d, h, metal }: Feet) {
    const xs = [w * 0.12, w * 0.88 - 3]
    b.box([xs, 2, 0], [3, d - 4, 1.6], metal)
    b.box([xs, [2, d - 3.6], 1.6], [3, 1.6, h - 1.6], metal)
  },
  frame(b: Builder, { w, d, h, metal }: Feet) {
    const t = 2.4
    const low = h * 0.3 - t
    const xs = [1, w - 1 - t]
    const ys = [1, d - 1 - t]
    b.box([xs, ys, 0], [t, t, h], metal)
    if (h < 18) return
    b.box([1 + t, ys, low], [w - 2 - 2 * t, t, t], metal)
    b.box([xs, 1 + t, low], [t, d - 2 - 2 * t, t], metal)
  },
  bracket(b: Builder, { w, d, h, wood }: Feet) {
    const shape = (from: number, foot: number, long: number) =>
      points([from, 0], [from + foot, 0], [from + long, h], [from, h])
    const [long, deep] = [Math.min(16, w * 0.2), Math.min(10, d * 0.3)]
    for (const way of [1, -1]) {
      const [x, y] = way > 0 ? [0.5, 0.5] : [w - 0.5, d - 3.1]
      b.extrude(shape(x, way * long * 0.5, way * long), 'y', [0, d - 3, 0], 2.4, wood)
      for (const side of [0.5, w - 2.9])
        b.extrude(shape(y, way * 4, way * deep), 'x', [side, 0, 0], 2.4, wood)
    }
  },
}

/** What one of four legs is made to: `out` is the way to its corner. */
type Corner = Pick<Feet, 'h' | 'wood' | 'metal'> & Pick<Shape, 'out'>

/** A leg at each corner, so many cm in from the sides. */
function four(inset: number, leg: (corner: Corner) => Leg) {
  return (b: Builder, { w, d, h, wood, metal }: Feet) => {
    for (const sx of [-1, 1])
      for (const sy of [-1, 1]) {
        const at = b.at(sx < 0 ? inset : w - inset, sy < 0 ? inset : d - inset)
        stand(at, leg({ h, wood, metal, out: [sx * Math.SQRT1_2, sy * Math.SQRT1_2] }))
      }
  }
}

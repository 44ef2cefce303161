import type { Builder } from '../../kit/builder.ts'
import { points } from '../../kit/geometry.ts'
import { darker } from '../../kit/palette.ts'
import { atCorners } from '../legs/arrangements.ts'
import { cabriole, hairpin } from '../legs/curved.ts'
import { legOf, type Shape } from '../legs/lathe.ts'
import type { Leg } from '../legs/leg.ts'
import { splayed } from '../legs/makers.ts'
import { buns, squares, turnings } from '../legs/patterns.ts'

export type FeetStyle = keyof typeof styles

/** Size and colours of what they carry; its corner with the smallest coordinates is the origin. */
type Feet = Record<'w' | 'd' | 'h', number> & Record<'wood' | 'metal', string>

/** What a piece of furniture stands on; `none` leaves it clear of the floor. */
export function feet(b: Builder, { style, ...size }: Feet & { style: FeetStyle }) {
  styles[style](b, size)
}

const styles = {
  none() {},
  plinth: (b: Builder, { w, d, h, wood }: Feet) =>
    b.box([2, 2, 0], [w - 4, d - 5, h], darker(wood, 0.35)),
  leaning: four('wood', 5, leg => splayed({ ...leg, half: 2 + leg.h * 0.02 })),
  posts: four('wood', 2.5, leg => legOf(squares.plain, { ...leg, half: 2.5 })),
  hairpin: four('metal', 7, hairpin),
  turned: four('wood', 5, leg => legOf(leg.h < 22 ? buns.pear : turnings.ringed, leg)),
  cabriole: four('wood', 5, leg => cabriole(leg, 1, 13)),
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

/** A leg at each corner, so many cm in from the sides. */
function four(of: 'wood' | 'metal', inset: number, leg: (shape: Shape) => Leg) {
  return (b: Builder, { w, d, h, [of]: color }: Feet) =>
    atCorners(b.at(w / 2, d / 2), [w - 2 * inset, d - 2 * inset], out =>
      leg({ h, half: 3, color, out }),
    )
}

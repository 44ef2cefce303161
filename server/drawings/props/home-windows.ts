import { partsOf, times } from '../kit/geometry.ts'
import { inset, levels, lines, type Mark, panel, polygons, rectangle, tint } from '../kit/mark.ts'
import { darker, leaves } from '../kit/palette.ts'
import { type Place, window } from './openings.ts'

export interface HomeWindowLook {
  frame?: string
  shutters?: string
  /** A box of flowers under it. */
  flowers?: string
  panes?: number
}

export function homeWindow(
  [u, v, w, h]: Place,
  { frame = '#f4f0e4', shutters, flowers, panes = 2 }: HomeWindowLook = {},
): Mark {
  return face => {
    const [wing, sill] = [w * 0.3, 16 / face.h]
    const slats = lines(levels(5, 0.15, 0.85), '#0b1a2a', 1.6, 0.25)
    const leaf = (color: string) => (at: number) =>
      inset(at, v, wing, h, [panel(0, 0, 1, 1, color), slats])
    const box = (color: string) => [
      panel(u - 0.01, v - sill, w + 0.02, sill, darker(color, 0.5)),
      bloom(u, v - sill * 0.2, w, color),
    ]
    return [
      window([u, v, w, h], { frame, curtain: '#f6efe0', panes, sill: !flowers }),
      ...(shutters ? [u - wing - 0.004, u + w + 0.004].map(leaf(shutters)) : []),
      ...(flowers ? box(flowers) : []),
    ]
  }
}

function bloom(u: number, v: number, w: number, color: string): Mark {
  return face => {
    const count = partsOf(w * face.w, 15, 3)
    const petal = (i: number) =>
      rectangle(u + ((i + 0.2) / count) * w, v, (w / count) * 0.6, 9 / face.h)
    const leaf = tint(u, v - 3 / face.h, w, 9 / face.h, leaves.green)
    return [leaf, polygons(times(count, petal), color)]
  }
}

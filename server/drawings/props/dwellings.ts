import type { Builder } from '../kit/builder.ts'
import { evenly, partsOf, times, type Vec } from '../kit/geometry.ts'
import { inset, levels, lines, type Mark, panel, polygons, rectangle, tint } from '../kit/mark.ts'
import { darker, leaves } from '../kit/palette.ts'
import { cladding, masonry, type Skin } from './cladding.ts'
import { type Place, window } from './openings.ts'

interface WallsLook {
  color: string
  skin?: Skin
  front?: readonly Mark[]
  right?: readonly Mark[]
  /** Height of a stone base and its colour. */
  base?: readonly [number, string]
}

export function walls(b: Builder, size: Vec, look: WallsLook) {
  const { color, skin = 'render', base } = look
  const dressed = (marks: readonly Mark[] = []) => [
    cladding(skin),
    ...(base ? [stone(base[0], base[1])] : []),
    ...marks,
  ]
  b.box(0, size, color, { front: dressed(look.front), right: dressed(look.right) })
}

function stone(height: number, color: string): Mark {
  return face => {
    const share = height / face.h
    return [panel(0, 0, 1, share, color), inset(0, 0, 1, share, [masonry(22)])]
  }
}

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

export function pergola(b: Builder, [w, d, h]: Vec, wood: string, bars: number) {
  b.box([[0, w - 12], d - 12, 0], [12, 12, h], wood)
  b.box([-14, [0, d - 12], h], [w + 28, 12, 12], wood)
  for (const [i, x] of evenly(bars, 0, w - 8).entries())
    (i % 2 ? b.quiet : b).box([x, -10, h + 12], [8, d + 20, 10], wood)
}

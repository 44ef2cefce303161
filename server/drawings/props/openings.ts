import { type Point, pairs, times } from '../kit/geometry.ts'
import { type FaceSize, joined, type Mark, panel, polygons, rectangle, tint } from '../kit/mark.ts'
import { glass, lighter } from '../kit/palette.ts'

/** A place on a face in its own 0..1 coordinates: u, v of the lower left corner, width, height. */
export type Place = readonly [u: number, v: number, w: number, h: number]

export interface WindowLook {
  frame?: string
  /** Panes side by side. */
  panes?: number
  sill?: boolean
  curtain?: string
}

const FRAME = '#2b3a40'

/** A window with a frame of constant thickness, a shaded head and a glint in the glass. */
export function window(
  [u, v, w, h]: Place,
  { frame = FRAME, panes = 2, sill = true, curtain }: WindowLook = {},
): Mark {
  return face => {
    const [fu, fv] = [5 / face.w, 5 / face.h]
    const inner = [u + fu, v + fv, w - 2 * fu, h - 2 * fv] as const
    const [left, low, wide, high] = inner
    const lights = panesOf([u, v, w, h], panes, [fu, fv])
    const drape = Math.min(wide * 0.2, 28 / face.w)
    const drapes = [left, left + wide - drape].map(at => rectangle(at, low, drape, high))
    return [
      panel(u, v, w, h, frame),
      polygons(lights, glass.pane),
      glints(lights),
      ...(curtain ? [polygons(drapes, curtain, 0.9)] : []),
      shadedHead(inner, 7, face),
      ...(sill ? [panel(u - fu, v - fv, w + 2 * fu, fv, lighter(frame, 0.75))] : []),
    ]
  }
}

export interface DoorLook {
  frame?: string
  color?: string
  /** A pane in the door: none, a high light or glass over its whole height. */
  lite?: keyof typeof lites
  double?: boolean
}

/** A pane in shares of a leaf's width and the door's height: how large it is, and how high. */
const lites = { none: [0, 0, 0], high: [0.46, 0.34, 0.5], full: [0.7, 0.76, 0.12] } as const

export function door(
  u: number,
  w: number,
  h: number,
  { color = '#c48a4a', frame = FRAME, lite = 'high', double = false }: DoorLook = {},
): Mark {
  return face => {
    const [fu, fv] = [5 / face.w, 5 / face.h]
    const leaf = (w - 2 * fu) / (double ? 2 : 1)
    const marks = times(double ? 2 : 1, i => {
      const at = u + fu + i * leaf
      // Those of a pair are where its leaves meet.
      const grip = double && i > 0 ? at + 1.4 * fu : at + leaf - 2.6 * fu
      const [wide, high, low] = lites[lite]
      const pane = [rectangle(at + (leaf - leaf * wide) / 2, h * low, leaf * wide, h * high)]
      return [
        panel(at, 0, leaf, h - fv, color),
        ...(wide > 0 ? [polygons(pane, glass.pane), glints(pane)] : []),
        panel(grip, h * 0.42, 1.2 * fu, 22 / face.h, '#e7dfcc'),
      ]
    })
    return [panel(u, 0, w, h, frame), ...marks.flat()]
  }
}

/** A glazed front: `bays` tall panes between slim posts, one of them a door with a long handle. */
export function glazing(
  [u, v, w, h]: Place,
  bays: number,
  { frame = FRAME, door: leaf }: { frame?: string; door?: number } = {},
): Mark {
  return face => {
    const [fu, fv] = [6 / face.w, 6 / face.h]
    const panes = panesOf([u, v, w, h], bays, [fu, fv])
    const inTurns = (odd: number) => panes.filter((_, i) => i % 2 === odd)
    const handle = (at: number) =>
      panel(at + 8 / face.w, v + h * 0.3, 3 / face.w, 70 / face.h, '#f2efe6')
    return [
      panel(u, v, w, h, frame),
      ...[glass.pane, glass.light].map((tone, odd) => polygons(inTurns(odd), tone)),
      glints(panes),
      shadedHead([u + fu, v + fv, w - 2 * fu, h - 2 * fv], 8, face),
      ...(leaf === undefined ? [] : [handle(u + fu + (leaf * (w - fu)) / bays)]),
    ]
  }
}

export function louvre([u, v, w, h]: Place, slats: number, fill = '#4b585f'): Mark {
  const shades = times(slats, i => rectangle(u, v + (h * i) / slats, w, (h / slats) * 0.35))
  return joined(panel(u, v, w, h, fill), polygons(shades, '#0b1a2a', 0.3))
}

/** Panes side by side in a frame of a thickness, which stands between them too. */
export function panesOf([u, v, w, h]: Place, count: number, [fu, fv]: Point): Point[][] {
  const bay = (w - fu) / count
  return times(count, i => rectangle(u + fu + i * bay, v + fv, bay - fu, h - 2 * fv))
}

/** The shadow of a frame on the upper `deep` cm of its glass. */
function shadedHead([u, v, w, h]: Place, deep: number, face: FaceSize): Mark {
  return tint(u, v + h - deep / face.h, w, deep / face.h, '#0b1a2a', 0.2)
}

export function glints(panes: readonly (readonly Point[])[], opacity = 0.38): Mark {
  const rings = panes.map(([low, , high]) => {
    const [[u, v], [x, y]] = [low, high] as [Point, Point]
    return pairs('0.12 0.5, 0.62 0.96, 0.88 0.96, 0.12 0.26', [x - u, y - v], [u, v])
  })
  return polygons(rings, '#ffffff', opacity)
}

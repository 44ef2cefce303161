import { times } from '../kit/geometry.ts'
import type { Mark, Patch } from '../kit/mark.ts'
import { rectangle } from '../kit/mark.ts'
import { glass, lighter } from '../kit/palette.ts'

/** A place on a face in its own 0..1 coordinates: u, v of the lower left corner, width, height. */
export type Place = readonly [u: number, v: number, w: number, h: number]

export interface WindowLook {
  frame?: string
  /** Panes side by side and above each other. */
  panes?: number
  rows?: number
  sill?: boolean
  curtain?: string
}

const FRAME = '#2b3a40'

/** A window with a frame of constant thickness, a shaded head and a glint in the glass. */
export function window(
  [u, v, w, h]: Place,
  { frame = FRAME, panes = 2, rows = 1, sill = true, curtain }: WindowLook = {},
): Mark {
  return face => {
    const [fu, fv] = [5 / face.w, 5 / face.h]
    const [pw, ph] = [(w - fu) / panes - fu, (h - fv) / rows - fv]
    const lights = times(panes * rows, i =>
      rectangle(
        u + fu + (i % panes) * (pw + fu),
        v + fv + Math.floor(i / panes) * (ph + fv),
        pw,
        ph,
      ),
    )
    const inner = [u + fu, v + fv, w - 2 * fu, h - 2 * fv] as const
    const drape = Math.min(inner[2] * 0.2, 28 / face.w)
    return [
      { rings: [rectangle(u, v, w, h)], fill: frame, edge: true },
      { rings: lights, fill: glass.pane },
      ...glints(lights),
      ...(curtain
        ? [
            {
              fill: curtain,
              opacity: 0.9,
              rings: [
                rectangle(inner[0], inner[1], drape, inner[3]),
                rectangle(inner[0] + inner[2] - drape, inner[1], drape, inner[3]),
              ],
            },
          ]
        : []),
      {
        rings: [rectangle(inner[0], inner[1] + inner[3] - 7 / face.h, inner[2], 7 / face.h)],
        fill: '#0b1a2a',
        opacity: 0.2,
      },
      ...(sill
        ? [
            {
              rings: [rectangle(u - fu, v - fv, w + 2 * fu, fv)],
              fill: lighter(frame, 0.75),
              edge: true,
            },
          ]
        : []),
    ]
  }
}

export interface DoorLook {
  frame?: string
  color?: string
  /** A pane in the door: none, a high light or glass over its whole height. */
  lite?: 'none' | 'high' | 'full'
  double?: boolean
}

export function door(
  u: number,
  w: number,
  h: number,
  { color = '#c48a4a', frame = FRAME, lite = 'high', double = false }: DoorLook = {},
): Mark {
  const leaves = double ? 2 : 1
  return face => {
    const [fu, fv] = [5 / face.w, 5 / face.h]
    const leaf = (w - 2 * fu) / leaves
    return [
      { rings: [rectangle(u, 0, w, h)], fill: frame, edge: true },
      ...times(leaves, i => {
        const at = u + fu + i * leaf
        const [gw, gh] = lite === 'full' ? [leaf * 0.7, h * 0.76] : [leaf * 0.46, h * 0.34]
        const gv = lite === 'full' ? h * 0.12 : h * 0.5
        const grip =
          double && i === 0
            ? at + leaf - 2.6 * fu
            : at + leaf * (double ? 0 : 1) - fu * (double ? -1.4 : 2.6)
        const pane = rectangle(at + (leaf - gw) / 2, gv, gw, gh)
        return [
          { rings: [rectangle(at, 0, leaf, h - fv)], fill: color, edge: true },
          ...(lite === 'none' ? [] : [{ rings: [pane], fill: glass.pane }, ...glints([pane])]),
          {
            rings: [rectangle(grip, h * 0.42, 1.2 * fu, 22 / face.h)],
            fill: '#e7dfcc',
            edge: true,
          },
        ]
      }).flat(),
    ]
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
    const bay = (w - fu) / bays
    const panes = times(bays, i => rectangle(u + fu + i * bay, v + fv, bay - fu, h - 2 * fv))
    const even = panes.filter((_, i) => i % 2 === 0)
    const odd = panes.filter((_, i) => i % 2 === 1)
    const patches = [
      { rings: [rectangle(u, v, w, h)], fill: frame, edge: true },
      { rings: even, fill: glass.pane },
      { rings: odd, fill: glass.light },
      ...glints(panes),
      {
        rings: [rectangle(u + fu, v + h - fv - 8 / face.h, w - 2 * fu, 8 / face.h)],
        fill: '#0b1a2a',
        opacity: 0.2,
      },
    ]
    if (leaf !== undefined)
      patches.push({
        rings: [rectangle(u + fu + leaf * bay + 8 / face.w, v + h * 0.3, 3 / face.w, 70 / face.h)],
        fill: '#f2efe6',
        edge: true,
      })
    return patches
  }
}

export function louvre([u, v, w, h]: Place, slats: number, fill = '#4b585f'): Mark {
  return () => [
    { rings: [rectangle(u, v, w, h)], fill, edge: true },
    {
      fill: '#0b1a2a',
      opacity: 0.3,
      rings: times(slats, i => rectangle(u, v + (h * i) / slats, w, (h / slats) * 0.35)),
    },
  ]
}

function glints(panes: readonly (readonly (readonly [number, number])[])[]): Patch[] {
  return [
    {
      fill: '#ffffff',
      opacity: 0.38,
      rings: panes.map(pane => {
        const [[u, v], , [x, y]] = pane as [[number, number], unknown, [number, number]]
        const [w, h] = [x - u, y - v]
        return [
          [u + w * 0.12, v + h * 0.5],
          [u + w * 0.62, v + h * 0.96],
          [u + w * 0.88, v + h * 0.96],
          [u + w * 0.12, v + h * 0.26],
        ]
      }),
    },
  ]
}

import { type Point, times } from '../kit/geometry.ts'
import { inset, type Mark, type Patch, panel, rectangle } from '../kit/mark.ts'
import { glass, mix } from '../kit/palette.ts'
import type { Place } from './openings.ts'

/** A glazed front of `bays` panes that shows what is behind it; the things stand in 0..1. */
export function showcase(
  [u, v, w, h]: Place,
  bays: number,
  things: readonly Mark[],
  door?: number,
  room = '#f3e3c2',
): Mark {
  return face => {
    const [fu, fv] = [5 / face.w, 5 / face.h]
    const bay = (w - fu) / bays
    const post = (i: number) => rectangle(u + i * bay, v, fu, h)
    const patches: (Patch | Mark)[] = [
      { rings: [rectangle(u, v, w, h)], fill: room, edge: true },
      ...inset(u, v, w, h, [panel(0, 0, 1, 0.1, mix(room, '#7d5b45', 0.45), plain), ...things])(
        face,
      ),
      { rings: [rectangle(u, v, w, h)], fill: glass.pane, opacity: 0.2 },
      {
        rings: [rectangle(u, v + h - fv - 9 / face.h, w, 9 / face.h)],
        fill: '#0b1a2a',
        opacity: 0.25,
      },
      { fill: '#ffffff', opacity: 0.3, rings: times(bays, i => glint(u + i * bay, v, bay, h)) },
      {
        fill: '#2b3a40',
        rings: [
          ...times(bays + 1, i => post(i)),
          rectangle(u, v, w, fv),
          rectangle(u, v + h - fv, w, fv),
        ],
      },
    ]
    if (door !== undefined)
      patches.push({
        fill: '#f6efe0',
        edge: true,
        rings: [rectangle(u + door * bay + 2.4 * fu, v + h * 0.32, 0.8 * fu, 60 / face.h)],
      })
    return patches
  }
}

export const plain = { edge: false } as const

function glint(u: number, v: number, w: number, h: number): Point[] {
  return [
    [u + w * 0.14, v + h * 0.52],
    [u + w * 0.6, v + h * 0.95],
    [u + w * 0.84, v + h * 0.95],
    [u + w * 0.14, v + h * 0.3],
  ]
}

import { pairs, times } from '../kit/geometry.ts'
import { inset, joined, type Mark, panel, polygons, rectangle, tint } from '../kit/mark.ts'
import { glass, mix } from '../kit/palette.ts'
import type { Place } from './openings.ts'

/** A glazed front of `bays` panes that shows what is inside. */
export function showcase(
  [u, v, w, h]: Place,
  bays: number,
  inside: Mark,
  door?: number,
  room = '#f3e3c2',
): Mark {
  return face => {
    const [fu, fv] = [5 / face.w, 5 / face.h]
    const bay = (w - fu) / bays
    const posts = times(bays + 1, i => rectangle(u + i * bay, v, fu, h))
    const rails = [v, v + h - fv].map(at => rectangle(u, at, w, fv))
    const glint = '0.14 0.52, 0.6 0.95, 0.84 0.95, 0.14 0.3'
    const glints = times(bays, i => pairs(glint, [bay, h], [u + i * bay, v]))
    const handle = (at: number) =>
      panel(at + 2.4 * fu, v + h * 0.32, 0.8 * fu, 60 / face.h, '#f6efe0')
    return [
      panel(u, v, w, h, room),
      inset(u, v, w, h, [tint(0, 0, 1, 0.1, mix(room, '#7d5b45', 0.45)), inside]),
      tint(u, v, w, h, glass.pane, 0.2),
      tint(u, v + h - fv - 9 / face.h, w, 9 / face.h, '#0b1a2a', 0.25),
      polygons(glints, '#ffffff', 0.3),
      polygons([...posts, ...rails], '#2b3a40'),
      ...(door === undefined ? [] : [handle(u + door * bay)]),
    ]
  }
}

/** Marks `count` times along a share of the face, told where a share of each place is. */
export function each(
  count: number,
  along: number,
  make: (u: (share: number) => number) => Mark[],
): Mark {
  return joined(...times(count, i => make(share => ((i + share) / count) * along)).flat())
}

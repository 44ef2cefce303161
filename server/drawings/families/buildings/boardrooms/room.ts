import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { type Mark, panel } from '../../../kit/mark.ts'
import { fabrics, glass, ground, leaves, metals, woods } from '../../../kit/palette.ts'
import { bollards, parkBench } from '../../../props/fixtures.ts'
import { glassRoom, wallScreen } from '../../../props/glass-rooms.ts'
import { pendant } from '../../../props/lamps.ts'
import { window } from '../../../props/openings.ts'
import { treeBeside } from '../../../props/planting.ts'
import { chair } from '../../../props/seating.ts'
import { hedge, shrub } from '../../../props/trees.ts'
import { table } from '../../../things/table.ts'

/** What all parts of one boardroom unit share: colours, and the size of the room. */
export interface Unit {
  readonly brief: Brief
  readonly first: string
  readonly second: string
  readonly W: number
  readonly D: number
  readonly H: number
}

/** The room itself: a long table, a chair at every place, lamps over it and a screen. */
export function boardroom(b: Builder, { brief, W, D, H, second }: Unit): void {
  const [wood, seat] = [brief.pick([woods.oak, woods.walnut, woods.teak]), brief.material(fabrics)]
  const room = {
    size: [W, D, H] as const,
    wall: brief.pick(['#e9e2d2', '#d8b686', '#cfdcd8']),
    frame: brief.pick([metals.black, second]),
    back: [wallScreen(0.36, 0.4, 0.32, 0.34)],
    side: [window([0.2, 0.38, 0.6, 0.4], { panes: 2 })],
    door: 0,
  }
  glassRoom(b, room, g => {
    const [x, y] = [(W - 10) / 2, (D - 10) / 2]
    const length = W - 230
    const places = Math.max(2, Math.floor(length / 95))
    for (let i = 0; i < places; i++) {
      const at = x - length / 2 + ((i + 0.5) * length) / places
      chair(g.at(at, y - 70), { fabric: seat, frame: metals.graphite, style: 'pedestal' })
      chair(g.at(at, y + 72, 0, 2), { fabric: seat, frame: metals.graphite, style: 'pedestal' })
    }
    chair(g.at(x + length / 2 + 36, y, 0, 3), {
      fabric: seat,
      frame: metals.graphite,
      style: 'pedestal',
    })
    table(g.at(x, y), {
      w: length,
      d: 92,
      top: wood,
      leg: metals.graphite,
      legs: 'panels',
      thick: 6,
    })
    for (const t of [-0.25, 0.25]) pendant(g.at(x + length * t, y, 160), H - 190, second, 'cone')
  })
}

/** Panes in a flat roof, as marks on its top. */
export function skylights(count: number): Mark {
  return face =>
    Array.from({ length: count }, (_, i) =>
      panel((i + 0.5) / count - 0.07, 0.36, 0.14, 0.28, glass.pane),
    ).flatMap(mark => mark(face))
}

/** Trees behind, a bench and shrubs in front. */
export function garden(
  b: Builder,
  brief: Brief,
  [x, y, X]: readonly [number, number, number],
  back: number,
): void {
  const leaf = brief.pick([leaves.green, leaves.deep, leaves.fresh])
  const slim = brief.chance(0.5)
  treeBeside(b.at(X + 12, back - 36), slim ? 'poplar' : 'conifer', slim ? 380 : 250, leaf)
  if (brief.chance(0.5)) parkBench(b.at(x + 10, y), 150)
  else hedge(b.at(x + 10, y), 190, 56, leaf)
  if (brief.chance(0.5)) shrub(b.at(X - 60, y - 6), 34, leaves.fresh)
  else bollards(b.at(X - 140, y + 30), 4, 50, ground.paving)
}

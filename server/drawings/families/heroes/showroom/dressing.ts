import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { mix } from '../../../kit/light.ts'
import { coats, leaves, metals } from '../../../kit/palette.ts'
import { pendant } from '../../../props/lamps.ts'
import { breathing, swaying } from '../../../props/motions.ts'
import { person } from '../../../props/people.ts'
import { plant, plantKinds } from '../../../props/plants.ts'
import type { Floor, Spot } from './floor.ts'

/** Stands a piece on its spot, on a plinth where it may have one. */
export function setOut(
  b: Builder,
  { piece, x, y, w, d }: Spot,
  plinth: number,
  color: string,
): void {
  const high = piece.grounded ? 0 : plinth
  if (high > 0)
    b.box([x - w / 2 - 9, y - d / 2 - 9, 0], [w + 18, d + 18, high], mix(color, '#fbf9f4', 0.72))
  b.group(g => piece.build(g.at(x, y, high)))
}

/**
 * Pools of light, at most `reach` wide around the pieces of the first row; painted first, so that
 * they stay below.
 */
export function light(b: Builder, floor: Floor, reach = Infinity): void {
  b.moving(breathing(0.2, 0.75, 6), g => {
    for (const { x, y, w, d } of lit(floor))
      g.glow([x, y, 0.6], Math.min(reach, Math.max(w, d) * 0.62), '#ffe9a8', 0.22)
  })
}

/** Lamps over the first row, a plant in the corner and, where there is room, a visitor. */
export function dress(b: Builder, brief: Brief, floor: Floor, h: number, accent: string): void {
  const { w, d } = floor
  const style = brief.pick(['cone', 'bell', 'drum', 'globe'] as const)
  const tall = Math.max(...floor.spots.map(({ piece }) => piece.bounds.max[2]))
  const large = w + d > 1000
  if (large && tall < 150 && h > 230)
    for (const [i, { x, y }] of lit(floor).entries()) {
      b.box([x - 2, 0, h - 12], [4, y + 4, 4], metals.graphite, { casts: false })
      b.moving(swaying([x, y, h - 12], 1.6, 6 + i), g =>
        pendant(g.at(x, y, h - 84), 72, i % 2 ? metals.brass : accent, style),
      )
    }
  plant(b.at(w - 32, d + 8), brief.pick(plantKinds), large ? 140 : 90, '#e6dfd3', leaves.green)
  const shirt = brief.pick([coats.orange, coats.teal, coats.sun])
  const x = w * brief.pick([0.12, 0.42])
  if (large) person(b.at(x, d + 6, 0, 2), { shirt, skin: brief.int(0, 3), away: true })
}

function lit(floor: Floor): Spot[] {
  return floor.spots.filter(spot => spot.line === floor.rows.length - 1).slice(0, 4)
}

import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { brand, coats, leaves, mix } from '../../../kit/palette.ts'
import { breathing } from '../../../props/motions.ts'
import { person } from '../../../props/people.ts'
import { plant, plantKinds } from '../../../props/plants.ts'
import type { Floor, Spot } from './floor.ts'

/** Pieces lower than this, in cm, stand higher at the back, to be seen over those in front. */
const SMALL = 115

/** How high a piece of a line stands: small ones step up to the back, others on low plinths. */
export function plinthOf({ piece, line }: Spot): number {
  const tall = piece.bounds.max[2]
  return line === 0 && tall < SMALL ? Math.min(60, tall * 0.6) : 10
}

/** Stands a piece on its spot, on a plinth where it may have one. */
export function setOut(b: Builder, { piece, x, y, w, d }: Spot, plinth = 0, color = '') {
  const high = piece.grounded ? 0 : plinth
  if (high > 0)
    b.box([x - w / 2 - 5, y - d / 2 - 5, 0], [w + 10, d + 10, high], mix(color, brand.paper, 0.6))
  b.group(g => piece.build(g.at(x, y, high)))
}

/**
 * Pools of light around the pieces in front, no wider than their line; painted first, so that they
 * stay below.
 */
export function light(b: Builder, floor: Floor) {
  const reach = (floor.rows.at(-1)?.d ?? 0) / 2 + 14
  b.moving(breathing(0.2, 0.75, 6), g => {
    for (const { x, y, w, d } of lit(floor))
      g.glow([x, y, 0.6], Math.min(reach, Math.max(w, d) * 0.62), '#ffe9a8', 0.22)
  })
}

/** A low plant before the pieces and, where there is room, a visitor who hides none of them. */
export function dress(b: Builder, brief: Brief, { w, d }: Floor) {
  const large = w + d > 1000
  const high = large ? 80 : 48
  plant(b.at(w - 20, d + 20), brief.pick(plantKinds), high, '#e6dfd3', leaves.green)
  const shirt = brief.pick([coats.orange, coats.teal, coats.sun])
  if (large) person(b.at(36, d + 6, 0, 2), { shirt, skin: brief.int(0, 3) })
}

function lit(floor: Floor): Spot[] {
  return floor.spots.filter(spot => spot.line === floor.rows.length - 1).slice(0, 4)
}

import type { Brief } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'
import { brand, coats, leaves, mix } from '../../kit/palette.ts'
import { breathing } from '../../props/motions.ts'
import { person } from '../../props/people.ts'
import { plant, plantKinds } from '../../props/plants.ts'
import { type ShellLook, shell } from '../../props/shell.ts'
import type { Exhibit } from './exhibits.ts'
import { type Floor, lines, type Row, type Spot, tallest } from './floor.ts'

/** The pieces of a show, and the colours of its room. */
export interface Show extends Record<'wood' | 'wall' | 'accent', string> {
  brief: Brief
  pieces: readonly Exhibit[]
}

/** The room that a floor is for; lengths in cm. */
interface Inside extends Floor {
  h: number
}

export type Put = (b: Builder, show: Show, inside: Inside) => void

/** A way to set pieces out in a room; lengths in cm. */
export interface Layout {
  /** How many lines there are, behind the first of them, and how far apart things stand. */
  lines(show: Show): readonly [count: number, back: number, gap: number]
  /** From the last line to the front of the floor. */
  front: number
  /** What stays free at the left, and the least that the room measures. */
  aside?: number
  least?: readonly [d: number, h: number]
  look(show: Show, inside: Inside): Partial<ShellLook>
  /** What stands there before the pieces do. */
  fit?: Put
  /** How high the lines stand, if not each piece on a plinth of its own. */
  tops?(show: Show, floor: Floor): readonly number[]
  plinths?: 'wood' | 'accent'
  /** What is before the pieces, in place of a plant and a visitor. */
  before?: Put
}

export function indoors(b: Builder, show: Show, layout: Layout) {
  const { brief, pieces, wall, accent } = show
  const { front, aside = 0, least: [deep, high] = [0, 0], plinths = 'wood' } = layout
  const floor = lines(pieces, ...layout.lines(show))
  const size = [floor.w + aside, Math.max(floor.d + front, deep)] as const
  const tops = layout.tops?.(show, floor)
  const above = Math.max(tallest(pieces) + 30, Math.min(320, (floor.w + floor.d) * 0.26), high)
  const h = above + Math.max(0, ...(tops ?? []))
  const inside = { ...floor, w: size[0], d: size[1], h }
  const look = { wall, sideWall: accent, floorColor: '#cbc6ba', ...layout.look(show, inside) }
  shell(b, { size: [...size, h], ...look })
  const at = b.at(aside, 0)
  layout.fit?.(b, show, inside)
  light(at.at(0, 0, tops?.at(-1)), floor)
  for (const [line, { spots }] of floor.rows.entries())
    for (const spot of spots)
      if (tops) setOut(at.at(0, 0, tops[line]), spot)
      else setOut(at, spot, plinthOf(spot.piece, line), show[plinths])
  if (layout.before) layout.before(b, show, inside)
  else dress(at, brief, floor)
}

/** Pieces lower than this, in cm, stand higher at the back, to be seen over those in front. */
const SMALL = 115

/** How high a piece of a line stands: small ones step up to the back, others on low plinths. */
const plinthOf = ({ h }: Exhibit, line: number) =>
  line === 0 && h < SMALL ? Math.min(60, h * 0.6) : 10

/** Stands a piece on its spot, on a plinth where it may have one. */
export function setOut(b: Builder, { piece, x, y }: Spot, plinth = 0, color = '') {
  const { w, d } = piece
  const high = piece.grounded ? 0 : plinth
  if (high > 0)
    b.box([x - w / 2 - 5, y - d / 2 - 5, 0], [w + 10, d + 10, high], mix(color, brand.paper, 0.6))
  b.group(g => piece.build(g.at(x, y, high)))
}

/**
 * Pools of light around the pieces in front, no wider than their line; painted first, so that they
 * stay below.
 */
function light(b: Builder, { rows }: Floor) {
  const { d: deep, spots } = rows.at(-1) as Row
  b.moving(breathing(0.2, 0.75, 6), g => {
    for (const { piece, x, y } of spots.slice(0, 4)) {
      const reach = Math.min(deep / 2 + 14, Math.max(piece.w, piece.d) * 0.62)
      g.glow([x, y, 0.6], reach, '#ffe9a8', 0.22)
    }
  })
}

/** A low plant before the pieces and, where there is room, a visitor who hides none of them. */
function dress(b: Builder, brief: Brief, { w, d }: Floor) {
  const large = w + d > 1000
  const high = large ? 80 : 48
  plant(b.at(w - 20, d + 20), brief.pick(plantKinds), high, '#e6dfd3', leaves.green)
  const shirt = brief.pick([coats.orange, coats.teal, coats.sun])
  if (large) person(b.at(36, d + 6, 0, 2), { shirt, skin: brief.int(0, 3) })
}

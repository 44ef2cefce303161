import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { type ShellLook, shell } from '../../../props/shell.ts'
import { dress, light, plinthOf, setOut } from './dressing.ts'
import type { Exhibit } from './exhibits.ts'
import { type Floor, lines } from './floor.ts'
import { heightOf } from './walls.ts'

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
  const h = Math.max(heightOf(floor), high) + Math.max(0, ...(tops ?? []))
  const inside = { ...floor, w: size[0], d: size[1], h }
  const look = { wall, sideWall: accent, floorColor: '#cbc6ba', ...layout.look(show, inside) }
  shell(b, { size: [...size, h], ...look })
  const at = b.at(aside, 0)
  layout.fit?.(b, show, inside)
  light(at.at(0, 0, tops?.at(-1)), floor)
  for (const spot of floor.spots) {
    if (tops) setOut(at.at(0, 0, tops[spot.line]), spot)
    else setOut(at, spot, plinthOf(spot), show[plinths])
  }
  if (layout.before) layout.before(b, show, inside)
  else dress(at, brief, floor)
}

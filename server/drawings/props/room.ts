import type { Builder } from '../kit/builder.ts'
import { lighter } from '../kit/light.ts'
import { type Mark, panel } from '../kit/mark.ts'
import { boards, chequer, planks, tiles } from './cladding.ts'

export const floors = ['planks', 'tiles', 'chequer', 'carpet'] as const
export type Floor = (typeof floors)[number]

export interface RoomLook {
  /** Inner width along x, depth along y, height of the walls in cm. */
  readonly size: readonly [number, number, number]
  readonly wall: string
  /** Colour of the wall on the left, where it differs. */
  readonly sideWall?: string
  readonly floor?: Floor
  readonly floorColor?: string
  /** Marks on the wall at the back right (along x) and at the back left (along y). */
  readonly back?: readonly Mark[]
  readonly side?: readonly Mark[]
  readonly panelling?: boolean
}

const THICK = 12

/** A cutaway room: the floor from the origin, a wall along each back edge, cut open in front. */
export function room(b: Builder, look: RoomLook): void {
  const [w, d, h] = look.size
  const { wall, sideWall = wall, floor = 'planks', floorColor = '#c79a63' } = look
  b.slab([-THICK, -THICK, -14], [w + THICK, d + THICK, 14], floorColor, {
    top: flooring(floor),
    casts: false,
  })
  const skirting = panel(0, 0, 1, 10 / h, '#ffffff', { opacity: 0.55, edge: false })
  const dado = look.panelling ? [panel(0, 0, 1, 0.36, '#10262b', { opacity: 0.12 })] : []
  const cut = lighter(wall, 0.5)
  b.box([-THICK, -THICK, 0], [w + THICK, THICK, h], wall, {
    casts: false,
    topColor: cut,
    front: [inRoom(THICK / (w + THICK), [...dado, skirting, ...(look.back ?? [])])],
    right: [panel(0, 0, 1, 1, cut, { edge: false })],
  })
  b.box([-THICK, 0, 0], [THICK, d, h], sideWall, {
    casts: false,
    topColor: cut,
    right: [...dado, skirting, ...(look.side ?? [])],
    front: [panel(0, 0, 1, 1, cut, { edge: false })],
  })
}

function flooring(floor: Floor): Mark[] {
  if (floor === 'planks') return [planks(20)]
  if (floor === 'tiles') return [tiles(60)]
  if (floor === 'chequer') return [chequer(60)]
  return [boards(2, false, '#ffffff', 0)]
}

/** The back wall reaches behind the side wall; its marks only use what the room sees. */
function inRoom(from: number, marks: readonly Mark[]): Mark {
  return face =>
    marks
      .flatMap(mark => mark({ w: face.w * (1 - from), h: face.h }))
      .map(patch => ({
        ...patch,
        rings: patch.rings.map(ring => ring.map(([u, v]) => [from + u * (1 - from), v] as const)),
      }))
}

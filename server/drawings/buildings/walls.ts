import type { Builder } from '../kit/builder.ts'
import { partsOf, times, type Vec } from '../kit/geometry.ts'
import { inset, type Mark, panel, polygons, rectangle, tint } from '../kit/mark.ts'
import { brand, glass, metals, woods } from '../kit/palette.ts'
import { battens, claddings, masonry, planks } from '../props/cladding.ts'
import { container } from '../props/container.ts'
import { homeWindow } from '../props/home-windows.ts'
import { door, glints, panesOf } from '../props/openings.ts'
import type { Look } from './look.ts'

/** What walls are told: the marks of their openings, and how to furnish a floor of a size in cm. */
interface Within {
  front: readonly Mark[]
  right: readonly Mark[]
  furnish: (b: Builder, w: number, d: number) => void
}

export type Walls = (b: Builder, look: Look, within: Within) => void

export const prefab: Walls = (b, { band, skin, wall, size }, { front, right }) => {
  const bands = band ? [band] : []
  const marks = { front: [...bands, ...front], right: [...bands, ...right] }
  container(b, { color: wall, size, skin, ...marks })
}

/** Clad walls, perhaps on a base of stones. */
export const clad =
  (isOnStones = false): Walls =>
  (b, { size, wall, skin, stone }, { front, right }) => {
    const base: Mark = face => {
      const share = 46 / face.h
      return [panel(0, 0, 1, share, stone), inset(0, 0, 1, share, [masonry(22)])]
    }
    const dressed = [claddings[skin], ...(isOnStones ? [base] : [])]
    b.box(0, size, wall, { front: [...dressed, ...front], right: [...dressed, ...right] })
  }

/** A closed third with the door; the rest is of glass that shows what stands inside. */
export const halfGlass: Walls = (b, look, { furnish }) => {
  const { brief, accent, size } = look
  const [w, d, h] = size
  const closed = w * 0.32
  const front = [door(0.22, 96 / closed, 0.8, { color: look.door ?? accent })]
  clad()(b, { ...look, size: [closed, d, h] }, { front, right: [], furnish })
  const wall = brief.pick(['#efe7d8', '#dfe6e2', '#e9d6c6'])
  const room = { wall, frame: metals.black, side: [homeWindow([0.3, 0.4, 0.4, 0.34])] }
  glassRoom(b.at(closed, 0), [w - closed, d, h], room, inside =>
    furnish(inside, w - closed - 20, d - 20),
  )
}

interface GlassRoom {
  wall: string
  frame: string
  /** What hangs on the wall at the back (along x) and at the left (along y). */
  back?: readonly Mark[]
  side: readonly Mark[]
}

const [THICK, PLINTH] = [10, 12]

/** A room of which one sees what is inside: walls behind it, glass in front with a door. */
export function glassRoom(
  b: Builder,
  [w, d, h]: Vec,
  { wall, frame, back = [], side }: GlassRoom,
  inside: (b: Builder) => void,
) {
  const high = h - PLINTH
  const slats = battens(Math.round(w / 16), brand.ink, 0.1)
  b.box(0, [w, d, PLINTH], '#c9c5b8', { topColor: woods.ash, top: [planks(26)] })
  b.box(PLINTH, [w, THICK, high], wall, { front: [slats, ...back] })
  b.box([0, THICK, PLINTH], [THICK, d - THICK, high], wall, { right: [slats, ...side] })
  inside(b.at(THICK, THICK, PLINTH))
  const front = [clearPanes(partsOf(w, 120), frame, true)]
  b.quiet.clear([THICK, d - 3, PLINTH], [w - THICK - 3, 3, high], { front })
  const right = [clearPanes(partsOf(d, 120), frame)]
  b.quiet.clear([w - 3, THICK, PLINTH], [3, d - THICK, high], { right })
}

/** Panes between slim posts, so that things behind stay to be seen; the first may be a door. */
function clearPanes(bays: number, frame: string, hasDoor = false): Mark {
  return face => {
    const [u, v] = [6 / face.w, 6 / face.h]
    const bay = (1 - u) / bays
    const rails = [0, 1 - v].map(at => rectangle(0, at, 1, v))
    const posts = times(bays + 1, i => rectangle(i * bay, 0, u, 1))
    const leaf = [tint(0, 0.78, bay, v, frame), panel(2.4 * u, 0.3, u, 0.26, '#f6efe0')]
    return [
      tint(0, 0, 1, 1, glass.light, 0.2),
      glints(panesOf([0, 0, 1, 1], bays, [u, v]), 0.3),
      polygons([...posts, ...rails], frame),
      ...(hasDoor ? leaf : []),
    ]
  }
}

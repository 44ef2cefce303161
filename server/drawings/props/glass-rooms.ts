import type { Builder } from '../kit/builder.ts'
import { partsOf, times, type Vec } from '../kit/geometry.ts'
import { joined, type Mark, panel, polygons, rectangle, tint } from '../kit/mark.ts'
import { brand, glass, metals, woods } from '../kit/palette.ts'
import { battens, planks } from './cladding.ts'
import { glints, panesOf } from './openings.ts'

interface GlassRoomLook {
  /** Width, depth and height of the walls, in cm. */
  size: Vec
  wall: string
  frame?: string
  floor?: string
  /** What hangs on the wall at the back (along x) and at the left (along y). */
  back?: readonly Mark[]
  side?: readonly Mark[]
  door?: number
}

const THICK = 10

export function glassRoom(b: Builder, look: GlassRoomLook, inside: (b: Builder) => void) {
  const [w, d, h] = look.size
  const { wall, frame = metals.black, floor = woods.ash } = look
  const plinth = 12
  const clear = h - plinth
  const slats = battens(Math.round(w / 16), brand.ink, 0.1)
  b.box(0, [w, d, plinth], '#c9c5b8', { topColor: floor, top: [planks(26)] })
  b.box(plinth, [w, THICK, clear], wall, { front: [slats, ...(look.back ?? [])] })
  b.box([0, THICK, plinth], [THICK, d - THICK, clear], wall, {
    right: [slats, ...(look.side ?? [])],
  })
  inside(b.at(THICK, THICK, plinth))
  b.quiet.clear([THICK, d - 3, plinth], [w - THICK - 3, 3, clear], {
    front: [glassWall(partsOf(w, 120), frame, look.door)],
  })
  b.quiet.clear([w - 3, THICK, plinth], [3, d - THICK, clear], {
    right: [glassWall(partsOf(d, 120), frame)],
  })
}

/** Clear panes between slim posts, so that things behind stay to be seen. */
function glassWall(bays: number, frame: string, door?: number): Mark {
  return face => {
    const [u, v] = [6 / face.w, 6 / face.h]
    const bay = (1 - u) / bays
    const rails = [0, 1 - v].map(at => rectangle(0, at, 1, v))
    const posts = times(bays + 1, i => rectangle(i * bay, 0, u, 1))
    const leaf = (at: number) => [
      tint(at, 0.78, bay, v, frame),
      panel(at + 2.4 * u, 0.3, u, 0.26, '#f6efe0'),
    ]
    return [
      tint(0, 0, 1, 1, glass.light, 0.2),
      glints(panesOf([0, 0, 1, 1], bays, [u, v]), 0.3),
      polygons([...posts, ...rails], frame),
      ...(door === undefined ? [] : leaf(door * bay)),
    ]
  }
}

export const wallScreen = joined(
  panel(0.36, 0.4, 0.32, 0.34, '#1c262c'),
  tint(0.372, 0.42, 0.296, 0.3, '#a9d5de'),
  ...[0.3, 0.5, 0.42, 0.72].map((share, i) => {
    const color = i % 2 ? brand.orange : brand.teal
    return tint(0.36 + 0.32 * (0.16 + i * 0.18), 0.4476, 0.0352, 0.306 * share, color)
  }),
)

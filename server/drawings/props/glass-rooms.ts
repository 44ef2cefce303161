import type { Builder } from '../kit/builder.ts'
import { partsOf, times, type Vec } from '../kit/geometry.ts'
import { joined, type Mark, type Patch, panel, rectangle, tint } from '../kit/mark.ts'
import { brand, glass, metals, woods } from '../kit/palette.ts'
import { battens, planks } from './cladding.ts'

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

export function glassRoom(b: Builder, look: GlassRoomLook, inside: (b: Builder) => void): void {
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
  const panes = (length: number) => partsOf(length, 120)
  const front = glassWall(panes(w), frame, look.door)
  b.box([THICK, d - 3, plinth], [w - THICK - 3, 3, clear], frame, open({ front: [front] }))
  b.box(
    [w - 3, THICK, plinth],
    [3, d - THICK, clear],
    frame,
    open({ right: [glassWall(panes(d), frame)] }),
  )
}

const open = (marks: { front?: readonly Mark[]; right?: readonly Mark[] }) => ({
  open: true,
  casts: false,
  ...marks,
})

/** Clear panes between slim posts, so that things behind stay to be seen. */
function glassWall(bays: number, frame: string, door?: number): Mark {
  return face => {
    const [u, v] = [6 / face.w, 6 / face.h]
    const step = (1 - u) / bays
    const patches: Patch[] = [
      { rings: [rectangle(0, 0, 1, 1)], fill: glass.light, opacity: 0.2 },
      {
        fill: '#ffffff',
        opacity: 0.3,
        rings: times(bays, i => {
          const at = u + i * step
          return [
            [at + step * 0.12, 0.5],
            [at + step * 0.5, 0.94],
            [at + step * 0.7, 0.94],
            [at + step * 0.12, 0.3],
          ]
        }),
      },
      {
        fill: frame,
        rings: [
          ...times(bays + 1, i => rectangle(i * step, 0, u, 1)),
          rectangle(0, 0, 1, v),
          rectangle(0, 1 - v, 1, v),
        ],
      },
    ]
    if (door !== undefined)
      patches.push(
        { fill: frame, rings: [rectangle(door * step, 0.78, step, v)] },
        { fill: '#f6efe0', edge: true, rings: [rectangle(door * step + 2.4 * u, 0.3, u, 0.26)] },
      )
    return patches
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

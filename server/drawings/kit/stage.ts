import type { View } from './pen.ts'
import { type Box, boxAround, emptyBox, grow, growBy } from './projection.ts'
import type { Scene } from './scene.ts'
import { fallenOf } from './shadow.ts'

export type Shape = 'square' | 'landscape' | 'open' | 'wide' | 'phone'

interface Stage {
  width: number
  height: number
  /** Where the subject goes: left, top, right, bottom in px. */
  room: readonly [number, number, number, number]
  /** Whether the subject stands before a colour of its own; otherwise on what the page has there. */
  hasBackdrop: boolean
  /** How much wider than its room the subject may be, so that it is as high; its sides are cut. */
  bleeds?: number
}

export const stages: Record<Shape, Stage> = {
  square: { width: 640, height: 640, room: [46, 50, 594, 584], hasBackdrop: true },
  landscape: { width: 640, height: 480, room: [56, 34, 584, 446], hasBackdrop: true },
  open: { width: 640, height: 480, room: [20, 16, 616, 456], hasBackdrop: false },
  wide: { width: 1600, height: 900, room: [618, 58, 1580, 842], hasBackdrop: false },
  phone: { width: 1200, height: 900, room: [8, 12, 1192, 888], hasBackdrop: false, bleeds: 1.25 },
}

/** Left free before a backdrop, in px: at the left and the top, and where shadows fall. */
const [NEAR, FAR] = [28, 10]

/**
 * Fits the scene into the stage's room, as large as it goes and in its middle. Before a backdrop
 * its shadow is on the stage as well: a shadow that the stage cuts looks like a fault.
 */
export function viewOf(scene: Scene, shape: Shape): View {
  const { room, bleeds = 1, hasBackdrop, width, height } = stages[shape]
  const subject = extent(scene)
  const [left, top, right, bottom] = subject
  const [w, h] = [room[2] - room[0], room[3] - room[1]]
  const fits = Math.min((w * bleeds) / (right - left), h / (bottom - top))
  const inRoom = (k: number) => ({
    k,
    x: room[0] + (w - (right - left) * k) / 2 - left * k,
    y: room[1] + (h - (bottom - top) * k) / 2 - top * k,
  })
  if (!hasBackdrop || scene.catches.length > 0) return inRoom(fits)
  const all = boxAround([subject, shadow(scene)])
  const most = [width, height].map((size, i) => {
    return (size - NEAR - FAR) / ((all[i + 2] as number) - (all[i] as number))
  })
  const { k, x, y } = inRoom(Math.min(fits, ...most))
  return {
    k,
    x: Math.max(NEAR - all[0] * k, Math.min(x, width - FAR - all[2] * k)),
    y: Math.max(NEAR - all[1] * k, Math.min(y, height - FAR - all[3] * k)),
  }
}

function shadow({ parts }: Scene): Box {
  const box = emptyBox()
  for (const { solids } of parts)
    for (const solid of solids) for (const [x, y] of fallenOf(solid)) growBy(box, x, y, 0)
  return box
}

function extent({ ground, parts }: Scene): Box {
  const box = emptyBox()
  for (const solids of [ground, ...parts.map(part => part.solids)])
    for (const { isLight, facets, paints } of solids) {
      if (isLight) continue
      for (const paint of paints) {
        const isLine = paint.width !== undefined && !paint.outline
        if (!isLine || facets.length === 0) grow(box, paint)
      }
    }
  return box
}

import { type Box, boxAround, boxOf } from './paint-box.ts'
import type { View } from './pen.ts'
import type { Scene } from './scene.ts'

export type Shape = 'square' | 'landscape' | 'open' | 'wide' | 'phone'

interface Stage {
  readonly width: number
  readonly height: number
  /** Where the subject goes: left, top, right, bottom in px. */
  readonly room: readonly [number, number, number, number]
  /** Whether the subject stands before a colour of its own; otherwise on what the page has there. */
  readonly hasBackdrop: boolean
  /** How much wider than its room the subject may be, so that it is as high; its sides are cut. */
  readonly bleeds?: number
}

export const stages: Record<Shape, Stage> = {
  square: { width: 640, height: 640, room: [46, 50, 594, 584], hasBackdrop: true },
  landscape: { width: 640, height: 480, room: [56, 34, 584, 446], hasBackdrop: true },
  open: { width: 640, height: 480, room: [20, 16, 616, 456], hasBackdrop: false },
  wide: { width: 1600, height: 900, room: [618, 58, 1580, 842], hasBackdrop: false },
  phone: { width: 1200, height: 900, room: [8, 12, 1192, 888], hasBackdrop: false, bleeds: 1.25 },
}

/** Fits the scene into the stage's room, as large as it goes and in its middle. */
export function viewOf(scene: Scene, shape: Shape): View {
  const { room, bleeds = 1 } = stages[shape]
  const [left, top, right, bottom] = extent(scene)
  const [w, h] = [room[2] - room[0], room[3] - room[1]]
  const k = Math.min((w * bleeds) / (right - left), h / (bottom - top))
  return {
    k,
    x: room[0] + (w - (right - left) * k) / 2 - left * k,
    y: room[1] + (h - (bottom - top) * k) / 2 - top * k,
  }
}

function extent({ ground, parts }: Scene): Box {
  const boxes: Box[] = []
  for (const solid of [...ground, ...parts.flatMap(part => part.solids)]) {
    if (!solid.fits) continue
    for (const paint of solid.paints) {
      const isLine = paint.width !== undefined && !paint.outline
      if (!isLine || solid.facets.length === 0) boxes.push(boxOf(paint))
    }
  }
  return boxAround(boxes)
}

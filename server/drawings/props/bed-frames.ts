import type { Builder } from '../kit/builder.ts'
import { darker } from '../kit/palette.ts'
import { legs } from './chair-legs.ts'
import { boards, planks } from './cladding.ts'
import { cushion, plan as outlineOf } from './outline.ts'
import { drawers } from './storage.ts'

/** What a mattress lies on; the middle of the head end is the origin, y runs to the foot. */
export interface Frame {
  w: number
  l: number
  /** Height of the mattress's underside. */
  h: number
  wood: string
  fabric: string
  metal: string
}

const frames = {
  rails(b: Builder, { w, l, h, wood }: Frame) {
    legs(b.at(0, l / 2), 'tapered', { w: w + 4, d: l, h: h - 14, color: wood, thick: 7 })
    b.block([0, h - 14], [w + 6, l + 3, 14], wood)
  },
  hover(b: Builder, { w, l, h, wood }: Frame) {
    b.block([6, 0], [w - 32, l - 24, h - 9], darker(wood, 0.55))
    b.block([0, h - 9], [w + 18, l + 12, 9], wood)
  },
  box(b: Builder, { w, l, h, wood, fabric }: Frame) {
    legs(b.at(0, l / 2), 'square', { w, d: l, h: 5, color: wood, thick: 6 })
    cushion(b.at(0, l / 2 + 2.5), outlineOf(w + 8, l + 5, w + 8, 5), 5, h - 5, fabric, 2)
  },
  drawers(b: Builder, { w, l, h, wood, metal }: Frame) {
    const [sides, front] = [[drawers(3, 1, metal)], [drawers(2, 1, metal)]]
    b.block([0, 0], [w - 4, l, 5], darker(wood, 0.5))
    b.block([0, 5], [w + 6, l + 3, h - 5], wood, { left: sides, right: sides, front })
  },
  tube(b: Builder, { w, l, h, wood, metal }: Frame) {
    b.box([[-w / 2, w / 2 - 4], [2, l / 2, l - 4], 0], [4, 4, h - 7], metal)
    b.block([0, h - 7], [w + 2, l + 1, 4], metal)
    b.block([2, h - 3], [w - 6, l - 4, 3], wood)
  },
  deck(b: Builder, { w, l, h, wood }: Frame) {
    b.block([14, 0], [w + 32, l + 4, h - 8], darker(wood, 0.5))
    const look = { top: [planks(16)], front: [boards(1)] }
    b.block([0, h - 8], [w + 68, l + 34, 8], wood, look)
  },
}

export type FrameStyle = keyof typeof frames

export function bedFrame(b: Builder, style: FrameStyle, frame: Frame): void {
  frames[style](b, frame)
}

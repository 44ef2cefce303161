import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { namesOf } from '../kit/palette.ts'
import { drawCase } from '../things/case.ts'
import { hangingRail, shoes } from './cabinets/clothes.ts'
import type { FrontStyle } from './cabinets/front-surfaces.ts'

interface Closet {
  brief: Brief
  w: number
  h: number
  color: string
  wood: string
  metal: string
}

/** Depth in cm. */
export const closetDepth = 58

type Make = readonly [front: string, w: number, surface?: FrontStyle]

/** The columns of a wardrobe, about how wide each is, and its surface. */
const makes = {
  plain: ['doors', 100],
  framed: ['doors', 100, 'framed'],
  mirrored: ['mirror', 52],
  louvred: ['doors', 100, 'louvred'],
  sliding: ['sliding', 500],
  chest: ['drawer*.15 drawer*.15 doors*.7', 100],
} satisfies Record<string, Make>
export type ClosetStyle = keyof typeof makes
export const closetStyles = namesOf(makes)

export function closet(b: Builder, style: ClosetStyle, look: Closet) {
  const [front, w, surface = 'plain']: Make = makes[style]
  const count = Math.max(1, Math.round(look.w / w))
  wardrobe(b, look, Array(count).fill(front).join('|'), look.color, surface)
}

export function openCloset(b: Builder, look: Closet) {
  const shelves = 'drawer*.5 drawer*.5 drawer*.5 open open open'
  wardrobe(b, look, `${shelves} | ${look.brief.between(1.2, 2)}: clothes`, look.wood, 'plain')
}

function wardrobe(
  b: Builder,
  { brief, w, h, metal }: Closet,
  front: string,
  color: string,
  style: FrontStyle,
) {
  drawCase(b, {
    brief,
    look: { color, top: color, fronts: { style, color, handle: 'bar', metal } },
    size: [w, closetDepth - 4, h - 6],
    front,
    feet: ['plinth', 6],
    theme: 'linen',
    over: style === 'framed' ? 3 : 0,
  })
}

export function clothesRail(b: Builder, brief: Brief, w: number, metal: string) {
  const xs = [-w / 2, w / 2 - 2.6]
  b.box([xs, -24, 0], [2.6, 48, 2.6], metal)
  b.box([xs, -1.3, 2.6], [2.6, 2.6, 154], metal)
  b.block(14, [w - 5.2, 40, 2], '#d8b686')
  const inside = b.at(-w / 2 + 3, -20, 16)
  hangingRail(inside, brief, [w - 6, 40, 136])
  shoes(inside, brief, w - 6, 40)
}

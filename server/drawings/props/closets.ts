import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { drawCase } from '../things/case.ts'
import { hangingRail, shoes } from './cabinets/clothes.ts'
import type { FrontStyle } from './cabinets/front-surfaces.ts'

export const closetStyles = ['plain', 'framed', 'mirrored', 'louvred', 'sliding', 'chest'] as const
export type ClosetStyle = (typeof closetStyles)[number]

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

/** The front of a wardrobe: one column for each pair of doors. */
const columns: Record<ClosetStyle, string> = {
  plain: 'doors',
  framed: 'doors',
  mirrored: 'mirror',
  louvred: 'doors',
  sliding: 'sliding',
  chest: 'drawer*.15 drawer*.15 doors*.7',
}

export function closet(b: Builder, style: ClosetStyle, look: Closet): void {
  const count =
    style === 'sliding' ? 1 : Math.max(1, Math.round(look.w / (style === 'mirrored' ? 52 : 100)))
  const surface = style === 'framed' || style === 'louvred' ? style : 'plain'
  wardrobe(b, look, Array(count).fill(columns[style]).join('|'), look.color, surface)
}

export function openCloset(b: Builder, look: Closet): void {
  const shelves = 'drawer*.5 drawer*.5 drawer*.5 open open open'
  wardrobe(b, look, `${shelves} | ${look.brief.between(1.2, 2)}: clothes`, look.wood, 'plain')
}

function wardrobe(
  b: Builder,
  { brief, w, h, metal }: Closet,
  front: string,
  color: string,
  style: FrontStyle,
): void {
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

export function clothesRail(b: Builder, brief: Brief, w: number, metal: string): void {
  for (const x of [-w / 2, w / 2 - 2.6]) {
    b.box([x, -24, 0], [2.6, 48, 2.6], metal)
    b.box([x, -1.3, 2.6], [2.6, 2.6, 154], metal)
  }
  b.block(14, [w - 5.2, 40, 2], '#d8b686')
  const inside = b.at(-w / 2 + 3, -20, 16)
  hangingRail(inside, brief, [w - 6, 40, 136])
  shoes(inside, brief, w - 6, 40)
}

import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { darker } from '../kit/light.ts'
import { inset, type Mark, panel } from '../kit/mark.ts'
import { fabrics, valuesOf } from '../kit/palette.ts'
import { battens, panels } from './cladding.ts'
import { gleam } from './looking-glasses.ts'
import { doors, drawers } from './storage.ts'

export const closetStyles = ['plain', 'framed', 'mirrored', 'louvred', 'sliding', 'chest'] as const
export type ClosetStyle = (typeof closetStyles)[number]

export interface Closet {
  readonly brief: Brief
  readonly w: number
  readonly h: number
  readonly color: string
  readonly wood: string
  readonly metal: string
}

export const closetDepth = 58

/** A closed wardrobe from the origin along +x, its back at y = 0. */
export function closet(b: Builder, style: ClosetStyle, look: Closet): void {
  const { w, h, color, wood, metal } = look
  const count = Math.max(2, Math.round(w / 52))
  const faces: Record<ClosetStyle, Mark[]> = {
    plain: [doors(count, metal)],
    framed: [panels(count, 2, '#0b1a2a', 0.07), doors(count, metal)],
    mirrored: [doors(count, metal), ...mirrorsIn(count)],
    louvred: [lamellas(h), doors(count, metal)],
    sliding: [
      panel(0, 0, 1, 1, wood),
      inset(0.34, 0, 0.34, 1, [panel(0, 0, 1, 1, '#cfe3e8'), gleam]),
    ],
    chest: [
      inset(0, 0.3, 1, 0.7, [doors(count, metal)]),
      inset(0, 0, 1, 0.3, [drawers(2, 2, metal)]),
    ],
  }
  b.box([2, 3, 0], [w - 4, closetDepth - 8, 6], darker(color, 0.5))
  b.box([0, 0, 6], [w, closetDepth, h - 6], color, { front: faces[style] })
  if (style === 'framed') b.box([-3, 0, h], [w + 6, closetDepth + 4, 5], color)
}

/** An open wardrobe with a rail of clothes, shelves and drawers, from the origin along +x. */
export function openCloset(b: Builder, look: Closet): void {
  const { brief, w, h, wood, metal } = look
  const d = closetDepth - 6
  b.box([3.1, 0, 3], [w - 6.2, 3, h - 6], darker(wood, 0.25))
  for (const x of [0, w - 3]) b.box([x, 0, 0], [3, d, h], wood)
  b.box([3.1, 0, 0], [w - 6.2, d, 3], wood)
  b.box([3.1, 0, h - 3], [w - 6.2, d, 3], wood)
  const shelf = w * brief.between(0.32, 0.45)
  b.box([shelf, 3.1, 3], [3, d - 3.1, h - 6], wood)
  for (const [i, z] of [0.36, 0.54, 0.72, 0.86].entries()) {
    b.box([3.1, 3.1, z * h], [shelf - 3.2, d - 3.1, 2], wood)
    folded(b.at(3 + shelf / 2, d / 2 + 4, z * h + 2), brief, shelf - 12, i === 3 ? 1 : 2)
  }
  b.box([3.1, 3.1, 3], [shelf - 3.2, d - 3.1, h * 0.36 - 5], wood, {
    front: [drawers(1, 3, metal)],
  })
  const rail = h * 0.84
  b.beam([shelf + 3, d / 2, rail + 4], [w - 3, d / 2, rail + 4], 2, metal, { casts: false })
  garments(b.at(shelf + 3, 5), brief, w - shelf - 8, d - 8, rail)
  for (let x = shelf + 14; x < w - 12; x += 20) shoes(b.at(x, d / 2, 3), brief)
}

/** A free-standing rail on two feet with clothes on it, centred on x. */
export function clothesRail(b: Builder, brief: Brief, w: number, metal: string): void {
  for (const x of [-w / 2, w / 2 - 2.6]) {
    b.box([x, -24, 0], [2.6, 48, 2.6], metal)
    b.box([x, -1.3, 2.6], [2.6, 2.6, 152], metal)
  }
  b.box([-w / 2, -1.3, 154.6], [w, 2.6, 2.6], metal)
  b.box([-w / 2 + 2.6, -20, 14], [w - 5.2, 40, 2], '#d8b686')
  garments(b.at(-w / 2 + 10, -21), brief, w - 20, 42, 150)
  for (const x of [-w * 0.3, 0, w * 0.28]) shoes(b.at(x, 0, 16), brief)
}

/** Dresses, shirts and coats side by side, hanging from `z`. */
function garments(b: Builder, brief: Brief, w: number, d: number, z: number): void {
  const colors = brief.shuffle([...valuesOf(fabrics), '#f1ece1', '#33383c'])
  const count = Math.floor(w / 9)
  for (let i = 0; i < count; i++) {
    if (brief.chance(0.12)) continue
    const [x, length] = [(i * w) / count, z * brief.pick([0.42, 0.5, 0.62, 0.72])]
    const narrow = brief.between(2, 5)
    const ring = (at: number, inside: number) =>
      [
        [x, inside, at],
        [x + 5.4, inside, at],
        [x + 5.4, d - inside, at],
        [x, d - inside, at],
      ] as [number, number, number][]
    b.loft(ring(z - length, 1), ring(z, narrow + 3), colors[i % colors.length] as string, {
      casts: i % 3 === 0,
    })
  }
}

function folded(b: Builder, brief: Brief, w: number, piles: number): void {
  for (let i = 0; i < piles; i++) {
    const at = piles === 1 ? 0 : (i - 0.5) * w * 0.52
    const height = brief.int(5, 15)
    const color = brief.pick(valuesOf(fabrics))
    b.box([at - w * 0.21, -12, 0], [w * 0.42, 26, height], color, { casts: false })
  }
}

function shoes(b: Builder, brief: Brief): void {
  const color = brief.pick(['#b4533a', '#33383c', '#d9ccb6', '#2f6b70'])
  for (const x of [-5, 1]) b.box([x, -9, 0], [4, 18, 5], color, { casts: false })
}

function mirrorsIn(count: number): Mark[] {
  return Array.from({ length: count }, (_, i) =>
    inset((i + 0.14) / count, 0.08, 0.72 / count, 0.84, [panel(0, 0, 1, 1, '#cfe3e8'), gleam]),
  )
}

function lamellas(h: number): Mark {
  return inset(0.04, 0.06, 0.92, 0.88, [
    face =>
      battens(Math.round(h / 6))(face).map(patch => ({
        ...patch,
        rings: patch.rings.map(ring => ring.map(([u, v]) => [v, u] as const)),
      })),
  ])
}

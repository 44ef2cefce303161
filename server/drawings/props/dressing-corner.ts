import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import type { Vec } from '../kit/geometry.ts'
import { darker, lighter } from '../kit/light.ts'
import { metals } from '../kit/palette.ts'
import {
  type DressingTableStyle,
  dressingStool,
  dressingStoolStyles,
  dressingTable,
  dressingTableHeight,
  dressingTableStyles,
} from './dressing-tables.ts'
import { mirror, starMirror, triptych } from './looking-glasses.ts'
import { drawers } from './storage.ts'

export interface DressingPlan {
  readonly brief: Brief
  readonly wood: string
  readonly color: string
  readonly metal: string
  readonly fabric: string
  readonly wall: string
  /** Width of the dressing table, height of the wardrobe. */
  readonly w: number
  readonly h: number
}

/** A dressing table with its mirror and a stool; its back at y = 0, centred on x. */
export function dressingCorner(
  b: Builder,
  plan: DressingPlan,
  look: { readonly hung?: boolean } = {},
): void {
  const { brief, w, color, wood, metal, fabric } = plan
  const free = dressingTableStyles.filter(style => style !== 'console')
  const style: DressingTableStyle = brief.pick(look.hung ? dressingTableStyles : free)
  const leg = brief.pick([wood, metal, darker(color, 0.15)])
  dressingTable(b, style, { brief, w, color, leg, metal, fabric })
  const on = b.at(0, 0, dressingTableHeight)
  const frame = brief.pick([metal, metal, wood])
  const size = brief.between(0.5, 0.72) * w
  if (look.hung && brief.chance(0.7)) hung(on, plan, size, frame)
  else standing(on.at(0, 5), brief, size, frame, color)
  dressingStool(
    b.at(brief.between(-8, 8), 46 + brief.between(24, 44), 0, 2),
    brief.pick(dressingStoolStyles),
    fabric,
    leg,
  )
}

/** A screen of hinged panels, along +x from the origin. */
export function foldingScreen(
  b: Builder,
  panels: number,
  h: number,
  frame: string,
  cloth: string,
): void {
  const [wide, deep] = [44, 17]
  for (let i = 0; i < panels; i++) {
    const [y0, y1] = i % 2 ? [deep, 0] : [0, deep]
    const piece = (u0: number, u1: number, z0: number, z1: number, color: string, t: number) => {
      const at = (u: number, dy: number, z: number): Vec => [
        i * wide + u * wide,
        y0 + (y1 - y0) * u + dy,
        z,
      ]
      const ring = (dy: number): Vec[] => [
        at(u0, dy, z0),
        at(u1, dy, z0),
        at(u1, dy, z1),
        at(u0, dy, z1),
      ]
      b.loft(ring(-t), ring(t), color)
    }
    piece(0.02, 0.09, 0, h, frame, 1.6)
    piece(0.91, 0.98, 0, h, frame, 1.6)
    for (const z of [8, h * 0.62, h - 5]) piece(0.09, 0.91, z, z + 5, frame, 1.4)
    piece(0.09, 0.91, 13, h * 0.62, cloth, 0.6)
    piece(0.09, 0.91, h * 0.62 + 5, h - 5, lighter(cloth, 0.25), 0.6)
  }
}

/** A chest of drawers from the origin along +x, its back at y = 0. */
export function chest(b: Builder, w: number, h: number, rows: number, plan: DressingPlan): void {
  const { color, wood, metal } = plan
  for (const x of [2, w - 7]) for (const y of [2, 37]) b.box([x, y, 0], [5, 5, 12], wood)
  b.box([0, 0, 12], [w, 46, h - 15], color, {
    front: [drawers(w > 80 ? 2 : 1, rows, metal, 'knob')],
  })
  b.box([-2, 0, h - 3], [w + 4, 48, 3], lighter(color, 0.1))
}

function hung(b: Builder, { brief, h }: DressingPlan, size: number, frame: string): void {
  const shape = brief.pick(['round', 'oval', 'arch', 'square', 'hexagon'] as const)
  const tall = shape === 'round' || shape === 'hexagon' ? size : Math.min(size * 1.25, h - 92)
  mirror(b.at(0, 0.2, brief.between(8, 16)), shape, size, tall, frame, brief.between(2, 5))
}

function standing(b: Builder, brief: Brief, size: number, frame: string, color: string): void {
  const style = brief.pick(['swing', 'triptych', 'lamps', 'arch'] as const)
  if (style === 'triptych') triptych(b, size * 1.5, size * 1.05, frame)
  if (style === 'lamps')
    starMirror(b, size * 1.25, size * 1.1, brief.pick(['#f1ece1', metals.black, frame]))
  if (style === 'arch') mirror(b, 'arch', size, size * 1.25, frame)
  if (style !== 'swing') return
  const shape = brief.pick(['round', 'oval'] as const)
  const tall = shape === 'oval' ? size * 1.3 : size
  b.box([-size * 0.56, -4, 0], [size * 1.12, 16, 9], color, {
    front: [drawers(2, 1, frame, 'knob')],
  })
  for (const side of [-1, 1])
    b.beam([side * (size / 2 + 3), 1, 9], [side * (size / 2 + 3), 1, 12 + tall * 0.56], 2.4, frame)
  mirror(b.at(0, 0, 12), shape, size, tall, frame)
}

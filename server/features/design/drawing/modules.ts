import { measuresOf, module } from '../../../../web/features/design/measures.ts'
import type { Plan } from '../../../../web/features/design/plan.ts'

export const sideNames = ['front', 'right', 'back', 'left'] as const
export type SideName = (typeof sideNames)[number]

/** A part of a side, in cm from its left end as one stands before it. */
export type Span = readonly [from: number, to: number]

/** A module of a storey by its corner with the smallest coordinates; the front faces +y. In cm. */
export interface Module {
  x: number
  y: number
  w: number
  d: number
  /** The long side with windows and doors. */
  face: SideName
  /** The visible spans of its sides; the others join other modules. */
  outer: Partial<Record<SideName, Span>>
}

/** An oblong of modules under one roof, in cm. */
export interface Block {
  x: number
  y: number
  w: number
  d: number
  modules: readonly Module[]
}

/** The row, and in an L the wing that stands before its left end; each storey is the same. */
export function blocksOf(plan: Plan): Block[] {
  const { count, layout, feet } = plan
  const { row } = measuresOf(plan)
  const long = module.length[feet]
  const deep = module.depth
  const main = { x: 0, y: 0, w: row.width, d: row.depth }
  if (layout === 'side') return [{ ...main, modules: besideEachOther(count, long, deep) }]
  const hasWing = layout === 'corner'
  const modules = inLine(hasWing ? count - 1 : count, long, deep, hasWing ? deep : 0)
  if (!hasWing) return [{ ...main, modules }]
  const wing = { x: 0, y: deep, w: deep, d: long }
  const outer = { left: [0, long], front: [0, deep], right: [0, long] } as const
  return [
    { ...main, modules },
    { ...wing, modules: [{ ...wing, face: 'right', outer }] },
  ]
}

/** @param joined how much of the first one's front the wing takes, in cm */
const inLine = (count: number, w: number, d: number, joined: number): Module[] =>
  Array.from({ length: count }, (_, i) => ({
    x: i * w,
    y: 0,
    w,
    d,
    face: 'front',
    outer: {
      front: [i === 0 ? joined : 0, w],
      back: [0, w],
      ...(i === 0 && { left: [0, d] }),
      ...(i === count - 1 && { right: [0, d] }),
    },
  }))

/** The modules run from the front to the back. */
const besideEachOther = (count: number, w: number, d: number): Module[] =>
  Array.from({ length: count }, (_, i) => ({
    x: 0,
    y: (count - 1 - i) * d,
    w,
    d,
    face: 'front',
    outer: {
      left: [0, d],
      right: [0, d],
      ...(i === 0 && { front: [0, w] }),
      ...(i === count - 1 && { back: [0, w] }),
    },
  }))

import type { Plan } from './plan.ts'

/** Outer measures of one module, in cm; the height of a storey includes the roof of the module. */
export const module = { length: { 20: 600, 40: 1200 }, depth: 240, storey: 274 } as const
/** Height of the floor above the ground, in cm. */
export const LIFT = 20
/** Height of the railing of a terrace, in cm. */
export const RAILING = 100
/** The rise of a pitched roof as a share of the depth that it spans, and its maximum in cm. */
const [RISE, MOST_RISE] = [0.28, 170]

/** Lengths in cm. */
export interface Measures {
  /** Along the front, without deck, stairs and tank. */
  width: number
  /** The length from the front to the back. */
  depth: number
  /** The height from the ground to the top of the roof or of its railing. */
  height: number
  /** The height of the roof above the highest storey. */
  rise: number
  /** The main row: the visible front, without the part that stands before it in an L. */
  row: { width: number; depth: number }
}

export function measuresOf({ feet, count, layout, storeys, roof }: Plan): Measures {
  const long = module.length[feet]
  const countAlong = layout === 'side' ? 1 : layout === 'corner' ? count - 1 : count
  const row = {
    width: countAlong * long,
    depth: module.depth * (layout === 'side' ? count : 1),
  }
  const rise =
    roof === 'pitched'
      ? Math.round(Math.min(MOST_RISE, row.depth * RISE))
      : roof === 'terrace'
        ? RAILING
        : 0
  return {
    width: row.width,
    depth: row.depth + (layout === 'corner' ? long : 0),
    height: LIFT + storeys * module.storey + rise,
    rise,
    row,
  }
}

/** The modules of a plan. */
export const modulesOf = ({ count, storeys }: Plan): number => count * storeys

/** Floor area of all storeys in square metres, measured outside: 14.4 for a module of 20 feet. */
export function areaOf(plan: Plan): number {
  const { feet } = plan
  return Math.round((modulesOf(plan) * module.length[feet] * module.depth) / 1000) / 10
}

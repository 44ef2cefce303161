import type { Brief } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'
import { darker } from '../../kit/light.ts'
import { fillShelf, type Theme } from './contents.ts'
import { door, drawer, type Fronts, glassDoor } from './fronts.ts'

/** One space of a cabinet: its share of the bay's height and what closes it. */
export interface Cell {
  readonly share: number
  readonly kind: 'open' | 'empty' | 'door' | 'doors' | 'drawer' | 'glass'
}

/** A column of cells from below; `share` of the cabinet's width. */
export interface Bay {
  readonly share: number
  readonly cells: readonly Cell[]
}

export interface Cabinet {
  readonly brief: Brief
  /** Width along x, depth, height; the back is at y = 0, the left lower corner on the origin. */
  readonly size: readonly [number, number, number]
  readonly color: string
  readonly fronts: Fronts
  readonly bays: readonly Bay[]
  readonly theme?: Theme
  /** How far the top stands out at the front and the sides. */
  readonly over?: number
  readonly top?: string
}

export function column(
  share: number,
  ...kinds: readonly (Cell['kind'] | readonly [Cell['kind'], number])[]
): Bay {
  return {
    share,
    cells: kinds.map(kind =>
      typeof kind === 'string' ? { kind, share: 1 } : { kind: kind[0], share: kind[1] },
    ),
  }
}

/** A case of boards with its spaces closed or filled. */
export function cabinet(b: Builder, plan: Cabinet): void {
  const t = 2.2
  const {
    size: [w, d, h],
    color,
    over = 0,
    top = color,
  } = plan
  const sum = plan.bays.reduce((all, bay) => all + bay.share, 0)
  const free = w - t * (plan.bays.length + 1)
  b.box([0, 0, 0], [w, d, t], color)
  b.box([0, 0, t], [t, d, h - 2 * t], color)
  let x = t
  plan.bays.forEach((bay, i) => {
    const wide = (free * bay.share) / sum
    cells(b.at(x, 0), plan, bay, wide, [i === 0, i === plan.bays.length - 1])
    x += wide
    b.box([x, 0, t], [t, d, h - 2 * t], color)
    x += t
  })
  const proud = over > 0 || closed(plan) ? 1.8 : 0
  b.box([-over, 0, h - t], [w + 2 * over, d + over + proud, t], top)
}

function closed({ bays }: Cabinet): boolean {
  return bays.every(bay => bay.cells.at(-1)?.kind !== 'open' && bay.cells.at(-1)?.kind !== 'empty')
}

/** Fills the bay between two upright boards; fronts lie over half of each board around them. */
function cells(
  b: Builder,
  plan: Cabinet,
  bay: Bay,
  wide: number,
  ends: readonly [boolean, boolean],
): void {
  const t = 2.2
  const {
    size: [, d, h],
    color,
    fronts,
    brief,
    theme = 'mixed',
  } = plan
  const sum = bay.cells.reduce((all, cell) => all + cell.share, 0)
  const free = h - t * (bay.cells.length + 1)
  const [left, right] = ends.map(end => (end ? t : t / 2) - 0.2) as [number, number]
  let z = t
  bay.cells.forEach(({ share, kind }, i) => {
    const high = (free * share) / sum
    const last = i === bay.cells.length - 1
    const low = i === 0 ? t - 0.2 : t / 2 - 0.2
    const part = [
      -left,
      z - low,
      wide + left + right,
      high + low + (last ? -0.2 : t / 2 - 0.2),
    ] as const
    const half = part[2] / 2
    const [px, pz, , ph] = part
    const seeThrough = kind === 'open' || kind === 'empty' || kind === 'glass'
    if (seeThrough) b.box([0, 0, z], [wide, 0.8, high], darker(color, 0.28), { casts: false })
    const inner = b.at(0, 1, z)
    if (kind === 'open') fillShelf(inner, brief, theme, [wide, d - 1, high])
    if (kind === 'glass') shelves(inner, plan, [wide, d - 1, high])
    if (kind === 'drawer') drawer(b, part, d, fronts)
    if (kind === 'door') door(b, part, d, fronts, ends[1] ? 'right' : 'left')
    if (kind === 'glass') glassDoor(b, part, d, fronts, Math.max(0, Math.round(high / 34) - 1))
    if (kind === 'doors') {
      door(b, [px, pz, half - 0.2, ph], d, fronts, 'left')
      door(b, [px + half + 0.2, pz, half - 0.2, ph], d, fronts, 'right')
    }
    z += high
    if (!last) b.box([0, 0, z], [wide, d, t], color)
    z += t
  })
}

/** Several shelves behind one glass door. */
function shelves(
  b: Builder,
  { brief, theme = 'mixed', color }: Cabinet,
  [w, d, h]: readonly [number, number, number],
): void {
  const count = Math.max(1, Math.round(h / 32))
  const step = h / count
  for (let i = 0; i < count; i++) {
    fillShelf(b.at(0, 0, i * step), brief, theme, [w, d * 0.8, step - 1.2])
    if (i > 0) b.box([0, 0, i * step - 1.2], [w, d * 0.8, 1.2], color, { casts: false })
  }
}

import type { Brief } from '../brief.ts'
import { times } from '../kit/geometry.ts'
import type { Mark } from '../kit/mark.ts'
import { brand, fabrics } from '../kit/palette.ts'
import { kindOf, type Unit, type UnitKind } from './kitchen-units.ts'
import { window } from './openings.ts'

export function unit(kind: UnitKind, w: number): Unit {
  return { kind, w }
}

/** The units that must be there among `more` plain ones; tall ones stand at the ends. */
export function arrange(
  brief: Brief,
  must: readonly UnitKind[],
  more: number,
  tall: readonly UnitKind[] = [],
): Unit[] {
  const plain = times(more, () => brief.pick(['doors', 'drawers', 'washer', 'open']))
  const low = brief.shuffle([...must, ...plain])
  const ends = brief.shuffle(tall).slice(0, brief.int(Math.min(1, tall.length), tall.length))
  const order: UnitKind[] = [...ends.slice(1, 2), ...low, ...ends.slice(0, 1)]
  return order.map(kind => unit(kind, brief.pick(kindOf(kind).widths)))
}

export function view(brief: Brief, u: number, w = 0.3): Mark {
  return window([u, 0.46, w, 0.36], {
    panes: brief.int(2, 3),
    curtain: brief.pick([brand.sand, fabrics.mustard, fabrics.sage]),
  })
}

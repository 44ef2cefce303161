import type { Plan } from '../../../../web/design/plan.ts'
import { briefFor } from '../../../drawings/brief.ts'
import type { Builder } from '../../../drawings/kit/builder.ts'
import { type Made, made } from '../../../drawings/layout/thing.ts'
import type { Block } from '../modules.ts'
import { bay, baysOf } from './bays.ts'
import { kitchenette, washroom } from './fittings.ts'
import { furnishings } from './furnishings.ts'
import { type Inside, insides, type Piece } from './look.ts'

/** Between things of a row, from one row to the next, and the most between two things; in cm. */
const [GAP, AISLE, MOST] = [8, 62, 60]

/** Puts fittings and furniture on an open storey: washroom and kitchenette in its first part. */
export function furnish(b: Builder, plan: Plan, blocks: readonly Block[]): void {
  const inside = { ...insides[plan.use], brief: briefFor(`design/${plan.use}`) }
  const has = (fitting: Plan['fittings'][number]) => plan.fittings.includes(fitting)
  const bays = baysOf(blocks)
  const all = furnishings[plan.use]
  for (const [i, one] of bays.entries()) {
    const fittings = [
      ...(has('wc') && i === 0 ? [washroom] : []),
      ...(has('kitchen') && i === 0 ? [kitchenette] : []),
    ]
    const { back, before = [] } = all[i % all.length] as (typeof all)[number]
    const at = bay(b, one)
    const furniture = has('furnished') ? back.slice(0, most(bays.length)) : []
    const first = rowOf(at, inside, `part ${i + 1}`, [...fittings, ...furniture], one.length)
    put(at, `part ${i + 1}`, first, 0, one.length)
    if (!has('furnished') || before.length === 0) continue
    const free = fittings.length > 0 ? first.slice(0, fittings.length) : []
    const from = free.reduce((sum, { w }) => sum + w + GAP, 0)
    const beside = at.at(from, 0)
    const second = rowOf(beside, inside, `part ${i + 1} before`, before, one.length - from)
    put(beside, `part ${i + 1} before`, second, AISLE + 36, one.length - from)
  }
}

/** In large units, which are drawn small, each part has less. */
const most = (parts: number) => (parts > 4 ? 3 : parts > 2 ? 4 : 9)

/** The pieces that fit. */
function rowOf(b: Builder, inside: Inside, name: string, pieces: readonly Piece[], length: number) {
  let taken = -GAP
  return pieces
    .map((piece, i) => made(b, piece, inside, `${name} ${i + 1}`))
    .filter(({ w }) => {
      if (taken + GAP + w > length) return false
      taken += GAP + w
      return true
    })
}

function put(b: Builder, name: string, row: readonly Made[], y: number, length: number): void {
  const taken = row.reduce((sum, { w }) => sum + w, 0)
  const gap = Math.min(MOST, (length - taken) / Math.max(1, row.length - 1))
  let x = 0
  for (const [i, one] of row.entries()) {
    one.put(b, [x, y, 0], { name: `${name} ${i + 1}`, stands: 'on the floor' })
    x += one.w + gap
  }
}

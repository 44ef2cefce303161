import type { Plan } from '../../../../../web/features/design/plan.ts'
import { briefFor } from '../../../../drawings/brief.ts'
import type { Builder } from '../../../../drawings/kit/builder.ts'
import { type Made, made } from '../../../../drawings/layout/thing.ts'
import type { Block } from '../modules.ts'
import { bay, baysOf } from './bays.ts'
import { kitchenette, stairwell, washroom } from './fittings.ts'
import { furnishingOf } from './furnishings.ts'
import { type Inside, interiors, type Piece } from './look.ts'

/** Between things of a row at least and at most, in cm. */
const [GAP, MOST] = [8, 60]
/** Depth of shelves at a wall, and from there to the row before them, in cm. */
const [SHELF, AISLE] = [36, 62]

/** Puts fittings and furniture on an open storey; fittings are in its first part. */
export function furnish(b: Builder, plan: Plan, blocks: readonly Block[]): void {
  const inside = { ...interiors[plan.use], brief: briefFor(`design/${plan.use}`) }
  const isFurnished = plan.fittings.includes('furnished')
  const bays = baysOf(blocks)
  for (const [i, one] of bays.entries()) {
    const builder = bay(b, one)
    const name = `part ${i + 1}`
    const row = rowOf(
      builder,
      inside,
      `${name} fitting`,
      i === 0 ? fittingsOf(plan) : [],
      one.length,
    )
    put(builder, `${name} fitting`, row, 0, GAP)
    if (!isFurnished) continue
    const from = row.reduce((sum, { w }) => sum + w + GAP, 0)
    const builderAtOffset = builder.at(from, 0)
    const { back, before } = furnishingOf(plan.use, i, bays.length)
    const lines = [
      [name, back, 0],
      [`${name} before`, before, SHELF + AISLE],
    ] as const
    for (const [line, pieces, y] of lines) {
      const fittingPieces = rowOf(builderAtOffset, inside, line, pieces, one.length - from)
      put(builderAtOffset, line, fittingPieces, y, evenly(fittingPieces, one.length - from))
    }
  }
}

function fittingsOf({ fittings, storeys, extras }: Plan): Piece[] {
  return [
    ...(fittings.includes('wc') ? [washroom] : []),
    ...(fittings.includes('kitchen') ? [kitchenette] : []),
    ...(storeys > 1 && !extras.includes('stairs') ? [stairwell] : []),
  ]
}

/** The pieces that fit. */
function rowOf(b: Builder, inside: Inside, name: string, pieces: readonly Piece[], length: number) {
  let usedLength = -GAP
  return pieces
    .map((piece, i) => made(b, piece, inside, `${name} ${i + 1}`))
    .filter(({ w }) => {
      if (usedLength + GAP + w > length) return false
      usedLength += GAP + w
      return true
    })
}

/** Between things that share a length, in cm. */
function evenly(row: readonly Made[], length: number): number {
  const usedLength = row.reduce((sum, { w }) => sum + w, 0)
  return Math.min(MOST, (length - usedLength) / Math.max(1, row.length - 1))
}

function put(b: Builder, name: string, row: readonly Made[], y: number, gap: number): void {
  let x = 0
  for (const [i, piece] of row.entries()) {
    piece.put(b, [x, y, 0], { name: `${name} ${i + 1}`, stands: 'on the floor' })
    x += piece.w + gap
  }
}

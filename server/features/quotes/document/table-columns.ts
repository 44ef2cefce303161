import type { Drawing } from './index.ts'
import { column } from './pages.ts'

/** Smaller where there are many, so that a long quote stays short. */
export const pictureSize = (count: number) =>
  count > MANY ? { width: 30, height: 27.75 } : { width: 40, height: 37 }

export const MANY = 12

const AMOUNT = 84
const EACH = 76
const QUANTITY = 74
const GAP = 8

/** Where the columns of the table stand; without any picture, the words begin at the left. */
export function tableColumns({ pictures }: Pick<Drawing, 'pictures'>) {
  const right = column.x + column.width
  const start = column.x + (pictures.size > 0 ? pictureSize(pictures.size).width + 10 : 0)
  const amount = { x: right - AMOUNT, width: AMOUNT, align: 'right' } as const
  const each = { x: amount.x - EACH - GAP, width: EACH, align: 'right' } as const
  const quantity = { x: each.x - QUANTITY - GAP, width: QUANTITY, align: 'right' } as const
  return { text: { x: start, width: quantity.x - GAP - start }, quantity, each, amount }
}

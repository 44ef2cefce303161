import type { AdminProduct, ProductMove } from '../../../../admin/contract.ts'
import { reordered } from '../../order.ts'

/** Products of one collection that go to another place in it. */
export interface ListMove extends Pick<ProductMove, 'before'> {
  codes: readonly string[]
  /** Its id. */
  collection: string
}

/** All products, those of one collection in the order after a move. */
export function withMove(products: readonly AdminProduct[], move: ListMove): AdminProduct[] {
  const first = products.findIndex(({ collection }) => collection === move.collection)
  const own = products.filter(({ collection }) => collection === move.collection)
  const byCode = new Map(own.map(product => [product.code, product]))
  const codes = reordered([...byCode.keys()], move.codes, move.before)
  const moved = codes.flatMap(code => byCode.get(code) ?? [])
  return products.toSpliced(Math.max(0, first), own.length, ...moved)
}

/**
 * The code before which products come that shall begin at a place; null for the end.
 * @param place from 1
 */
export function codeAtPlace(
  all: readonly string[],
  moving: readonly string[],
  place: number,
): string | null {
  const staying = all.filter(code => !moving.includes(code))
  return staying[place - 1] ?? null
}

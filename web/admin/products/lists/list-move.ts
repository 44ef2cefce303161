import type { AdminProduct, ProductMove } from '../../contract.ts'

/** Products of one collection that go to another place in it. */
export interface ListMove extends Pick<ProductMove, 'before'> {
  codes: readonly string[]
  /** Its id. */
  collection: string
}

type Target = Pick<ListMove, 'codes' | 'before'>

/** All codes of a collection in the order after a move; those moved stay in the order they have. */
export function reorderedCodes(all: readonly string[], { codes, before }: Target): string[] {
  const moving = new Set(codes)
  const staying = all.filter(code => !moving.has(code))
  const found = before === null ? -1 : staying.indexOf(before)
  const at = found < 0 ? staying.length : found
  return [...staying.slice(0, at), ...all.filter(code => moving.has(code)), ...staying.slice(at)]
}

/** All products, those of one collection in the order after a move. */
export function withMove(products: readonly AdminProduct[], move: ListMove): AdminProduct[] {
  const first = products.findIndex(({ collection }) => collection === move.collection)
  const own = products.filter(({ collection }) => collection === move.collection)
  const byCode = new Map(own.map(product => [product.code, product]))
  const codes = reorderedCodes([...byCode.keys()], move)
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

import { sameCode } from '../../../web/products/codes.ts'
import { conflict } from '../../errors.ts'
import { type AddedProduct, type ProductList, UNCHANGED } from './lists-schema.ts'

export interface ListChange {
  /** Of the list, that the change began from. */
  version: number
  added: readonly AddedProduct[]
  /** All codes of the collection, deleted ones too; missing where the order stays. */
  order?: readonly string[] | undefined
}

/** By the id of a collection. */
export type ListChanges = ReadonlyMap<string, ListChange>

/** @throws AppError 409 where a list has changed since, or a code was given meanwhile */
export function changeLists(lists: Record<string, ProductList>, changes: ListChanges): void {
  const given = new Set(
    Object.values(lists).flatMap(({ added }) => added.map(({ code }) => sameCode(code))),
  )
  for (const [id, { version, added, order }] of changes) {
    const list = lists[id] ?? (structuredClone(UNCHANGED) as ProductList)
    const isStale = list.version !== version || added.some(({ code }) => given.has(sameCode(code)))
    if (isStale) throw conflict(NEWER)
    list.added.push(...added)
    if (order) list.order = [...order]
    list.version += 1
    lists[id] = list
  }
}

const NEWER = 'Somebody else has changed the list of products meanwhile. Nothing was changed.'

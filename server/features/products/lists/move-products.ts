import { sameCode } from '../../../../web/features/products/codes.ts'
import { reordered } from '../../../../web/features/products/order.ts'
import { badRequest, conflict } from '../../../base/errors.ts'
import { collectionWith, type ListEditorOptions } from './list-editor-options.ts'
import { ordered } from './order.ts'

export interface Move {
  /** Of the list, that the move began from. */
  version: number
  codes: readonly string[]
  /** The code before which they come; null for the end. */
  before: string | null
}

export function productMover({ products, store }: ListEditorOptions) {
  return {
    /** @throws AppError 409 where the list has changed since */
    async move(id: string, { version, codes: moved, before }: Move): Promise<void> {
      const collection = collectionWith(id, products())
      const codesBySpelling = new Map(collection.products.map(({ code }) => [sameCode(code), code]))
      const codeOf = (code: string) => {
        const found = codesBySpelling.get(sameCode(code))
        if (!found) throw badRequest(`${collection.name} has no product ${code.slice(0, 40)}`)
        return found
      }
      const moving = new Set(moved.map(codeOf))
      const target = before === null ? null : codeOf(before)
      if (target !== null && moving.has(target))
        throw badRequest(`${target} cannot come before itself`)
      await store.changeList(id, list => {
        if (list.version !== version) {
          throw conflict(
            'Somebody else has changed this list meanwhile. Look at it, then move again.',
          )
        }
        const codes = list.products.map(({ code }) => code)
        list.products = ordered(list.products, reordered(codes, [...moving], target))
      })
    },
  }
}

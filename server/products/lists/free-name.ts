import { conflict } from '../../errors.ts'
import type { DetailsBySlot } from '../../slot-details/rows.ts'
import type { Product, Products } from '../products.ts'
import { nameOf } from '../shown-product.ts'

/**
 * Links and shortlists name a product by its page and its name.
 * @throws AppError 409 where another product of the page has the name
 */
export function assertFreeName(
  name: string,
  { collection, code }: Pick<Product, 'collection' | 'code'>,
  { all }: Products,
  details: DetailsBySlot,
): void {
  const other = all.find(
    one =>
      one.collection.page.path === collection.page.path &&
      one.code !== code &&
      nameOf(one, details) === name,
  )
  if (other) throw nameTaken(`${other.code} on the same page is called "${name}" already.`)
}

export const nameTaken = (message: string) => conflict(message, { name: message })

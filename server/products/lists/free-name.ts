import { conflict } from '../../errors.ts'
import type { Product, Products } from '../products.ts'

/**
 * Links and shortlists name a product by its page and its name.
 * @throws AppError 409 where another product of the page has the name
 */
export function assertFreeName(
  name: string,
  { collection, code }: Pick<Product, 'collection' | 'code'>,
  { all }: Products,
): void {
  const other = all.find(
    one =>
      one.collection.page.path === collection.page.path && one.code !== code && one.name === name,
  )
  if (other) throw nameTaken(`${other.code} on the same page is called "${name}" already.`)
}

export const nameTaken = (message: string) => conflict(message, { name: message })

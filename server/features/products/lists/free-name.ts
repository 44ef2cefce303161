import { conflict } from '../../../base/errors.ts'
import type { ProductChanges } from '../changed-product.ts'
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

/**
 * Checks many changes at once, after which two products may have each other's name.
 * @throws AppError 409 with the field of the product
 */
export function assertFreeNames(changes: ProductChanges, { all }: Products): void {
  if ([...changes.values()].every(({ details }) => details?.productName === undefined)) return
  const nameOf = ({ code, name, firstName }: Product) => {
    const { productName = name } = changes.get(code)?.details ?? {}
    return productName || firstName
  }
  const keyOf = (product: Product) => `${product.collection.page.path}\n${nameOf(product)}`
  const counts = new Map<string, number>()
  for (const key of all.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1)
  const renamed = all.filter(product => nameOf(product) !== product.name)
  const twice = renamed.find(product => Number(counts.get(keyOf(product))) > 1)
  if (!twice) return
  const message = `Another item on the same page is already called "${nameOf(twice)}". Take another name.`
  throw conflict(message, { [`${twice.code}.name`]: message })
}

export const nameTaken = (message: string) => conflict(message, { name: message })

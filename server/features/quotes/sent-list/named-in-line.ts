import type { Product } from '../../products/products.ts'
import type { QuotedProducts } from '../item-lines.ts'
import type { Reading } from './read-message.ts'

/** Finds the product that a line means: by its code, or by a name that only one has. */
export function productFinder({ products }: QuotedProducts) {
  const { all, withCode } = products()
  const byName = new Map<string, Product[]>()
  for (const product of all) {
    const name = product.name.toLowerCase()
    byName.set(name, [...(byName.get(name) ?? []), product])
  }
  return ({ name, pageName }: Reading): Product | undefined => {
    const named = byName.get(name.toLowerCase()) ?? []
    const onPage = named.filter(({ collection }) => collection.page.name === pageName)
    // Shortlists write names with their pages; such a name may be the code of another product.
    if (onPage.length === 1) return onPage[0]
    return withCode(name) ?? (named.length === 1 ? named[0] : undefined)
  }
}

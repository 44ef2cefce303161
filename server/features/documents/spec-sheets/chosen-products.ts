import type { Inquiry } from '../../../../web/base/contract.ts'
import { productNamed } from '../../products/named-product.ts'
import type { Product, Products } from '../../products/products.ts'

/** The products that an inquiry is about, which names them as their tiles did then. */
export function chosenProducts(
  items: Inquiry['items'],
  products: Pick<Products, 'all'>,
): { chosen: Product[]; missing: string[] } {
  const chosen = new Set<Product>()
  const missing: string[] = []
  for (const item of items) {
    const product = productNamed(item, products)
    if (product) chosen.add(product)
    else missing.push(item.code)
  }
  return { chosen: [...chosen], missing }
}

import type { AdminProduct } from '../../../web/admin/contract.ts'
import { saidWords } from '../../../web/features/products/picture-words.ts'
import type { Product } from './products.ts'

/** What administrators know of a product. */
export function adminProductOf(product: Product): AdminProduct {
  const { code, slot, collection, name, isSwitchedOn: isVisible, version, facts } = product
  return {
    ...{ code, collection: collection.id, slot, name, isVisible },
    ...saidWords(product),
    version,
    currency: collection.currency,
    facts,
  }
}

import type { AdminProduct } from '../../../web/admin/contract.ts'
import type { Product } from './products.ts'

/** What administrators know of a product. */
export function adminProductOf(product: Product): AdminProduct {
  const { code, slot, collection, name, isSwitchedOn: isVisible, version, facts } = product
  const { title, description, alt } = product
  return {
    ...{ code, collection: collection.id, slot, name, isVisible },
    ...(title && { title }),
    ...(description && { description }),
    ...(alt && { alt }),
    version,
    currency: collection.currency,
    facts,
  }
}

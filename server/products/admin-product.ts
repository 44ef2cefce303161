import type { AdminProduct } from '../../web/admin/contract.ts'
import type { DetailsBySlot } from '../slot-details/rows.ts'
import type { Product } from './products.ts'
import type { ProductRecords } from './records.ts'
import { isShown, nameOf } from './shown-product.ts'

/** What administrators know of a product. */
export function adminProductOf(
  product: Product,
  records: Pick<ProductRecords, 'of'>,
  details: DetailsBySlot,
): AdminProduct {
  const { code, slot, collection } = product
  const { version, facts } = records.of(code)
  const { title, description, alt } = details[slot] ?? {}
  return {
    code,
    collection: collection.id,
    slot,
    name: nameOf(product, details),
    isVisible: isShown(product, details),
    ...(title && { title }),
    ...(description && { description }),
    ...(alt && { alt }),
    version,
    facts,
  }
}

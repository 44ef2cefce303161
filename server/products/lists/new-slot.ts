import { sameCode } from '../../../web/products/codes.ts'
import type { Slot } from '../../../web/sections/fields.ts'
import type { Product } from '../products.ts'

/**
 * The slot of a new product: beside those of its collection, and drawn like `model` until its picture
 * is uploaded.
 */
export function newSlot(
  { code, name }: Pick<Product, 'code' | 'name'>,
  { slot, collection }: Product,
  { traits, family, shape, ground }: Slot,
): Slot {
  return {
    path: slot.replace(/[^/]+$/, `product-${sameCode(code)}.jpg`),
    kind: 'image',
    alt: name === code ? `${collection.name}, model ${code}` : `${name}, ${code}`,
    family,
    shape,
    ...(traits && { traits }),
    ...(ground !== undefined && { ground }),
  }
}

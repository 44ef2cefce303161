import { sameCode } from '../../../web/products/codes.ts'
import type { Slot } from '../../../web/sections/fields.ts'
import type { Collection, Product } from '../products.ts'

interface NewPlace {
  /** The path of another slot of the collection. */
  beside: string
  collection: Pick<Collection, 'name'>
  /** The slot that it is drawn like until its picture is uploaded. */
  drawn: Slot
}

/** The slot of a new product. */
export function newSlot(
  { code, name }: Pick<Product, 'code' | 'name'>,
  { beside, collection, drawn }: NewPlace,
): Slot {
  const { traits, family, shape, ground } = drawn
  return {
    path: beside.replace(/[^/]+$/, `product-${sameCode(code)}.jpg`),
    kind: 'image',
    alt: name === code ? `${collection.name}, model ${code}` : `${name}, ${code}`,
    family,
    shape,
    ...(traits && { traits }),
    ...(ground !== undefined && { ground }),
  }
}

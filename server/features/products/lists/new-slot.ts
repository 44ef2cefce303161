import { codeInFiles } from '../../../../web/features/products/codes.ts'
import type { Slot } from '../../../../web/sections/fields.ts'
import type { Collection, Product } from '../products.ts'

interface NewPlace {
  /** The path of another slot of the collection; missing for its first product. */
  beside: string | undefined
  collection: Pick<Collection, 'id' | 'name'>
  /** How it is drawn until its picture is uploaded; missing where nobody has said. */
  drawn: Drawn | undefined
}

type Drawn = Pick<Slot, 'traits' | 'family' | 'shape' | 'ground'>

/** Looks like no product: of a collection whose things no drawing knows. */
const unknown: Drawn = { family: 'sample', shape: 'square' }

/** The slot of a new product. */
export function newSlot(
  { code, name }: Pick<Product, 'code' | 'name'>,
  { beside, collection, drawn = unknown }: NewPlace,
): Slot {
  const { traits, family, shape, ground } = drawn
  const folder = beside?.replace(/[^/]+$/, '') ?? `products/${collection.id}/`
  return {
    path: `${folder}product-${codeInFiles(code)}.jpg`,
    kind: 'image',
    alt: name === code ? `${collection.name}, model ${code}` : `${name}, ${code}`,
    family,
    shape,
    ...(traits && { traits }),
    ...(ground !== undefined && { ground }),
  }
}

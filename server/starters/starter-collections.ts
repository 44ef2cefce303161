import { impliedCode } from '../features/products/codes.ts'
import type { Collections } from '../features/products/lists/collection-schema.ts'
import { collections } from './nairobi/collections/index.ts'

let made: Collections | undefined

/** The collections of the starter, as a first start stores them. */
export function starterCollections(): Collections {
  made ??= collections.map(({ products, goesWith, ...collection }) => ({
    ...collection,
    goesWith: [...goesWith],
    version: 0,
    products: products().map(({ name, media: slot }, index) => ({
      code: impliedCode({ name, slot }, collection.prefix) ?? `${collection.prefix}${index + 1}`,
      name,
      slot,
    })),
    deleted: [],
  }))
  return made
}

import type { ProductLists } from '../../server/products/lists/lists-schema.ts'

/** Lists with so many products added to the chairs: Ch101 and on. */
export function addedChairs(count: number): ProductLists {
  const added = Array.from({ length: count }, (_, index) => {
    const code = `Ch${101 + index}`
    return {
      code,
      name: code,
      slot: {
        path: `executive-furniture/chairs/products/product-${code.toLowerCase()}.jpg`,
        kind: 'image' as const,
        alt: `Chairs, model ${code}`,
        family: 'chair',
        shape: 'square' as const,
      },
    }
  })
  return { chairs: { version: 1, added, deleted: [], order: [] } }
}

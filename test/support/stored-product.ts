import type {
  Collections,
  StoredProduct,
} from '../../server/features/products/lists/collection-schema.ts'

/** What is stored of a product, without what nobody has changed. */
export function storedProduct(
  { collections }: { readonly collections: Collections },
  code: string,
): Readonly<StoredProduct> {
  const found = collections.flatMap(({ products }) => products).find(one => one.code === code)
  if (!found) throw new Error(`There is no ${code}`)
  return found
}

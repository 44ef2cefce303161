import type { ContentPage } from '../content/page.ts'
import type { Product, Products } from '../products/products.ts'
import { findProducts } from './find-products.ts'
import type { Found } from './index.ts'
import { nearestCollections } from './nearest-collections.ts'
import { findablePages } from './page-findables.ts'
import { findableProduct, type KnownOfProducts } from './product-findables.ts'
import { createTextIndex } from './text-index.ts'
import { wordsIn } from './words.ts'

export interface IndexSource {
  products: Products
  /** As visitors see them. */
  pages: readonly ContentPage[]
  isShown(product: Product): boolean
  known: KnownOfProducts
}

export interface Indexes {
  find(words: string): Found
  /** Reads again what is known of these products. */
  renew(products: readonly Product[], known: KnownOfProducts): void
}

/** What can be found in one state of the content. */
export function createIndexes({ products, pages, isShown, known }: IndexSource): Indexes {
  const findable = findablePages(pages)
  const byAddress = new Map(findable.map(page => [page.id, page]))
  // What one of them knows is no mistake in the other: "powder coating" finds no piece for a seating.
  const pageIndex = createTextIndex(findable, word => productIndex.knows(word))
  const productIndex = createTextIndex(
    products.all.filter(isShown).map(product => findableProduct(product, known)),
    word => pageIndex.knows(word),
  )

  return {
    find(words) {
      const found = findProducts(words, productIndex, products)
      const pages = pageIndex
        .find(wordsIn(words))
        .flatMap(({ id }) => byAddress.get(id) ?? [])
        .map(({ id, label, about }) => ({ name: label, text: about, href: id }))
      return {
        products: found,
        pages,
        nearest: () => nearestCollections(productIndex.findNear(wordsIn(words)), products),
      }
    },
    renew(changed, known) {
      for (const product of changed) {
        if (isShown(product)) productIndex.replace(findableProduct(product, known))
        else productIndex.remove(product.code)
      }
    },
  }
}

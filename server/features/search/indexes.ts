import { createPauses } from '../../base/pauses.ts'
import type { ContentPage } from '../../content/page.ts'
import type { Product, Products } from '../products/products.ts'
import { findProducts } from './find-products.ts'
import type { Found } from './index.ts'
import { nearestCollections } from './nearest-collections.ts'
import { findablesOf } from './page-findables.ts'
import { findableProduct, type KnownOfProducts } from './product-findables.ts'
import { synonymsWith } from './synonyms.ts'
import { createTextIndex } from './text-index.ts'
import { wordsIn } from './words.ts'

export interface IndexSource {
  products: Products
  /** The pages as visitors see them. */
  pages: readonly ContentPage[]
  productSource: KnownOfProducts
  /** The owner's search words, as lines. */
  ownWords: string
}

export interface Indexes {
  /** @param products as they are now */
  find(words: string, products: Products): Found
  /** Reads the facts of these products again. */
  renew(products: readonly Product[], productSource: KnownOfProducts): void
}

/** Indexes one state of the content; other work of the process has its turn meanwhile. */
export async function createIndexes(source: IndexSource): Promise<Indexes> {
  const { products, pages, productSource, ownWords } = source
  const otherWords = synonymsWith(ownWords)
  // A word that one index knows is no mistake in the other: "powder coating" finds no piece for a
  // seating.
  const pageIndex = createTextIndex(word => productIndex.knows(word))
  const productIndex = createTextIndex(word => pageIndex.knows(word))
  const byAddress = new Map<string, Found['pages'][number]>()
  const pause = createPauses()

  for (const page of pages) {
    for (const { label, about, ...findable } of findablesOf(page, otherWords)) {
      pageIndex.set(findable)
      byAddress.set(findable.id, { name: label, text: about, href: findable.id })
    }
    await pause()
  }
  for (const product of products.all) {
    if (product.isVisible) productIndex.set(findableProduct(product, productSource, otherWords))
    await pause()
  }

  return {
    find(words, products) {
      const matches = findProducts(words, productIndex, products)
      const pages = pageIndex.find(wordsIn(words)).flatMap(({ id }) => byAddress.get(id) ?? [])
      return {
        products: matches,
        pages,
        nearest: () => nearestCollections(productIndex.findNear(wordsIn(words)), products),
      }
    },
    renew(changed, productSource) {
      for (const product of changed) {
        if (product.isVisible) productIndex.set(findableProduct(product, productSource, otherWords))
        else productIndex.remove(product.code)
      }
    },
  }
}

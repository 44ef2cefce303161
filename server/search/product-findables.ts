import type { ItemFact } from '../../web/contract.ts'
import { sameCode } from '../../web/products/codes.ts'
import type { Product } from '../products/products.ts'
import { nameOf, slotOf } from '../products/shown-product.ts'
import type { DetailsBySlot } from '../slot-details/rows.ts'
import { otherWordsFor } from './also-called.ts'
import type { Findable } from './text-index.ts'
import { wordsIn } from './words.ts'

export interface KnownOfProducts {
  details: DetailsBySlot
  factsOf(slotPath: string): ItemFact[]
  holdsFile(slotPath: string): boolean
}

/** A product as it can be found: by what visitors may know of it, and by no price. */
export function findableProduct(
  product: Product,
  { details, factsOf, holdsFile }: KnownOfProducts,
): Findable {
  const { code, slot, collection } = product
  const { alt, title = '', description = '', formerNames = [] } = details[slot] ?? {}
  const { alt: shippedAlt, family } = slotOf(product)
  const facts = factsOf(slot).filter(([fact]) => fact !== 'Price')
  const name = wordsIn(nameOf(product, details))
  // A photo may show something else than the drawing did.
  const kind = holdsFile(slot) ? [] : wordsIn(family)
  const group = wordsIn(`${collection.name} ${collection.page.name}`)
  const ownWords = [alt || shippedAlt, title, description, ...formerNames]
  const words = wordsIn([...ownWords, ...facts.map(([, value]) => value)].join(' '))
  return {
    id: code,
    name: [...new Set([...name, ...wordsIn(code), ...wordsIn(sameCode(code))])],
    also: otherWordsFor([...name, ...kind]),
    kind,
    group,
    words: [...words, ...otherWordsFor([...group, ...words])],
  }
}

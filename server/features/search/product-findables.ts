import type { ItemFact } from '../../../web/base/contract.ts'
import { bareCode, sameCode } from '../../../web/features/products/codes.ts'
import type { Product } from '../products/products.ts'
import { releaseSynonyms, type Synonyms } from './synonyms.ts'
import type { Findable } from './text-index.ts'
import { wordsIn } from './words.ts'

export interface KnownOfProducts {
  factsOf(slotPath: string): ItemFact[]
  holdsFile(slotPath: string): boolean
}

/** The searchable fields of a product: its public facts, without prices. */
export function findableProduct(
  product: Product,
  { factsOf, holdsFile }: KnownOfProducts,
  otherWords: Synonyms = releaseSynonyms,
): Findable {
  const { code, slot, place, collection, title, description, formerNames } = product
  const facts = factsOf(slot).filter(([fact]) => fact !== 'Price')
  const name = wordsIn(product.name)
  // A photo may show something else than the drawing did.
  const kind = holdsFile(slot) ? [] : wordsIn(place.family)
  const group = wordsIn(`${collection.name} ${collection.page.name}`)
  const ownWords = [product.alt || place.alt, title, description, ...formerNames]
  const words = wordsIn([...ownWords, ...facts.map(([, value]) => value)].join(' '))
  return {
    id: code,
    name: [...new Set([...name, ...wordsIn(code), ...wordsIn(sameCode(code)), ...joined(code)])],
    also: otherWords([...name, ...kind]),
    kind,
    group,
    words: [...words, ...otherWords([...group, ...words])],
  }
}

/** Queries join the letters of a code with its number, so a code in several parts is indexed joined as well. */
const joined = (code: string): string[] => {
  const parts = sameCode(code)
  if (bareCode(code) === parts) return []
  return [...wordsIn(parts.replace(/^([a-z]{1,3})-(?=\d)/, '$1')), ...wordsIn(bareCode(code))]
}

import { sameCode } from '../../../web/features/products/codes.ts'
import type { Product, Products } from '../products/products.ts'
import type { TextIndex } from './text-index.ts'
import { wordsIn } from './words.ts'

/**
 * The products that words mean, the best ones first: at their head the product with that code.
 * @param index has only those that visitors may see
 */
export function findProducts(
  words: string,
  index: TextIndex,
  { withCode, collections }: Products,
): Product[] {
  const productWithCode = withCode(words) ?? withCode(words.replaceAll('-', ''))
  const exact = productWithCode && index.has(productWithCode.code) ? productWithCode : undefined
  const prefixes = new Set(collections.map(({ prefix }) => prefix.toLowerCase()))
  const queryWords = wordsIn(withCodes(words, prefixes))
  const namedCollection = collections.find(
    ({ name }) => wordsIn(name).join(' ') === queryWords.join(' '),
  )
  const scored = index.find(queryWords).flatMap(({ id, score }) => {
    const product = withCode(id)
    if (!product || product === exact) return []
    return { product, score: product.collection === namedCollection ? score * NAMED : score }
  })
  const products = varied(scored)
  return exact ? [exact, ...products] : products
}

/** "ch 08" as the word "ch8": letters that begin no code stay a word of their own. */
const withCodes = (words: string, prefixes: ReadonlySet<string>) =>
  words.replace(/\b([a-z]{1,3})[ -]?(\d{1,6})\b/gi, (match, letters: string, digits: string) =>
    prefixes.has(letters.toLowerCase()) ? sameCode(letters + digits) : match,
  )

/** The factor for a product of the collection that the words name. */
const NAMED = 2

/** The factor for each further product of the same name, or of the same collection. */
const SAME_NAME = 0.85
const SAME_COLLECTION = 0.94
const MOST = 4

interface Scored {
  product: Product
  score: number
}

/** Puts a few of each meaning of the words first, instead of five designs of one. */
function varied(ranked: readonly Scored[]): Product[] {
  const countByGroup = new Map<string, number>()
  const countBefore = (group: string) => {
    const times = countByGroup.get(group) ?? 0
    countByGroup.set(group, times + 1)
    return Math.min(times, MOST)
  }
  return ranked
    .toSorted(byScore)
    .map(({ product, score }) => {
      const design = countBefore(`name ${product.name.replace(/ \d{1,6}$/, '')}`)
      const rankInCollection = countBefore(`collection ${product.collection.id}`)
      return { product, score: score * SAME_NAME ** design * SAME_COLLECTION ** rankInCollection }
    })
    .sort(byScore)
    .map(({ product }) => product)
}

const byScore = (a: Scored, b: Scored) => b.score - a.score

import { sameCode } from '../../../../web/features/products/codes.ts'
import { entriesFromText } from '../../../../web/features/shortlist/entries.ts'
import { productNamed } from '../named-product.ts'
import type { Product, Products } from '../products.ts'

/** As many as fit side by side. */
export const MOST = 4

export interface Selection {
  /** The first ones of those that there are. */
  products: Product[]
  /** Whether a code leads to no product that visitors see. */
  isMissing: boolean
  /** Whether more are asked for than fit. */
  isMore: boolean
}

/** The characters of a query that are read. */
const LONGEST = 2000

/** The products of a query: `codes=ch8,ch9`. */
export function selectedProducts(search: string, products: Products): Selection {
  const typed = new URLSearchParams(search).get('codes') ?? ''
  const codes = new Set(typed.slice(0, LONGEST).split(',').map(sameCode).filter(Boolean))
  const found = [...codes].map(code => products.withCode(code))
  const shown = found.filter(one => one?.isVisible) as Product[]
  return {
    products: shown.slice(0, MOST),
    isMissing: shown.length < found.length,
    isMore: shown.length > MOST,
  }
}

/**
 * The codes of the items of a shortlist, which knows them by their page and their name now or
 * before: `items=/services/furniture/chairs:Ch8;…`; undefined where a query names none.
 */
export function codesOfItems(search: string, products: Products): string[] | undefined {
  const items = new URLSearchParams(search).get('items')
  if (items === null) return undefined
  return entriesFromText(items.slice(0, LONGEST)).map(entry => {
    const product = productNamed(entry, products)
    return product?.isVisible ? product.code : entry.code
  })
}

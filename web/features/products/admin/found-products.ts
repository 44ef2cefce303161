import type { AdminProduct } from '../../../admin/contract.ts'
import { bareCode, sameCode } from '../codes.ts'
import type { ProductsView, ShownPart, SortKey } from './products-query.ts'
import { sizeText } from './size-text.ts'

export const PAGE_SIZE = 50

/** The products that a view finds, on all its pages, in its order. */
export function foundProducts<P extends AdminProduct>(
  products: readonly P[],
  { q, collection, show, sort, isDescending }: ProductsView,
): P[] {
  const found = products.filter(
    product =>
      (!collection || product.collection === collection) &&
      (!show || isPartOf[show](product)) &&
      isMeant(product, q),
  )
  return sort ? sorted(found, sort, isDescending) : found
}

const isPartOf: Record<Exclude<ShownPart, ''>, (product: AdminProduct) => boolean> = {
  'without-size': ({ facts }) => !sizeText(facts),
  'without-price': ({ facts }) => !facts.price,
  hidden: ({ isVisible }) => !isVisible,
}

/** By the beginning of the code in any spelling, or by words of the name and the materials. */
function isMeant({ code, name, facts }: AdminProduct, q: string): boolean {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  if (
    words.length === 0 ||
    sameCode(code).startsWith(sameCode(q)) ||
    bareCode(code) === bareCode(q)
  )
    return true
  const texts = `${name} ${facts.materials ?? ''}`.toLowerCase()
  return words.every(word => texts.includes(word))
}

const collator = new Intl.Collator('en', { numeric: true })

type Compare = (one: AdminProduct, other: AdminProduct) => number

const comparing: Record<Exclude<SortKey, ''>, Compare> = {
  code: (one, other) => collator.compare(one.code, other.code),
  name: (one, other) => collator.compare(one.name, other.name),
  price: (one, other) => (centsOf(one) ?? 0) - (centsOf(other) ?? 0),
}

const centsOf = ({ facts }: AdminProduct) => facts.price?.cents

function sorted<P extends AdminProduct>(
  found: readonly P[],
  key: Exclude<SortKey, ''>,
  isDescending: boolean,
): P[] {
  const compare = comparing[key]
  const inOrder = found.toSorted((one, other) =>
    isDescending ? compare(other, one) : compare(one, other),
  )
  if (key !== 'price') return inOrder
  // Those without an amount come last in both directions: administrators do not look for them by price.
  const has = (product: P) => centsOf(product) !== undefined
  return [...inOrder.filter(has), ...inOrder.filter(product => !has(product))]
}

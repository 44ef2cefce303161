import type { ItemFact } from '../../../../web/base/contract.ts'
import type { SectionOf } from '../../../../web/sections/schemas.ts'
import type { Product } from '../products.ts'
import { MOST, type Selection } from './selection.ts'

type Compared = SectionOf<'compare'>

/** @param factsOf what visitors may know of a product */
export function compareSection(
  selection: Selection,
  factsOf: (product: Product) => ItemFact[],
): Compared {
  const { products } = selection
  const note = noteOf(selection)
  return {
    kind: 'compare',
    query:
      queryOf(products) +
      (selection.isMissing ? '&missing' : '') +
      (selection.isMore ? '&more' : ''),
    ...(note && { note }),
    items: products.map(product => {
      const { code, name, formerNames, slot, collection } = product
      return {
        code,
        name,
        media: slot,
        ...(formerNames.length > 0 && { formerNames: [...formerNames] }),
        list: { path: collection.page.path, name: collection.page.name },
        without: queryOf(products.filter(other => other !== product)),
      }
    }),
    rows: products.length > 1 ? rowsOf(products, factsOf) : [],
  }
}

/** The query by which products are compared. */
export const queryOf = (products: readonly Pick<Product, 'code'>[]): string =>
  products.length > 0
    ? `codes=${products.map(({ code }) => encodeURIComponent(code.toLowerCase())).join(',')}`
    : ''

function noteOf({ products, isMissing, isMore }: Selection): string | undefined {
  if (isMore) return `${MOST} fit side by side: these are the first of those that you chose.`
  if (products.length === 0 && isMissing) return 'None of these codes leads to a product now.'
  if (products.length === 0) return 'Choose two, three or four products to see them side by side.'
  const missing = isMissing ? 'One of the codes leads to no product now. ' : ''
  if (products.length > 1) return missing.trim() || undefined
  return `${missing}One product alone has nothing to be compared with: choose one, two or three more.`
}

/** The facts of which one product has one at least, in the order in which products have them. */
function rowsOf(
  products: readonly Product[],
  factsOf: (product: Product) => ItemFact[],
): Compared['rows'] {
  const own = products.map((product): ItemFact[] => [
    ['Code', product.code],
    ['Collection', product.collection.name],
    ...factsOf(product),
  ])
  const names = own.reduce<string[]>(merged, [])
  return names.map(name => {
    const values = own.map(facts =>
      facts
        .filter(([other]) => other === name)
        .map(([, value]) => value)
        .join(', '),
    )
    // What is not known is no difference.
    const distinct = new Set(values.filter(Boolean))
    return { name, values, isDifferent: name !== 'Code' && distinct.size > 1 }
  })
}

/** Each new name after the one that it follows. */
function merged(before: readonly string[], facts: readonly ItemFact[]): string[] {
  const names = [...before]
  let at = 0
  for (const [name] of facts) {
    const place = names.indexOf(name)
    if (place < 0) names.splice(at, 0, name)
    at = (place < 0 ? at : place) + 1
  }
  return names
}

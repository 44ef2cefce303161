import type { ItemFact } from '../../../web/base/contract.ts'
import { routes, specSheetUrl } from '../../../web/base/routes.ts'
import type { Price } from '../../../web/features/products/facts.ts'
import type { SectionOf } from '../../../web/sections/schemas.ts'
import type { Content, FurtherSlot } from '../../content/content.ts'
import { pagesAbove } from '../../content/navigation.ts'
import { type Collection, groundOf, listAddress, type Product, type Products } from './products.ts'

export interface ProductSource {
  product: Product
  products: Products
  /** Its places beside that of its picture. */
  further: readonly FurtherSlot[]
  holdsFile: (slotPath: string) => boolean
  byPath: Content['byPath']
  /** What is known of it, in words. */
  facts: ItemFact[]
  /** The same for search engines. */
  measured: NonNullable<SectionOf<'product'>['measured']>
  /** Absent where visitors may not see one. */
  price: Price | undefined
}

/** Shown beside a product, in one row. */
export const OTHERS = 5

/** test/server/features/documents/spec-sheets/document.test.ts weighs one. */
const SHEET = 'Specification sheet (PDF, 0.1 MB)'

const anySize: ItemFact = ['Size', 'As shown, or to your measurements']

/** @param near its neighbours in its list, hidden ones among them */
export function productSection(
  source: ProductSource,
  near: readonly Product[],
): SectionOf<'product'> {
  const { product, products, facts, measured, price } = source
  const { code, name, formerNames, slot, collection } = product
  const hasSize = facts.some(([name]) => name === anySize[0])
  const isFurniture = collection.page.path.startsWith(routes.furniture)
  return {
    kind: 'product',
    code,
    name,
    media: slot,
    ...furtherMedia(source),
    sheet: { label: SHEET, href: specSheetUrl(code) },
    ...(formerNames.length > 0 && { formerNames: [...formerNames] }),
    list: {
      path: collection.page.path,
      name: collection.page.name,
      label: collection.name,
      href: listAddress(collection),
    },
    breadcrumb: wayTo(collection, source.byPath),
    facts: [
      ...(name === code ? [] : [['Code', code] as ItemFact]),
      ['Collection', collection.name],
      ...facts,
      ...(isFurniture && !hasSize ? [anySize] : []),
    ],
    ...(Object.keys(measured).length > 0 && { measured }),
    ...(price && { price }),
    others: near
      .filter(one => one.isVisible)
      .slice(0, OTHERS)
      .map(one => ({
        name: one.name,
        media: one.slot,
        href: routes.product(one.code),
        tint: groundOf(one),
      })),
    goesWith: [
      ...collection.goesWith.flatMap(id => {
        const other = products.collections.find(one => one.id === id)
        return other && !other.isHidden ? [{ label: other.name, href: listAddress(other) }] : []
      }),
      ...(isAmongOthers(collection, products)
        ? [{ label: 'All collections', href: routes.products }]
        : []),
    ],
  }
}

/** Tells whether visitors see other collections with products, too. */
const isAmongOthers = ({ id }: Collection, { collections }: Products): boolean =>
  collections.some(one => one.id !== id && !one.isHidden && one.products.length > 0)

/** What its further places hold: an empty one is not shown. */
function furtherMedia({ further, holdsFile }: ProductSource) {
  const filled = further.filter(({ slot }) => holdsFile(slot.path))
  const pictures = filled
    .filter(({ slot }) => slot.kind === 'image')
    .map(({ slot }) => ({ media: slot.path }))
  const documents = filled
    .filter(({ slot }) => slot.kind === 'pdf')
    .map(({ slot, title = '' }) => ({ media: slot.path, label: title }))
  return {
    ...(pictures.length > 0 && { pictures }),
    ...(documents.length > 0 && { documents }),
  }
}

/** The steps from the home page down to the list. */
function wayTo(collection: Collection, byPath: Content['byPath']) {
  const { page, category, name } = collection
  const above = [...pagesAbove(page, byPath), page]
  return [
    { label: 'Home', href: routes.home },
    ...above.map(({ name, path }) => ({ label: name, href: path })),
    ...(category === undefined ? [] : [{ label: name, href: listAddress(collection) }]),
  ]
}

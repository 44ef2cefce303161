import type { ItemFact } from '../../web/contract.ts'
import type { Price } from '../../web/products/facts.ts'
import { routes } from '../../web/routes.ts'
import type { SectionOf } from '../../web/sections/schemas.ts'
import type { Content } from '../content/content.ts'
import { pagesAbove } from '../content/navigation.ts'
import type { ContentPage } from '../content/page.ts'
import { numberIn } from '../content/slots.ts'
import { TURNS } from '../drawings/kit/palette.ts'
import { formerNamesOf } from '../slot-details/former-names.ts'
import type { DetailsBySlot } from '../slot-details/store.ts'
import { isCode } from './codes.ts'
import type { Collection, Product, Products } from './products.ts'

export interface ProductPageSource {
  product: Product
  products: Products
  byPath: Content['byPath']
  details: DetailsBySlot
  /** What is known of it, in words. */
  facts: ItemFact[]
  /** The same for search engines. */
  measured: NonNullable<SectionOf<'product'>['measured']>
  /** Absent where visitors may not see one. */
  price: Price | undefined
  companyName: string
}

/** Shown beside a product, in one row. */
const OTHERS = 5
/** A few more, since some of them may be hidden. */
const CANDIDATES = OTHERS + 3

/**
 * The page of a product. Its slots are those of its neighbours as well, hidden ones among them, so
 * that the page is made again when one is shown.
 */
export function productPage(source: ProductPageSource): ContentPage {
  const { product, details, companyName } = source
  const { code, slot, collection } = product
  const { page } = collection
  const name = nameOf(product, details)
  const near = neighboursOf(product)
  const slots = [product, ...near].map(one => slotOf(one))
  const titled = isCode(name) ? name : `${name} (${code})`
  const own = slots[0] as ContentPage['slots'][number]
  return {
    path: routes.product(code),
    aliases: [],
    name,
    title: `${titled}, ${collection.name} | ${companyName}`,
    description: descriptionOf(details[slot]?.description || details[slot]?.alt || own.alt, code),
    keywords: [...new Set([name, code, collection.name])],
    under: page.path,
    index: true,
    sections: [sectionOf(source, near)],
    slots,
    drawings: [],
  }
}

export const nameOf = ({ slot, name }: Product, details: DetailsBySlot): string =>
  details[slot]?.productName || name

export const isShown = ({ slot }: Product, details: DetailsBySlot): boolean =>
  details[slot]?.isVisible !== false

export function slotOf({ slot, collection }: Product): ContentPage['slots'][number] {
  const known = collection.page.slots.find(({ path }) => path === slot)
  if (!known) throw new Error(`${slot} is not on ${collection.page.path}`)
  return known
}

const anySize: ItemFact = ['Size', 'As shown, or to your measurements']

function sectionOf(source: ProductPageSource, near: readonly Product[]): SectionOf<'product'> {
  const { product, products, details, facts, measured, price } = source
  const { code, slot, collection } = product
  const name = nameOf(product, details)
  const formerNames = details[slot] ? formerNamesOf(details[slot], product.name) : []
  const hasSize = facts.some(([name]) => name === anySize[0])
  const isFurniture = collection.page.path.startsWith(routes.furniture)
  return {
    kind: 'product',
    code,
    name,
    media: slot,
    ...(formerNames.length > 0 && { formerNames }),
    list: {
      path: collection.page.path,
      name: collection.page.name,
      label: collection.name,
      href: listAddress(collection),
    },
    breadcrumb: wayTo(collection, source.byPath),
    facts: [
      ...(isCode(name) ? [] : [['Code', code] as ItemFact]),
      ['Collection', collection.name],
      ...facts,
      ...(isFurniture && !hasSize ? [anySize] : []),
    ],
    ...(Object.keys(measured).length > 0 && { measured }),
    ...(price && { price }),
    others: near
      .filter(one => isShown(one, details))
      .slice(0, OTHERS)
      .map(one => ({
        name: nameOf(one, details),
        media: one.slot,
        href: routes.product(one.code),
        tint: groundOf(one),
      })),
    goesWith: [
      ...collection.goesWith.flatMap(id => {
        const other = products.collections.find(one => one.id === id)
        return other ? [{ label: other.name, href: listAddress(other) }] : []
      }),
      { label: 'All collections', href: routes.products },
    ],
  }
}

/** Which of the backdrops its drawing stands on: that of its position in its list. */
const groundOf = (product: Product) =>
  slotOf(product).ground ?? ((numberIn(product.slot) ?? 1) - 1) % TURNS

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

/** The next ones in the list, which begins again after its last. */
function neighboursOf({ collection: { products }, code }: Product): Product[] {
  const at = products.findIndex(product => product.code === code)
  return [...products.slice(at + 1), ...products.slice(0, at)].slice(0, CANDIDATES)
}

export const listAddress = ({ page, category, name }: Collection): string =>
  category === undefined ? page.path : routes.gallery(name)

/** As much as search engines show. */
const LONGEST = 155

function descriptionOf(words: string, code: string): string {
  const ask = `Ask for a quote with its code, ${code}, by form or on WhatsApp.`
  const sentence = words.replace(/\s+/g, ' ').trim()
  const said = sentence.endsWith('.') ? sentence.slice(0, -1) : sentence
  const room = LONGEST - ask.length
  const short = said.length > room ? said.slice(0, said.lastIndexOf(' ', room)) : said
  return `${short}. ${ask}`
}

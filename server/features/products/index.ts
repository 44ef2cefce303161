import type { ItemFact } from '../../../web/base/contract.ts'
import { routes } from '../../../web/base/routes.ts'
import { derived } from '../../base/derived.ts'
import type { Content, FurtherSlot } from '../../content/content.ts'
import type { ContentPage } from '../../content/page.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { factsOf as factsFromTraits } from '../../content/trait-facts.ts'
import type { ContactDetailsStore } from '../company/contact-details/store.ts'
import type { Library } from '../media/library-types.ts'
import { nearCodes } from './codes.ts'
import { comparePage } from './compare/compare-page.ts'
import { compareSection, queryOf } from './compare/compare-section.ts'
import { codesOfItems, selectedProducts } from './compare/selection.ts'
import { currentProducts } from './current-products.ts'
import type { FilterValue } from './filters/groups.ts'
import { filterValuesOf } from './filters/values.ts'
import { ownFactsOf, ownFilterValuesOf } from './own-facts.ts'
import { productPage } from './product-page.ts'
import { codeAt } from './product-path.ts'
import type { Product, Products } from './products.ts'
import { amountOf, measuredOf, shownFacts, shownPrice } from './shown-facts.ts'
import type { ProductStore } from './store.ts'

export interface ProductPagesOptions {
  content: Pick<SiteContent, 'value'>
  library: Pick<Library, 'file'>
  store: Pick<ProductStore, 'collections' | 'currency' | 'slotDetails' | 'onChange'>
  contactDetails: Pick<ContactDetailsStore, 'value'>
  /** At the company, as 2026-12-31. */
  today: () => string
}

/** The products of the site and their pages as visitors see them now: hidden ones have none. */
export interface ProductPages {
  products: () => Products
  /** The page at this path, which is written as in `routes.product`. */
  pageAt(path: string): ContentPage | undefined
  /** The page of the products that a query compares. */
  comparePage(search: string): ContentPage
  /** The query that compares the items of a shortlist; undefined where a query names none. */
  comparingQuery(search: string): string | undefined
  /** The path of the product that a path means with another spelling of its code. */
  pathFor(path: string): string | undefined
  /** For the sitemap: every path, with the slots of its pictures. */
  list(): Pick<ContentPage, 'path' | 'slots' | 'index'>[]
  /** The nearest products to a code that is none; empty for any other path. */
  near(path: string): { label: string; href: string }[]
  /** The code of the product that a slot shows. */
  codeOf(slotPath: string): string | undefined
  /** What is known of the product that a slot shows; empty where it shows none. */
  factsOf(slotPath: string): ItemFact[]
  /** The same for a sheet that administrators print, with a price that visitors do not see. */
  factsWithPrice(slotPath: string): ItemFact[]
  /** By what the product that a slot shows is found in its list. */
  filterValuesOf(slotPath: string): FilterValue[]
  /** The amount of the price that visitors may see, of the product in a slot. */
  priceOf(slotPath: string): string | undefined
  /** Whether visitors see a price of one of these products that will be over. */
  hasDatedPrice(slots: readonly { path: string }[]): boolean
  /** Called with the slots of products of which something else is known now. */
  onChange(listener: (slotPaths: readonly string[]) => void): () => void
}

export function openProductPages(options: ProductPagesOptions): ProductPages {
  const { content, library, store, contactDetails, today } = options
  const products = currentProducts(content, store)
  const furtherByCode = derived(() => content.value, furtherIn)
  const furtherOf = ({ code }: Product) => furtherByCode().get(code) ?? []

  function productAt(path: string): Product | undefined {
    const code = codeAt(path)
    const found = code === undefined ? undefined : products().withCode(code)
    return found?.isVisible ? found : undefined
  }

  /** Of a photo its owner says what it shows. */
  function drawnFacts(product: Product): ItemFact[] {
    const { shape, traits } = product.place
    const isDrawn = shape === 'square' && library.file(product.slot) === undefined
    return isDrawn ? factsFromTraits(traits) : []
  }

  /** Of a drawing its traits say what it shows, unless the owner does. */
  function factsOf(product: Product, isPriceShown?: boolean): ItemFact[] {
    const { facts } = product
    const told = isPriceShown ? { ...facts, isPriceShown } : facts
    const own = ownFactsOf(product)
    const recorded = shownFacts(told, today(), products().currency, own)
    const drawn = drawnFacts(product)
    return [...drawn.filter(([name]) => recorded.every(([other]) => other !== name)), ...recorded]
  }

  return {
    products,
    pageAt(path) {
      const product = productAt(path)
      if (!product || path !== routes.product(product.code)) return undefined
      return productPage({
        product,
        products: products(),
        further: furtherOf(product),
        holdsFile: slotPath => library.file(slotPath) !== undefined,
        byPath: content.value.byPath,
        facts: factsOf(product),
        price: shownPrice(product.facts, today()),
        measured: measuredOf(product.facts),
        contact: contactDetails.value,
      })
    },
    comparePage(search) {
      const selection = selectedProducts(search, products())
      return comparePage(compareSection(selection, factsOf), selection.products, products())
    },
    comparingQuery(search) {
      const codes = codesOfItems(search, products())
      return codes && queryOf(codes.map(code => ({ code })))
    },
    pathFor(path) {
      const product = productAt(path)
      return product && routes.product(product.code)
    },
    list: () =>
      products()
        .all.filter(isVisible)
        .map(one => ({
          path: routes.product(one.code),
          slots: [one.place, ...furtherOf(one).map(({ slot }) => slot)].filter(
            ({ path }) => store.slotDetails.value[path]?.isVisible !== false,
          ),
          index: true,
        })),
    near(path) {
      const missing = codeAt(path)
      if (missing === undefined) return []
      const shown = products().all.filter(isVisible)
      return nearCodes(
        missing,
        shown.map(({ code }) => code),
      ).map(code => {
        const { name = code } = products().withCode(code) ?? {}
        return { label: name === code ? code : `${name} (${code})`, href: routes.product(code) }
      })
    },
    factsOf(slotPath) {
      const product = products().inSlot(slotPath)
      return product ? factsOf(product) : []
    },
    factsWithPrice(slotPath) {
      const product = products().inSlot(slotPath)
      return product ? factsOf(product, true) : []
    },
    filterValuesOf(slotPath) {
      const product = products().inSlot(slotPath)
      if (!product) return []
      const { name, firstName, title, description, facts } = product
      const ownName = name === firstName ? '' : name
      const found = filterValuesOf({
        facts,
        drawn: drawnFacts(product),
        words: [ownName, title, description].join('. '),
        price: shownPrice(facts, today()),
        currency: products().currency,
      })
      return [...found, ...ownFilterValuesOf(product)]
    },
    priceOf(slotPath) {
      const product = products().inSlot(slotPath)
      const price = product?.isVisible && shownPrice(product.facts, today())
      return price ? amountOf(price, products().currency) : undefined
    },
    hasDatedPrice: slots =>
      slots.some(({ path }) => {
        const product = products().inSlot(path)
        return product && shownPrice(product.facts, today())?.validUntil
      }),
    onChange: listener =>
      store.onChange(codes =>
        listener(codes.flatMap(code => products().withCode(code)?.slot ?? [])),
      ),
    codeOf(slotPath) {
      const product = products().inSlot(slotPath)
      return product?.isVisible ? product.code : undefined
    },
  }
}

const isVisible = (product: Product) => product.isVisible

function furtherIn({ further }: Pick<Content, 'further'>): Map<string, FurtherSlot[]> {
  const byCode = new Map<string, FurtherSlot[]>()
  for (const one of further) byCode.set(one.code, [...(byCode.get(one.code) ?? []), one])
  return byCode
}

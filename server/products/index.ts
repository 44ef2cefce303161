import { routes } from '../../web/routes.ts'
import type { ContactDetailsStore } from '../company/contact-details/store.ts'
import type { ContentPage } from '../content/page.ts'
import type { SiteContent } from '../content/site-content.ts'
import { derived } from '../derived.ts'
import type { Library } from '../media/library-types.ts'
import type { SlotDetailsStore } from '../slot-details/store.ts'
import { nearCodes } from './codes.ts'
import { isShown, nameOf, productPage, slotOf } from './product-page.ts'
import { type Product, productsIn } from './products.ts'

export interface ProductPagesOptions {
  content: Pick<SiteContent, 'value'>
  library: Pick<Library, 'file'>
  slotDetails: Pick<SlotDetailsStore, 'value'>
  contactDetails: Pick<ContactDetailsStore, 'value'>
}

/** The pages of products as visitors see them now: hidden products have none. */
export interface ProductPages {
  /** The page at this path, which is written as in `routes.product`. */
  pageAt(path: string): ContentPage | undefined
  /** The path of the product that a path means with another spelling of its code. */
  pathFor(path: string): string | undefined
  /** For the sitemap: every path, with the slot of its picture. */
  list(): Pick<ContentPage, 'path' | 'slots' | 'index'>[]
  /** The nearest products to a code that is none; empty for any other path. */
  near(path: string): { label: string; href: string }[]
  /** The code of the product that a slot shows. */
  codeOf(slotPath: string): string | undefined
}

const FOLDER = `${routes.products}/`

export function openProductPages(options: ProductPagesOptions): ProductPages {
  const { content, library, slotDetails, contactDetails } = options
  const products = derived(() => content.value, productsIn)
  const bySlot = derived(products, ({ all }) => new Map(all.map(one => [one.slot, one])))
  const isOpen = (product: Product) => isShown(product, slotDetails.value)

  function productAt(path: string): Product | undefined {
    if (!path.startsWith(FOLDER)) return undefined
    const found = products().withCode(path.slice(FOLDER.length).replaceAll('%20', ' '))
    return found && isOpen(found) ? found : undefined
  }

  return {
    pageAt(path) {
      const product = productAt(path)
      if (!product || path !== routes.product(product.code)) return undefined
      return productPage({
        product,
        products: products(),
        byPath: content.value.byPath,
        details: slotDetails.value,
        hasPhoto: library.file(product.slot) !== undefined,
        companyName: contactDetails.value.companyName,
      })
    },
    pathFor(path) {
      const product = productAt(path)
      return product && routes.product(product.code)
    },
    list: () =>
      products()
        .all.filter(isOpen)
        .map(one => ({ path: routes.product(one.code), slots: [slotOf(one)], index: true })),
    near(path) {
      if (!path.startsWith(FOLDER)) return []
      const shown = products().all.filter(isOpen)
      return nearCodes(
        path.slice(FOLDER.length),
        shown.map(({ code }) => code),
      ).map(code => {
        const name = nameOf(products().withCode(code) as Product, slotDetails.value)
        return { label: name === code ? code : `${name} (${code})`, href: routes.product(code) }
      })
    },
    codeOf(slotPath) {
      const product = bySlot().get(slotPath)
      return product && isOpen(product) ? product.code : undefined
    },
  }
}

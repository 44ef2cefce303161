import { fixedAmount } from '../../../../web/base/money/amount-text.ts'
import { mediaUrl, routes } from '../../../../web/base/routes.ts'
import type { LeftOut, WhyLeftOut } from '../../../../web/features/products/admin/feeds/contract.ts'
import type { ContactDetailsStore } from '../../company/contact-details/store.ts'
import type { Library } from '../../media/library-types.ts'
import type { Product, Products } from '../products.ts'
import { feedText } from './feed-text.ts'
import { whyLeftOut } from './why-left-out.ts'

export interface FeedSources {
  products: () => Products
  library: Pick<Library, 'file'>
  contactDetails: Pick<ContactDetailsStore, 'value'>
  /** At the company, as 2026-12-31. */
  today: () => string
}

/** A product as both feeds have it. */
export interface FeedItem {
  id: string
  title: string
  description: string
  /** As both feeds write it: a point, and the currency by ISO 4217. */
  price: string
  link: string
  image: string
  brand: string
}

/** Of the shorter limit of the two: https://support.google.com/merchants/answer/7052112 */
const LONGEST = { title: 150, description: 5000, brand: 70 }

/** The products that are in the feeds now, and why the others are not. */
export function feedItems(sources: FeedSources, origin: string) {
  const { products, library, today } = sources
  const items: FeedItem[] = []
  const left = new Map<WhyLeftOut, LeftOut['products']>()
  const day = today()
  const { all, currency } = products()
  for (const product of all) {
    const { code, name, slot, facts, isVisible } = product
    const photo = library.file(slot)
    const why = whyLeftOut({ isOpen: isVisible, facts, photo, day })
    if (why) {
      const group = left.get(why) ?? []
      group.push({ code, name })
      left.set(why, group)
    } else if (photo && facts.price?.cents) {
      const image = origin + mediaUrl(slot, photo.version)
      const price = `${fixedAmount(facts.price.cents, currency)} ${currency}`
      items.push({ ...textsOf(product, sources), price, image, ...at(product) })
    }
  }
  const reasons = [...left].map(([why, products]): LeftOut => ({ why, products }))
  return { items, left: reasons }

  function at({ code }: Product) {
    return { id: code, link: origin + routes.product(code) }
  }
}

function textsOf(product: Product, { contactDetails }: FeedSources) {
  const { name, title, description, alt } = product
  // A code alone says nothing to those who find it elsewhere.
  const called = name === product.code ? `${product.collection.name} ${name}` : name
  return {
    title: feedText(title ? `${called}, ${title}` : called, LONGEST.title),
    description: feedText(description || alt || product.place.alt, LONGEST.description),
    brand: feedText(contactDetails.value.companyName, LONGEST.brand),
  }
}

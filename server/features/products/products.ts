import type { Currency } from '../../../web/base/money/currencies.ts'
import { routes } from '../../../web/base/routes.ts'
import { bareCode, sameCode } from '../../../web/features/products/codes.ts'
import type { ProductFacts } from '../../../web/features/products/facts.ts'
import type { OwnFact } from '../../../web/features/products/own-facts.ts'
import { eachWord, type PictureWords } from '../../../web/features/products/picture-words.ts'
import type { Slot } from '../../../web/sections/fields.ts'
import { derivedOnce } from '../../base/derived-once.ts'
import { categoryAddress } from '../../content/category-address.ts'
import type { Content } from '../../content/content.ts'
import type { ContentPage } from '../../content/page.ts'
import { numberIn } from '../../content/slots.ts'
import { TURNS } from '../../drawings/kit/palette.ts'
import { listName } from './listed-page.ts'
import {
  listedProducts,
  presentCollections,
  type StoredCollection,
  type StoredProduct,
} from './lists/collection-schema.ts'
import { formerNamesOf } from './slot-details/former-names.ts'

export interface Collection {
  id: string
  /** Such as "Chairs": that of its page, or of its category in the gallery. */
  name: string
  page: ContentPage
  /** Its category in the gallery. */
  category?: string | undefined
  /** Of the codes that its products get. */
  prefix: string
  /** Of their prices. */
  currency: Currency
  products: readonly Product[]
  /** Visitors see neither its page nor its products for now. */
  isHidden: boolean
  /** Facts that only its products have. */
  ownFacts: readonly OwnFact[]
  /** The ids of others that go with it. */
  goesWith: readonly string[]
}

/** The owner's words about the picture; '' where there are none. */
export interface Product extends Readonly<PictureWords> {
  /** Unique among all products, and for ever. */
  code: string
  /** On its tile. */
  name: string
  /** The name that it was added with. */
  firstName: string
  /** Others that it had, by which links and shortlists may ask for it. */
  formerNames: readonly string[]
  /** The path of its picture. */
  slot: string
  /** Where its picture is, and how it is drawn until that has a photo. */
  place: Slot
  /** False where its owner, or its collection, hides it. */
  isVisible: boolean
  /** The owner's own setting, whatever the state of its collection. */
  isSwitchedOn: boolean
  facts: Readonly<ProductFacts>
  /** Rises with each change of what is stored of it; 0 where nobody has changed anything. */
  version: number
  collection: Collection
}

export interface Products {
  /** Of all their prices. */
  currency: Currency
  collections: readonly Collection[]
  all: readonly Product[]
  /** The product with this code, in any of its spellings; else the only one with this `bareCode`. */
  withCode(code: string): Product | undefined
  /** The product whose picture a slot is. */
  inSlot(slotPath: string): Product | undefined
}

/** Tells whether the site has furniture, as the example company does, which some pages mention. */
export const sellsFurniture = ({ collections }: Pick<Products, 'collections'>): boolean =>
  collections.some(({ page }) => page.path.startsWith(routes.furniture))

/** Where visitors see all of it. */
export const listAddress = ({ page, category, name }: Collection): string =>
  category === undefined ? page.path : categoryAddress({ id: category, label: name })

/** @throws where two products have the same code */
export const productsIn = derivedOnce(foundIn)

function foundIn({
  byPath,
  hiddenPages,
  collections,
  currency,
}: Pick<Content, 'byPath' | 'hiddenPages' | 'collections' | 'currency'>): Products {
  const listed = presentCollections(collections).flatMap(stored => {
    const page = byPath.get(stored.page) ?? hiddenPages?.get(stored.page)
    const name = page && listName(page, stored)
    return page && name !== undefined ? [collectionOf(stored, page, name, currency)] : []
  })
  const all = listed.flatMap(({ products }) => products)
  const byCode = new Map<string, Product>()
  const byBareCode = new Map<string, Product | undefined>()
  for (const product of all) {
    const code = sameCode(product.code)
    const other = byCode.get(code)
    if (other) throw new Error(`${other.slot} and ${product.slot} have the same code`)
    byCode.set(code, product)
    const bare = bareCode(code)
    if (bare !== code) byBareCode.set(bare, byBareCode.has(bare) ? undefined : product)
  }
  const bySlot = new Map(all.map(product => [product.slot, product]))
  return {
    currency,
    collections: listed,
    all,
    withCode: code => byCode.get(sameCode(code)) ?? byBareCode.get(bareCode(code)),
    inSlot: slotPath => bySlot.get(slotPath),
  }
}

function collectionOf(
  stored: Readonly<StoredCollection>,
  page: ContentPage,
  name: string,
  currency: Currency,
): Collection {
  const { id, category, prefix, goesWith, ownFacts = [], hidden } = stored
  const products: Product[] = []
  const about = { id, name, page, category, prefix, currency, ownFacts, goesWith }
  const collection: Collection = { ...about, products, isHidden: hidden !== undefined }
  for (const product of listedProducts(stored)) products.push(productOf(product, collection))
  return collection
}

/** A stored product as it is shown, in its collection. */
export function productOf(stored: Readonly<StoredProduct>, collection: Collection): Product {
  const { code, name, firstName = name, slot: place, facts = {}, version = 0 } = stored
  const { formerNames, isVisible: isSwitchedOn = true } = stored
  const isRenamed = stored.firstName !== undefined || formerNames !== undefined
  return {
    code,
    name,
    firstName,
    formerNames: isRenamed ? formerNamesOf({ productName: name, formerNames }, firstName) : [],
    slot: place.path,
    place,
    ...eachWord(word => stored[word] ?? ''),
    isVisible: isSwitchedOn && !collection.isHidden,
    isSwitchedOn,
    facts,
    version,
    collection,
  }
}

/** Which of the backdrops its drawing stands on: that of its position in its list. */
export const groundOf = ({ place, slot }: Product): number =>
  place.ground ?? ((numberIn(slot) ?? 1) - 1) % TURNS

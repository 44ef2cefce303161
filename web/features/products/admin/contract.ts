import type { Currency } from '../../../base/money/currencies.ts'
import type { ProductFacts } from '../facts.ts'
import type { OwnFact } from '../own-facts.ts'
import type { PictureWords } from '../picture-words.ts'

/** A product, as `GET /api/admin/products` lists it; words that are missing are those of its page. */
export interface AdminProduct extends Partial<PictureWords> {
  /** Unique, and for ever. */
  code: string
  /** The id of its collection. */
  collection: string
  /** Of its picture. */
  slot: string
  /** On its tile now. */
  name: string
  isVisible: boolean
  /**
   * Rises with each change of its facts, name, words, visibility or tick as built, wherever it is made;
   * a change sends the one that it began from.
   */
  version: number
  /** Of its price. */
  currency: Currency
  facts: ProductFacts
}

export interface AdminProducts {
  /** In the order of the site. */
  collections: AdminCollection[]
  /** Those of one collection together, each in the order of the site. */
  products: AdminProduct[]
}

export interface AdminCollection {
  id: string
  name: string
  /** Of the page that lists it. */
  path: string
  /** Of its list: rises when a product is added, moved or deleted. */
  version: number
  /** A free code for its next product. */
  nextCode: string
  /** Facts that only its products have. */
  ownFacts: OwnFact[]
  /** Visitors see neither its page nor its products for now. */
  isHidden?: true
  /** Why it can be neither hidden nor deleted; missing where it can. */
  stays?: string | undefined
}

/** The state of a collection when a change of it began; 409 where it is another now. */
export interface SeenCollection {
  version: number
  was: string
}

/** Beside that state, the body of `PUT /api/admin/collections/ID`. */
export type CollectionChange = { name: string } | { isHidden: boolean } | { before: string | null }

/** The body of `POST /api/admin/collections`: its page begins with it, and visitors see both at once. */
export interface NewCollection {
  name: string
  /** Of its page. */
  path: string
  /** In one or two sentences, 50 to 170 characters. */
  text: string
  /** The letters that codes of its products begin with, which never change; made of the name where it is missing. */
  prefix?: string
}

/** 201 of that. */
export interface AddedCollection {
  id: string
  name: string
  path: string
}

/** The body of `POST /api/admin/products`, which is answered by the `AdminProduct`. */
export interface NewProduct {
  /** The id of its collection, at whose end it comes. */
  collection: string
  /** 409 where it is or was that of another product. */
  code: string
  /** 409 where another product of the same page has it. */
  name: string
  /** The code of a product that it is drawn like until it has a photo. */
  drawnLike?: string
  facts?: ProductFacts
}

/**
 * The body of `PATCH /api/admin/collections/ID`, which is answered by `{ version }` of its list, or
 * 409 where that has changed meanwhile.
 */
export interface ProductMove {
  version: number
  codes: string[]
  /** The code before which they come, in the order that they have; null for the end. */
  before: string | null
}

/** Of one product; `null` removes a fact, or a text of its own; what is missing stays. */
export type ProductChange = {
  version: number
  /** 409 with `fields` where another product of the same page has it. */
  name?: string | null
  isVisible?: boolean
} & { [Name in keyof Said]?: Said[Name] | null | undefined }

type Said = PictureWords & ProductFacts

/**
 * The body of `PATCH /api/admin/products`, by code: all of the changes or none. It is answered by
 * `{ products: AdminProduct[] }` of those, or 409 where one has changed meanwhile.
 */
export interface ProductChanges {
  products: Record<string, ProductChange>
}

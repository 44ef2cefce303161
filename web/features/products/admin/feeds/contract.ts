/** What `GET` and `PUT /api/admin/feeds` answer; the body of PUT is a `FeedsChange`. */
export interface FeedsAnswer {
  /** Rises with each change; 409 where a change began from another one. */
  version: number
  /** Whether `/feeds/meta.csv` is there. */
  meta: boolean
  /** Whether `/feeds/google.xml` is there. */
  google: boolean
  /** Of the site, before the addresses of the feeds. */
  origin: string
  /** How many products are in the feeds, or would be. */
  included: number
  /** The others, by the first thing that is missing. */
  left: LeftOut[]
}

export type FeedsChange = Pick<FeedsAnswer, 'version' | 'meta' | 'google'>

export interface LeftOut {
  why: WhyLeftOut
  products: { code: string; name: string }[]
}

/** In the order in which they are looked at. */
export type WhyLeftOut =
  | 'hidden'
  | 'no-price'
  | 'price-not-shown'
  | 'price-over'
  | 'price-not-fixed'
  | 'price-per-area'
  | 'price-without-vat'
  | 'no-photo'
  | 'small-photo'

/** What the owner knows of a product beyond its name and its words; absent where nothing is said. */
export interface ProductFacts {
  /** In whole millimetres. */
  widthMm?: number
  depthMm?: number
  heightMm?: number
  /** In kilograms, to a tenth. */
  weightKg?: number
  seats?: number
  /** In square metres, to a tenth. */
  areaM2?: number
  materials?: string
  finishes?: string
  availability?: Availability
  /** Such as "3 weeks". */
  leadTime?: string
  warranty?: string
  price?: Price
  /**
   * A price may be known and not shown. Then it is in no page, data, document or feed.
   */
  isPriceShown?: boolean
  /** Places that the owner has opened beside that of its picture: see further-places.ts. */
  morePictures?: number
  documents?: number
}

export type Availability = 'made-to-order' | 'in-stock'

export interface Price {
  kind: 'fixed' | 'from' | 'range' | 'on-request'
  /** Cents of a Kenyan shilling; absent on request. */
  cents?: number
  /** The upper end of a range. */
  toCents?: number
  per: 'piece' | 'm2' | 'unit'
  vatIncluded: boolean
  /** The last day, as 2026-12-31. */
  validUntil?: string
}

/** The largest values that are taken; a larger one is a slip of the keyboard. */
export const factLimits = {
  /** A hundred metres. */
  millimetres: 100_000,
  kilograms: 100_000,
  seats: 1000,
  squareMetres: 10_000,
  /** A hundred million shillings. */
  cents: 10_000_000_000,
  text: 120,
  morePictures: 7,
  documents: 3,
} as const

import * as z from 'zod'
import { factLimits, type ProductFacts } from '../../web/products/facts.ts'

const LINE = `A line of at most ${factLimits.text} characters`

const line = z
  .string(LINE)
  .overwrite(typed => typed.replace(/\s+/g, ' ').trim())
  .min(1, LINE)
  .max(factLimits.text, LINE)

const whole = (most: number, what: string) => {
  const message = `${what} from 1 to ${most.toLocaleString('en')}`
  return z.int(message).min(1, message).max(most, message)
}

/** To a tenth; more is not measured. */
const tenths = (most: number, what: string) => {
  const message = `${what} from 0.1 to ${most.toLocaleString('en')}`
  return z
    .number(message)
    .overwrite(value => Math.round(value * 10) / 10)
    .min(0.1, message)
    .max(most, message)
}

const cents = whole(factLimits.cents, 'An amount in cents')
const LAST_DAY = 'The last day as 2026-12-31'

const price = z
  .strictObject({
    kind: z.enum(['fixed', 'from', 'range', 'on-request'], 'A kind of price'),
    cents: cents.optional(),
    toCents: cents.optional(),
    per: z.enum(['piece', 'm2', 'unit'], 'What the price is for: piece, m2 or unit'),
    vatIncluded: z.boolean('Whether VAT is included'),
    validUntil: z.iso.date(LAST_DAY).optional(),
  })
  .refine(({ kind, cents }) => (cents === undefined) === (kind === 'on-request'), {
    message: 'An amount, and none for a price on request',
  })
  .refine(({ kind, toCents }) => (toCents === undefined) === (kind !== 'range'), {
    message: 'The upper amount of a range, and none for other prices',
  })
  .refine(({ cents = 0, toCents = Number.POSITIVE_INFINITY }) => cents < toCents, {
    message: 'A range goes from the lower amount to the higher one',
  })

const { millimetres, kilograms, seats, squareMetres, morePictures, documents } = factLimits

export const facts = {
  widthMm: whole(millimetres, 'A width in millimetres'),
  depthMm: whole(millimetres, 'A depth in millimetres'),
  heightMm: whole(millimetres, 'A height in millimetres'),
  weightKg: tenths(kilograms, 'A weight in kilograms'),
  seats: whole(seats, 'A number of seats'),
  areaM2: tenths(squareMetres, 'An area in square metres'),
  materials: line,
  finishes: line,
  availability: z.enum(['made-to-order', 'in-stock'], 'Made to order, or in stock'),
  leadTime: line,
  warranty: line,
  price,
  isPriceShown: z.boolean('Whether visitors see the price'),
  morePictures: whole(morePictures, 'A number of further pictures'),
  documents: whole(documents, 'A number of documents'),
}

export const factsSchema: z.ZodType<ProductFacts> = z.strictObject(facts).partial() as never

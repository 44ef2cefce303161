import * as z from 'zod'
import { MOST_MINOR_UNITS } from '../../../web/base/money/amount-text.ts'
import type { ProductFacts } from '../../../web/features/products/facts.ts'
import {
  type FieldGroup,
  fieldsOf,
  type ProductField,
} from '../../../web/features/products/fields.ts'
import { pricedUnits, priceKinds } from '../../../web/features/products/price-choices.ts'

/** A text in one line. */
export const line = (most: number, message: string) =>
  z
    .string(message)
    .overwrite(typed => typed.replace(/\s+/g, ' ').trim())
    .min(1, message)
    .max(most, message)

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

/** One of some choices, each with what people read. */
export const keyOf = <K extends string>(choices: Readonly<Record<K, string>>, message?: string) =>
  z.enum(Object.keys(choices) as K[], message)

const cents = whole(MOST_MINOR_UNITS, 'An amount in cents, or in the minor unit of the currency,')
const LAST_DAY = 'The last day as 2026-12-31'

const price = z
  .strictObject({
    kind: keyOf(priceKinds, 'A kind of price'),
    cents: cents.optional(),
    toCents: cents.optional(),
    per: keyOf(pricedUnits, 'What the price is for: piece, m2 or unit'),
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

function schemaOf(field: ProductField): z.ZodType {
  const { kind, accepts } = field
  if (kind === 'choice') return keyOf(field.choices, accepts)
  const ofAtMost = { whole, places: whole, tenths, line }[kind]
  return ofAtMost(field.most, accepts)
}

const schemasOf = (...groups: FieldGroup[]) =>
  Object.fromEntries(fieldsOf(...groups).map(field => [field.id, schemaOf(field)]))

const schemas: Record<string, z.ZodType> = {
  ...schemasOf('size', 'making', 'delivery'),
  price,
  isPriceShown: z.boolean('Whether visitors see the price'),
  ...schemasOf('own'),
  ...schemasOf('places'),
}

/** Each fact has the schema of its kind; records have them in this order. */
export const facts = schemas as {
  [Fact in keyof ProductFacts]-?: z.ZodType<NonNullable<ProductFacts[Fact]>>
}

export const factsSchema: z.ZodType<ProductFacts> = z.strictObject(facts).partial() as never

import * as z from 'zod'
import type { ProductFacts } from '../../web/products/facts.ts'
import { type SlotDetailsChange, slotDetailsSchema } from '../slot-details/rows.ts'
import { facts } from './facts-schema.ts'

const { productName, alt, title, description, isVisible } = slotDetailsSchema.shape

const orNull = <S extends Readonly<Record<string, z.ZodType>>>(shape: S) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, schema.nullable().optional()]),
  ) as { [Name in keyof S]: z.ZodOptional<z.ZodNullable<S[Name]>> }

const factsChange = z.object(orNull(facts))

/** `null` removes a fact, a missing one stays. */
export type FactsChange = z.output<typeof factsChange>

/** A change of one product: `null` removes what is said, what is missing stays. */
export const changeSchema = z.strictObject({
  version: z.int('The version that the change began from').nonnegative(),
  ...orNull({ name: productName, title, description, alt }),
  isVisible: isVisible.optional(),
  ...factsChange.shape,
})

export type Change = z.output<typeof changeSchema>

/** Some 2,000 products at once. */
export const changesSchema = z.strictObject({
  products: z
    .record(z.string(), changeSchema)
    .refine(all => Object.keys(all).length > 0, 'Name one product at least'),
})

/** What belongs to the record of a product, and what to the details of its picture. */
export function partsOf({ version, name, title, description, alt, isVisible, ...facts }: Change): {
  version: number
  facts: FactsChange
  details?: SlotDetailsChange
} {
  const ownWords = Object.entries({ productName: name, title, description, alt })
  const present = ownWords.filter(([, text]) => text !== undefined)
  if (present.length === 0 && isVisible === undefined) return { version, facts }
  const words = Object.fromEntries(present.map(([word, text]) => [word, text ?? '']))
  return { version, facts, details: { ...words, isVisible } }
}

/** Facts after a change. */
export function changedFacts(facts: Readonly<ProductFacts>, change: FactsChange): ProductFacts {
  const named = Object.entries(change).filter(([, value]) => value !== undefined)
  const after = Object.entries({ ...facts, ...Object.fromEntries(named) })
  return Object.fromEntries(after.filter(([, value]) => value !== null))
}

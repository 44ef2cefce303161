import * as z from 'zod'
import type { ProductFacts } from '../../../web/features/products/facts.ts'
import { facts } from './facts-schema.ts'
import { type SlotDetailsChange, slotDetailsSchema } from './slot-details/rows.ts'

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

/** A change as the store makes it. */
export function partsOf({ version, name, title, description, alt, isVisible, ...facts }: Change): {
  version: number
  facts: FactsChange
  details: SlotDetailsChange
} {
  const texts = { title: textOf(title), description: textOf(description), alt: textOf(alt) }
  return { version, facts, details: { productName: textOf(name), ...texts, isVisible } }
}

const textOf = (text: string | null | undefined) => (text === null ? '' : text)

/** Facts after a change. */
export function changedFacts(facts: Readonly<ProductFacts>, change: FactsChange): ProductFacts {
  const named = Object.entries(change).filter(([, value]) => value !== undefined)
  const after = Object.entries({ ...facts, ...Object.fromEntries(named) })
  return Object.fromEntries(after.filter(([, value]) => value !== null))
}

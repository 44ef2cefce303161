import * as z from 'zod'
import type { ProductFacts } from '../../../web/features/products/facts.ts'
import { eachWord, pictureWords } from '../../../web/features/products/picture-words.ts'
import { facts } from './facts-schema.ts'
import { type SlotDetailsChange, slotDetailsSchema } from './slot-details/rows.ts'

const { shape } = slotDetailsSchema

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
  ...orNull({ name: shape.productName, ...eachWord(word => shape[word]) }),
  isVisible: shape.isVisible.optional(),
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
export function partsOf({ version, name, isVisible, ...said }: Change): {
  version: number
  facts: FactsChange
  details: SlotDetailsChange
} {
  const words = eachWord(word => textOf(said[word]))
  const facts = Object.fromEntries(Object.entries(said).filter(([id]) => !(id in pictureWords)))
  return { version, facts, details: { productName: textOf(name), ...words, isVisible } }
}

const textOf = (text: string | null | undefined) => (text === null ? '' : text)

/** Facts after a change. */
export function changedFacts(facts: Readonly<ProductFacts>, change: FactsChange): ProductFacts {
  const named = Object.entries(change).filter(([, value]) => value !== undefined)
  const after = Object.entries({ ...facts, ...Object.fromEntries(named) })
  return Object.fromEntries(after.filter(([, value]) => value !== null))
}

import * as z from 'zod'
import { OWN_IDS, OWN_KINDS, ownFactLimits } from '../../../../web/features/products/own-facts.ts'
import { slotSchema } from '../../../../web/sections/fields.ts'
import { factsSchema, keyOf } from '../facts-schema.ts'
import { rowSchema, slotDetailsSchema } from '../slot-details/rows.ts'

const { formerNames } = rowSchema.shape

/** All that is stored of a product; what nobody has changed is missing. */
const storedProduct = z.strictObject({
  code: z.string(),
  /** On its tile. */
  name: z.string(),
  /** The name that it was added with, where it has another one now. */
  firstName: z.string().optional(),
  /** Others that administrators gave it, newest first: links and shortlists may have them. */
  formerNames: formerNames.optional(),
  /** The place of its picture, and how it is drawn until that has a photo. */
  slot: slotSchema,
  /** What its owner says of the picture. */
  ...slotDetailsSchema.omit({ productName: true }).partial().shape,
  facts: factsSchema.optional(),
  /** Rises with each change of it. */
  version: z.int().positive().optional(),
  /** ISO 8601 in UTC. */
  updatedAt: z.string().optional(),
})

const { label, choice, choices } = ownFactLimits

const ownFactSchema = z.strictObject({
  id: z.enum(OWN_IDS),
  label: z.string().max(label),
  kind: keyOf(OWN_KINDS),
  choices: z.array(z.string().max(choice)).max(choices).optional(),
})

const taken = z.strictObject({ by: z.string(), at: z.iso.datetime() })

/** A collection and the list of its products, as they are stored. */
export const collectionSchema = z.strictObject({
  id: z.string(),
  /** The address of the page that lists it. */
  page: z.string(),
  /** A category of the gallery; without one the page's grid lists it. */
  category: z.string().optional(),
  /**
   * The codes of new products begin with it. Codes are for ever: a prefix that is printed and quoted does
   * not change.
   */
  prefix: z.string(),
  /** Facts that only its products have, in the order of pages and forms. */
  ownFacts: z.array(ownFactSchema).max(OWN_IDS.length).optional(),
  /** The collections that people choose from beside this one, by their ids. */
  goesWith: z.array(z.string()),
  /** Rises with each change of the list. */
  version: z.int().nonnegative(),
  /** In their order. Deleted ones keep their place: no product gets one of their codes again. */
  products: z.array(storedProduct),
  /** The codes of those that are deleted. */
  deleted: z.array(z.string()),
  /** Visitors see neither its page nor its products for now. */
  hidden: taken.optional(),
  /** Deleted, with its page. Its products stay here: codes are for ever, and the bin restores it as it was. */
  removed: taken.optional(),
})

export type StoredProduct = z.output<typeof storedProduct>
export type StoredCollection = z.output<typeof collectionSchema>

/** The collections of a store, which are frozen. */
export type Collections = readonly Readonly<StoredCollection>[]

/** Leaves out deleted collections. */
export const presentCollections = (collections: Collections): Collections =>
  collections.filter(({ removed }) => !removed)

/** The products of a collection without those deleted. */
export function listedProducts({ products, deleted }: Readonly<StoredCollection>) {
  const deletedCodes = new Set(deleted)
  return products.filter(({ code }) => !deletedCodes.has(code))
}

/** Differs where any list does: the version of a list rises with each change. */
export const listVersions = (collections: Collections): string =>
  collections.map(({ id, version }) => `${id} ${version}`).join()

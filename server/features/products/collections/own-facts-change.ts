import * as z from 'zod'
import {
  OWN_IDS,
  OWN_KINDS,
  type OwnFact,
  type OwnFactId,
  ownFactLimits,
  ownFactTitle,
  readOwnFact,
} from '../../../../web/features/products/own-facts.ts'
import { conflict } from '../../../base/errors.ts'
import { keyOf, line } from '../facts-schema.ts'
import type { StoredCollection } from '../lists/collection-schema.ts'
import { plainTitle } from '../table/plain-title.ts'

const { label, choice, choices } = ownFactLimits
const LABEL_TAKES = `A name of at most ${label} characters`
const CHOICES_TAKE = `Two to ${choices} choices, each of at most ${choice} characters`

const factSchema = z
  .strictObject({
    id: z.enum(OWN_IDS).optional(),
    label: line(label, LABEL_TAKES),
    kind: keyOf(OWN_KINDS, 'A kind of fact'),
    choices: z
      .array(line(choice, CHOICES_TAKE), CHOICES_TAKE)
      .max(choices, CHOICES_TAKE)
      .optional(),
  })
  .refine(({ kind, choices = [] }) => kind !== 'choice' || isChoice(choices), {
    message: CHOICES_TAKE,
    path: ['choices'],
  })

const isChoice = (choices: readonly string[]) =>
  choices.length >= 2 && new Set(choices.map(one => one.toLowerCase())).size === choices.length

/** The body of a change; a fact without an id is new. */
export const ownFactsChange = z.strictObject({
  version: z.int('The version that the change began from').nonnegative(),
  facts: z.array(factSchema).max(OWN_IDS.length, `At most ${OWN_IDS.length} facts`),
})

export type OwnFactsChange = z.output<typeof ownFactsChange>

/** Finds faults in the names of facts, by field. */
export function labelFaults(
  facts: OwnFactsChange['facts'],
  titles: readonly string[],
): Record<string, string> {
  const titlesInUse = new Map(titles.map(title => [plainTitle(title), title]))
  const faults: Record<string, string> = {}
  facts.forEach((fact, index) => {
    const plain = plainTitle(ownFactTitle(fact))
    const other =
      plain === '' ? undefined : (titlesInUse.get(plain) ?? titlesInUse.get(plainTitle(fact.label)))
    if (other !== undefined) faults[`facts.${index}.label`] = `All products have “${other}” already`
    if (plain === '') faults[`facts.${index}.label`] = 'A name has letters or digits'
    titlesInUse.set(plain, fact.label)
  })
  return faults
}

/**
 * Changes what the products of a collection have of their own. What products say of a fact that goes, and
 * what cannot be read by its new kind, goes too.
 * @throws AppError 409 where the list has changed since
 */
export function changeOwnFacts(
  list: StoredCollection,
  { version, facts }: OwnFactsChange,
  updatedAt: string,
): void {
  if (list.version !== version) throw conflict(NEWER)
  const storedIds = new Set(facts.flatMap(({ id }) => id ?? []))
  const free = OWN_IDS.filter(id => !storedIds.has(id))
  const next = facts.map(
    ({ id = free.shift(), label, kind, choices }): OwnFact => ({
      ...{ id: id as OwnFactId, label, kind },
      ...(kind === 'choice' && { choices }),
    }),
  )
  const newIds = new Set(facts.flatMap(({ id }, index) => (id ? [] : (next[index]?.id ?? []))))
  list.products = list.products.map(product => {
    const { facts: stored = {} } = product
    const after = { ...stored }
    for (const id of OWN_IDS) {
      const fact = newIds.has(id) ? undefined : next.find(one => one.id === id)
      const value = stored[id]
      const reading = fact && value !== undefined ? readOwnFact(fact, value) : undefined
      if (reading && 'value' in reading) after[id] = reading.value
      else delete after[id]
    }
    if (OWN_IDS.every(id => after[id] === stored[id])) return product
    return { ...product, facts: after, version: (product.version ?? 0) + 1, updatedAt }
  })
  if (next.length > 0) list.ownFacts = next
  else delete list.ownFacts
  list.version += 1
}

const NEWER =
  'Somebody else has changed this collection meanwhile. Load it again and repeat your change.'

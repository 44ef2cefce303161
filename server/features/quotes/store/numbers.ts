import * as z from 'zod'
import { badRequest } from '../../../base/errors.ts'
import { openStore } from '../../../storage/open-store.ts'
import type { StorePlace } from '../../../storage/store-options.ts'

const givenNumbers = z.strictObject({
  /** By year. */
  highest: z.record(z.string().regex(/^\d{4}$/), z.int().positive()),
  /** The number of a quote that is being written; after a crash it may be unused. */
  unconfirmed: z.string().optional(),
})

export const quoteNumbersFormat = { version: 1, schema: givenNumbers }

type GivenNumbers = z.output<typeof givenNumbers>

/**
 * The highest numbers that were given, apart from the quotes: where a file of quotes is lost, none of
 * its numbers is given again. A number is claimed before its quote is written and confirmed before
 * the answer; one that a crash left unconfirmed goes to the next quote, so that there is no gap.
 */
export async function openQuoteNumbers(place: StorePlace) {
  const store = await openStore<GivenNumbers>({
    ...place,
    ...quoteNumbersFormat,
    initial: () => ({ highest: {} }),
  })

  return {
    /**
     * Stores the next number as given; calls must not overlap, in any process.
     * @param stored the numbers of all quotes
     */
    claim: (stored: readonly string[], year: string): Promise<string> =>
      store.change(draft => {
        const number = nextNumber(stored, year, draft)
        draft.highest[year] = countOf(number)
        draft.unconfirmed = number
        return number
      }),

    /** Stores that quotes have these numbers, of which an earlier release, or a crash, has not. */
    async confirm(stored: readonly string[]): Promise<void> {
      const isStored = ({ highest, unconfirmed = '' }: GivenNumbers) =>
        !stored.includes(unconfirmed) &&
        stored.every(number => countOf(number) <= (highest[yearOf(number)] ?? 0))
      if (isStored(store.value)) return
      await store.change(draft => {
        if (stored.includes(draft.unconfirmed ?? '')) delete draft.unconfirmed
        for (const number of stored) {
          const year = yearOf(number)
          draft.highest[year] = Math.max(draft.highest[year] ?? 0, countOf(number))
        }
      })
    },

    /** The number that the next quote of a year gets. */
    next: (stored: readonly string[], year: string) => nextNumber(stored, year, store.value),

    /**
     * Has the next quote of a year begin at a higher number; calls must not overlap those of `claim`.
     * @throws AppError 400 where the number is of another year, or it or a higher one was given
     */
    beginAt: (stored: readonly string[], number: string, year: string): Promise<void> =>
      store.change(draft => {
        if (yearOf(number) !== year) throw refused(`Numbers of this year begin with ${year}`)
        const next = nextNumber(stored, year, draft)
        if (countOf(number) < countOf(next)) {
          throw refused(
            `The next quote is ${next}: numbers before it may be on quotes that were sent.`,
          )
        }
        delete draft.unconfirmed
        if (countOf(number) > 1) draft.highest[year] = countOf(number) - 1
      }),

    refresh: store.refresh,
    settled: store.settled,
  }
}

/** `2026-0042`: one after the highest of its year, or the one that a crash left unused. */
export function nextNumber(
  stored: readonly string[],
  year: string,
  { highest, unconfirmed }: GivenNumbers,
): string {
  const counts = stored.filter(number => yearOf(number) === year).map(countOf)
  const last = counts.reduce((most, count) => Math.max(most, count), 0)
  const next = numberOf(year, last + 1)
  // The quote before it is there, so no file is lost that it could be in.
  if (next === unconfirmed) return next
  return numberOf(year, Math.max(last, highest[year] ?? 0) + 1)
}

const refused = (message: string) => badRequest(message, { beginAt: message })

const yearOf = (number: string) => number.slice(0, 4)
const countOf = (number: string) => Number(number.slice(5))
const numberOf = (year: string, count: number) => `${year}-${String(count).padStart(4, '0')}`

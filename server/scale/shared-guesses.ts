import { AppError } from '../base/errors.ts'
import {
  COUNTERS,
  countGuesses,
  createCounterNames,
  type GuessCounting,
  refusal,
  SLICES,
  sliceAt,
} from '../features/accounts/session/guesses.ts'
import type { Database } from '../storage/postgres/database.ts'

/**
 * Counts guesses for all processes together, in the table `guesses`; while the database does not answer,
 * each counts for itself.
 * @param clock milliseconds since 1970
 */
export function sharedGuesses(
  { sql }: Pick<Database, 'sql'>,
  clock: () => number = Date.now,
): GuessCounting {
  return ({ name, most, salt }) => {
    const counterOf = createCounterNames(COUNTERS, salt)
    const insurance = countGuesses({ name, most, salt }, clock)

    async function take(key: string): Promise<void> {
      const counter = counterOf(key)
      const slice = sliceAt(clock())
      // One statement limits concurrent guesses too: the row of this slice is locked, and those
      // before it are not added to any more.
      const [guess] = await sql<{ points: number }>`
        with before as (
          select coalesce(sum(points), 0) as points from guesses
          where name = ${name} and counter = ${counter}
            and slice > ${slice - SLICES} and slice < ${slice})
        insert into guesses as known (name, counter, slice, points)
        select ${name}, ${counter}, ${slice}, 1 where (select points from before) < ${most}
        on conflict (name, counter, slice) do update set points = known.points + 1
        where known.points + (select points from before) < ${most}
        returning points`
      if (!guess) throw refusal(clock())
      if (guess.points > 1) return
      await sql`delete from guesses
        where name = ${name} and counter = ${counter} and slice <= ${slice - SLICES}`
    }

    return {
      take: key =>
        take(key).catch(error => {
          if (error instanceof AppError) throw error
          return insurance.take(key)
        }),
      async giveBack(key) {
        await sql`update guesses set points = points - 1
          where name = ${name} and counter = ${counterOf(key)} and slice = ${sliceAt(clock())}
            and points > 0`.catch(() => insurance.giveBack(key))
      },
    }
  }
}

import type { QueryConfig } from 'pg'
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js'
import RateLimiterPostgres from 'rate-limiter-flexible/lib/RateLimiterPostgres.js'
import { minute, second } from '../../web/base/units.ts'
import type { Counters } from '../base/http/counters.ts'
import type { Database } from '../storage/postgres/database.ts'

/** A request waits for the answer, and the insurance has one. */
const LONGEST = 2 * second
const BETWEEN_SWEEPS = 10 * minute

/**
 * Counts for all processes together, in the table `attempts`; while the database does not answer, each
 * counts for itself.
 */
export function sharedCounters({ query }: Pick<Database, 'query'>): Counters {
  let nextSweep = Date.now() + BETWEEN_SWEEPS
  const storeClient = {
    query(statement: QueryConfig) {
      if (Date.now() > nextSweep) removeOver()
      return query(statement, LONGEST)
    },
  }

  /** Rows of visitors who do not come back. */
  function removeOver(): void {
    nextSweep = Date.now() + BETWEEN_SWEEPS
    const text = 'delete from attempts where expire < $1'
    query({ text, values: [Date.now()] }, LONGEST).catch(() => undefined)
  }

  return name =>
    ({ points, seconds: duration }) =>
      new RateLimiterPostgres({
        storeClient,
        storeType: 'client',
        tableName: 'attempts',
        tableCreated: true,
        keyPrefix: name,
        points,
        duration,
        clearExpiredByTimeout: false,
        insuranceLimiter: new RateLimiterMemory({ points, duration }),
      })
}

import { randomUUID } from 'node:crypto'
import { second } from '../../web/base/units.ts'
import type { Database } from '../storage/postgres/database.ts'
import type { Claim } from './claim.ts'
import { countElapsed } from './elapsed.ts'

/** The time for which a claim outlives its process. */
const LASTS = 30 * second
/** Several attempts fit into that time. */
const RENEWED_EVERY = LASTS / 4

/**
 * Claims in the database, by its clock alone. Each is renewed for as long as its process runs and
 * reaches the database. None is taken over for ten seconds after a restart of the server, so that a
 * claim's process can record its work from before the restart.
 */
export function createClaims({ sql }: Pick<Database, 'sql'>) {
  return async (work: string): Promise<Claim | undefined> => {
    const holder = randomUUID()
    let elapsed = countElapsed()
    const claims = await sql`
      insert into work_claims as known (work, holder, until)
      values (${work}, ${holder}, clock_timestamp() + ${`${LASTS} ms`}::interval)
      on conflict (work) do update set holder = excluded.holder, until = excluded.until
        where known.until < clock_timestamp()
        and pg_postmaster_start_time() < clock_timestamp() - interval '10 seconds'
      returning work`
    if (claims.length === 0) return undefined
    let isLost = false
    const timer = setInterval(() => void renew().catch(() => undefined), RENEWED_EVERY).unref()

    async function renew(): Promise<void> {
      const sinceRequest = countElapsed()
      const renewed = await sql`
        update work_claims set until = clock_timestamp() + ${`${LASTS} ms`}::interval
        where work = ${work} and holder = ${holder} returning work`
      if (renewed.length > 0) elapsed = sinceRequest
      else isLost = true
    }

    return {
      get isHeld() {
        return !isLost && elapsed() < LASTS
      },
      async release() {
        clearInterval(timer)
        await sql`delete from work_claims where work = ${work} and holder = ${holder}`.catch(
          () => undefined,
        )
      },
    }
  }
}

/** Removes claims of processes that were killed. */
export async function removeOldClaims({ sql }: Pick<Database, 'sql'>): Promise<void> {
  await sql`delete from work_claims where until < clock_timestamp() - interval '1 day'`
}

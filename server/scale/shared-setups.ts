import { type BegunSetups, SETUP_TAKES } from '../features/accounts/own-account/begun-setups.ts'
import type { Database } from '../storage/postgres/database.ts'
import { notAnswering } from '../storage/postgres/not-answering.ts'

/**
 * Begun at one process and confirmed at any, in the table `begun_setups`.
 * @param clock milliseconds since 1970
 */
export function sharedSetups(
  { sql }: Pick<Database, 'sql'>,
  clock: () => number = Date.now,
): BegunSetups {
  return {
    async begin(userId, secret) {
      const until = clock() + SETUP_TAKES
      await sql`delete from begun_setups where until < ${clock()}`.catch(refuse)
      await sql`insert into begun_setups (user_id, secret, until) values (${userId}, ${secret}, ${until})
        on conflict (user_id) do update set secret = excluded.secret, until = excluded.until`.catch(
        refuse,
      )
    },
    async secretOf(userId) {
      const [setup] = await sql<{ secret: string }>`
        select secret from begun_setups where user_id = ${userId} and until >= ${clock()}`.catch(
        refuse,
      )
      return setup?.secret
    },
    async end(userId) {
      await sql`delete from begun_setups where user_id = ${userId}`.catch(refuse)
    },
  }
}

const refuse = (error: unknown): never => {
  throw notAnswering(error)
}

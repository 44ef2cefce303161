import type { ClientBase } from 'pg'
import { build } from '../../base/release.ts'
import { StartError } from '../../base/start-error.ts'
import type { Sql } from './sql.ts'

/**
 * The lock of a whole site: every process that serves it shares it, on the connection on which it
 * listens, and a command that moves or replaces the site has it alone. It ends with the connection.
 */
const LOCK = 7_305_111

/** The name of the connection of a process that serves the site, the same for all of a build. */
export const SERVING = `showyard ${build}`

/** Shares the lock on each new connection; `first` settles with the first of them. */
export function siteSharing() {
  const { promise: first, resolve, reject } = withResolvers()
  // The promise is not awaited where the database is closed before.
  first.catch(() => undefined)
  return {
    first,
    async share(client: Pick<ClientBase, 'query'>): Promise<void> {
      const { rows } = await client.query('select pg_try_advisory_lock_shared($1) as shared', [
        LOCK,
      ])
      if (rows[0]?.shared === true) return resolve()
      const refusal = new StartError(
        'The site in this database is being moved or restored. Start it again when that is done.',
      )
      reject(refusal)
      throw refusal
    },
  }
}

/** Takes the lock alone until the transaction ends; false where a process serves the site. */
export async function takeSite(tx: Sql): Promise<boolean> {
  const [row] = await tx<{ taken: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as taken`
  return row?.taken === true
}

/** Tells whether a process of another build serves the site. */
export async function isServedByOtherBuild(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ serve: boolean }>`
    select exists (
      select from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and objid = ${LOCK} and granted
        and datname = current_database() and application_name <> ${SERVING}
    ) as serve`
  return row?.serve === true
}

function withResolvers() {
  let resolve = () => {}
  let reject: (reason: unknown) => void = () => {}
  const promise = new Promise<void>((done, failed) => {
    resolve = done
    reject = failed
  })
  return { promise, resolve, reject }
}

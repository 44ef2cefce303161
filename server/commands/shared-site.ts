import { CommandError } from '../base/command.ts'
import type { Config } from '../base/config.ts'
import { createLog } from '../base/log.ts'
import { reachDatabase } from '../scale/reach-database.ts'
import { type Database, type DatabaseOptions, openDatabase } from '../storage/postgres/database.ts'

type Shared = NonNullable<Config['shared']>

/**
 * Runs `use` with the database of a site on several machines; its bucket is not needed.
 * @throws StartError where it cannot be reached
 */
export async function withDatabase<R>(
  { database: url }: Pick<Shared, 'database'>,
  use: (cluster: { database: Database }) => Promise<R>,
  options: DatabaseOptions = {},
): Promise<R> {
  await reachDatabase(url, { log: createLog({ logLevel: 'silent' }), patience: 0 })
  const database = await openDatabase(url, options)
  try {
    return await use({ database })
  } finally {
    await database.close()
  }
}

/** @throws CommandError where the database has no site */
export const ensureSharedSite = (shared: Pick<Shared, 'database'>): Promise<void> =>
  withDatabase(shared, async ({ database }) => {
    const [administrators] = await database.sql`
      select name from stored_values where name = 'admin-users' and data <> '[]'`
    if (administrators) return
    throw new CommandError(
      'There is no site in this database. Start one, or correct the name in DATABASE_URL.',
    )
  })

import { CommandError } from '../../../../base/command.ts'
import type { Config } from '../../../../base/config.ts'
import { createLog } from '../../../../base/log.ts'
import type { Objects } from '../../../../scale/objects/objects.ts'
import { openS3 } from '../../../../scale/objects/s3.ts'
import { reachDatabase } from '../../../../scale/reach-database.ts'
import { type Database, openDatabase } from '../../../../storage/postgres/database.ts'
import { takeSite } from '../../../../storage/postgres/site-lock.ts'
import type { Sql } from '../../../../storage/postgres/sql.ts'
import { createSlotTables } from '../../../media/shared/slot-table.ts'

/** The database and the bucket of a site, for a command that serves nothing. */
export interface SharedPlace {
  database: Database
  objects: Objects
}

/**
 * Runs `use` with database and bucket, and closes them.
 * @throws StartError where one of them cannot be reached
 */
export async function withShared<R>(
  shared: NonNullable<Config['shared']>,
  use: (place: SharedPlace) => Promise<R>,
): Promise<R> {
  await reachDatabase(shared.database, { log: createLog({ logLevel: 'silent' }), patience: 0 })
  const objects = openS3(shared.objects)
  try {
    await objects.check()
    const database = await openDatabase(shared.database)
    try {
      await createSlotTables(database)
      return await use({ database, objects })
    } finally {
      await database.close()
    }
  } finally {
    objects.close()
  }
}

/**
 * Runs `fn` while no process serves the site, nor starts to. `stillAlone` rejects where that has ended:
 * with the connection that has the lock.
 * @throws CommandError where one does
 */
export function withSiteLock<R>(
  { database }: Pick<SharedPlace, 'database'>,
  fn: (stillAlone: () => Promise<void>) => Promise<R>,
): Promise<R> {
  return database.transaction(async lock => {
    if (!(await takeSite(lock))) {
      throw new CommandError(
        'The site in this database is running, or another command works on it. Stop every process of it first.',
      )
    }
    return fn(async () => void (await lock`select 1`))
  })
}

/** Runs `fn` in a transaction that sees one moment and writes nothing. */
export function inSnapshot<R>(
  { database }: Pick<SharedPlace, 'database'>,
  fn: (tx: Sql) => Promise<R>,
): Promise<R> {
  return database.transaction(async tx => {
    await tx`set transaction isolation level repeatable read, read only`
    return fn(tx)
  })
}

/** Tells whether the database has a site: the values that its first process writes count. */
export async function hasSite(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ found: boolean }>`
    select exists (select from stored_values) or exists (select from slot_files where data is not null)
      or exists (select from stored_rows where data is not null) as found`
  return row?.found === true
}

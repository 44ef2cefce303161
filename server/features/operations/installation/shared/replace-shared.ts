import { CommandError } from '../../../../base/command.ts'
import type { Sql } from '../../../../storage/postgres/sql.ts'
import { type Counts, compareAll } from '../compare.ts'
import type { Installation } from '../installation.ts'
import { storesOf } from './back-up-stores.ts'
import { hasSite, type SharedPlace } from './open-shared.ts'
import { sharedInstallation } from './read-shared.ts'
import { writeShared } from './write-shared.ts'

interface ReplaceOptions {
  /** True where an existing site may be replaced. */
  replace: boolean
  /** @see withSiteLock */
  stillAlone: () => Promise<void>
  /** The widths of photos that are not on this machine, in pixels by SHA-256. */
  widths?: ReadonlyMap<string, number | undefined>
  /** Replaces the stores alone: files and bin stay as they are. */
  keepsUploads?: boolean
}

/**
 * Makes an installation, whose files are in the bucket already, the site of a database: all of it in one
 * transaction, which compares every part before it ends. A process that is killed leaves the database
 * as it was.
 * @throws CommandError; nothing is changed then
 */
export function replaceShared(
  { database, objects }: SharedPlace,
  installation: Installation,
  { replace, stillAlone, widths, keepsUploads = false }: ReplaceOptions,
): Promise<Counts> {
  return database.transaction(async tx => {
    await tx`set local idle_in_transaction_session_timeout = 0`
    await lockStores(tx)
    if (!replace && (await hasSite(tx))) throw siteExists()
    const part = keepsUploads ? storesOf : (all: Installation) => all
    await writeShared(tx, part(installation), { widths, keepsUploads })
    const counts = await compareAll(part(installation), part(sharedInstallation(tx, objects)))
    await stillAlone()
    return counts
  })
}

/** Other writers wait until this transaction ends. */
const lockStores = (tx: Sql) => tx`lock table store_heads in share row exclusive mode`

export const siteExists = () =>
  new CommandError(
    'There is a site in the database already. Nothing was changed. To put this one in its place: --replace',
  )

import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError } from '../base/command.ts'
import { type Config, readConfig } from '../base/config.ts'
import { AppError } from '../base/errors.ts'
import { createLog, type Log } from '../base/log.ts'
import { accountOperations } from '../features/accounts/owner-operations.ts'
import { openStores, type Stores } from '../features/operations/stores/index.ts'
import { backupBeforeUpgrade } from '../features/operations/volume/before-upgrade.ts'
import { isHalfRestored } from '../features/operations/volume/exchange.ts'
import { askOverControlSocket, type OwnerOperations, reasonOf } from '../storage/control-socket.ts'
import type { Database } from '../storage/postgres/database.ts'

/** Changes an account through the running site, or directly where it is not running. */
export const changeAccount = (operation: string, details: unknown): Promise<unknown> =>
  operate(operation, details, (stores, _, log) => accountOperations(stores, log))

/**
 * Performs an operation in the process that has DATA_DIR, or directly where none does: on the volume,
 * or in the database of several processes, whichever of them run.
 */
export async function operate(
  operation: string,
  details: unknown,
  operationsOf: (
    stores: Stores,
    config: Config,
    log: Log,
  ) => OwnerOperations | Promise<OwnerOperations>,
): Promise<unknown> {
  const config = readConfig()
  await ensureSite(config)
  const answer = await askSite(config, operation, details)
  if (answer) return answer.result
  const log = createLog({ logLevel: 'silent' })
  const perform = async (cluster?: { database: Database }) => {
    const beforeOpening = (database?: Database) => backupBeforeUpgrade(config, log, database)
    const stores = await openStores(config, log, { cluster, beforeOpening })
    try {
      const operations = await operationsOf(stores, config, log)
      return await operations[operation]?.(details)
    } catch (error) {
      throw error instanceof AppError ? new CommandError(reasonOf(error)) : error
    } finally {
      await stores.close()
    }
  }
  // No move or restore may begin while it changes the site.
  const options = { servesSite: true }
  if (config.shared) return (await shared()).withDatabase(config.shared, perform, options)
  return perform()
}

/**
 * The answer of the running site; undefined where it is not running.
 * @throws CommandError with the message of the site where it rejects
 */
export async function askSite(
  { dataDir }: Pick<Config, 'dataDir'>,
  operation: string,
  details?: unknown,
): Promise<{ result: unknown } | undefined> {
  const answer = await askOverControlSocket(dataDir, operation, details).catch(() => {
    throw new CommandError('The site is starting or stopping. Try again in a moment.')
  })
  if (answer && 'error' in answer) throw new CommandError(answer.error)
  return answer
}

/**
 * Guards against initialising an empty site in the wrong place.
 * @throws CommandError where there is no site, or a half-restored one
 */
export async function ensureSite(config: Pick<Config, 'dataDir' | 'shared'>): Promise<void> {
  if (config.shared) await (await shared()).ensureSharedSite(config.shared)
  else await ensureSiteOnVolume(config)
}

/** Loaded where a site has several processes alone. */
const shared = () => import('./shared-site.ts')

/** @throws CommandError where there is no site, or a half-restored one */
export async function ensureSiteOnVolume({ dataDir }: Pick<Config, 'dataDir'>): Promise<void> {
  if (await isHalfRestored({ dataDir })) {
    throw new CommandError('A restore was cut off half way. Start the site, which finishes it.')
  }
  await access(join(dataDir, 'admin-users.json')).catch(() => {
    throw new CommandError(`There is no site in ${dataDir}. Set DATA_DIR to where it lies.`)
  })
}

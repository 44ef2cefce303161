import type { Config } from '../../../base/config.ts'
import { leftoversIn, removeAll } from '../../../base/disk/temporary-files.ts'
import type { Log } from '../../../base/log.ts'
import type { Cluster } from '../../../scale/index.ts'
import { serveControlSocket } from '../../../storage/control-socket.ts'
import { lockFolder } from '../../../storage/folder-lock.ts'
import { makeOwnFolder } from '../../../storage/own-folder.ts'
import type { Database } from '../../../storage/postgres/database.ts'
import { createFirstAdmin } from '../../accounts/store/first-admin.ts'
import { createPasswords, type Passwords } from '../../accounts/store/passwords.ts'
import { openSessionKeys } from '../../accounts/store/session-keys.ts'
import { ensureNotNewer, readNote } from './noted-formats.ts'
import { openAll, turnsOf } from './open-all.ts'
import type { Stores } from './stores.ts'
import { placesIn } from './stores-in.ts'

export type { Stores } from './stores.ts'

export interface OpenStoresOptions {
  /** Prints a line on the terminal; passwords must not go to the log. */
  print?: (line: string) => void
  passwords?: Passwords
  /** The clock of the sessions, in milliseconds since 1970. */
  clock?: () => number
  /** The shared database; absent where the site has one process. */
  cluster?: Pick<Cluster, 'database'> | undefined
  /** Called while no other process has the folder, before anything in it is opened. */
  beforeOpening?: (database?: Database) => Promise<void>
}

/**
 * Locks DATA_DIR and opens every store in it, or in the database of the cluster.
 * @throws StartError where another process has the folder or a file is invalid
 */
export async function openStores(
  config: Pick<Config, 'dataDir' | 'adminPassword' | 'sessionKeys'>,
  log: Log,
  {
    print = printLine,
    passwords = createPasswords(),
    clock = Date.now,
    cluster,
    beforeOpening = async () => undefined,
  }: OpenStoresOptions = {},
): Promise<Stores> {
  const { dataDir } = config
  await makeOwnFolder('DATA_DIR', dataDir)
  const lock = await lockFolder(dataDir)
  try {
    const leftovers = await leftoversIn(dataDir)
    const tools = { passwords, clock, database: cluster?.database }
    const { database } = tools
    ensureNotNewer(await readNote({ dataDir, database }), database ? 'the database' : dataDir)
    await beforeOpening(database)
    const all = await openAll(dataDir, log, tools)
    const ownKeys = await openSessionKeys(placesIn(dataDir, log, tools).value('session-keys'))
    await removeAll(leftovers)
    const exclusively = cluster?.database.alone ?? withoutOthers
    await exclusively('first-admin', () => createFirstAdmin(all.adminUsers, config, print))
    log.debug({ users: all.adminUsers.list().length }, 'stores are open')

    let hangUp = () => {}
    let isOpen = true
    return {
      ...all,
      inTurn: turnsOf(all, cluster?.database),
      sessionKeys: config.sessionKeys ?? ownKeys,
      serveControlSocket(operations) {
        hangUp = serveControlSocket(lock, operations)
      },
      get isOpen() {
        return isOpen
      },
      async close() {
        if (!isOpen) return
        isOpen = false
        await Promise.all(Object.values(all).map(store => store.settled()))
        hangUp()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

const withoutOthers = <R>(_name: string, fn: () => Promise<R>) => fn()

const printLine = (line: string) => void process.stdout.write(`${line}\n`)

import type { Log } from '../../../base/log.ts'
import { DamagedFile } from '../../../storage/envelope.ts'
import type { Database } from '../../../storage/postgres/database.ts'
import { createPasswords } from '../../accounts/store/passwords.ts'
import { readSessionKeys } from '../../accounts/store/session-keys.ts'
import { ensureNotNewer, readNote } from './noted-formats.ts'
import { placesIn, storesIn } from './stores-in.ts'

/**
 * Reads every store as `openStores` does, without changing the data; other processes may be using
 * them.
 * @param database where the site has several processes
 * @returns a sentence for each file that the next start would set aside
 * @throws StartError where one would prevent it
 */
export async function damagedStores(
  dataDir: string,
  log: Log,
  database?: Database,
): Promise<string[]> {
  ensureNotNewer(await readNote({ dataDir, database }), database ? 'the database' : dataDir)
  const tools = { passwords: createPasswords(), clock: Date.now, database }
  const stores = storesIn(dataDir, log, tools, true)
  for (const open of Object.values(stores.needed)) await open()
  await readSessionKeys(placesIn(dataDir, log, tools, true).value('session-keys'))
  const damaged: string[] = []
  for (const { open } of Object.values(stores.replaceable)) {
    await open().catch(error => {
      if (database || !(error instanceof DamagedFile)) throw error
      damaged.push(`${error.file} is damaged: ${error.why}. The next start sets it aside.`)
    })
  }
  return damaged
}

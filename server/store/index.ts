import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { type Activity, openActivity } from './activity.ts'
import { type AdminUsers, openAdminUsers } from './admin-users.ts'
import { type ContactDetailsStore, openContactDetails } from './contact-details.ts'
import { sweepTemporaryFiles } from './durable-file.ts'
import { createFirstAdmin } from './first-admin.ts'
import { lockFolder } from './folder-lock.ts'
import { type Inquiries, openInquiries } from './inquiries/index.ts'
import { makeOwnFolder } from './own-folder.ts'
import { answerOwner, type OwnerOperations } from './owner-channel.ts'
import { createPasswords, type Passwords } from './passwords.ts'
import { openPresses, type Presses } from './presses.ts'
import { openSessionKeys, readSessionKeys } from './session-keys.ts'
import { openSessions, type Sessions } from './sessions.ts'
import { openSlotDetails, type SlotDetailsStore } from './slot-details.ts'

export interface Stores {
  adminUsers: AdminUsers
  sessions: Sessions
  contactDetails: ContactDetailsStore
  slotDetails: SlotDetailsStore
  activity: Activity
  inquiries: Inquiries
  presses: Presses
  /** The first signs the session cookie, all verify it. */
  sessionKeys: readonly string[]
  /** Takes these from the owner's commands, which run in processes of their own. */
  answerOwner(operations: OwnerOperations): void
  /** False once `close` has begun. */
  readonly isOpen: boolean
  /** Resolves when the last write is on disk and the folder is free for another process. */
  close(): Promise<void>
}

export interface OpenStoresOptions {
  /** Shows a line on the terminal; the log is not for passwords. */
  print?: (line: string) => void
  passwords?: Passwords
}

/**
 * Opens DATA_DIR for this process alone and reads every file in it.
 * @throws StartError where another process has the folder or a file is not good
 */
export async function openStores(
  config: Pick<Config, 'dataDir' | 'adminPassword' | 'sessionKeys'>,
  log: Log,
  { print = printLine, passwords = createPasswords() }: OpenStoresOptions = {},
): Promise<Stores> {
  const { dataDir } = config
  await makeOwnFolder('DATA_DIR', dataDir)
  const lock = await lockFolder(dataDir)
  try {
    const all = await openAll(dataDir, log, passwords)
    const ownKeys = await openSessionKeys({ file: join(dataDir, 'session-keys.json') })
    await sweepTemporaryFiles(dataDir)
    await createFirstAdmin(all.adminUsers, config, print)
    log.debug({ users: all.adminUsers.list().length }, 'stores are open')

    let hangUp = () => {}
    let isOpen = true
    return {
      ...all,
      sessionKeys: config.sessionKeys ?? ownKeys,
      answerOwner(operations) {
        hangUp = answerOwner(lock, operations)
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

/**
 * Reads every file as `openStores` does, and changes nothing, neither in memory nor on disk; another
 * process may be using the folder.
 * @throws StartError where a file is not good
 */
export async function lookThroughStores(dataDir: string, log: Log): Promise<void> {
  await openAll(dataDir, log, createPasswords(), true)
  await readSessionKeys(join(dataDir, 'session-keys.json'))
}

async function openAll(dataDir: string, log: Log, passwords: Passwords, readOnly = false) {
  const file = (name: string) => join(dataDir, name)
  const onLate = (err: unknown) => log.warn({ err }, 'an older copy could not be renewed')
  const monthly = { onLate, readOnly }
  return {
    adminUsers: await openAdminUsers({ file: file('admin-users.json'), passwords }),
    sessions: await openSessions({ file: file('sessions.json') }),
    contactDetails: await openContactDetails({ file: file('contact-details.json') }),
    slotDetails: await openSlotDetails({ file: file('slot-details.json') }),
    activity: await openActivity({ folder: file('activity'), ...monthly }, log),
    inquiries: await openInquiries({ folder: file('inquiries'), ...monthly }),
    presses: await openPresses({ folder: file('presses'), ...monthly }),
  }
}

const printLine = (line: string) => void process.stdout.write(`${line}\n`)

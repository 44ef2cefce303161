/**
 * load.ts FOLDER durable|in-place ROUND: sixteen clients change the stores as fast as they may, and
 * a line on standard output acknowledges each change that is on disk. Runs until it is killed.
 */
import { randomUUID } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Adapter } from 'lowdb'
import { createLog } from '../../../server/base/log.ts'
import { openAdminUsers } from '../../../server/features/accounts/store/admin-users.ts'
import { createPasswords } from '../../../server/features/accounts/store/passwords.ts'
import { openSessions } from '../../../server/features/accounts/store/sessions.ts'
import { openContactDetails } from '../../../server/features/company/contact-details/store.ts'
import { inquirySchemaWith } from '../../../server/features/inquiries/schema.ts'
import { openInquiries } from '../../../server/features/inquiries/store/index.ts'
import { openStores, type Stores } from '../../../server/features/operations/stores/index.ts'
import type { Envelope } from '../../../server/storage/store-options.ts'
import { inquiry } from '../../support/inquiry.ts'

const [folder = '', kind, round] = process.argv.slice(2)
const passwords = createPasswords({ logN: 1, r: 8, p: 1 }, 100)
const stores = kind === 'durable' ? await openDurably() : await openInPlace()
/** Files so small that every few inquiries begin another one. */
const inquiries = await openInquiries({ folder: join(folder, 'inquiries-split'), mostBytes: 3000 })
const acknowledge = (line: string) => void process.stdout.write(`${line}\n`)

await Promise.all(Array.from({ length: 16 }, (_, client) => work(client)))

async function work(client: number) {
  for (let turn = 0; ; turn += 1) {
    const name = `${round}-${client}-${turn}`
    if (kind === 'durable' && client % 4 === 3) await takeInquiry(`inquiry-${name}`)
    else if (client % 3 === 0) await addUser(`user-${name}`)
    else if (client % 3 === 1) await openSession(`session-${name}`)
    else await count()
    await pause(10)
  }
}

async function addUser(name: string) {
  await stores.adminUsers.create(name, 'a good password')
  acknowledge(name)
}

async function takeInquiry(subject: string) {
  const {
    website,
    openFor,
    idempotencyKey,
    plan: _,
    ...sent
  } = inquirySchemaWith().parse(inquiry({ subject }))
  await inquiries.receive(sent, { isSuspect: false, wantsMail: false })
  acknowledge(subject)
}

async function openSession(id: string) {
  await stores.sessions.open(id, randomUUID(), 0)
  acknowledge(id)
}

async function count() {
  const counted = await stores.contactDetails.change(details => {
    details.companyTagline = String(Number(details.companyTagline) + 1)
    return details.companyTagline
  })
  acknowledge(`count-${counted}`)
}

function openDurably(): Promise<Pick<Stores, 'adminUsers' | 'sessions' | 'contactDetails'>> {
  const config = { dataDir: folder, adminPassword: 'a good password', sessionKeys: undefined }
  return openStores(config, createLog({ logLevel: 'silent' }), { passwords })
}

async function openInPlace() {
  const at = (name: string) => ({ file: join(folder, name), adapter: inPlace(join(folder, name)) })
  return {
    adminUsers: await openAdminUsers({ ...at('admin-users.json'), passwords }),
    sessions: await openSessions(at('sessions.json')),
    contactDetails: await openContactDetails(at('contact-details.json')),
  }
}

/** What not to do: the file itself is written over, on a disk that takes its time. */
function inPlace(file: string): Adapter<Envelope> {
  return {
    read: () => readFile(file, 'utf8').then(JSON.parse, () => null),
    async write(data) {
      const text = JSON.stringify(data)
      const handle = await open(file, 'w')
      await handle.write(text.slice(0, text.length / 2))
      await pause(2)
      await handle.write(text.slice(text.length / 2))
      await handle.close()
    },
  }
}

import { existsSync } from 'node:fs'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createPasswords } from '../../server/features/accounts/store/passwords.ts'
import { openStores } from '../../server/features/operations/stores/index.ts'
import { lockFolder } from '../../server/storage/folder-lock.ts'
import { readableLog } from '../support/log-lines.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const test = suite('stores')

const passwords = createPasswords({ logN: 4, r: 8, p: 1 })

interface Given {
  adminPassword?: string
  sessionKeys?: string[]
}

async function open(dataDir: string, given: Given = {}) {
  const printed: string[] = []
  const { log, lines } = readableLog()
  const config = { dataDir, adminPassword: undefined, sessionKeys: undefined, ...given }
  const print = (line: string) => void printed.push(line)
  const stores = await openStores(config, log, { print, passwords })
  return { stores, printed, lines }
}

test('the first start creates the folder, and the user admin with a printed password', async () => {
  const dataDir = join(await temporaryFolder(), 'volume', 'data')
  const { stores, printed, lines } = await open(dataDir)
  assert.is(printed.length, 1)
  const password = /admin.* password ([a-z2-9-]{23})$/.exec(printed[0] ?? '')?.[1] ?? ''
  assert.ok(await stores.adminUsers.authenticate('admin', password))
  assert.not.match(JSON.stringify(lines), password)
  assert.not.match((await open(await temporaryFolder())).printed[0] ?? '', password)
})

test('the second start prints nothing and keeps the password', async () => {
  const dataDir = await temporaryFolder()
  const first = await open(dataDir)
  const password = first.printed[0]?.split(' ').at(-1) ?? ''
  await first.stores.close()
  const second = await open(dataDir, { adminPassword: 'another password' })
  assert.equal(second.printed, [])
  assert.ok(await second.stores.adminUsers.authenticate('admin', password))
  await second.stores.close()
})

test('a given first password is used and not printed', async () => {
  const { stores, printed } = await open(await temporaryFolder(), { adminPassword: 'given one' })
  assert.equal(printed, [])
  assert.ok(await stores.adminUsers.authenticate('admin', 'given one'))
})

test('closing stores twice closes nothing of those that were opened in between', async () => {
  // The socket in a deep folder is opened by a descriptor, whose number is reused.
  const dataDir = join(await temporaryFolder(), 'deep'.repeat(20))
  await mkdir(dataDir)
  const first = await open(dataDir)
  await first.stores.close()
  const second = await open(dataDir)
  await first.stores.close()
  await second.stores.close()
})

test('session keys are created once with mode 0600, and given ones override them', async () => {
  const dataDir = await temporaryFolder()
  const first = await open(dataDir)
  await first.stores.close()
  const second = await open(dataDir)
  assert.equal(second.stores.sessionKeys, first.stores.sessionKeys)
  assert.match(second.stores.sessionKeys[0] ?? '', /^[\w-]{43}$/)
  assert.is((await stat(join(dataDir, 'session-keys.json'))).mode & 0o777, 0o600)
  await second.stores.close()
  const third = await open(dataDir, { sessionKeys: ['given'] })
  assert.equal(third.stores.sessionKeys, ['given'])
  await third.stores.close()
})

test('contact details start with the defaults and are stored from then on', async () => {
  const dataDir = await temporaryFolder()
  const { stores } = await open(dataDir)
  const { value } = stores.contactDetails
  assert.is(value.companyName, 'Nairobi Prefab & Interiors')
  assert.is(value.addressLine1, 'Manyanja Road')
  assert.is(value.phone, value.whatsapp)
  assert.is(value.takesInquiries, false)
  assert.is(value.updatedAt, null)
  await stores.contactDetails.change(details => {
    details.takesInquiries = true
  })
  await stores.close()
  const again = await open(dataDir)
  assert.is(again.stores.contactDetails.value.takesInquiries, true)
  await again.stores.close()
})

test('closing waits for pending writes', async () => {
  const dataDir = await temporaryFolder()
  const { stores } = await open(dataDir)
  const change = stores.contactDetails.change(details => {
    details.city = 'Mombasa'
  })
  await stores.close()
  assert.match(await readFile(join(dataDir, 'contact-details.json'), 'utf8'), 'Mombasa')
  assert.is(stores.isOpen, false)
  await change
})

test('temporary files of a killed process are removed from every folder, and nothing else', async () => {
  const dataDir = await temporaryFolder()
  const uuid = '01234567-89ab-cdef-0123-456789abcdef'
  const folders = ['.', 'pages', 'page-versions', 'inquiries', 'media/sources/a/b', 'spec-sheets']
  const left = [...folders.map(name => `${name}/.x.json.${uuid}.tmp`), `.check.${uuid}/x.json`]
  const stay = [
    ...folders.flatMap(name => [
      `${name}/.note.tmp`,
      `${name}/x.${uuid}.tmp`,
      `${name}/.x.${uuid}`,
    ]),
    // Another process may be writing it.
    `backups/.x.tar.gz.${uuid}.tmp`,
  ]
  for (const name of [...left, ...stay]) {
    await mkdir(join(dataDir, dirname(name)), { recursive: true })
    await writeFile(join(dataDir, name), '')
  }
  const present = (names: string[]) => names.filter(name => existsSync(join(dataDir, name)))
  const lock = await lockFolder(dataDir)
  await open(dataDir).catch(() => undefined)
  assert.equal(present(left), left, 'a second process removes nothing')
  await lock.release()

  const { stores } = await open(dataDir)
  await stores.close()
  assert.equal(present(left), [])
  assert.equal(present(stay), stay)
})

test('a folder that cannot be created stops the start with a message', async () => {
  const file = join(await temporaryFolder(), 'a-file')
  await writeFile(file, '')
  const fault = await open(join(file, 'data')).catch(error => error)
  assert.is(fault.name, 'StartError')
  assert.match(fault.message, /^DATA_DIR takes a folder/)
})

test.run()

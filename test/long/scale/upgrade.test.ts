import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { createLog } from '../../../server/base/log.ts'
import { openContactDetails } from '../../../server/features/company/contact-details/store.ts'
import { moveToShared } from '../../../server/features/operations/installation/move-to-shared.ts'
import { restoreShared } from '../../../server/features/operations/installation/restore-shared.ts'
import { versions } from '../../../server/features/operations/stores/formats.ts'
import { openStores } from '../../../server/features/operations/stores/index.ts'
import { noteFormats } from '../../../server/features/operations/stores/noted-formats.ts'
import { backupBeforeUpgrade } from '../../../server/features/operations/volume/before-upgrade.ts'
import { openDatabase } from '../../../server/storage/postgres/database.ts'
import { siteOnVolume } from '../../server/features/operations/installation/site-on-volume.ts'
import { startCeph } from '../../support/ceph.ts'
import { startPostgres } from '../../support/postgres.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { newSharedSite } from './shared-site.ts'

const test = suite('a newer build over a database')

const postgres = use(startPostgres())
const ceph = use(startCeph())
const log = createLog({ logLevel: 'silent' })
const next = { ...versions, menu: 99, 'of-the-next': 1 }

/** A site in a database, and how a process of the next build begins. */
async function movedSite() {
  const from = await siteOnVolume()
  const { env, shared } = await newSharedSite(postgres, ceph)
  await moveToShared({ from, to: shared, replace: false })
  const backupDir = await temporaryFolder()
  const connect = async () => use(await openDatabase(env.DATABASE_URL))
  const beginNext = async () => {
    const folders = { dataDir: await temporaryFolder(), uploadsDir: await temporaryFolder() }
    const database = await connect()
    await backupBeforeUpgrade({ ...folders, backupDir }, log, database, next)
    await noteFormats({ ...folders, database }, next)
  }
  return { shared, connect, beginNext, archives: () => readdir(backupDir), backupDir }
}

const cityIn = async (database: Awaited<ReturnType<typeof openDatabase>>) =>
  openContactDetails({ database, name: 'contact-details' })

const openHere = async (database: Awaited<ReturnType<typeof openDatabase>>) => {
  const config = {
    dataDir: await temporaryFolder(),
    adminPassword: undefined,
    sessionKeys: undefined,
  }
  return openStores(config, log, { cluster: { database } })
}

test('a backup is made once, while a process of the release before writes, and none without a change', async () => {
  const { connect, beginNext, archives } = await movedSite()
  const before = await cityIn(await connect())
  let isWriting = true
  let written = 0
  const writing = (async () => {
    for (; isWriting; written += 1) {
      await before.change(details => {
        details.city = `City ${written}`
      })
    }
  })()
  await beginNext()
  isWriting = false
  await writing
  assert.ok(written > 0)
  await beginNext()
  assert.is((await archives()).length, 1)
  assert.match((await archives()).join(), /^\d{8}T\d{6}Z-before-.+\.tar\.gz$/)
})

test('afterwards the release before refuses to start, until the archive is back: its files have stayed', async () => {
  const { shared, connect, beginNext, archives, backupDir } = await movedSite()
  const database = await connect()
  const details = await cityIn(database)
  const { city } = details.value
  const files = () => database.sql`select path, data from slot_files order by path`
  const [uploads, bin] = [
    await files(),
    await database.sql`select id, data from stored_rows where store = 'bin'`,
  ]
  assert.ok(uploads.length > 0 && bin.length > 0)
  await beginNext()
  await details.change(draft => {
    draft.city = 'Kisumu'
  })
  const refusal = await openHere(database).catch(error => error.message)
  assert.match(
    refusal,
    /The data in the database were changed by a newer release .*Nothing was changed/,
  )
  const [archive = ''] = await archives()
  const dataDir = join(await temporaryFolder(), 'data')
  const from = createReadStream(join(backupDir, archive))
  await restoreShared(from, { dataDir, to: shared, replace: true })
  const again = await connect()
  const stores = await openHere(again)
  assert.is(stores.contactDetails.value.city, city)
  assert.equal(await again.sql`select path, data from slot_files order by path`, uploads)
  assert.equal(await again.sql`select id, data from stored_rows where store = 'bin'`, bin)
  await stores.close()
})

test.run()

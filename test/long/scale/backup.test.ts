import { spawnSync } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { openContactDetails } from '../../../server/features/company/contact-details/store.ts'
import { compareAll } from '../../../server/features/operations/installation/compare.ts'
import type { Installation } from '../../../server/features/operations/installation/installation.ts'
import { moveToShared } from '../../../server/features/operations/installation/move-to-shared.ts'
import { moveToVolume } from '../../../server/features/operations/installation/move-to-volume.ts'
import { installationOn } from '../../../server/features/operations/installation/on-volume.ts'
import { restoreShared } from '../../../server/features/operations/installation/restore-shared.ts'
import { backUpShared } from '../../../server/features/operations/installation/shared/back-up.ts'
import { withShared } from '../../../server/features/operations/installation/shared/open-shared.ts'
import type { Folders } from '../../../server/features/operations/volume/archive.ts'
import { backupToFile } from '../../../server/features/operations/volume/backup-file.ts'
import { openLastBackups } from '../../../server/features/operations/volume/last-backup.ts'
import { restore } from '../../../server/features/operations/volume/restore.ts'
import { openDatabase } from '../../../server/storage/postgres/database.ts'
import { siteOnVolume } from '../../server/features/operations/installation/site-on-volume.ts'
import { emptyVolume, filesIn } from '../../server/features/operations/volume/volume-of-a-site.ts'
import { startCeph } from '../../support/ceph.ts'
import { startPostgres } from '../../support/postgres.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { typedHere } from '../../support/typed-here.ts'
import { newSharedSite } from './shared-site.ts'

const test = suite('backups of a site with a database and a bucket')

const postgres = use(startPostgres())
const ceph = use(startCeph())
const newShared = () => newSharedSite(postgres, ceph)

/** No backup has the mails to the owner about the site itself. */
const withoutNotices = (installation: Installation): Installation => ({
  ...installation,
  async *values() {
    for await (const value of installation.values()) if (value.name !== 'notices') yield value
  },
})

const compared = (one: Folders, other: Folders) =>
  compareAll(withoutNotices(installationOn(one)), installationOn(other))

const messageOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'none',
    error => error.message,
  )

async function movedSite() {
  const [from, site] = [await siteOnVolume(), await newShared()]
  await moveToShared({ from, to: site.shared, replace: false })
  return { from, ...site }
}

/** Of this machine, while something is restored. */
const dataDir = async () => join(await temporaryFolder(), 'data')

test('an archive of it, typed by the owner, is restored onto a volume', async () => {
  const { from, env } = await movedSite()
  const folder = await temporaryFolder()
  const here = { DATA_DIR: join(folder, 'data'), UPLOADS_DIR: join(folder, 'uploads') }
  await mkdir(here.DATA_DIR)
  await mkdir(here.UPLOADS_DIR)
  const { code, errors } = await typedHere(['backup', join(folder, 'b.tar.gz')], {
    ...env,
    ...here,
  })
  assert.is(code, 0, errors)
  assert.match(errors, /^Backed up to .+b\.tar\.gz: \d+ files/)
  const database = await openDatabase(env.DATABASE_URL)
  use(database)
  const noted = await openLastBackups({ database, name: 'last-backup' })
  assert.ok(((await noted.read())?.files ?? 0) > 10)
  const unpacked = await temporaryFolder()
  spawnSync('tar', ['xzf', join(folder, 'b.tar.gz')], { cwd: unpacked })
  const sums = spawnSync('sha256sum', ['-c', '--quiet', 'SHA256SUMS'], { cwd: unpacked })
  assert.is(sums.status, 0, String(sums.stderr))
  const to = await emptyVolume()
  await restore(createReadStream(join(folder, 'b.tar.gz')), { ...to, replace: false })
  await compared(from, to)
})

test('an archive of a volume is restored into database and bucket', async () => {
  const from = await siteOnVolume()
  const { env, shared } = await newShared()
  const folder = await temporaryFolder()
  const archive = join(folder, 'b.tar.gz')
  await backupToFile(from, archive)
  const here = { DATA_DIR: join(folder, 'data'), UPLOADS_DIR: join(folder, 'uploads') }
  const { code, out, errors } = await typedHere(['restore', archive], { ...env, ...here })
  assert.is(code, 0, errors)
  assert.match(out, /^Restored \d+ files/)
  assert.equal(await filesIn(here.DATA_DIR), {}, 'nothing stays on this machine')
  const to = await emptyVolume()
  await moveToVolume({ from: shared, to, replace: false })
  await compared(from, to)
  const again = await typedHere(['restore', archive], { ...env, ...here })
  assert.match(again.errors, /^There is a site in the database already/)
  const replaced = await typedHere(['restore', archive, '--replace'], { ...env, ...here })
  assert.is(replaced.code, 0, replaced.errors)
})

test('what is written meanwhile is not in it', async () => {
  const { from, shared } = await movedSite()
  const database = await openDatabase(shared.database)
  use(database)
  const details = await openContactDetails({ database, name: 'contact-details' })
  const chunks: Buffer[] = []
  await withShared(shared, place =>
    backUpShared(
      place,
      new Writable({
        async write(chunk, _, done) {
          if (chunks.length === 0) {
            await details.change(draft => {
              draft.city = 'Nairobi'
            })
          }
          chunks.push(chunk)
          done()
        },
      }),
    ),
  )
  assert.is(details.value.city, 'Nairobi')
  const to = await emptyVolume()
  await restore(Readable.from(chunks), { ...to, replace: false })
  await compared(from, to)
})

test('a torn archive, or one without uploads where there are none, leaves the database as it was', async () => {
  const { from, shared } = await movedSite()
  const folder = await temporaryFolder()
  const [whole, data] = [join(folder, 'whole.tar.gz'), join(folder, 'data.tar.gz')]
  const other = await siteOnVolume()
  await backupToFile(other, whole)
  await backupToFile(other, data, ['data'])
  const bytes = await readFile(whole)
  await writeFile(whole, bytes.subarray(0, bytes.length - 100))
  const options = { dataDir: await dataDir(), to: shared, replace: true }
  const refusal = (file: string) => messageOf(restoreShared(createReadStream(file), options))
  assert.match(await refusal(whole), /^This backup cannot be used/)
  assert.ok((await moveToShared({ from, to: shared, replace: false })).wasThere)
  const empty = { ...options, to: (await newShared()).shared }
  const intoEmpty = messageOf(restoreShared(createReadStream(data), empty))
  assert.match(await intoEmpty, /^This backup has data alone/)
})

test('what release 0.1.0 has in a file of its own is part of what is restored', async () => {
  const volume = await emptyVolume()
  await cp('test/fixtures/0.1.0', volume.dataDir, { recursive: true })
  await mkdir(volume.uploadsDir)
  const archive = join(await temporaryFolder(), 'b.tar.gz')
  await backupToFile(volume, archive)
  const { shared } = await newShared()
  const options = { dataDir: await dataDir(), to: shared, replace: false }
  await restoreShared(createReadStream(archive), options)
  const [stored] = await withShared(
    shared,
    ({ database: { sql } }) =>
      sql<{ data: string }>`select data from stored_values where name = 'products'`,
  )
  const former = JSON.parse(await readFile(join(volume.dataDir, 'slot-details.json'), 'utf8'))
  const [path = ''] = Object.keys(former.data)
  assert.match(stored?.data ?? '', path)
})

test.run()

import { createReadStream } from 'node:fs'
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { ignoreMissing } from '../../../../../server/base/disk/stored-file.ts'
import { createLog } from '../../../../../server/base/log.ts'
import { build, release } from '../../../../../server/base/release.ts'
import { versions } from '../../../../../server/features/operations/stores/formats.ts'
import {
  type OpenStoresOptions,
  openStores,
} from '../../../../../server/features/operations/stores/index.ts'
import { noteFormats } from '../../../../../server/features/operations/stores/noted-formats.ts'
import type { Folders } from '../../../../../server/features/operations/volume/archive.ts'
import { backupToFile } from '../../../../../server/features/operations/volume/backup-file.ts'
import { backupBeforeUpgrade } from '../../../../../server/features/operations/volume/before-upgrade.ts'
import { checkStores } from '../../../../../server/features/operations/volume/check/stores.ts'
import { restore } from '../../../../../server/features/operations/volume/restore.ts'
import { startSite } from '../../../../support/site.ts'
import { smallDisk } from '../../../../support/small-disk.ts'
import { emptyVolume, filesIn, put } from './volume-of-a-site.ts'

const test = suite('upgrades')

const log = createLog({ logLevel: 'silent' })
/** Those with pages have their own tests: upgrade-with-pages.test.ts. */
const releases = (await readdir('test/fixtures')).filter(name => /^\d+\.\d+\.\d+$/.test(name))

/** The data folder of an earlier release. */
async function volumeOf(release: string): Promise<Folders> {
  const volume = await emptyVolume()
  await cp(join('test/fixtures', release), volume.dataDir, { recursive: true })
  await put(volume.uploadsDir, 'a.jpg', 'a photo')
  return volume
}

const open = ({ dataDir }: Folders, beforeOpening?: OpenStoresOptions['beforeOpening']) =>
  openStores({ dataDir, adminPassword: undefined, sessionKeys: undefined }, log, {
    ...(beforeOpening && { beforeOpening }),
  })

for (const release of releases) {
  test(`data written by ${release} is read by this release`, async () => {
    const stores = await open(await volumeOf(release))
    const password = `a password of ${release}`
    assert.is((await stores.adminUsers.authenticate('admin', password))?.role, 'admin')
    assert.is(stores.contactDetails.value.companyName, 'Rift Valley Prefabs')
    assert.is(stores.contactDetails.value.paymentWords, '')
    assert.ok(stores.sessionKeys[0])
    const chair =
      stores.products.slotDetails.value['executive-furniture/chairs/products/image-8.jpg']
    assert.is(chair?.productName, 'Nyota dining chair')
    assert.equal(chair?.formerNames, [])
    assert.is(chair?.builtVersion, '')
    assert.not.ok(stores.products.collections[0]?.products.some(({ version }) => version))
    const { rows } = await stores.inquiries.page({}, 0, 10)
    assert.equal(
      rows.map(({ name, stage, isRead }) => [name, stage, isRead]),
      [['Wanjiru Kamau', 'new', false]],
    )
  })

  test(`a site shows what data of ${release} say of a product, from one file`, async () => {
    const volume = await volumeOf(release)
    const env = { DATA_DIR: volume.dataDir, UPLOADS_DIR: volume.uploadsDir }
    for (const _ of ['first start', 'second start']) {
      const site = await startSite({ env })
      const page = await (await fetch(`${site.url}/products/ch8`)).text()
      assert.match(page, 'Nyota dining chair')
      await site.stop()
      const { 'slot-details.json': former, 'products.json': stored } = await filesIn(volume.dataDir)
      assert.is(JSON.parse(former ?? '').version, 4)
      assert.match(stored ?? '', 'Nyota dining chair')
    }
  })

  test(`the archive made before the upgrade from ${release} restores its data`, async () => {
    const volume = await volumeOf(release)
    const before = await filesIn(volume.dataDir)
    await backupBeforeUpgrade(volume, log)
    const stores = await open(volume)
    await stores.contactDetails.change(details => {
      details.city = 'Kisumu'
    })
    await stores.products.begin()
    await stores.close()
    assert.not.match((await filesIn(volume.dataDir))['slot-details.json'] ?? '', 'Nyota')
    const [name = ''] = await readdir(join(volume.dataDir, 'backups'))
    assert.match(name, /^\d{8}T\d{6}Z-before-.*\.tar\.gz$/)
    const archive = join(volume.dataDir, 'backups', name)
    await restore(createReadStream(archive), { ...volume, replace: true })
    const after = await filesIn(volume.dataDir)
    delete after[`backups/${name}`]
    assert.equal(after, before)
    assert.equal(await filesIn(volume.uploadsDir), { 'a.jpg': 'a photo' })
  })
}

const archivesOf = async ({ dataDir }: Folders) =>
  (await readdir(join(dataDir, 'backups')).catch(ignoreMissing)) ?? []

test('data are archived where a format of theirs is older, whatever number the release has', async () => {
  const volume = await volumeOf('0.1.0')
  await noteFormats(volume)
  await backupBeforeUpgrade(volume, log)
  assert.equal(await archivesOf(volume), [])
  const note = JSON.parse(await readFile(join(volume.dataDir, 'release.json'), 'utf8'))
  for (const formats of [{ ...note.formats, menu: 0 }, { menu: 1 }, undefined]) {
    await put(volume.dataDir, 'release.json', JSON.stringify({ ...note, formats }))
    await rm(join(volume.dataDir, 'backups'), { recursive: true, force: true })
    await backupBeforeUpgrade(volume, log)
    assert.is((await archivesOf(volume)).length, 1, JSON.stringify(formats))
  }
})

test('a start that fails again and again makes one archive; a change since then makes another', async () => {
  const volume = await volumeOf('0.1.0')
  await backupBeforeUpgrade(volume, log)
  const [first = ''] = await archivesOf(volume)
  // Two of one second would have the same name.
  await rename(join(volume.dataDir, 'backups', first), join(volume.dataDir, 'backups', older))
  await backupBeforeUpgrade(volume, log)
  assert.equal(await archivesOf(volume), [older])
  const file = join(volume.dataDir, 'contact-details.json')
  await writeFile(file, await readFile(file))
  await backupBeforeUpgrade(volume, log)
  assert.is((await archivesOf(volume)).length, 2)
})

const older = '20200101T000000Z-before-0.0.1.tar.gz'

test('a new installation makes none, and the last three stay', async () => {
  const empty = await emptyVolume()
  await backupBeforeUpgrade(empty, log)
  assert.equal(await filesIn(empty.dataDir), {})
  const volume = await volumeOf('0.1.0')
  const folder = join(volume.dataDir, 'backups')
  for (const hour of [1, 2, 3, 4]) {
    await put(folder, `2020010${hour}T000000Z-before-0.${hour}.0.tar.gz`, '')
  }
  await writeFile(join(folder, 'own.tar.gz'), '')
  const file = join(volume.dataDir, 'contact-details.json')
  await writeFile(file, await readFile(file))
  await backupBeforeUpgrade(volume, log)
  const names = (await readdir(folder)).sort()
  assert.equal(
    names.map(name => name.replace(/^.*before-/, '')),
    ['0.3.0.tar.gz', '0.4.0.tar.gz', `${release}-${build}.tar.gz`, 'own.tar.gz'],
  )
})

test('without room for the archive the start is refused, says how much is missing, and changes nothing', async () => {
  const disk = await smallDisk(4)
  await disk.showHere()
  const volume = { dataDir: join(disk.folder, 'data'), uploadsDir: join(disk.folder, 'uploads') }
  await cp('test/fixtures/0.1.0', volume.dataDir, { recursive: true })
  await put(volume.dataDir, 'activity/2026-01-1.json', ' '.repeat(1_000_000))
  await disk.fill(300_000)
  const before = await filesIn(volume.dataDir)
  const { message } = await failed(
    open(volume, database => backupBeforeUpgrade(volume, log, database)),
  )
  assert.match(
    message,
    /^This release changes what is stored, and could not make a backup before that, so that nothing was changed\. It takes up to /,
  )
  assert.match(message, /Make room for 0\.\d MB more there, and start again\.$/)
  assert.equal(await filesIn(volume.dataDir), before)
})

test('data that a newer build has opened are refused, by each command and in a restore', async () => {
  const volume = await volumeOf('0.1.0')
  await noteFormats(volume, { ...versions, 'of-the-next': 1 })
  const refusal = /were changed by a newer release \(\d+\.\d+\.\d+, build .*"of-the-next" is newer/
  assert.match((await failed(open(volume))).message, refusal)
  assert.match((await checkStores(volume)).fault ?? '', refusal)
  const archive = join(volume.dataDir, 'backups', 'whole.tar.gz')
  await put(volume.dataDir, 'backups/.keep', '')
  await backupToFile(volume, archive)
  const to = { ...(await emptyVolume()), replace: false }
  assert.match((await failed(restore(createReadStream(archive), to))).message, refusal)
})

test('a broken note costs one more archive, nothing else', async () => {
  const volume = await volumeOf('0.1.0')
  await noteFormats(volume)
  await writeFile(join(volume.dataDir, 'release.json'), '{"half')
  await backupBeforeUpgrade(volume, log)
  assert.is((await archivesOf(volume)).length, 1)
  await noteFormats(volume)
  assert.match(await readFile(join(volume.dataDir, 'release.json'), 'utf8'), '"products":')
})

const failed = (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    () => {
      throw new Error('It did not fail')
    },
    error => error,
  )

test.run()

import { createReadStream } from 'node:fs'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createLog } from '../../../server/log.ts'
import { openStores } from '../../../server/stores/index.ts'
import type { Folders } from '../../../server/volume/archive.ts'
import { backupBeforeUpgrade, noteRelease } from '../../../server/volume/before-upgrade.ts'
import { restore } from '../../../server/volume/restore.ts'
import { startSite } from '../../support/site.ts'
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

const open = ({ dataDir }: Folders) =>
  openStores({ dataDir, adminPassword: undefined, sessionKeys: undefined }, log)

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
    assert.is(stores.products.records.of('Ch8').version, 0)
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
      assert.is(former, undefined)
      assert.match(stored ?? '', 'Nyota dining chair')
    }
  })

  test(`the archive made before the upgrade from ${release} restores its data`, async () => {
    const volume = await volumeOf(release)
    const before = await filesIn(volume.dataDir)
    await backupBeforeUpgrade(volume, log, 'the next')
    const stores = await open(volume)
    await stores.contactDetails.change(details => {
      details.city = 'Kisumu'
    })
    await stores.products.removeFormer()
    await stores.close()
    assert.not('slot-details.json' in (await filesIn(volume.dataDir)))
    const [name = ''] = await readdir(join(volume.dataDir, 'backups'))
    assert.match(name, /^\d{8}T\d{6}Z-before-the next\.tar\.gz$/)
    const archive = join(volume.dataDir, 'backups', name)
    await restore(createReadStream(archive), { ...volume, replace: true })
    const after = await filesIn(volume.dataDir)
    delete after[`backups/${name}`]
    assert.equal(after, before)
    assert.equal(await filesIn(volume.uploadsDir), { 'a.jpg': 'a photo' })
  })
}

test('a release that has opened the data makes no further archive', async () => {
  const volume = await volumeOf('0.1.0')
  const archives = async () => {
    await backupBeforeUpgrade(volume, log, '0.2.0')
    return readdir(join(volume.dataDir, 'backups'))
  }
  assert.is((await archives()).length, 1)
  await noteRelease(volume.dataDir, '0.2.0')
  assert.is((await archives()).length, 1)
})

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
  await backupBeforeUpgrade(volume, log, '0.5.0')
  const names = (await readdir(folder)).sort()
  assert.equal(
    names.map(name => name.replace(/^.*before-/, '')),
    ['0.3.0.tar.gz', '0.4.0.tar.gz', '0.5.0.tar.gz', 'own.tar.gz'],
  )
})

test('a broken release note costs one more archive, nothing else', async () => {
  const volume = await volumeOf('0.1.0')
  await noteRelease(volume.dataDir, '0.2.0')
  await writeFile(join(volume.dataDir, 'release.json'), '{"half')
  await backupBeforeUpgrade(volume, log, '0.2.0')
  await noteRelease(volume.dataDir, '0.2.0')
  assert.match(await readFile(join(volume.dataDir, 'release.json'), 'utf8'), '0.2.0')
  await rm(volume.dataDir, { recursive: true })
})

test.run()

import { randomBytes } from 'node:crypto'
import { cp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { createLog } from '../../../server/base/log.ts'
import { compareAll } from '../../../server/features/operations/installation/compare.ts'
import { moveToShared } from '../../../server/features/operations/installation/move-to-shared.ts'
import { moveToVolume } from '../../../server/features/operations/installation/move-to-volume.ts'
import { installationOn } from '../../../server/features/operations/installation/on-volume.ts'
import {
  withShared,
  withSiteLock,
} from '../../../server/features/operations/installation/shared/open-shared.ts'
import { openStores } from '../../../server/features/operations/stores/index.ts'
import type { Folders } from '../../../server/features/operations/volume/archive.ts'
import { lockVolume } from '../../../server/features/operations/volume/lock-volume.ts'
import { openCluster } from '../../../server/scale/index.ts'
import { openS3 } from '../../../server/scale/objects/s3.ts'
import { siteOnVolume } from '../../server/features/operations/installation/site-on-volume.ts'
import {
  emptyVolume,
  filesIn,
  photo,
  put,
} from '../../server/features/operations/volume/volume-of-a-site.ts'
import { startCeph } from '../../support/ceph.ts'
import { startPostgres } from '../../support/postgres.ts'
import { smallDisk } from '../../support/small-disk.ts'
import { storeInquiries } from '../../support/store-inquiries.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { typedHere } from '../../support/typed-here.ts'
import { newSharedSite, type SharedSite } from './shared-site.ts'

const test = suite('a move between a volume and a database with a bucket')

const postgres = use(startPostgres())
const ceph = use(startCeph())
const log = createLog({ logLevel: 'silent' })

const newShared = () => newSharedSite(postgres, ceph)

const messageOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'none',
    error => error.message,
  )

const compared = (one: Folders, other: Folders) =>
  compareAll(installationOn(one), installationOn(other))

async function movedSite(): Promise<SharedSite & { from: Folders }> {
  const [from, site] = [await siteOnVolume(), await newShared()]
  await moveToShared({ from, to: site.shared, replace: false })
  return { ...site, from }
}

const filesOf = async ({ dataDir, uploadsDir }: Folders) => [
  await filesIn(dataDir),
  await filesIn(uploadsDir),
]

const envOf = ({ dataDir, uploadsDir }: Folders) => ({ DATA_DIR: dataDir, UPLOADS_DIR: uploadsDir })

test('there and back gives the same site, and leaves the source as it was', async () => {
  const [from, { shared }] = [await siteOnVolume(), await newShared()]
  // More than are read or written at once.
  await storeInquiries(from.dataDir, 1200)
  const before = await filesOf(from)
  const there = await moveToShared({ from, to: shared, replace: false })
  assert.equal([there.rows, there.files, there.former, there.wasThere], [1201, 4, 1, false])
  assert.equal(await filesOf(from), before)
  const to = await emptyVolume()
  assert.equal(await moveToVolume({ from: shared, to, replace: false }), there)
  const { wasThere: _, ...counts } = there
  assert.equal(await compared(from, to), counts)
})

test('what was moved is the site of its processes', async () => {
  const { shared } = await movedSite()
  const cluster = await openCluster(shared, log)
  use(cluster)
  const config = {
    dataDir: (await emptyVolume()).dataDir,
    adminPassword: undefined,
    sessionKeys: undefined,
  }
  const stores = await openStores(config, log, { cluster })
  use(stores)
  assert.is(stores.contactDetails.value.city, 'Mombasa')
  assert.is((await stores.quotes.list({}, 0, 10)).total, 1)
  assert.is(stores.pages.get('home')?.address, '/')
})

test('a second move finds all of it there', async () => {
  const { from, shared } = await movedSite()
  assert.ok((await moveToShared({ from, to: shared, replace: false })).wasThere)
  const to = await emptyVolume()
  await moveToVolume({ from: shared, to, replace: false })
  assert.ok((await moveToVolume({ from: shared, to, replace: false })).wasThere)
})

test('another site at the new place is refused, and replaced where that is asked for', async () => {
  const { from, shared } = await movedSite()
  const other = await siteOnVolume()
  assert.match(
    await messageOf(moveToShared({ from: other, to: shared, replace: false })),
    /There is a site in the database already/,
  )
  const before = await filesOf(other)
  assert.match(
    await messageOf(moveToVolume({ from: shared, to: other, replace: false })),
    /There is something in .+ already/,
  )
  assert.equal(await filesOf(other), before)

  await moveToShared({ from: other, to: shared, replace: true })
  const copy = await emptyVolume()
  await moveToVolume({ from: shared, to: copy, replace: false })
  await compared(other, copy)
  await moveToShared({ from, to: shared, replace: true })
  await moveToVolume({ from: shared, to: copy, replace: true })
  await compared(from, copy)
})

test('a site that runs is not moved, and none starts during a move', async () => {
  const { from, shared } = await movedSite()
  const unlock = await lockVolume(from)
  assert.match(
    await messageOf(moveToShared({ from, to: shared, replace: false })),
    /Another process is using/,
  )
  await unlock()
  const cluster = await openCluster(shared, log)
  const to = await emptyVolume()
  const running = /is running, or another command works on it/
  assert.match(await messageOf(moveToVolume({ from: shared, to, replace: false })), running)
  assert.match(await messageOf(moveToShared({ from, to: shared, replace: true })), running)
  await cluster.close()
  await withShared(shared, place =>
    withSiteLock(place, async () =>
      assert.match(await messageOf(openCluster(shared, log)), /is being moved or restored/),
    ),
  )
  await moveToVolume({ from: shared, to, replace: false })
})

test('a volume on which this release has not run is refused', async () => {
  const [from, { shared }] = [await siteOnVolume(), await newShared()]
  await put(from.dataDir, 'release.json', '{"release":"0.0.1"}')
  assert.match(
    await messageOf(moveToShared({ from, to: shared, replace: false })),
    /has not run on this volume yet\. Start the site there once/,
  )
})

test('a file that the bucket has lost, or has otherwise, is named; nothing is put in place', async () => {
  const { shared, from } = await movedSite()
  const objects = openS3(shared.objects)
  use(objects)
  const key = (name: string) => `files/${name}`
  const sums: string[] = []
  for await (const { path, sha256 } of installationOn(from).uploads()) {
    if (path === photo) sums.push(sha256)
  }
  const [sum = ''] = sums
  await objects.put(key(sum), Buffer.from('a ph0to'))
  const to = await emptyVolume()
  const move = () => messageOf(moveToVolume({ from: shared, to, replace: false }))
  assert.match(await move(), new RegExp(`${photo} is not as it was uploaded`))
  await objects.remove([key(sum)])
  assert.match(await move(), new RegExp(`${photo} is missing in the bucket`))
  assert.equal([await filesIn(to.dataDir), await filesIn(to.uploadsDir)], [{}, {}])
  // The volume still has it: the same move mends the bucket.
  await moveToShared({ from, to: shared, replace: false })
  assert.is(await move(), 'none')
})

test('killed at any moment and typed again, it arrives whole', async () => {
  const site = await newShared()
  const from = await siteOnVolume()
  for (let number = 0; number < 40; number += 1) {
    await writeFile(join(from.uploadsDir, `home/more-${number}.jpg`), randomBytes(200_000))
  }
  const to = await emptyVolume()
  await killedUntilDone(['move', '--to', 'database'], { ...site.env, ...envOf(from) })
  await killedUntilDone(['move', '--to', 'volume'], { ...site.env, ...envOf(to) })
  await compared(from, to)
})

/** Kills a command later and later, by steps at random, until one has ended by itself. */
async function killedUntilDone(args: string[], env: Record<string, string>): Promise<void> {
  const begun = performance.now()
  // How long it takes on this machine, without a word of where it is to be killed.
  await typedHere(['move', '--help'], env)
  const start = performance.now() - begun
  for (let round = 0; ; round += 1) {
    const running = typedHere(args, env)
    const isOver = await Promise.race([
      running.then(() => true),
      pause(start * (0.7 + round * 0.5 + Math.random() * 0.5)),
    ])
    if (!isOver) running.child.kill('SIGKILL')
    const { code, errors } = await running
    if (code === 0) return
    assert.is(code, null, errors)
  }
}

test('a disk that is full on the way back is an error, and the volume stays empty', async () => {
  const { shared, from } = await movedSite()
  await writeFile(join(from.uploadsDir, 'home/film.mp4'), randomBytes(6_000_000))
  await moveToShared({ from, to: shared, replace: true })
  const disk = await smallDisk(12)
  await disk.showHere()
  const to = { dataDir: join(disk.folder, 'data'), uploadsDir: join(disk.folder, 'uploads') }
  await disk.fill(3_000_000)
  const move = () => messageOf(moveToVolume({ from: shared, to, replace: false }))
  assert.match(await move(), /There is no room for this site: its files take 5\.7 MB/)
  const other = randomBytes(3_000_000).toString('hex')
  await put(from.dataDir, 'demo-files.json', JSON.stringify(other))
  await rm(join(from.uploadsDir, 'home/film.mp4'))
  await moveToShared({ from, to: shared, replace: true })
  assert.is(await move(), 'The disk is full. Nothing was changed.')
  assert.equal([await filesIn(to.dataDir), await filesIn(to.uploadsDir)], [{}, {}])
  await disk.empty()
  assert.is(await move(), 'none')
  await compared(from, to)
  assert.equal(
    (await readdir(to.dataDir)).filter(name => name.startsWith('.')),
    [],
  )
})

test('a wrong secret is a sentence that does not say it', async () => {
  const [from, { env }] = [await siteOnVolume(), await newShared()]
  const S3_URL = env.S3_URL.replace(/:[^:@]+@/, ':not-the-secret@')
  const copy = { dataDir: join(await temporaryFolder(), 'data'), uploadsDir: from.uploadsDir }
  await cp(from.dataDir, copy.dataDir, { recursive: true })
  const args = ['move', '--to', 'database']
  const { code, errors } = await typedHere(args, { ...env, ...envOf(copy), S3_URL })
  assert.is(code, 1)
  assert.match(errors, /^S3_URL: the store at .+ does not accept the key and the secret/)
  assert.not.match(errors, 'not-the-secret')
  const without = await typedHere(args, envOf(copy))
  assert.match(without.errors, /^Set DATABASE_URL and S3_URL/)
})

test.run()

import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createLog } from '../../../../../server/base/log.ts'
import type { Folders } from '../../../../../server/features/operations/volume/archive.ts'
import {
  endInterruptedRestore,
  exchange,
  waitingIn,
} from '../../../../../server/features/operations/volume/exchange.ts'
import { emptyVolume, filesIn, put } from './volume-of-a-site.ts'

const test = suite('an interrupted restore')

const log = createLog({ logLevel: 'silent' })
const before = { data: { 'a.json': 'old', 'gone.json': 'old' }, uploads: { 'home/a.jpg': 'old' } }
const after = { data: { 'a.json': 'new', 'b.json': 'new' }, uploads: { 'home/b.jpg': 'new' } }

/** A volume with old files, and new ones to exchange them for. */
async function waiting(): Promise<Folders> {
  const volume = await emptyVolume()
  const folders = { data: volume.dataDir, uploads: volume.uploadsDir }
  for (const top of ['data', 'uploads'] as const) {
    for (const name of Object.keys(before[top])) await put(folders[top], name, 'old')
    for (const name of Object.keys(after[top])) await put(waitingIn(folders[top]), name, 'new')
  }
  return volume
}

const found = async ({ dataDir, uploadsDir }: Folders) => ({
  data: await filesIn(dataDir),
  uploads: await filesIn(uploadsDir),
})

/** Each state in which the process can be killed, step by step. */
const steps: ((volume: Folders) => Promise<unknown>)[] = [
  ({ dataDir }) => writeFile(join(dataDir, '.restore/ready'), ''),
  ({ dataDir }) => mkdir(join(dataDir, '.restore/old')),
  ({ dataDir }) => rename(join(dataDir, 'a.json'), join(dataDir, '.restore/old/a.json')),
  ({ dataDir }) => rename(join(dataDir, 'gone.json'), join(dataDir, '.restore/old/gone.json')),
  ({ dataDir }) => writeFile(join(dataDir, '.restore/emptied'), ''),
  ({ uploadsDir }) => mkdir(join(uploadsDir, '.restore/old')),
  ({ uploadsDir }) => rename(join(uploadsDir, 'home'), join(uploadsDir, '.restore/old/home')),
  ({ uploadsDir }) => writeFile(join(uploadsDir, '.restore/emptied'), ''),
  ({ dataDir }) => rename(join(waitingIn(dataDir), 'b.json'), join(dataDir, 'b.json')),
  ({ dataDir }) => rename(join(waitingIn(dataDir), 'a.json'), join(dataDir, 'a.json')),
  ({ uploadsDir }) => rename(join(waitingIn(uploadsDir), 'home'), join(uploadsDir, 'home')),
  ({ dataDir }) => rm(join(dataDir, '.restore/ready')),
]

test('before it is ready, the next start removes its files', async () => {
  const volume = await waiting()
  await endInterruptedRestore(volume, log)
  assert.equal(await found(volume), before)
})

for (const count of steps.keys()) {
  test(`once ready, the next start finishes it from step ${count + 1}`, async () => {
    const volume = await waiting()
    for (const step of steps.slice(0, count + 1)) await step(volume)
    await endInterruptedRestore(volume, log)
    assert.equal(await found(volume), after)
  })
}

test('uninterrupted it has the same result, and a start after it changes nothing', async () => {
  const volume = await waiting()
  await exchange(volume)
  assert.equal(await found(volume), after)
  await endInterruptedRestore(volume, log)
  assert.equal(await found(volume), after)
})

test('an uploads folder named like one that stays in the data is exchanged', async () => {
  const volume = await waiting()
  await put(volume.uploadsDir, 'backups/a.jpg', 'old')
  await put(waitingIn(volume.uploadsDir), 'backups/b.jpg', 'new')
  await put(volume.dataDir, 'backups/before.tar.gz', 'stays')
  await exchange(volume)
  const { data, uploads } = after
  assert.equal(await found(volume), {
    data: { ...data, 'backups/before.tar.gz': 'stays' },
    uploads: { ...uploads, 'backups/b.jpg': 'new' },
  })
})

test('files of an older release in the way of new ones are moved away', async () => {
  const volume = await waiting()
  for (const step of steps.slice(0, 8)) await step(volume)
  await put(volume.uploadsDir, 'backups/a.jpg', 'old')
  await put(waitingIn(volume.uploadsDir), 'backups/b.jpg', 'new')
  await endInterruptedRestore(volume, log)
  const { data, uploads } = after
  assert.equal(await found(volume), { data, uploads: { ...uploads, 'backups/b.jpg': 'new' } })
})

test.run()

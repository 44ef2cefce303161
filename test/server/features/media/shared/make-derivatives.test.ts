import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createMadeDerivatives } from '../../../../../server/features/media/shared/made-derivatives.ts'
import {
  makeDerivatives,
  removeUnfinished,
} from '../../../../../server/features/media/shared/make-derivatives.ts'
import { removeOldDerivatives } from '../../../../../server/features/media/shared/remove-old-derivatives.ts'
import { memoryObjects } from '../../../../support/memory-objects.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { refusal } from '../open-media.ts'

const test = suite('smaller pictures for the bucket')

const photo = { absolute: '/photo', size: 5, version: '1-5', width: 700, sha256: 'a' }
const named = (nominal: number, format: 'avif' | 'webp') => ({
  name: `${nominal}.${format}`,
  nominal,
  width: nominal,
  format,
})
const missing = [named(320, 'avif'), named(320, 'webp'), named(640, 'webp')]

async function open() {
  const dataDir = await temporaryFolder()
  const objects = memoryObjects()
  const jobs: [number, ...string[]][] = []
  const adopted: string[] = []
  const added: unknown[][] = []
  const part = {
    failsAt: 0,
    adoptFails: false,
    goesOn: (): boolean => true,
  }
  const make = (all = missing) =>
    makeDerivatives(photo, all, {
      worker: {
        async run(job) {
          if (job.kind !== 'derivatives') return
          jobs.push([job.width, ...job.targets.map(({ format }) => format)])
          assert.is(job.source, photo.absolute)
          if (job.width === part.failsAt) throw new Error('no picture')
          for (const { file, format } of job.targets) await writeFile(file, format)
        },
      },
      objects,
      copies: {
        async adopt({ derivative = '' }, source) {
          if (part.adoptFails) throw new Error('no space')
          adopted.push(`${derivative} ${await readFile(source, 'utf8')}`)
        },
      },
      made: { add: (...given) => void added.push(given) },
      objectOf: ({ sha256 = '', version }, derivative, bytes) => ({
        ...{ sha256, derivative, bytes, version },
      }),
      dataDir,
      goesOn: () => part.goesOn(),
    })
  return { make, objects, jobs, adopted, added, part, dataDir }
}

test('are made width by width, put, and copied', async () => {
  const { make, objects, jobs, adopted, added, dataDir } = await open()
  await make()
  assert.equal(jobs, [
    [320, 'avif', 'webp'],
    [640, 'webp'],
  ])
  assert.equal(
    [...objects.stored].map(([key, { bytes }]) => `${key} ${bytes}`),
    ['derivatives/a/320.avif avif', 'derivatives/a/320.webp webp', 'derivatives/a/640.webp webp'],
  )
  assert.equal(adopted, ['320.avif avif', '320.webp webp', '640.webp webp'])
  assert.equal(added, [
    ['a', '320.avif', 4],
    ['a', '320.webp', 4],
    ['a', '640.webp', 4],
  ])
  assert.equal(await readdir(dataDir), [])
})

test('are put though they cannot be copied here', async () => {
  const { make, part, added } = await open()
  part.adoptFails = true
  await make()
  assert.is(added.length, 3)
})

test('of later widths are left where one fails or another process goes on', async () => {
  const { make, part, jobs, added, dataDir } = await open()
  part.failsAt = 640
  const error = await make().catch((reason: Error) => reason.message)
  assert.is(error, 'no picture')
  assert.is(added.length, 2)
  part.goesOn = () => jobs.length < 3
  await make()
  assert.equal(jobs.slice(2), [[320, 'avif', 'webp']])
  assert.equal(await readdir(dataDir), [])
})

test('in work of a killed process are removed, and nothing else', async () => {
  const dataDir = await temporaryFolder()
  await mkdir(join(dataDir, '.derivatives-x1'))
  await writeFile(join(dataDir, '.derivatives-x1', '320.avif'), 'half')
  await mkdir(join(dataDir, 'derivatives'))
  await removeUnfinished(dataDir)
  assert.equal(await readdir(dataDir), ['derivatives'])
})

const ofMade = suite('which smaller pictures are in the bucket')

const NAMES = ['320.avif', '320.webp']

async function openMade(...stored: string[]) {
  const objects = memoryObjects()
  const clock = { now: 1000 }
  let lists = 0
  const put = (name: string) => objects.put(`derivatives/${name}`, Buffer.from(name))
  for (const name of stored) await put(name)
  const made = createMadeDerivatives(
    {
      list(prefix) {
        lists += 1
        return objects.list(prefix)
      },
    },
    () => clock.now,
  )
  return { made, objects, clock, put, lists: () => lists }
}

ofMade('is asked once where all of a photo are there, with their sizes', async () => {
  const { made, clock, lists } = await openMade('a/320.avif', 'a/320.webp', 'ab/320.avif')
  for (let i = 0; i < 3; i += 1) {
    assert.equal(
      [...(await made.of('a', NAMES))],
      [
        ['320.avif', 10],
        ['320.webp', 10],
      ],
    )
    clock.now += 60_000
  }
  assert.is(lists(), 1)
})

ofMade('is asked again after five seconds where some are missing', async () => {
  const { made, clock, put, lists } = await openMade('a/320.avif')
  assert.equal([...(await made.of('a', NAMES)).keys()], ['320.avif'])
  await put('a/320.webp')
  clock.now += 4999
  assert.equal([...(await made.of('a', NAMES)).keys()], ['320.avif'])
  assert.is(lists(), 1)
  clock.now += 1
  assert.equal([...(await made.of('a', NAMES)).keys()], NAMES)
  assert.is(lists(), 2)
})

ofMade('is asked once by those who ask at the same time, and anew after that', async () => {
  const { made, put, lists } = await openMade('a/320.avif')
  await Promise.all([made.now('a'), made.now('a'), made.of('a', NAMES)])
  assert.is(lists(), 1)
  await put('a/320.webp')
  assert.equal([...(await made.now('a')).keys()], NAMES)
  assert.is(lists(), 2)
})

ofMade('is what was known while the store is away, or nothing, for five seconds', async () => {
  const { made, objects, clock, lists } = await openMade('a/320.avif')
  await made.of('a', NAMES)
  objects.isAway = true
  clock.now += 5000
  assert.equal([...(await made.of('a', NAMES)).keys()], ['320.avif'])
  assert.equal([...(await made.of('b', NAMES))], [])
  assert.equal([...(await made.of('b', NAMES))], [])
  assert.is(lists(), 3)
  assert.is((await refusal(made.now('a'))).status, 503)
  objects.isAway = false
  clock.now += 5000
  assert.equal([...(await made.of('b', NAMES))], [])
  assert.is(lists(), 5)
})

ofMade('is told of what is made, and of photos that are forgotten', async () => {
  const { made, lists } = await openMade('a/320.avif')
  made.add('a', '320.webp', 7)
  assert.equal([...(await made.of('a', NAMES)).keys()], ['320.avif'])
  made.add('a', '320.webp', 7)
  assert.is((await made.of('a', NAMES)).get('320.webp'), 7)
  made.forget('a')
  assert.equal([...(await made.of('a', NAMES)).keys()], ['320.avif'])
  assert.is(lists(), 2)
})

ofMade('is read of all photos at once, and known of each after that', async () => {
  const { made, objects, lists } = await openMade('a/320.avif', 'a/320.webp', 'b/320.avif')
  await objects.put('files/c', Buffer.from('photo'))
  const all = await made.readAll()
  assert.equal(
    [...all].map(([sha256, sizes]) => [sha256, ...sizes.keys()]),
    [
      ['a', ...NAMES],
      ['b', '320.avif'],
    ],
  )
  await made.of('a', NAMES)
  await made.of('b', NAMES)
  assert.is(lists(), 1)
})

const ofRemoval = suite('smaller pictures of photos that are gone')

const hour = 3_600_000

async function openOld() {
  const objects = memoryObjects()
  for (const key of ['derivatives/a/320.avif', 'derivatives/b/320.avif', 'files/b']) {
    await objects.put(key, Buffer.from(key))
  }
  const remove = (milliseconds: number) =>
    removeOldDerivatives(objects, new Set(['a']), () => Date.now() + milliseconds)
  return { objects, remove, keys: () => [...objects.stored.keys()] }
}

ofRemoval('go an hour after they were made, and nothing else does', async () => {
  const { remove, keys } = await openOld()
  await remove(0)
  await remove(hour - 60_000)
  assert.is(keys().length, 3)
  await remove(hour + 60_000)
  assert.equal(keys(), ['derivatives/a/320.avif', 'files/b'])
})

ofRemoval('that cannot be removed are said to be there still', async () => {
  const { objects, remove, keys } = await openOld()
  objects.beforeRemoval = async () => {
    objects.isAway = true
    await objects.check()
  }
  assert.is((await refusal(remove(2 * hour))).status, 503)
  assert.is(keys().length, 3)
})

test.run()
ofMade.run()
ofRemoval.run()

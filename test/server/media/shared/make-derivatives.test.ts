import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  makeDerivatives,
  removeUnfinished,
} from '../../../../server/media/shared/make-derivatives.ts'
import { memoryObjects } from '../../../support/memory-objects.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

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

test.run()

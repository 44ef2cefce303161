import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { type StoredFile, statFile } from '../../../../../server/base/disk/stored-file.ts'
import type { Derivatives } from '../../../../../server/features/media/derivatives/index.ts'
import type { FileJob } from '../../../../../server/features/media/image-work/jobs.ts'
import { openSharedDerivatives } from '../../../../../server/features/media/shared/shared-derivatives.ts'
import { newVersion } from '../../../../../server/features/media/shared/slot-file.ts'
import { createManifest } from '../../../../../server/features/media/slots/slots.ts'
import { readableLog } from '../../../../support/log-lines.ts'
import { memoryObjects } from '../../../../support/memory-objects.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { otherPhoto, photo } from '../open-media.ts'

const test = suite('smaller pictures of several processes')

/** Of a photo 700 pixels wide. */
const NAMES = ['320.avif', '320.webp', '480.avif', '480.webp', '640.avif', '640.webp', '960.avif']
const ALL = [...NAMES, '960.webp']

async function share() {
  const objects = memoryObjects()
  const files = new Map<string, StoredFile>()
  const claims = new Set<string>()
  const processes: { tell(path: string): void; derivatives: Derivatives }[] = []
  const clock = { now: 0 }

  async function open() {
    const dataDir = await temporaryFolder()
    const jobs: FileJob[] = []
    const listeners = new Set<(path: string) => void>()
    const leads: (() => void)[] = []
    const { log, lines } = readableLog()
    const worker = {
      async run(job: FileJob) {
        jobs.push(job)
        if (job.kind !== 'derivatives') return
        await worker.before(job.width)
        for (const { file, format } of job.targets) await writeFile(file, `${job.width} ${format}`)
      },
      before: async (_width: number) => undefined as unknown,
    }
    const derivatives = await openSharedDerivatives({
      library: {
        file: path => files.get(path),
        local: async path => files.get(path),
        onChange(listener) {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
      manifest: createManifest([photo, otherPhoto]),
      worker,
      objects,
      leader: {
        whileLeading: start => void leads.push(start),
        async claim(work) {
          if (claims.has(work)) return undefined
          claims.add(work)
          return { isHeld: true, release: async () => void claims.delete(work) }
        },
      },
      dataDir,
      log,
      clock: () => clock.now,
    })
    use(derivatives)
    const widths = () => jobs.map(job => job.kind === 'derivatives' && job.width)
    const lead = () => leads.forEach(start => void start())
    const tell = (path: string) => listeners.forEach(listener => void listener(path))
    const one = { derivatives, worker, widths, lead, tell, lines, dataDir }
    processes.push(one)
    return one
  }

  return {
    objects,
    claims,
    open,
    /** Puts a photo into a slot, which all processes are told, the first one first. */
    async place({ path }: { path: string }, content = 'a photo') {
      const absolute = join(await temporaryFolder(), 'photo')
      await writeFile(absolute, content)
      const sha256 = createHash('sha256').update(content).digest('hex')
      const size = content.length
      const file = { absolute, sha256, size, version: newVersion(size), width: 700 }
      files.set(path, file)
      for (const { tell } of processes) tell(path)
      return file
    },
    /** Also so much later that what is in the bucket is read again. */
    async settled() {
      for (const { derivatives } of processes) await derivatives.settled()
      clock.now += 6000
    },
    made: () =>
      [...objects.stored.keys()].filter(key => key.startsWith('derivatives/')).map(nameIn),
  }
}

const nameIn = (key: string) => key.slice(key.lastIndexOf('/') + 1)

test('are made by one, and put into the bucket by the hash of their photo', async () => {
  const { open, place, settled, objects, made } = await share()
  const [one, other] = [await open(), await open()]
  const { sha256 } = await place(photo)
  await settled()
  assert.equal(one.widths(), [320, 480, 640, 960])
  assert.equal(other.widths(), [])
  assert.equal(made().sort(), ALL)
  assert.is(`${objects.stored.get(`derivatives/${sha256}/640.webp`)?.bytes}`, '640 webp')
  assert.equal(await readdir(one.dataDir), ['derivative-copies'])
})

test('of one are shown by the other, in the same version', async () => {
  const { open, place, settled } = await share()
  const [one, other] = [await open(), await open()]
  const file = await place(photo)
  await settled()
  const [mine, theirs] = await Promise.all(
    [one, other].map(({ derivatives }) => derivatives.of(photo.path, file)),
  )
  assert.ok(mine?.isComplete)
  assert.ok(theirs?.isComplete)
  assert.equal(
    theirs?.derivatives.map(({ version, width, format }) => ({ version, width, format })),
    mine?.derivatives.map(({ version, width, format }) => ({ version, width, format })),
  )
  assert.equal(theirs?.derivatives.map(({ width }) => width).slice(-1), [700], 'the photo’s own')
  for (const derivative of theirs?.derivatives ?? []) {
    assert.ok(await other.derivatives.isThere(derivative))
    assert.is((await statFile(derivative.absolute))?.version, derivative.version)
  }
  const [first] = theirs?.derivatives ?? []
  assert.is(await readFile(first?.absolute ?? '', 'utf8'), '320 avif')
})

test('are made once of a photo that two slots have', async () => {
  const { open, place, settled } = await share()
  const one = await open()
  await place(photo)
  const again = await place(otherPhoto)
  await settled()
  assert.equal(one.widths(), [320, 480, 640, 960])
  assert.ok((await one.derivatives.of(otherPhoto.path, again)).isComplete)
})

test('are left to the process that has claimed them', async () => {
  const { open, place, settled, claims } = await share()
  const one = await open()
  claims.add(`derivatives ${createHash('sha256').update('theirs').digest('hex')}`)
  await place(photo, 'theirs')
  await place(otherPhoto, 'ours')
  await settled()
  assert.equal(one.widths(), [320, 480, 640, 960])
})

test('that a killed process did not make are made by the leader, and no others again', async () => {
  const { open, place, settled, objects, made } = await share()
  const one = await open()
  one.worker.before = async width => {
    if (width === 640) throw new Error('killed')
  }
  const { sha256 } = await place(photo)
  await settled()
  assert.equal(made().sort(), ['320.avif', '320.webp', '480.avif', '480.webp'])
  await objects.remove([`derivatives/${sha256}/320.webp`])
  const next = await open()
  next.lead()
  await settled()
  assert.equal(next.widths(), [320, 640, 960])
  assert.equal(made().sort(), ALL)
})

test('that are gone from the bucket are shown as missing, and made again', async () => {
  const { open, place, settled, objects, made } = await share()
  const [one, other] = [await open(), await open()]
  const file = await place(photo)
  await settled()
  const { derivatives } = await other.derivatives.of(photo.path, file)
  await objects.remove([...objects.stored.keys()])
  const [first] = derivatives
  assert.not.ok(first && (await other.derivatives.isThere(first)))
  other.derivatives.recheck(photo.path)
  await settled()
  assert.equal(made().sort(), ALL)
  assert.is(one.widths().length + other.widths().length, 8)
  assert.ok(first && (await other.derivatives.isThere(first)))
})

test('are missing while the store is away, but for those that are here', async () => {
  const { open, place, settled, objects } = await share()
  const [one, other] = [await open(), await open()]
  const file = await place(photo)
  await settled()
  objects.isAway = true
  const here = await one.derivatives.of(photo.path, file)
  assert.ok(here.isComplete)
  for (const derivative of here.derivatives) assert.ok(await one.derivatives.isThere(derivative))
  const late = await open()
  assert.equal(await late.derivatives.of(photo.path, file), {
    derivatives: [],
    isComplete: false,
  })
  const [first] = (await other.derivatives.of(photo.path, file)).derivatives
  assert.not.ok(first && (await other.derivatives.isThere(first)))
})

test('of photos that no slot has go after an hour', async () => {
  const { open, place, settled, objects, made } = await share()
  const one = await open()
  const { sha256 } = await place(photo)
  await settled()
  await place(photo, 'another photo')
  await settled()
  one.lead()
  await settled()
  assert.is(made().length, 16)
  for (const object of objects.stored.values()) object.storedAt = new Date(Date.now() - 3_700_000)
  one.lead()
  await settled()
  assert.is(made().length, 8)
  assert.not.ok([...objects.stored.keys()].some(key => key.includes(sha256)))
})

test('that cannot be made are logged, and tried again for no visitor within a minute', async () => {
  const { open, place, settled } = await share()
  const one = await open()
  one.worker.before = async () => {
    throw new Error('no picture')
  }
  const file = await place(photo)
  await settled()
  for (let i = 0; i < 5; i += 1) await one.derivatives.of(photo.path, file)
  await settled()
  assert.equal(one.widths(), [320])
  assert.is(one.lines.filter(({ msg }) => msg === 'smaller pictures not made').length, 1)
})

test.run()

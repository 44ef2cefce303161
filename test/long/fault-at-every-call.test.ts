import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import * as z from 'zod'
import { suite } from '#test'
import { AppError } from '../../server/base/errors.ts'
import { toAppError } from '../../server/base/http/error-exit.ts'
import { filesInBin, formerFiles } from '../../server/features/media/former-files.ts'
import { openLibrary } from '../../server/features/media/library.ts'
import { openReceiver } from '../../server/features/media/upload/receive.ts'
import { openBin } from '../../server/storage/bin/bin.ts'
import { durableAdapter } from '../../server/storage/durable-adapter.ts'
import { openJsonStore } from '../../server/storage/json-store.ts'
import { openMonthlyStore } from '../../server/storage/monthly/index.ts'
import { catalog, film, openMedia, otherPhoto, photo } from '../server/features/media/open-media.ts'
import { faultAt, presentDisk } from '../support/fault-at.ts'
import { picture, tinyMovie, tinyPdf } from '../support/samples.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const test = suite('faults at each disk call')

/** An operation that changes files, over a new folder. */
interface Subject {
  folder: string
  operation(): Promise<unknown>
  /** The state of the running site. */
  inMemory(): Promise<unknown>
  /** The state of a site started over the same folder. */
  onDisk(): Promise<unknown>
}

type Open = () => Promise<Subject>

const word = z.strictObject({ id: z.uuid(), createdAt: z.iso.datetime(), word: z.string() })

/** Words in a file: some are there, and another is added. */
const store =
  (...before: string[]): Open =>
  async () => {
    const folder = await temporaryFolder()
    const file = join(folder, 'words.json')
    const options = { file, version: 1, schema: z.array(z.string()), initial: () => [] as string[] }
    const opened = await openJsonStore({ ...options, adapter: durableAdapter(file, presentDisk) })
    for (const word of before) await opened.change(words => words.push(word))
    return {
      folder,
      operation: () => opened.change(words => words.push('new')),
      inMemory: async () => opened.value,
      onDisk: async () => (await openJsonStore(options)).value,
    }
  }

type Monthly = Awaited<ReturnType<typeof openWords>>

const openWords = (folder: string, mostBytes: number) =>
  openMonthlyStore({
    folder,
    version: 1,
    schema: word,
    indexedFields: ({ word }) => word,
    disk: presentDisk,
    mostBytes,
  })

/** Rows in files of a month: two are there. */
const monthly =
  (change: (rows: Monthly, id: string) => Promise<unknown>, mostBytes = 1_000_000): Open =>
  async () => {
    const folder = join(await temporaryFolder(), 'words')
    const opened = await openWords(folder, mostBytes)
    const { id } = await opened.append({ word: 'first' })
    await opened.append({ word: 'second' })
    const wordsOf = async (rows: Monthly) =>
      (await rows.page({}, 0, 10)).rows.map(({ word }) => word)
    return {
      folder,
      operation: () => change(opened, id),
      inMemory: () => wordsOf(opened),
      onDisk: async () => wordsOf(await openWords(folder, mostBytes)),
    }
  }

/** At once, so that they go to disk in one write. */
const atOnce = (rows: Monthly, id: string) =>
  Promise.all([
    rows.remove(id),
    rows.append({ word: 'new' }),
    rows.append({ word: 'newer' }),
    ...[...rows.indexed()].slice(0, 1).map(({ id }) =>
      rows.change(id, row => {
        row.word = 'changed'
      }),
    ),
  ])

const stores: Record<string, Open> = {
  'the first change of a store': store(),
  'a later change of a store': store('one', 'two'),
  'a row that joins': monthly(rows => rows.append({ word: 'new' })),
  'a row that begins a file': monthly(rows => rows.append({ word: 'new' }), 1),
  'a row that changes': monthly((rows, id) =>
    rows.change(id, row => {
      row.word = 'changed'
    }),
  ),
  'a row that is removed': monthly((rows, id) => rows.remove(id)),
  'rows that are removed, join and change in one write': monthly(atOnce),
}

for (const [name, open] of Object.entries(stores)) {
  test(`${name} is rejected without effect or done, and the next one succeeds`, async () => {
    const calls = await eachFault(open, async ({ inMemory, onDisk }, before, outcome) => {
      assert.equal(await inMemory(), await onDisk())
      if (outcome.status === 'fulfilled') return assert.not.equal(await onDisk(), before)
      assert.instance(outcome.reason, AppError)
      assert.is(outcome.reason.status, 503)
      assert.equal(await onDisk(), before)
    })
    assert.ok(calls >= 4, `${calls} calls`)
  })
}

for (const [name, open] of Object.entries(stores)) {
  test(`${name}: a later start finds what was answered, though all later calls fail`, async () => {
    for (let number = 1; ; number++) {
      const subject = await open()
      const before = structuredClone(await subject.onDisk())
      const { folder, operation } = subject
      const { outcome, failed } = await faultAt(folder, number, operation, { andAllLater: true })
      const after = await subject.onDisk()
      assert.equal(await subject.inMemory(), after, `after ${failed}`)
      if (outcome.status === 'fulfilled') assert.not.equal(after, before, `after ${failed}`)
      if (!failed) break
    }
  })
}

/** A slot that holds an earlier file or none, and what happens to it. */
const slot =
  (slot: typeof photo, file: Buffer | undefined, earlier?: Buffer): Open =>
  async () => {
    const media = await openMedia()
    const { uploadsDir, sources, manifest, library, reservations } = media
    if (earlier) await media.receive(slot, earlier)
    const options = { uploadsDir, manifest, drawingsVersion: 'd1' }
    return {
      folder: join(uploadsDir, '..'),
      operation: () => (file ? media.receive(slot, file) : library.remove(slot.path)),
      inMemory: async () => library.file(slot.path)?.version,
      async onDisk() {
        const fresh = await openLibrary(options)
        await openReceiver({
          library: fresh,
          uploadsDir,
          sources,
          reservations,
          maxUploadBytes: 1e6,
        })
        assert.equal(await readdir(join(uploadsDir, '.incoming')), [])
        return fresh.file(slot.path)?.version
      },
    }
  }

/** A photo that is moved to another place, where there may be one. */
const moved =
  (file: Buffer, other?: Buffer): Open =>
  async () => {
    const media = await openMedia()
    const { uploadsDir, sources, manifest, reservations } = media
    await media.receive(photo, file)
    if (other) await media.receive(otherPhoto, other)
    const bin = openBin({ uploadsDir, incomingDir: join(uploadsDir, '.incoming') })
    const options = { uploadsDir, manifest, drawingsVersion: 'd1' }
    const library = await openLibrary({ ...options, former: formerFiles(bin, sources) })
    const versions = [photo, otherPhoto].map(({ path }) => library.file(path)?.version ?? '')
    const bytes = [file, other].filter(one => one !== undefined).length
    return {
      folder: join(uploadsDir, '..'),
      operation: () =>
        library.move(photo.path, otherPhoto.path, {
          by: 'admin',
          ifVersion: versions[0] ?? '',
          ifTargetVersion: versions[1] ?? '',
        }),
      inMemory: async () =>
        [photo, otherPhoto].map(({ path }) => library.file(path)?.version).join(' '),
      async onDisk() {
        const fresh = await openLibrary(options)
        const receiving = { library: fresh, uploadsDir, sources, reservations }
        await openReceiver({ ...receiving, maxUploadBytes: 1e6 })
        const inSlots = [photo, otherPhoto].map(({ path }) => fresh.file(path)?.version)
        const inBin = (await openBin({ uploadsDir, incomingDir: uploadsDir }).list())
          .flatMap(filesInBin)
          .map(({ version }) => version)
        const left = new Set([...inSlots, ...inBin].filter(version => version !== undefined))
        assert.is(left.size, bytes, 'no file is lost')
        return inSlots.join(' ')
      },
    }
  }

const jpeg = (width: number) => picture('jpeg', width, 40)
const clip = (text: string) => tinyMovie({ tracks: [{ chunks: [text, text] }] })

const uploads: Record<string, Open> = {
  'a photo for an empty slot': slot(photo, await jpeg(50)),
  'a photo in place of another': slot(photo, await jpeg(50), await jpeg(60)),
  'a film in place of another': slot(film, clip('new'), clip('an earlier one')),
  'a catalog for an empty slot': slot(catalog, tinyPdf()),
  'a photo that is taken away': slot(photo, undefined, await jpeg(60)),
  'a photo that is moved to an empty slot': moved(await jpeg(50)),
  'a photo that changes places with another': moved(await jpeg(50), await jpeg(60)),
}

for (const [name, open] of Object.entries(uploads)) {
  test(`${name}: the site shows what is on disk, though all later calls fail`, async () => {
    for (let number = 1; ; number++) {
      const subject = await open()
      const before = await subject.onDisk()
      const { folder, operation } = subject
      const { outcome, failed } = await faultAt(folder, number, operation, { andAllLater: true })
      const after = await subject.onDisk()
      assert.is(await subject.inMemory(), after, `after ${failed}`)
      if (outcome.status === 'fulfilled') assert.is.not(after, before, `after ${failed}`)
      if (!failed) break
    }
  })
}

test('a row reported as removed is in no file, whatever else fails', async () => {
  for (const change of [(rows: Monthly, id: string) => rows.remove(id), atOnce]) {
    for (let number = 1; ; number++) {
      const { folder, operation } = await monthly(change)()
      const { outcome, failed } = await faultAt(folder, number, operation)
      const files = (await readdir(folder)).map(name => readFile(join(folder, name), 'utf8'))
      const texts = (await Promise.all(files)).join('\n')
      if (outcome.status === 'fulfilled') assert.not.match(texts, '"first"', `after ${failed}`)
      if (!failed) break
    }
  }
})

for (const [name, open] of Object.entries(uploads)) {
  test(`${name} is rejected without effect on the slot or done`, async () => {
    const calls = await eachFault(open, async ({ inMemory, onDisk }, before, outcome) => {
      assert.is(await inMemory(), await onDisk())
      if (outcome.status === 'fulfilled') return assert.is.not(await onDisk(), before)
      assert.is(toAppError(outcome.reason).status, 503)
      assert.is(await onDisk(), before)
    })
    assert.ok(calls >= (name.endsWith('away') ? 1 : 3), `${calls} calls`)
  })
}

/** Makes each call fail once, over a new folder each time; resolves to the number of calls. */
async function eachFault(
  open: Open,
  judge: (
    subject: Subject,
    before: unknown,
    outcome: PromiseSettledResult<unknown>,
  ) => Promise<unknown>,
): Promise<number> {
  for (let number = 1; ; number++) {
    const subject = await open()
    const before = structuredClone(await subject.onDisk())
    const { outcome, failed } = await faultAt(subject.folder, number, subject.operation)
    if (!failed) {
      assert.is(outcome.status, 'fulfilled')
      return number - 1
    }
    try {
      await judge(subject, before, outcome)
      if (outcome.status === 'rejected') await subject.operation()
      assert.equal(await subject.inMemory(), await subject.onDisk())
    } catch (error) {
      throw new Error(`after the fault at ${failed}`, { cause: error })
    }
  }
}

test('control: a file written in place is left half written', async () => {
  const folder = await temporaryFolder()
  const file = join(folder, 'words.json')
  const { failed } = await faultAt(folder, 2, async () => {
    const handle = await presentDisk.open(file, 'w')
    await handle.writeFile(JSON.stringify(['some', 'words', 'that are cut']))
    await handle.close()
  })
  assert.is(failed, '2: write words.json')
  const text = await readFile(file, 'utf8')
  assert.throws(() => JSON.parse(text), SyntaxError)
})

test.run()

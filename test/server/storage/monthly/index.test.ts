import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import * as z from 'zod'
import { suite } from '#test'
import { openMonthlyStore } from '../../../../server/storage/monthly/index.ts'
import type { MonthlyStoreOptions } from '../../../../server/storage/monthly/types.ts'
import { failingDisk } from '../../../support/failing-disk.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { valuesOf } from '../../../support/values-of.ts'

const test = suite('monthly store')

const schema = z.strictObject({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  word: z.string().max(300),
})
type Row = z.output<typeof schema>

const day = 24 * 3600 * 1000

async function open(options: Partial<MonthlyStoreOptions<Row, string>> = {}) {
  const folder = options.folder ?? join(await temporaryFolder(), 'words')
  const clock = { now: Date.parse('2026-11-22T10:00:00Z') }
  const store = await openMonthlyStore<Row, string>({
    folder,
    version: 1,
    schema,
    indexedFields: ({ word }) => word,
    textOf: ({ word }) => word.toLowerCase(),
    clock: () => clock.now,
    ...options,
  })
  const words = async () => (await store.page({}, 0, 1000)).rows.map(({ word }) => word)
  const files = async () =>
    (await readdir(folder)).filter(name => !name.includes('previous')).sort()
  return { folder, clock, store, words, files, add: (word: string) => store.append({ word }) }
}

/** Counts the reads of a disk, after which something may happen before their text is given. */
function afterReads(
  disk: ReturnType<typeof failingDisk>,
  happens: (nth: number) => Promise<unknown> = async () => undefined,
) {
  const { readFile } = disk
  const reads = { count: 0 }
  disk.readFile = (async (...words: Parameters<typeof readFile>) => {
    reads.count += 1
    const nth = reads.count
    const text = await readFile(...words)
    await happens(nth)
    return text
  }) as typeof readFile
  return reads
}

/** As many words as a file of `mostBytes: 1000` takes, and more. */
const many = Array.from({ length: 30 }, (_, index) => `word ${index}`)

test('a row is on disk when its promise resolves', async () => {
  const { folder, add } = await open()
  const row = await add('oak')
  const stored = JSON.parse(await readFile(join(folder, '2026-11-1.json'), 'utf8'))
  assert.equal(stored, { version: 1, data: [row] })
})

test('a file is readable by its owner alone (mode 0600)', async () => {
  const { folder, add } = await open()
  await add('oak')
  assert.is((await stat(folder)).mode & 0o777, 0o700)
  assert.is((await stat(join(folder, '2026-11-1.json'))).mode & 0o777, 0o600)
})

test('each month has its own files, split above a size', async () => {
  const { folder, clock, add, files, words } = await open({ mostBytes: 1000 })
  for (const word of many) await add(word)
  clock.now = Date.parse('2026-12-01T00:00:00Z')
  await add('december')
  const names = await files()
  assert.is(names.at(-1), '2026-12-1.json')
  assert.ok(names.length > 3)
  for (const name of names) assert.ok((await stat(join(folder, name))).size <= 1000 + 100, name)
  assert.equal(await words(), ['december', ...many.toReversed()])
  assert.equal(await (await open({ folder })).words(), await words())
})

test('the tenth file of a month comes after the ninth', async () => {
  const { folder, add, files, words } = await open({ mostBytes: 150 })
  for (const word of many) await add(word)
  assert.ok((await files()).length > 10)
  assert.equal(await (await open({ folder })).words(), many.toReversed())
  assert.equal(await words(), many.toReversed())
})

test('concurrent rows are split alike and share the writes', async () => {
  const disk = failingDisk()
  let writes = 0
  const open_ = disk.open
  disk.open = async (path, flags, mode) => {
    if (flags === 'wx') writes += 1
    return open_(path, flags, mode)
  }
  const { folder, add, files, words } = await open({ mostBytes: 1000, disk })
  await Promise.all(many.map(add))
  assert.is(writes, (await files()).length)
  for (const name of await files()) assert.ok((await stat(join(folder, name))).size <= 1100, name)
  assert.equal(await words(), many.toReversed())
})

test('a single row may be larger than the size of a file', async () => {
  const { words, add } = await open({ mostBytes: 100 })
  await add('a'.repeat(300))
  await add('oak')
  assert.equal(await words(), ['oak', 'a'.repeat(300)])
})

test('a new or changed row writes one file, however many others there are', async () => {
  const { folder, store, add, files } = await open({ mostBytes: 1000 })
  const rows = []
  for (const word of many) rows.push(await add(word))
  const before = await mtimes(folder, await files())
  await store.change(rows[0]?.id ?? '', row => {
    row.word = 'elm'
  })
  await add('last')
  const after = await mtimes(folder, await files())
  const changed = (await files()).filter((_, index) => after[index] !== before[index])
  const names = await files()
  assert.equal(changed, [names[0], names.at(-1)])
})

const mtimes = (folder: string, names: string[]) =>
  Promise.all(names.map(async name => (await stat(join(folder, name))).mtimeMs))

test('a removed row is gone from the previous version of its file too', async () => {
  const { folder, store, add } = await open()
  const { id } = await add('oak')
  await add('elm')
  assert.is(await store.remove(id), true)
  for (const name of await readdir(folder)) {
    assert.not.match(await readFile(join(folder, name), 'utf8'), 'oak')
  }
})

test('a row that is removed in the write that adds another is gone from both versions', async () => {
  const { folder, store, add } = await open()
  const { id } = await add('oak')
  await Promise.all([store.remove(id), add('elm')])
  for (const name of await readdir(folder)) {
    assert.not.match(await readFile(join(folder, name), 'utf8'), 'oak')
  }
})

test('a search reads only files that changed since the last one', async () => {
  const disk = failingDisk()
  const reads = afterReads(disk)
  const { folder, add } = await open({ mostBytes: 400 })
  for (const word of many) await add(word)
  const { store, files } = await open({ folder, mostBytes: 400, disk })
  const find = async (word: string) => (await store.page({ words: [word] }, 0, 0)).total
  assert.is(await find('word'), many.length)
  reads.count = 0
  assert.is(await find('word 2'), 11)
  assert.is(reads.count, 0)

  const oldest = [...store.indexed()].at(-1)?.id ?? ''
  await store.change(oldest, row => {
    row.word = 'Elm'
  })
  assert.is(await find('word'), many.length - 1)
  assert.is(await find('elm'), 1)
  await store.remove(oldest)
  assert.is(await find('elm'), 0)
  assert.ok(reads.count < (await files()).length)
})

test('a write during a search invalidates the text that was read', async () => {
  const disk = failingDisk()
  const { folder, add } = await open()
  const { id } = await add('oak')
  const { store } = await open({ folder, disk })
  const change = (row: Row) => {
    row.word = 'elm'
  }
  afterReads(disk, async nth => nth === 1 && store.change(id, change))
  await store.page({ words: ['oak'] }, 0, 1)
  assert.is((await store.page({ words: ['oak'] }, 0, 1)).total, 0)
  assert.is((await store.page({ words: ['elm'] }, 0, 1)).total, 1)
})

test('a write during a read invalidates the rows that were read', async () => {
  const disk = failingDisk()
  const { store, add, words } = await open({ mostBytes: 100, disk })
  const [first] = [await add('oak'), ...(await addAll(add, many))]
  // The read of the first file is delayed while the row changes.
  let goOn = () => {}
  const held = new Promise<void>(resolve => {
    goOn = resolve
  })
  afterReads(disk, async nth => nth === 1 && held)
  const id = first?.id ?? ''
  const reading = store.find(id)
  await store.change(id, row => {
    row.word = 'elm'
  })
  // Reads so many others that the changed file is evicted before the delayed read ends.
  for (const { id } of store.indexed()) await store.find(id)
  for (const { id } of [...store.indexed()].slice(0, 6)) await store.find(id)
  goOn()
  await reading
  assert.is((await store.find(id))?.word, 'elm')
  assert.is((await words()).at(-1), 'elm')
})

const addAll = async (add: (word: string) => Promise<Row>, words: string[]) => {
  const rows = []
  for (const word of words) rows.push(await add(word))
  return rows
}

for (const step of ['write', 'sync', 'rename', 'syncFolder'] as const) {
  test(`${step} fails: 503, nothing is stored, and the next write succeeds`, async () => {
    const disk = failingDisk()
    const { folder, store, words, add } = await open({ disk })
    const { id } = await add('oak')
    disk.failing = step
    const change = (row: Row) => {
      row.word = 'failed'
    }
    const faults = await Promise.all([
      add('failed').catch(error => error),
      store.change(id, change).catch(error => error),
      store.remove(id).catch(error => error),
    ])
    assert.equal(valuesOf(faults, 'status'), [503, 503, 503])
    assert.equal(await words(), ['oak'])
    assert.equal(await (await open({ folder })).words(), ['oak'])
    disk.failing = undefined
    await add('elm')
    assert.equal(await words(), ['elm', 'oak'])
    assert.equal(await (await open({ folder })).words(), ['elm', 'oak'])
  })

  test(`${step} fails for the first row of a file: the file is not created`, async () => {
    const disk = failingDisk()
    const { files, store, add } = await open({ disk })
    disk.failing = step
    await add('failed').catch(() => undefined)
    assert.equal(await files(), [])
    assert.is(store.size, 0)
  })
}

test('after a failed write the memory equals the file', async () => {
  const disk = failingDisk()
  const { add } = await open({ disk })
  await add('oak')
  disk.failing = 'write'
  await add('failed').catch(() => undefined)
  disk.failing = undefined
  const reads = afterReads(disk)
  await add('elm')
  assert.is(reads.count, 0)
})

test('a read of a file that must be read again does not undo the next write', async () => {
  const disk = failingDisk()
  const { folder, words, add } = await open({ disk })
  await add('oak')
  const { rename, readFile } = disk
  let renames = 0
  disk.failing = 'syncFolder'
  disk.rename = async (from, to) => {
    renames += 1
    if (renames === 2) throw new Error('cannot be put back')
    await rename(from, to)
  }
  disk.readFile = (() => Promise.reject(new Error('no read'))) as typeof readFile
  assert.is((await add('beech').catch(error => error)).status, 503)
  assert.is((await words().catch(error => error)).status, 503)

  disk.failing = undefined
  let goOn = () => {}
  const gate = new Promise<void>(resolve => {
    goOn = resolve
  })
  disk.readFile = readFile
  afterReads(disk, async nth => nth === 1 && gate)
  const reader = words()
  const added = add('elm')
  // Either the write waits for the reader, or it is done long before.
  await Promise.race([added, pause(200)])
  goOn()
  await Promise.all([reader, added])
  assert.equal(await words(), ['elm', 'beech', 'oak'])
  assert.equal(await (await open({ folder })).words(), ['elm', 'beech', 'oak'])
})

test('files with only expired rows are removed once a day, others stay', async () => {
  const { folder, clock, add, files, words } = await open({ keepDays: 400 })
  await add('old')
  clock.now += 300 * day
  await add('younger')
  clock.now += 99 * day
  await add('young')
  assert.is((await files()).length, 3)
  clock.now += 3 * day
  const week = ['1', '2', '3', '4', '5', '6', '7', '8']
  for (const word of week) {
    await add(word)
    clock.now += day
  }
  await add('new')
  const expected = ['new', ...week.toReversed(), 'young', 'younger']
  assert.equal(await words(), expected)
  assert.not.ok((await readdir(folder)).some(name => name.startsWith('2026-11')))
  assert.equal(await (await open({ folder })).words(), expected)
})

test('a clock that jumps ahead deletes nothing, before and after a restart', async () => {
  const before = await open({ keepDays: 400 })
  for (const word of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']) {
    await before.add(word)
    before.clock.now += day
  }
  const { folder } = before
  before.clock.now += 400 * day
  await before.add('ahead')
  await before.add('ahead, too')
  assert.is((await before.words()).length, 10)
  for (const late of [400, 800]) {
    const restarted = await open({ folder, keepDays: 400 })
    restarted.clock.now += late * day
    await restarted.add('after a restart')
    assert.ok((await restarted.words()).includes('one'))
  }
  const right = await open({ folder, keepDays: 400 })
  await right.add('by the right clock')
  assert.is((await right.words()).length, 13)
})

const spoiled: Record<string, (good: string) => string> = {
  empty: () => '',
  truncated: good => good.slice(0, good.length / 2),
  null: () => 'null',
  'an empty list': () => '[]',
  'of a later version': good => good.replace('"version":1', '"version":99'),
  'of another shape': good => good.replace('"word"', '"other"'),
  'invalid for a repeated row': good => good.replace(/(\{"id".*\})/, '$1,$1'),
}

for (const [what, spoil] of Object.entries(spoiled)) {
  test(`a file that is ${what} stops the start by its name and is left as it is`, async () => {
    const { folder, add } = await open({ mostBytes: 1000 })
    for (const word of many) await add(word)
    const file = join(folder, '2026-11-2.json')
    const bad = spoil(await readFile(file, 'utf8'))
    await writeFile(file, bad)
    const fault = await open({ folder }).catch(error => error)
    assert.is(fault.name, 'StartError')
    assert.ok(fault.message.startsWith(`${file} `), fault.message)
    assert.match(fault.message, 'Nothing was changed.')
    assert.is(await readFile(file, 'utf8'), bad)
  })
}

test('a missing file next to its previous version stops the start', async () => {
  const { folder, add } = await open()
  await add('oak')
  await add('elm')
  await rm(join(folder, '2026-11-1.json'))
  const fault = await open({ folder }).catch(error => error)
  assert.is(fault.name, 'StartError')
  assert.match(fault.message, `cp "${join(folder, '2026-11-1.previous.json')}"`)
})

test.run()

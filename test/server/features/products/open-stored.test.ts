import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { withFormerLists } from '../../../../server/features/products/former-lists.ts'
import type {
  StoredCollection,
  StoredProduct,
} from '../../../../server/features/products/lists/collection-schema.ts'
import { openStored } from '../../../../server/features/products/open-stored.ts'
import { starterCollections } from '../../../../server/starters/starter-collections.ts'
import { durableAdapter } from '../../../../server/storage/durable-adapter.ts'
import { faultAt } from '../../../support/fault-at.ts'
import { storedProduct } from '../../../support/stored-product.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const test = suite('products.json, and slot-details.json before it')

const slot = 'executive-furniture/chairs/products/image-8.jpg'
const FORMER = 'slot-details.json'
const FORMER_PREVIOUS = 'slot-details.previous.json'
const NEW = 'products.json'
const TOMBSTONE = 4
const NEW_PREVIOUS = 'products.previous.json'

type Files = Record<string, string>

const envelope = (version: number, data: unknown) => JSON.stringify({ version, data })

const row = (productName: string, more: object = {}) => ({
  ...{ productName, alt: '', title: '', description: '', isVisible: true },
  ...{ updatedAt: '2024-05-03T10:11:12.000Z', ...more },
})

const formers = {
  1: envelope(1, { [slot]: row('Nyota') }),
  2: envelope(2, { [slot]: row('Nyota', { formerNames: ['Jua'] }) }),
  3: envelope(3, { [slot]: row('Nyota', { formerNames: ['Jua'], builtVersion: 'a-1' }) }),
}
const record = { version: 4, facts: { seats: 2 }, updatedAt: '2026-11-25T10:00:00.000Z' }
const records = { Ch8: record }
const lists = { chairs: { version: 1, added: [], deleted: ['Ch9'], order: [] } }
const slots = { [slot]: row('Mwezi', { formerNames: [], builtVersion: '' }) }

async function folderWith(files: Files): Promise<string> {
  const folder = await temporaryFolder()
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return folder
}

async function filesIn(folder: string): Promise<Files> {
  const names = (await readdir(folder)).sort()
  const texts = await Promise.all(names.map(name => readFile(join(folder, name), 'utf8')))
  return Object.fromEntries(names.map((name, index) => [name, texts[index] ?? '']))
}

const open = (folder: string) => openStored({ file: join(folder, NEW) })

const versionOf = (text: string | undefined) => JSON.parse(text ?? 'null')?.version

/** What a start finds, and one after it. */
async function startTwice(folder: string) {
  const { store, begin } = await open(folder)
  await begin()
  const again = await open(folder)
  assert.equal(again.store.value, store.value)
  return store.value
}

interface Taken {
  records: object
  lists: Parameters<typeof withFormerLists>[1]
}

type Case = [what: string, files: Files, name: string, more: Taken]

const cases: Case[] = [
  ['neither file', {}, '', { records: {}, lists: {} }],
  ['slot-details.json 1', { [FORMER]: formers[1] }, 'Nyota', { records: {}, lists: {} }],
  ['slot-details.json 2', { [FORMER]: formers[2] }, 'Nyota', { records: {}, lists: {} }],
  ['slot-details.json 3', { [FORMER]: formers[3] }, 'Nyota', { records: {}, lists: {} }],
  ['products.json 1', { [NEW]: envelope(1, records) }, '', { records, lists: {} }],
  ['products.json 2', { [NEW]: envelope(2, { records, lists }) }, '', { records, lists }],
  [
    'products.json 2 and slot-details.json 3',
    { [NEW]: envelope(2, { records, lists }), [FORMER]: formers[3] },
    ...(['Nyota', { records, lists }] as const),
  ],
  [
    'products.json 3 alone',
    { [NEW]: envelope(3, { records, lists, slots }) },
    ...(['Mwezi', { records, lists }] as const),
  ],
  [
    'products.json 4 alone',
    { [NEW]: envelope(4, { records, lists, slots }) },
    ...(['Mwezi', { records, lists }] as const),
  ],
  [
    'products.json 5',
    {
      [NEW]: envelope(5, {
        ...{ records, collections: withFormerLists(starterCollections(), lists), slots },
      }),
    },
    ...(['Mwezi', { records, lists }] as const),
  ],
  [
    'products.json 6',
    {
      [NEW]: envelope(6, { collections: withFormerLists(starterCollections(), lists), slots: {} }),
    },
    ...(['', { records: {}, lists }] as const),
  ],
  [
    'products.json 3 and the older slot-details.json that a crash left',
    { [NEW]: envelope(3, { records, lists, slots }), [FORMER]: formers[3] },
    ...(['Mwezi', { records, lists }] as const),
  ],
  [
    'products.json 3 in which nothing is said of slots any more, and a left slot-details.json',
    { [NEW]: envelope(3, { records, lists, slots: {} }), [FORMER]: formers[3] },
    ...(['', { records, lists }] as const),
  ],
  [
    'products.json 3 and a left slot-details.json that is damaged',
    { [NEW]: envelope(3, { records, lists, slots }), [FORMER]: '{"version":3,"da' },
    ...(['Mwezi', { records, lists }] as const),
  ],
  [
    'products.json 3 and the previous version of slot-details.json alone',
    { [NEW]: envelope(3, { records, lists, slots }), [FORMER_PREVIOUS]: formers[1] },
    ...(['Mwezi', { records, lists }] as const),
  ],
]

/** A list in which the eighth chair is this one. */
const with8 = (list: StoredCollection, chair: StoredProduct) => ({
  ...list,
  products: list.products.map(one => (one.code === 'Ch8' ? chair : one)),
})

for (const [what, files, name, more] of cases) {
  test(`${what}: nothing is lost, nothing older comes back`, async () => {
    const folder = await folderWith(files)
    const stored = await startTwice(folder)
    const chair = storedProduct(stored, 'Ch8')
    assert.is(chair.firstName ? chair.name : '', name)
    const { version, facts } = chair
    assert.equal(
      [version, facts],
      'Ch8' in more.records ? [4, { seats: 2 }] : [undefined, undefined],
    )
    const listed = withFormerLists(starterCollections(), more.lists)
    const expected = { currency: 'KES', collections: listed.map(list => with8(list, chair)) }
    assert.equal(stored, { ...expected, slots: {} })
    const left = await filesIn(folder)
    assert.is(versionOf(left[NEW]), 7)
    assert.is(versionOf(left[FORMER]), TOMBSTONE)
    assert.is(left[FORMER_PREVIOUS], undefined)
  })
}

test('former names and ticks come along, and are empty where a version had none', async () => {
  const found = []
  for (const text of Object.values(formers)) {
    const chair = storedProduct(await startTwice(await folderWith({ [FORMER]: text })), 'Ch8')
    found.push([chair.firstName, chair.formerNames, chair.builtVersion])
  }
  assert.equal(found, [
    ['Ch8', undefined, undefined],
    ['Ch8', ['Jua'], undefined],
    ['Ch8', ['Jua'], 'a-1'],
  ])
})

test('the previous version, to which an owner may go back, has the rows as well', async () => {
  const folder = await folderWith({
    ...{ [NEW]: envelope(2, { records, lists }), [FORMER]: formers[3] },
    [FORMER_PREVIOUS]: formers[2],
  })
  await startTwice(folder)
  const files = await filesIn(folder)
  assert.equal(Object.keys(files), [NEW, NEW_PREVIOUS, FORMER])
  assert.is(files[NEW_PREVIOUS], files[NEW])
  assert.match(files[NEW] ?? '', 'Nyota')
})

test('until the former file is buried nothing is written', async () => {
  const files = { [NEW]: envelope(2, { records, lists }), [FORMER]: formers[3] }
  const folder = await folderWith(files)
  const { store } = await open(folder)
  assert.is(storedProduct(store.value, 'Ch8').name, 'Nyota')
  assert.equal(await filesIn(folder), files)
})

test('killed after any step of the takeover, the next start has the rows', async () => {
  const before = { [NEW]: envelope(2, { records, lists }), [FORMER]: formers[3] }
  const after = await folderWith(before)
  await startTwice(after)
  const done = await filesIn(after)
  const steps: Files[] = [
    { ...before, [`.${NEW}.half.tmp`]: '{"version":3' },
    { ...before, ...done },
    { ...done, [FORMER_PREVIOUS]: formers[2] },
    done,
  ]
  for (const files of steps) {
    const stored = await startTwice(await folderWith(files))
    assert.is(storedProduct(stored, 'Ch8').name, 'Nyota')
  }
})

test('a fault at any call of the disk, or at all from one on, loses nothing', async () => {
  const calls = { once: 0, 'from then on': 0 }
  for (const [which, andAllLater] of [
    ['once', false],
    ['from then on', true],
  ] as const) {
    for (;;) {
      const folder = await folderWith({
        ...{ [NEW]: envelope(2, { records, lists }), [FORMER]: formers[3] },
        [FORMER_PREVIOUS]: formers[2],
      })
      const start = async () => {
        const { store, begin } = await open(folder)
        await begin().catch(() => undefined)
        return store.value
      }
      const { outcome, failed } = await faultAt(folder, calls[which] + 1, start, { andAllLater })
      if (!failed) break
      calls[which] += 1
      const now = await startTwice(folder)
      const { name, version, facts } = storedProduct(now, 'Ch8')
      assert.equal([name, version, facts], ['Nyota', 4, { seats: 2 }], failed)
      assert.equal(outcome, { status: 'fulfilled', value: now }, failed)
      assert.equal(Object.keys(await filesIn(folder)), [NEW, NEW_PREVIOUS, FORMER], failed)
    }
  }
  assert.ok(calls.once > 5 && calls['from then on'] === calls.once, JSON.stringify(calls))
})

test('where the disk is full the rows are there, and the former file stays', async () => {
  const folder = await folderWith({ [FORMER]: formers[3] })
  const file = join(folder, NEW)
  let isFull = true
  const adapter = durableAdapter<{ version: number; data: unknown }>(file)
  const write = async (data: { version: number; data: unknown }) => {
    if (isFull) throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
    await adapter.write(data)
  }
  const { store, begin } = await openStored({ file, adapter: { ...adapter, write } })
  assert.ok(await begin().catch(error => error))
  assert.is(storedProduct(store.value, 'Ch8').name, 'Nyota')
  assert.equal(Object.keys(await filesIn(folder)), [FORMER])
  isFull = false
  await store.change(({ collections }) => {
    for (const list of collections) list.deleted.push('Ch8')
  })
  assert.equal((await startTwice(folder)).collections[0]?.deleted, ['Ch8'])
})

test('a slot-details.json that is not good stops the start by its name, with nothing changed', async () => {
  const bad: [string, RegExp][] = [
    ['', /cannot be used/],
    ['{"version":3,"da', /cannot be used/],
    ['null', /cannot be used/],
    [envelope(3, { [slot]: { productName: 7 } }), /cannot be used/],
    [envelope(99, {}), /was written by a newer release/],
  ]
  for (const [text, why] of bad) {
    for (const beside of [{}, { [NEW]: envelope(2, { records, lists }) }]) {
      const folder = await folderWith({ ...beside, [FORMER]: text })
      const before = await filesIn(folder)
      const error = await open(folder).catch(error => error)
      assert.is(error.name, 'StartError')
      assert.ok(error.message.startsWith(`${join(folder, FORMER)} `), error.message)
      assert.match(error.message, why)
      assert.equal(await filesIn(folder), before)
    }
  }
})

test('a slot-details.json that is missing beside its previous version stops the start', async () => {
  const folder = await folderWith({ [FORMER_PREVIOUS]: formers[3] })
  const error = await open(folder).catch(error => error)
  assert.match(error.message, `${join(folder, FORMER)} cannot be used: it is missing`)
  assert.match(error.message, `cp "${join(folder, FORMER_PREVIOUS)}"`)
})

test('a products.json that is not good is named itself', async () => {
  const folder = await folderWith({ [NEW]: '{"version":2,"da', [FORMER]: formers[3] })
  const error = await open(folder).catch(error => error)
  assert.ok(error.message.startsWith(`${join(folder, NEW)} cannot be used`), error.message)
})

test.run()

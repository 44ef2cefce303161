import { setTimeout as pause } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import * as z from 'zod'
import { suite } from '#test'
import type {
  Choice,
  MonthlyStore,
  MonthlyStoreOptions,
} from '../../../../server/storage/monthly/types.ts'
import { valuesOf } from '../../../support/values-of.ts'

const schema = z.strictObject({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  word: z.string().max(300),
})
type Row = z.output<typeof schema>
export type WordStore = MonthlyStore<Row, string>
export type RowOptions = Omit<MonthlyStoreOptions<Row, string>, 'folder' | 'mostBytes' | 'disk'>
type Open = (options: RowOptions) => Promise<WordStore>

const day = 24 * 3600 * 1000
const many = Array.from({ length: 30 }, (_, index) => `word ${index}`)

/**
 * What any store of rows promises.
 * @param openNew a place of its own; `again` opens it once more, as after a restart
 */
export function describeRowStore(
  name: string,
  openNew: () => Promise<{ open: Open; again: Open }>,
): void {
  const test = suite(`${name}, as every store of rows`)

  async function opened(options: Partial<RowOptions> = {}) {
    const { open, again } = await openNew()
    const clock = { now: Date.parse('2026-11-22T10:00:00Z') }
    const usual: RowOptions = {
      version: 1,
      schema,
      indexedFields: ({ word }) => word,
      textOf: ({ word }) => word.toLowerCase(),
      clock: () => clock.now,
      ...options,
    }
    const store = await open(usual)
    return {
      store,
      clock,
      add: (word: string) => store.append({ word }),
      words: () => wordsOf(store),
      reopen: (other: Partial<RowOptions> = {}) => again({ ...usual, ...other }),
    }
  }

  test('a row gets its id and time, and is there after a restart', async () => {
    const { store, reopen } = await opened()
    const row = await store.append({ word: 'oak' })
    assert.match(row.id, /^[\da-f-]{36}$/)
    assert.is(row.createdAt, '2026-11-22T10:00:00.000Z')
    assert.equal(await (await reopen()).find(row.id), row)
  })

  test('rows are read newest first, those of one moment in the order they were added', async () => {
    const { clock, add, words, reopen } = await opened()
    for (const word of many) await add(word)
    clock.now += 40 * day
    await add('later')
    const expected = ['later', ...many.toReversed()]
    assert.equal(await words(), expected)
    assert.equal(await wordsOf(await reopen()), expected)
  })

  test('concurrent rows are all added', async () => {
    const { add, words, reopen } = await opened()
    await Promise.all(many.map(add))
    assert.equal((await words()).toSorted(), many.toSorted())
    assert.equal((await wordsOf(await reopen())).toSorted(), many.toSorted())
  })

  test('a row is added from what is indexed, or the one that is there is named', async () => {
    const { store, add, words } = await opened()
    await add('oak')
    const once = (word: string) =>
      store.add(() => [...store.indexed()].find(one => one.indexed === word)?.id ?? { word })
    const added = await once('elm')
    assert.is(added.row?.word, 'elm')
    assert.equal(await once('elm'), { id: added.row?.id })
    assert.equal(await words(), ['elm', 'oak'])
  })

  test('a row that cannot be made is added alone to those that are not', async () => {
    const { store, words } = await opened()
    const failing = () => {
      throw new TypeError('changed my mind')
    }
    const results = await Promise.allSettled([
      store.add(() => ({ word: 'oak' })),
      store.add(failing),
      store.add(() => ({ word: 'x'.repeat(301) })),
      store.add(() => ({ word: 'elm' })),
    ])
    assert.equal(valuesOf(results, 'status'), ['fulfilled', 'rejected', 'rejected', 'fulfilled'])
    assert.equal((await words()).toSorted(), ['elm', 'oak'])
  })

  test('a change keeps id, time and position, and returns the row', async () => {
    const { store, add, words, reopen } = await opened()
    const { id, createdAt } = await add('oak')
    await add('elm')
    const changed = await store.change(id, row => {
      Object.assign(row, { id: 'other', createdAt: 'never', word: 'ash' })
    })
    assert.equal(changed, { id, createdAt, word: 'ash' })
    assert.equal(await words(), ['elm', 'ash'])
    assert.equal(valuesOf([...store.indexed()], 'indexed'), ['elm', 'ash'])
    assert.equal(await wordsOf(await reopen()), ['elm', 'ash'])
  })

  test('a removed row is gone, also after a restart', async () => {
    const { store, add, words, reopen } = await opened()
    const { id } = await add('oak')
    await add('elm')
    // Both removals are of one batch, which waits for the row that is added.
    const [, ...removed] = await Promise.all([add('fir'), store.remove(id), store.remove(id)])
    assert.equal(removed, [true, false])
    assert.is(await store.remove(id), false)
    assert.equal(await words(), ['fir', 'elm'])
    assert.is(store.size, 2)
    assert.is(store.has(id), false)
    assert.is(await store.find(id), undefined)
    await add('ash')
    assert.equal(await wordsOf(await reopen()), ['ash', 'fir', 'elm'])
  })

  test('an unknown row is undefined or false, not an error', async () => {
    const { store } = await opened()
    const id = '4c6d2c1e-0a55-4b4e-9d7a-1f0f3f5c8b11'
    assert.is(await store.find(id), undefined)
    assert.is(await store.change(id, () => undefined), undefined)
    assert.is(await store.remove(id), false)
  })

  test('an invalid row or a change that throws is rejected alone', async () => {
    const { store, words, add } = await opened()
    const { id } = await add('oak')
    const results = await Promise.allSettled([
      add('elm'),
      add('a'.repeat(301)),
      store.change(id, () => {
        throw new RangeError('mine alone')
      }),
      store.change(id, row => {
        row.word = 'a'.repeat(301)
      }),
      add('ash'),
    ])
    assert.equal(valuesOf(results, 'status'), [
      'fulfilled',
      'rejected',
      'rejected',
      'rejected',
      'fulfilled',
    ])
    assert.instance((results[2] as PromiseRejectedResult).reason, RangeError)
    assert.equal(await words(), ['ash', 'elm', 'oak'])
  })

  test('several changes of one row at once are all made', async () => {
    const { store, add } = await opened()
    const { id } = await add('')
    const letters = [...'abcdefghij']
    const add1 = (letter: string) =>
      store.change(id, row => {
        row.word += letter
      })
    await Promise.all(letters.map(add1))
    assert.is((await store.find(id))?.word, letters.join(''))
  })

  test('a page is filtered by indexed fields and has the total', async () => {
    const { store, add } = await opened()
    for (const word of many) await add(word)
    const { total, rows } = await store.page({ where: word => word.endsWith('1') }, 1, 1)
    assert.is(total, 3)
    assert.equal(valuesOf(rows, 'word'), ['word 11'])
  })

  test('rows are filtered by indexed fields and words', async () => {
    const { store, add } = await opened()
    for (const word of [...many, 'A "quoted" Word', 'zebra']) await add(word)
    const found = (words: string[], where?: (indexed: string) => boolean) =>
      foundIn(store, { words, ...(where && { where }) })
    assert.equal(await found([]), ['zebra', 'A "quoted" Word', ...many.toReversed()])
    assert.equal(await found(['a "quoted"']), ['A "quoted" Word'])
    assert.equal(await found(['quoted', 'word']), ['A "quoted" Word'])
    assert.equal((await found(['word'])).length, many.length + 1)
    assert.equal(await found(['xylophone']), [])
    assert.equal(await found(['createdat']), [], 'the name of a field is no text')
    assert.equal(await found(['word'], word => word === 'word 3'), ['word 3'])
  })

  test('a ranked page has the lowest first, and of equal ones the newest', async () => {
    const { store, add } = await opened()
    for (const word of ['bb', 'a', 'cc', 'd']) await add(word)
    const { rows } = await store.page({ rank: word => word.length }, 0, 9)
    assert.equal(valuesOf(rows, 'word'), ['d', 'a', 'cc', 'bb'])
  })

  test('a search finds a changed row by its new text alone', async () => {
    const { store, add } = await opened()
    const { id } = await add('oak')
    const found = async (word: string) => (await store.page({ words: [word] }, 0, 1)).total
    assert.is(await found('oak'), 1)
    await store.change(id, row => {
      row.word = 'elm'
    })
    assert.equal([await found('oak'), await found('elm')], [0, 1])
    await store.remove(id)
    assert.is(await found('elm'), 0)
  })

  test('rows that are read are frozen', async () => {
    const { store, add } = await opened()
    const { id } = await add('oak')
    const row = (await store.find(id)) as Row
    assert.throws(() => {
      row.word = 'elm'
    }, TypeError)
  })

  test('concurrent reads and writes lose no change', async () => {
    const { store, add, words, reopen } = await opened()
    const rows = []
    for (const word of many) rows.push(await add(word))
    await Promise.all(
      rows.flatMap(({ id }, index) => [
        store.find(id),
        store.change(id, row => {
          row.word = `changed ${index}`
        }),
        store.page({}, index, 3),
      ]),
    )
    const expected = many.map((_, index) => `changed ${index}`).toReversed()
    assert.equal(await words(), expected)
    assert.equal(await wordsOf(await reopen()), expected)
  })

  test('rows above the days they are kept are removed, younger ones stay', async () => {
    const { clock, add, words, reopen } = await opened({ keepDays: 400 })
    await add('old')
    clock.now += 300 * day
    await add('younger')
    clock.now += 102 * day
    const week = ['1', '2', '3', '4', '5', '6', '7', '8']
    for (const word of week) {
      await add(word)
      clock.now += day
    }
    await add('new')
    const expected = ['new', ...week.toReversed(), 'younger']
    assert.equal(await words(), expected)
    assert.equal(await wordsOf(await reopen()), expected)
  })

  test('a clock that jumps ahead removes nothing', async () => {
    const { clock, add, words } = await opened({ keepDays: 400 })
    for (const word of many.slice(0, 8)) {
      await add(word)
      clock.now += day
    }
    clock.now += 400 * day
    await add('ahead')
    await add('ahead, too')
    assert.is((await words()).length, 10)
  })

  test('rows of an earlier version are migrated when they are read', async () => {
    const { add, reopen } = await opened()
    const { id } = await add('oak')
    const migrate = (row: unknown) => ({ ...(row as Row), word: `${(row as Row).word} 2` })
    const later = await reopen({ version: 2, migrate })
    assert.is((await later.find(id))?.word, 'oak 2')
    assert.equal(valuesOf([...later.indexed()], 'indexed'), ['oak 2'])
  })

  test('a row of a later version stops the start', async () => {
    const { add, reopen } = await opened({ version: 9 })
    await add('oak')
    const fault = await reopen({ version: 1 }).catch(error => error)
    assert.is(fault.name, 'StartError')
    assert.match(fault.message, 'newer release')
  })

  test('settled resolves when nothing is left to write', async () => {
    const { add, store, reopen } = await opened()
    void add('oak')
    await pause(1)
    await store.settled()
    assert.equal(await wordsOf(await reopen()), ['oak'])
  })

  test.run()
}

const wordsOf = async (store: WordStore) =>
  (await store.page({}, 0, 1000)).rows.map(({ word }) => word)

/** The words of the matching rows, by `rows` and by `page`, which must be equal. */
async function foundIn(store: WordStore, choice: Choice<string>): Promise<string[]> {
  const all: string[] = []
  for await (const { word } of store.rows(choice)) all.push(word)
  const page = await store.page(choice, 1, 3)
  assert.is(page.total, all.length)
  assert.equal(valuesOf(page.rows, 'word'), all.slice(1, 4))
  return all
}

import * as assert from 'uvu/assert'
import * as z from 'zod'
import { suite, use } from '#test'
import { openValues } from '../../../server/storage/open-values.ts'
import { type Database, openDatabase } from '../../../server/storage/postgres/database.ts'
import { openRowStore } from '../../../server/storage/postgres/row-store.ts'
import { openValueStore } from '../../../server/storage/postgres/value-store.ts'
import { startPostgres } from '../../support/postgres.ts'
import { until } from '../../support/until.ts'

const test = suite('stores of several processes on PostgreSQL')

const server = use(startPostgres())
const row = z.strictObject({ id: z.uuid(), createdAt: z.iso.datetime(), word: z.string() })

/** Two connections to one database, as two processes have them. */
async function two(): Promise<{ one: Database; other: Database }> {
  const url = await (await server).newDatabase()
  const open = async () => {
    const database = await openDatabase(url)
    use(() => database.close())
    return database
  }
  return { one: await open(), other: await open() }
}

const numbers = (database: Database) =>
  openValueStore(
    { database, name: 'numbers' },
    {
      version: 1,
      schema: z.array(z.number()),
      initial: () => [],
    },
  )

const words = (database: Database) =>
  openRowStore(
    { database, name: 'words' },
    {
      version: 1,
      schema: row,
      indexedFields: ({ word }) => word,
      textOf: ({ word }) => word,
    },
  )

const lists = (database: Database) =>
  openValues<string[]>({ database, name: 'lists' }, { version: 1, schema: z.array(z.string()) })

const indexedOf = (store: Awaited<ReturnType<typeof words>>) =>
  [...store.indexed()].map(({ indexed }) => indexed)

test('that start at once create the tables once', async () => {
  const url = await (await server).newDatabase()
  const opened = await Promise.all(Array.from({ length: 6 }, () => openDatabase(url)))
  await Promise.all(opened.map(numbers))
  await Promise.all(opened.map(database => database.close()))
})

test('what one changes of a value is told to the other', async () => {
  const { one, other } = await two()
  const [mine, theirs] = [await numbers(one), await numbers(other)]
  await mine.change(all => all.push(1))
  await until('the change', () => theirs.value.length === 1)
  await theirs.change(all => all.push(2))
  await until('the change back', () => mine.value.length === 2)
})

test('values by id that one adds and changes are told to the other, with their ids', async () => {
  const { one, other } = await two()
  const [mine, theirs] = [await lists(one), await lists(other)]
  const told: string[] = []
  theirs.onChange(ids => told.push(...ids))
  await mine.change('oak', [], all => all.push('brown'))
  await until('the new one', () => theirs.get('oak') !== undefined)
  await theirs.change('oak', [], all => all.push('hard'))
  await until('its change', () => mine.get('oak')?.length === 2)
  await mine.change('elm', [], all => all.push('tall'))
  await until('the other one', () => theirs.all.length === 2)
  assert.equal(told, ['oak', 'oak', 'elm'])
  assert.equal(theirs.all, [['tall'], ['brown', 'hard']])
})

test('a value that two make at once has the changes of both', async () => {
  const { one, other } = await two()
  const stores = [await lists(one), await lists(other)] as const
  await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      stores[at % 2]?.change('oak', ['first'], all => all.push(`${at}`)),
    ),
  )
  await Promise.all(stores.map(store => store.refresh()))
  for (const store of stores) assert.is(store.get('oak')?.length, 41)
})

test('a change that includes one of the other tells of both', async () => {
  const { one, other } = await two()
  const [mine, theirs] = [await numbers(one), await numbers(other)]
  const told: (readonly number[])[] = []
  theirs.onChange(before => told.push(before, theirs.value))
  // In one turn: the notice of the first is read after the second is written.
  await Promise.all([mine.change(all => all.push(1)), theirs.change(all => all.push(2))])
  await until('both', () => theirs.value.length === 2)
  assert.equal(told[0], [])
  assert.equal(told.at(-1)?.length, 2)
})

test('a change works on what the other has just written', async () => {
  const { one, other } = await two()
  const stores = [await numbers(one), await numbers(other)] as const
  const writes = Array.from({ length: 100 }, (_, i) =>
    Array.from({ length: 8 }, () => stores[i % 2]?.change(all => all.push(all.length))),
  )
  const lengths = await Promise.all(writes.flat())
  assert.is(new Set(lengths).size, 800, 'each saw all before it')
  await until('all changes', () => stores.every(({ value }) => value.length === 800))
  assert.equal(
    stores[0].value,
    Array.from({ length: 800 }, (_, i) => i),
  )
})

test('rows that one adds, changes and removes are told to the other', async () => {
  const { one, other } = await two()
  const [mine, theirs] = [await words(one), await words(other)]
  const { id } = await mine.append({ word: 'oak' })
  await until('the row', () => theirs.has(id))
  assert.is((await theirs.page({ words: ['oak'] }, 0, 1)).total, 1)
  await mine.change(id, draft => {
    draft.word = 'elm'
  })
  await until('its new text', () => indexedOf(theirs)[0] === 'elm')
  assert.is((await theirs.page({ words: ['oak'] }, 0, 1)).total, 0)
  await theirs.remove(id)
  await until('its removal', () => mine.size === 0)
})

test('a page has what the other acknowledged a moment ago', async () => {
  const { one, other } = await two()
  const [mine, theirs] = [await words(one), await words(other)]
  for (let i = 0; i < 50; i += 1) {
    const { id } = await mine.append({ word: `word ${i}` })
    assert.is((await theirs.page({}, 0, 1)).rows[0]?.id, id)
  }
})

test('of rows that several add once, each is there once', async () => {
  const { one, other } = await two()
  const stores = [await words(one), await words(other)] as const
  const idOf = (store: (typeof stores)[number], word: string) =>
    [...store.indexed()].find(({ indexed }) => indexed === word)?.id
  for (let round = 0; round < 20; round += 1) {
    const word = `word ${round}`
    const added = await Promise.all(
      stores.map(store => store.add(() => idOf(store, word) ?? { word })),
    )
    assert.is(added.filter(({ row }) => row).length, 1)
    assert.is(new Set(added.map(({ id }) => id)).size, 1)
  }
  await until('all', () => stores.every(({ size }) => size === 20))
})

test('one row that many change at once has all changes', async () => {
  const { one, other } = await two()
  const stores = [await words(one), await words(other)] as const
  const { id } = await stores[0].append({ word: '' })
  const writes = Array.from({ length: 100 }, (_, i) =>
    stores[i % 2]?.change(id, draft => {
      draft.word += '.'
    }),
  )
  await Promise.all(writes)
  assert.is((await stores[1].find(id))?.word.length, 100)
})

test('what was told while the line of notices was down is read again', async () => {
  const { one, other } = await two()
  const [mine, theirs] = [await numbers(one), await numbers(other)]
  const [rows, otherRows] = [await words(one), await words(other)]
  const [values, otherValues] = [await lists(one), await lists(other)]
  // All lines of the other one are cut, then changes are made before it has connected again.
  await one.sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'`
  await mine.change(all => all.push(1))
  await rows.append({ word: 'oak' })
  await values.change('oak', [], all => all.push('brown'))
  await until('all', () => theirs.value.length === 1 && otherRows.size === 1)
  await until('the value', () => otherValues.all.length === 1)
})

test('a server that is killed and comes back loses nothing that was acknowledged', async () => {
  const { one, other } = await two()
  const stores = [await numbers(one), await numbers(other)] as const
  const rows = [await words(one), await words(other)] as const
  const postgres = await server
  const acknowledged: number[] = []
  const added: string[] = []
  let failures = 0
  let isOver = false
  const writers = stores.map(async (store, at) => {
    for (let i = 0; !isOver; i += 1) {
      const number = 2 * i + at
      try {
        await store.change(all => all.push(number))
        acknowledged.push(number)
        added.push((await (rows[at] ?? rows[0]).append({ word: `${number}` })).id)
      } catch (error) {
        assert.is((error as { status?: number }).status, 503, String(error))
        failures += 1
        await new Promise(resolve => setTimeout(resolve, 20))
      }
    }
  })
  for (let kills = 1; kills <= 3; kills += 1) {
    const before = acknowledged.length
    await until('writes', () => acknowledged.length > before + 20)
    postgres.kill()
    const known = failures
    await until('a write that fails', () => failures > known)
    // What was read before is still there.
    assert.ok(stores[0].value.length > 0)
    await postgres.start()
  }
  const before = acknowledged.length
  await until('writes', () => acknowledged.length > before + 20)
  isOver = true
  await Promise.all(writers)
  await until('all in both', () =>
    stores.every(({ value }) => acknowledged.every(number => value.includes(number))),
  )
  for (const store of rows) {
    await store.refresh()
    assert.equal(
      added.filter(id => !store.has(id)),
      [],
    )
  }
})

test.run()

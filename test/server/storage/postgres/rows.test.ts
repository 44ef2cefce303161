import * as assert from 'uvu/assert'
import { suite } from '#test'
import { bytesFor } from '../../../../server/base/memory-budget.ts'
import { expiredRows } from '../../../../server/storage/postgres/expired-rows.ts'
import { createRowOrder } from '../../../../server/storage/postgres/row-order.ts'
import { rowTexts } from '../../../../server/storage/postgres/row-texts.ts'
import { sqlOf } from '../../../../server/storage/postgres/sql.ts'
import { day } from '../../../../web/base/units.ts'
import { standInPool } from '../../../support/stand-in-pool.ts'
import { valuesOf } from '../../../support/values-of.ts'

const ofOrder = suite('order of the rows of a table')

/** Rows as they are stored one after the other, named by their day and their turn on it. */
function order(...names: string[]) {
  const rows = createRowOrder<string>()
  const place = (id: string, place: number, indexed = '') =>
    rows.place({ id, createdAt: `2026-11-${id.slice(0, 2)}`, place, indexed })
  for (const [at, name] of names.entries()) place(name, at)
  return { rows, place, ids: () => [...rows.newestFirst()].map(({ id }) => id) }
}

ofOrder('is that of their creation, the newest first, however they are stored', () => {
  assert.equal(order('01', '02', '03').ids(), ['03', '02', '01'])
  assert.equal(order('05', '01', '04', '02', '03').ids(), ['05', '04', '03', '02', '01'])
})

ofOrder('is that in which they were stored, where they are of one moment', () => {
  assert.equal(order('02a', '02b', '01a', '03a', '02c').ids(), ['03a', '02c', '02b', '02a', '01a'])
})

ofOrder('an earlier place puts no later row before an older one', () => {
  const { place, ids } = order()
  place('01', 9)
  place('03', 1)
  place('02', 0)
  assert.equal(ids(), ['03', '02', '01'])
})

ofOrder('a row that is stored again stays where it is', () => {
  const { rows, place, ids } = order('01', '02', '03')
  place('02', 1, 'changed')
  assert.equal(ids(), ['03', '02', '01'])
  assert.equal([rows.size, rows.find('02')?.indexed], [3, 'changed'])
})

ofOrder('a row that is dropped leaves the others, and one that is unknown leaves all', () => {
  const { rows, ids } = order('01', '02', '03')
  rows.drop('02')
  rows.drop('04')
  assert.equal(ids(), ['03', '01'])
  assert.equal([rows.size, rows.find('02'), rows.find('01')?.place], [2, undefined, 0])
})

const expiry = suite('rows that are too old')

const start = Date.parse('2026-11-26T10:00:00Z')

/** Rows of a store that was last written on these days, of which the newest is the first. */
function store(lasts: string[], keepDays?: number) {
  const clock = { now: start }
  const { pool, asked } = standInPool(({ text }) =>
    text.includes('max(created_at)')
      ? lasts.map(last => ({ last }))
      : [{ id: 'oak' }, { id: 'elm' }],
  )
  const options = { clock: () => clock.now, ...(keepDays !== undefined && { keepDays }) }
  const expired = expiredRows('words', options)
  return { clock, asked, look: () => expired(sqlOf(pool)) }
}

const days = (count: number, newest = start) =>
  Array.from({ length: count }, (_, at) => new Date(newest - at * day).toISOString())

expiry('are none where all are kept', async () => {
  const { look, asked } = store(days(9))
  assert.equal(await look(), [])
  assert.is(asked.length, 0)
})

expiry('are none before there were writes on seven later days', async () => {
  const { look, asked } = store(days(7), 10)
  assert.equal(await look(), [])
  assert.is(asked.length, 1)
  assert.equal(asked[0]?.values, ['words', 8])
})

expiry('are those before the days kept, from the eighth last day of writes on', async () => {
  const { look, asked } = store(days(8), 10)
  assert.equal(await look(), ['oak', 'elm'])
  assert.equal(asked[1]?.values, ['words', new Date(start - 17 * day).toISOString()])
})

expiry('are counted from the clock where rows are dated after it', async () => {
  const { look, asked } = store(days(8, start + 30 * day), 10)
  await look()
  assert.is(asked[1]?.values[1], new Date(start - 10 * day).toISOString())
})

expiry('are looked for once a day', async () => {
  const { look, asked, clock } = store(days(8), 10)
  await look()
  clock.now += day - 1
  assert.equal(await look(), [])
  assert.is(asked.length, 2)
  clock.now += 1
  assert.equal(await look(), ['oak', 'elm'])
})

const ofTexts = suite('texts of rows that are searched')

type Row = { id: string; createdAt: string; word: string }

function texts(words: Record<string, string>) {
  const asked: (readonly string[])[] = []
  const pausing = { during: async () => undefined as unknown }
  const { having, forget } = rowTexts<Row>(
    async ids => {
      asked.push(ids)
      const rows = ids.flatMap(id => (words[id] === undefined ? [] : { id, word: words[id] }))
      await pausing.during()
      return new Map(rows.map((row, place) => [row.id, { row: { createdAt: '', ...row }, place }]))
    },
    ({ word }) => word,
  )
  const found = async (...sought: string[]) =>
    (
      await having(
        sought,
        Object.keys(words).map(id => ({ id })),
      )
    ).map(({ id }) => id)
  return { asked, found, forget, pausing, words }
}

ofTexts('are read once, and found by all words', async () => {
  const { asked, found } = texts({ a: 'red oak', b: 'oak', c: 'red elm' })
  assert.equal(await found('oak'), ['a', 'b'])
  assert.equal(await found('red', 'oak'), ['a'])
  assert.equal(await found('fir'), [])
  assert.equal(asked, [['a', 'b', 'c']])
})

ofTexts('of a row that is gone meanwhile it is not found', async () => {
  const { found } = texts({ a: 'oak', b: undefined as never })
  assert.equal(await found('oak'), ['a'])
  assert.equal(await found('undefined'), [])
})

ofTexts('of a row that was changed is read again, alone', async () => {
  const { asked, found, forget, words } = texts({ a: 'oak', b: 'elm' })
  await found('oak')
  words.a = 'fir'
  assert.equal(await found('oak'), ['a'], 'as it was read')
  forget('a')
  assert.equal(await found('fir'), ['a'])
  assert.equal(asked, [['a', 'b'], ['a']])
})

ofTexts('that are read while a row changes are not cached', async () => {
  const { asked, found, forget, pausing, words } = texts({ a: 'oak' })
  pausing.during = async () => {
    words.a = 'elm'
    forget('a')
  }
  assert.equal(await found('oak'), ['a'])
  pausing.during = async () => undefined
  assert.equal([await found('oak'), await found('elm')], [[], ['a']])
  assert.is(asked.length, 2)
})

ofTexts('that two searches read at once are counted once', async () => {
  const { asked, found, forget, words } = texts({ a: 'x'.repeat(20 * 1024 * 1024) })
  for (let round = 0; round < 3; round += 1) {
    await Promise.all([found('x'), found('x')])
    forget('a')
  }
  assert.is(words.a?.length, 20 * 1024 * 1024)
  const before = asked.length
  await found('x')
  await found('x')
  assert.is(asked.length, before + 1)
})

ofTexts('of so many rows are read five hundred at a time', async () => {
  const { asked, found } = texts(
    Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`row ${at}`, 'oak'])),
  )
  assert.is((await found('oak')).length, 501)
  assert.equal(valuesOf(asked, 'length'), [500, 1])
})

ofTexts('above the limit are read at each search', async () => {
  const large = 'x'.repeat(0.6 * bytesFor('inquiries'))
  const { asked, found } = texts({ a: large, b: large })
  await found('x')
  await found('x')
  assert.equal(asked, [['a', 'b'], ['b']])
})

ofOrder.run()
expiry.run()
ofTexts.run()

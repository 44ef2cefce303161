import * as assert from 'uvu/assert'
import { suite } from '#test'
import { bytesFor } from '../../../../server/memory-budget.ts'
import { rowTexts } from '../../../../server/store/postgres/row-texts.ts'

const test = suite('texts of rows that are searched')

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

test('are read once, and found by all words', async () => {
  const { asked, found } = texts({ a: 'red oak', b: 'oak', c: 'red elm' })
  assert.equal(await found('oak'), ['a', 'b'])
  assert.equal(await found('red', 'oak'), ['a'])
  assert.equal(await found('fir'), [])
  assert.equal(asked, [['a', 'b', 'c']])
})

test('of a row that is gone meanwhile it is not found', async () => {
  const { found } = texts({ a: 'oak', b: undefined as never })
  assert.equal(await found('oak'), ['a'])
  assert.equal(await found('undefined'), [])
})

test('of a row that was changed is read again, alone', async () => {
  const { asked, found, forget, words } = texts({ a: 'oak', b: 'elm' })
  await found('oak')
  words.a = 'fir'
  assert.equal(await found('oak'), ['a'], 'as it was read')
  forget('a')
  assert.equal(await found('fir'), ['a'])
  assert.equal(asked, [['a', 'b'], ['a']])
})

test('that are read while a row changes are not cached', async () => {
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

test('that two searches read at once are counted once', async () => {
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

test('of so many rows are read five hundred at a time', async () => {
  const { asked, found } = texts(
    Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`row ${at}`, 'oak'])),
  )
  assert.is((await found('oak')).length, 501)
  assert.equal(
    asked.map(({ length }) => length),
    [500, 1],
  )
})

test('above the limit are read at each search', async () => {
  const large = 'x'.repeat(0.6 * bytesFor('inquiries'))
  const { asked, found } = texts({ a: large, b: large })
  await found('x')
  await found('x')
  assert.equal(asked, [['a', 'b'], ['b']])
})

test.run()

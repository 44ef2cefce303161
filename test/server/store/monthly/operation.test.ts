import * as assert from 'uvu/assert'
import * as z from 'zod'
import { suite } from '#test'
import {
  added,
  change,
  existing,
  insert,
  remove,
} from '../../../../server/store/monthly/operation.ts'

const test = suite('operations on the rows of a file')

const schema = z.strictObject({ id: z.string(), createdAt: z.string(), word: z.string() })
type Row = z.output<typeof schema>

const row = (id: string, word = id): Row => ({ id, createdAt: '2026-11-22', word })
const rowsOf = (...ids: string[]) => ids.map(id => row(id))
const ids = (rows: readonly Row[]) => rows.map(({ id }) => id)

test('a new row comes last, and is returned with or without its id', () => {
  const rows = rowsOf('a')
  const [b, c] = [row('b'), row('c')]
  assert.is(insert(b).apply(rows), b)
  assert.equal(added(c).apply(rows), { id: 'c', row: c })
  assert.equal(ids(rows), ['a', 'b', 'c'])
})

test('naming a row changes nothing', () => {
  const rows = rowsOf('a')
  assert.equal(existing<Row>('a').apply(rows), { id: 'a' })
  assert.equal(rows, rowsOf('a'))
})

test('a changed row is another object in its place, with its own id and time', () => {
  const rows = rowsOf('a', 'b', 'c')
  const before = rows[1]
  const turn = (draft: Row) => void Object.assign(draft, { id: 'z', createdAt: 'now', word: 'oak' })
  assert.equal(change('b', turn, schema).apply(rows), row('b', 'oak'))
  assert.equal(rows, [row('a'), row('b', 'oak'), row('c')])
  assert.equal(before, row('b'))
})

test('a change that breaks the rules leaves the rows, and so does one of a missing row', () => {
  const rows = rowsOf('a')
  const spoil = (draft: Row) => void Object.assign(draft, { word: 7 })
  assert.throws(() => change('a', spoil, schema).apply(rows), /breaks the rules of its store/)
  assert.is(change('b', spoil, schema).apply(rows), undefined)
  assert.equal(rows, rowsOf('a'))
})

test('the first, the last and no row are removed', () => {
  const rows = rowsOf('a', 'b', 'c')
  assert.is(remove<Row>('x').apply(rows), false)
  assert.equal(ids(rows), ['a', 'b', 'c'])
  assert.is(remove<Row>('a').apply(rows), true)
  assert.is(remove<Row>('c').apply(rows), true)
  assert.equal(ids(rows), ['b'])
})

test.run()

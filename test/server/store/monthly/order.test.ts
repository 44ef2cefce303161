import * as assert from 'uvu/assert'
import { suite } from '#test'
import { byName, bytesOf, createOrder } from '../../../../server/store/monthly/order.ts'

const test = suite('order of the rows of a monthly store')

interface Row {
  id: string
  createdAt: string
}

const row = (id: string, createdAt = '2026-11-22T10:00:00.000Z'): Row => ({ id, createdAt })
const size = bytesOf(row('a'))
const idsIn = (order: ReturnType<typeof createOrder<Row, string>>) =>
  [...order.newestFirst()].map(({ id }) => id)
const open = (mostBytes = 3 * size) => createOrder<Row, string>(({ id }) => id, mostBytes)

test('files are in the order of months, then of their numbers', () => {
  const names = ['2026-11-10', '2026-11-2', '2026-12-1', '2025-12-1']
  assert.equal(names.sort(byName), ['2025-12-1', '2026-11-2', '2026-11-10', '2026-12-1'])
})

test('rows are found by id, and listed with the newest first', () => {
  const order = open()
  order.place('2026-12-1', [row('c'), row('d')], 2)
  order.place('2026-11-1', [row('a'), row('b')], 2)
  assert.equal(idsIn(order), ['d', 'c', 'b', 'a'])
  assert.equal(
    order.segments().map(({ name }) => name),
    ['2026-11-1', '2026-12-1'],
  )
  assert.is(order.size, 4)
  assert.is(order.find('c')?.segment.name, '2026-12-1')
  assert.equal([order.has('2026-11-1'), order.has('2026-11-2')], [true, false])
})

test('a changed file replaces its rows from the first that differs', () => {
  const order = open()
  const [a, b, c] = [row('a'), row('b'), row('c')]
  order.place('2026-11-1', [a, b, c], 3)
  const known = order.find('c')
  order.place('2026-11-1', [a, c, row('d', '2026-11-30T00:00:00.000Z')], 4, [a, b, c])
  assert.equal(idsIn(order), ['d', 'c', 'a'])
  assert.is(order.find('b'), undefined)
  assert.is(order.find('c'), known)
  const [segment] = order.segments()
  assert.equal([segment?.bytes, segment?.newest], [4, '2026-11-30T00:00:00.000Z'])
})

test('a file without rows has no newest one, and one that is dropped leaves none', () => {
  const order = open()
  order.place('2026-11-1', [], 0)
  assert.is(order.segments()[0]?.newest, '')
  order.place('2026-12-1', [row('a')], 1)
  order.drop('2026-12-1')
  order.drop('2026-10-1')
  assert.equal([order.size, order.find('a'), order.segments().length], [0, undefined, 1])
})

test('a row goes into the last file of its month until that is full', () => {
  const order = open()
  const fileFor = (pending: [string, number][] = []) => order.segmentFor(row('a'), new Map(pending))
  assert.is(fileFor(), '2026-11-1')
  order.place('2026-11-1', [], 2 * size)
  assert.is(fileFor(), '2026-11-1')
  assert.is(fileFor([['2026-11-1', 1]]), '2026-11-2')
  order.place('2026-11-1', [], 2 * size + 1)
  assert.is(fileFor(), '2026-11-2')
  assert.is(fileFor([['2026-11-2', size]]), '2026-11-2')
  assert.is(fileFor([['2026-11-2', 2 * size + 1]]), '2026-11-3')
  assert.is(fileFor([['2026-12-1', size]]), '2026-11-2')
})

test('a row that is larger than a file may be has one of its own', () => {
  const order = open(size - 1)
  assert.is(order.segmentFor(row('a'), new Map()), '2026-11-1')
  order.place('2026-11-1', [], 0)
  assert.is(order.segmentFor(row('a'), new Map()), '2026-11-1')
  order.place('2026-11-1', [row('a')], size)
  assert.is(order.segmentFor(row('b'), new Map()), '2026-11-2')
})

test.run()

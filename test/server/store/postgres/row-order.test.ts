import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createRowOrder } from '../../../../server/store/postgres/row-order.ts'

const test = suite('order of the rows of a table')

/** Rows as they are stored one after the other, named by their day and their turn on it. */
function order(...names: string[]) {
  const rows = createRowOrder<string>()
  const place = (id: string, place: number, indexed = '') =>
    rows.place({ id, createdAt: `2026-11-${id.slice(0, 2)}`, place, indexed })
  for (const [at, name] of names.entries()) place(name, at)
  return { rows, place, ids: () => [...rows.newestFirst()].map(({ id }) => id) }
}

test('is that of their creation, the newest first, however they are stored', () => {
  assert.equal(order('01', '02', '03').ids(), ['03', '02', '01'])
  assert.equal(order('05', '01', '04', '02', '03').ids(), ['05', '04', '03', '02', '01'])
})

test('is that in which they were stored, where they are of one moment', () => {
  assert.equal(order('02a', '02b', '01a', '03a', '02c').ids(), ['03a', '02c', '02b', '02a', '01a'])
})

test('an earlier place puts no later row before an older one', () => {
  const { place, ids } = order()
  place('01', 9)
  place('03', 1)
  place('02', 0)
  assert.equal(ids(), ['03', '02', '01'])
})

test('a row that is stored again stays where it is', () => {
  const { rows, place, ids } = order('01', '02', '03')
  place('02', 1, 'changed')
  assert.equal(ids(), ['03', '02', '01'])
  assert.equal([rows.size, rows.find('02')?.indexed], [3, 'changed'])
})

test('a row that is dropped leaves the others, and one that is unknown leaves all', () => {
  const { rows, ids } = order('01', '02', '03')
  rows.drop('02')
  rows.drop('04')
  assert.equal(ids(), ['03', '01'])
  assert.equal([rows.size, rows.find('02'), rows.find('01')?.place], [2, undefined, 0])
})

test.run()

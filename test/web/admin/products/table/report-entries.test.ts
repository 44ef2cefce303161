import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { TableReport } from '../../../../../web/admin/contract.ts'
import { entriesOf, foundEntries } from '../../../../../web/admin/products/table/report-entries.ts'

const test = suite('rows of the report on a table')

const report = {
  new: [{ row: 4, code: 'Ch9', name: 'Nyota', collection: 'Chairs' }],
  changed: [
    { row: 2, code: 'Ch1', name: 'Stool', changes: [{ field: 'Width', from: '40', to: '45' }] },
  ],
  wrong: [
    { row: 3, code: 'Ch2', field: 'Price', error: 'Such as 45,000' },
    { row: 3, code: 'Ch2', field: 'row', error: 'No product has this code' },
  ],
} as unknown as TableReport

const entries = entriesOf(report)

test('stand in the order of the file, all faults of one together', () => {
  assert.equal(
    entries.map(({ row, kind }) => [row, kind]),
    [
      [2, 'changed'],
      [3, 'wrong'],
      [4, 'new'],
    ],
  )
  assert.equal(entries[1]?.lines, [
    { field: 'Price', to: 'Such as 45,000' },
    { field: 'Row', to: 'No product has this code' },
  ])
  assert.equal(entries[2]?.lines, [{ field: 'Collection', to: 'Chairs' }])
})

test('are found by number, code, name or column, all words at once', () => {
  const found = (q: string, kind: Parameters<typeof foundEntries>[1] = '') =>
    foundEntries(entries, kind, q).map(({ row }) => row)
  assert.equal(
    [found(''), found(' ')],
    [
      [2, 3, 4],
      [2, 3, 4],
    ],
  )
  assert.equal([found('nyota'), found('PRICE'), found('ch1 width')], [[4], [3], [2]])
  assert.equal([found('ch1 price'), found('3')], [[], [3]])
  assert.equal([found('', 'new'), found('ch', 'wrong'), found('nyota', 'wrong')], [[4], [3], []])
})

test.run()

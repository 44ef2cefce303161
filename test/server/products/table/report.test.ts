import * as assert from 'uvu/assert'
import { suite } from '#test'
import { tableColumns } from '../../../../server/products/table/columns.ts'
import type { PlannedRow } from '../../../../server/products/table/plan.ts'
import { reportOf } from '../../../../server/products/table/report.ts'
import { tableProduct } from '../../../support/table-product.ts'

const test = suite('report of a table of products')

const row = (own: Partial<PlannedRow>): PlannedRow => ({
  ...{ row: 2, code: 'Ch8', collection: {} as never, faults: new Map() },
  ...own,
})

const ABOUT = { version: 'v', headRow: 1, unknownColumns: ['x'], isImported: false }

const report = (...rows: PlannedRow[]) =>
  reportOf({ rows, orders: new Map() }, tableColumns('KES'), ABOUT)

const product = tableProduct()

test('has new products, changed ones with what changes, and how many are the same', () => {
  const after = tableProduct({ name: 'Malindi', facts: { ...product.facts, seats: 2 } })
  assert.equal(
    report(
      row({ before: product, after: product }),
      row({ row: 3, before: product, after }),
      row({ row: 4, after: tableProduct({ code: 'Ch9', name: 'Watamu' }) }),
    ),
    {
      ...ABOUT,
      new: [{ row: 4, code: 'Ch9', name: 'Watamu', collection: 'Chairs' }],
      changed: [
        {
          ...{ row: 3, code: 'Ch8', name: 'Malindi', collection: 'Chairs' },
          changes: [
            { field: 'Name', from: 'Lamu', to: 'Malindi' },
            { field: 'Seats', from: '1', to: '2' },
          ],
        },
      ],
      ...{ unchanged: 1, wrong: [], wrongRows: 0 },
    },
  )
})

test('has a product of which one field changes', () => {
  const after = tableProduct({ name: 'Malindi' })
  const { changed, unchanged } = report(row({ before: product, after }))
  assert.equal([changed[0]?.changes.length, unchanged], [1, 0])
})

test('has each fault of a wrong row by the title of its column, and nothing else of it', () => {
  const faults: PlannedRow['faults'] = new Map([
    ['widthMm', 'A width'],
    ['row', 'As many cells'],
  ])
  const code = 'x'.repeat(50)
  const { wrong, wrongRows, ...others } = report(row({ code, before: product, faults }))
  assert.equal(wrong, [
    { row: 2, code: 'x'.repeat(40), field: 'Width (mm)', error: 'A width' },
    { row: 2, code: 'x'.repeat(40), field: 'row', error: 'As many cells' },
  ])
  assert.equal([wrongRows, others.new, others.changed, others.unchanged], [1, [], [], 0])
})

test.run()

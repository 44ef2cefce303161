import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { TableReport } from '../../../../../web/admin/contract.ts'
import { ApplyTable } from '../../../../../web/admin/products/table/apply-table.tsx'
import { ReportList } from '../../../../../web/admin/products/table/report-list.tsx'
import { buttonsOf, textOf } from '../../../../support/rendered.tsx'

const test = suite('what a table of products would do')

const added = { row: 2, code: 'Ch1', name: 'Nyota', collection: 'Chairs' }
const changes = [{ field: 'Seats', from: '2', to: '' }]
const changed = { row: 3, code: 'Ch2', name: 'Ch2', changes }
const wrong = { row: 4, code: '', field: 'row', error: 'No code' }

const report = (said: Partial<TableReport> = {}): TableReport =>
  ({
    ...{ version: 'v1', new: [], changed: [], unchanged: 0, wrong: [], wrongRows: 0 },
    ...{ headRow: 1, unknownColumns: [], ...said },
  }) as TableReport

const all = report({ new: [added], changed: [changed], wrong: [wrong], wrongRows: 1 } as never)
const list = (said: TableReport) => textOf(<ReportList report={said} />)
const apply = (said: TableReport, isBusy = false) => (
  <ApplyTable
    name="chairs.csv"
    report={said}
    isBusy={isBusy}
    onApply={() => undefined}
    onStartOver={() => undefined}
  />
)

test('is listed by row, the wrong ones first where there are any', () => {
  assert.match(list(all), 'All 3 New 1 Changed 1 Wrong 1')
  assert.match(list(all), 'Wrong No code Row 4 Row No code')
  assert.not.match(list(all), 'Row 2')
  const right = list(report({ new: [added], changed: [changed] } as never))
  assert.match(right, 'New Ch1 Nyota Row 2 Collection Chairs')
  assert.match(right, 'Changed Ch2 Row 3 Seats from 2 → to nothing')
})

test('is not listed where there is nothing to say of any row', () => {
  assert.is(list(report({ unchanged: 7 })), '')
})

test('is told in numbers, with where its titles are and what is not read', () => {
  const unknownColumns = ['Mood', 'Luck']
  const text = textOf(apply(report({ unchanged: 1200, headRow: 3, unknownColumns })))
  assert.match(text, 'The titles of the columns are in row 3 of the file.')
  assert.match(text, 'New 0 Changed 0 As they are 1,200 Wrong 0')
  assert.match(text, '2 columns of the file not read: Mood, Luck.')
  assert.match(text, 'Nothing to read in')
  assert.equal(buttonsOf(apply(report())), ['Choose another file'])
})

test('is done by a button that says how much, once the wrong rows are left out', () => {
  const hint = 'Correct the wrong rows in the file and choose it again, or leave them out.'
  assert.equal(buttonsOf(apply(all)), ['Read in 2 products', 'Choose another file'])
  assert.match(textOf(apply(all)), hint)
  assert.match(textOf(apply(all)), 'Leave the 1 wrong row out and read the others in')
  const right = apply(report({ new: [added] } as never))
  assert.not.match(textOf(right), hint)
  assert.not.match(textOf(apply(report({ wrong: [wrong], wrongRows: 1 } as never))), hint)
  assert.equal(buttonsOf(right), ['Read in 1 product', 'Choose another file'])
})

test.run()

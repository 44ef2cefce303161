import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { TableReport } from '../../../../../../web/admin/contract.ts'
import {
  entriesOf,
  foundEntries,
} from '../../../../../../web/features/products/admin/table/report-entries.ts'
import { ReportList } from '../../../../../../web/features/products/admin/table/report-list.tsx'
import { openAdminPage } from '../../../../../support/admin-page.ts'
import { liveHook } from '../../../../../support/live-hook.tsx'
import { buttonsOf, elementIn, htmlOf, press, textOf } from '../../../../../support/rendered.tsx'

openAdminPage()
const { ApplyTable } = await import(
  '../../../../../../web/features/products/admin/table/apply-table.tsx'
)
const { ImportedTable } = await import(
  '../../../../../../web/features/products/admin/table/imported-table.tsx'
)

const test = suite('what a table of products would do')

const says = [{ field: 'Width (mm)', to: '600' }]
const added = { row: 2, code: 'Ch1', name: 'Nyota', collection: 'Chairs', says }

const changes = [{ field: 'Seats', from: '2', to: '' }]

const changed = { row: 3, code: 'Ch2', name: 'Ch2', changes }

const wrong = { row: 4, code: '', field: 'row', error: 'No code' }

const report = (said: Partial<TableReport> = {}): TableReport =>
  ({
    ...{ version: 'v1', new: [], changed: [], unchanged: 0, wrong: [], wrongRows: 0 },
    ...{ headRow: 1, columns: [], hasCodes: true, unknownColumns: [], withoutUnit: [] },
    ...{ missingCollections: [], withoutCollection: 0, hiddenPrices: 0, ...said },
  }) as TableReport

const all = report({ new: [added], changed: [changed], wrong: [wrong], wrongRows: 1 } as never)

const list = (said: TableReport) => textOf(<ReportList report={said} />)

const apply = (said: TableReport, isBusy = false) => (
  <ApplyTable
    name="chairs.csv"
    report={said}
    choice={{}}
    isBusy={isBusy}
    onMake={() => undefined}
    onChoose={() => undefined}
    onApply={() => undefined}
    onStartOver={() => undefined}
  />
)

test('a report is listed by row, the wrong ones first where there are any', () => {
  assert.match(list(all), 'All 3 New 1 Changed 1 Wrong 1')
  assert.match(list(all), 'Wrong No code Row 4 Row No code')
  assert.not.match(list(all), 'Row 2')
  const right = list(report({ new: [added], changed: [changed] } as never))
  assert.match(right, 'New Ch1 Nyota Row 2 Collection Chairs Width (mm) 600')
  assert.match(right, 'Changed Ch2 Row 3 Seats from 2 → to nothing')
})

test('a report is not listed where there is nothing to say of any row', () => {
  assert.is(list(report({ unchanged: 7 })), '')
})

test('a report is told in numbers, with where its titles are and what is not read', () => {
  const unknownColumns = ['Mood', 'Luck']
  const text = textOf(apply(report({ unchanged: 1200, headRow: 3, unknownColumns })))
  assert.match(text, 'The titles of the columns are in row 3 of the file.')
  assert.match(text, 'New 0 Changed 0 As they are 1,200 Wrong 0')
  assert.match(text, '2 columns of the file not read: Mood, Luck.')
  assert.match(text, 'Nothing to read in')
  assert.equal(buttonsOf(apply(report())), ['Choose another file'])
})

test('a report is done by a button that says how much, once the wrong rows are left out', () => {
  const hint = 'Correct the wrong rows in the file and choose it again, or leave them out.'
  assert.equal(buttonsOf(apply(all)), ['Read in 2 products', 'Choose another file'])
  assert.match(textOf(apply(all)), hint)
  assert.match(textOf(apply(all)), 'Leave the 1 wrong row out and read the others in')
  const right = apply(report({ new: [added] } as never))
  assert.not.match(textOf(right), hint)
  assert.not.match(textOf(apply(report({ wrong: [wrong], wrongRows: 1 } as never))), hint)
  assert.equal(buttonsOf(right), ['Read in 1 product', 'Choose another file'])
})

const reportOf = (counts: { added?: number; changed?: number; wrong?: number } = {}) =>
  report({
    new: Array(counts.added ?? 0).fill(added),
    changed: Array(counts.changed ?? 0).fill(changed),
    wrongRows: counts.wrong ?? 0,
  })

function openApply(said: TableReport, isBusy = false) {
  const applied: boolean[] = []
  const onApply = (leavesOut: boolean) => applied.push(leavesOut)
  const hook = liveHook(() =>
    ApplyTable({
      ...{ name: 'a.csv', report: said, choice: {}, isBusy, onApply },
      ...{ onMake: () => undefined, onChoose: () => undefined, onStartOver: () => undefined },
    }),
  )
  return { hook, applied }
}

test('reading in waits until wrong rows are left out, and tells so', () => {
  const { hook, applied } = openApply(reportOf({ added: 1, changed: 1, wrong: 2 }))
  press(hook.now, 'Read in')
  assert.equal(applied, [])
  elementIn(hook.now, 'input').props.onChange({ target: { checked: true } })
  assert.is(elementIn(hook.now, 'input').props.checked, true)
  assert.not.match(textOf(hook.now), 'Correct the wrong rows')
  press(hook.now, 'Read in 2 products')
  assert.equal(applied, [true])
})

test('reading in leaves nothing out where all rows are right, and is not begun while it runs', () => {
  const { hook, applied } = openApply(reportOf({ changed: 1 }))
  assert.not.match(htmlOf(hook.now), /checkbox|data-alert/)
  press(hook.now, 'Read in 1 product')
  const busy = openApply(reportOf({ changed: 1 }), true)
  assert.match(textOf(busy.hook.now), 'Reading in…')
  press(busy.hook.now, 'Read in')
  assert.equal([applied, busy.applied], [[false], []])
})

test('a report marks the number of wrong rows alone, and warns of no columns where all are read', () => {
  const html = htmlOf(openApply(reportOf({ added: 1, wrong: 1 })).hook.now)
  assert.match(html, /<div data-alert="true"><dt>Wrong<\/dt><dd>1<\/dd>/)
  assert.is(html.match(/data-alert/g)?.length, 1)
  assert.not.match(html, 'not read')
  assert.not.match(html, 'Nothing to read in')
})

const done = (counts: Parameters<typeof reportOf>[0], binEntry: string | null = null) =>
  liveHook(() =>
    ImportedTable({
      ...{ imported: { report: reportOf(counts), binEntry }, showsPrices: undefined },
      onStartOver: () => {},
    }),
  )

test('what was read in is told by what was new, changed and left out, each where there was any', () => {
  const said = (counts: Parameters<typeof reportOf>[0]) =>
    textOf(elementIn(done(counts).now, 'p', ({ role }) => role === 'status'))
  assert.is(said({}), 'Nothing was changed. The site shows it now.')
  assert.is(said({ added: 1 }), '1 new product. The site shows it now.')
  assert.is(said({ changed: 2 }), '2 products changed. The site shows it now.')
  const all = '2 new products, 1 product changed, 1 wrong row left out. The site shows it now.'
  assert.is(said({ added: 2, changed: 1, wrong: 1 }), all)
})

test('reading in is undone once, where there is something to undo', () => {
  assert.not.match(textOf(done({}).now), /bin|Undo/)
  const hook = done({ added: 1 }, 'b1')
  assert.match(textOf(hook.now), 'stays in the bin for 30 days')
  press(hook.now, 'Undo all of it')
  assert.not.match(textOf(hook.now), 'Undo')
  assert.match(textOf(hook.now), 'stays in the bin for 30 days')
})

const reported = {
  new: [{ row: 4, code: 'Ch9', name: 'Nyota', collection: 'Chairs', says: [] }],
  changed: [
    { row: 2, code: 'Ch1', name: 'Stool', changes: [{ field: 'Width', from: '40', to: '45' }] },
  ],
  wrong: [
    { row: 3, code: 'Ch2', field: 'Price', error: 'Such as 45,000' },
    { row: 3, code: 'Ch2', field: 'row', error: 'No product has this code' },
  ],
} as unknown as TableReport

const rows = entriesOf(reported)

test('rows of a report stand in the order of the file, all faults of one together', () => {
  const kinds = rows.map(({ row, kind }) => `${row} ${kind}`)
  assert.equal(kinds, ['2 changed', '3 wrong', '4 new'])
  assert.equal(rows[1]?.lines, [
    { field: 'Price', to: 'Such as 45,000' },
    { field: 'Row', to: 'No product has this code' },
  ])
  assert.equal(rows[2]?.lines, [{ field: 'Collection', to: 'Chairs' }])
})

test('rows of a report are found by number, code, name or column, all words at once', () => {
  const found = (q: string, kind: Parameters<typeof foundEntries>[1] = '') =>
    foundEntries(rows, kind, q).map(({ row }) => row)
  for (const nothing of ['', ' ']) assert.equal(found(nothing), [2, 3, 4])
  assert.equal([found('nyota'), found('PRICE'), found('ch1 width')], [[4], [3], [2]])
  assert.equal([found('ch1 price'), found('3')], [[], [3]])
  assert.equal([found('', 'new'), found('ch', 'wrong'), found('nyota', 'wrong')], [[4], [3], []])
})

test.run()

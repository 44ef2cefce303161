import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { TableReport } from '../../../../../web/admin/contract.ts'
import { ApplyTable } from '../../../../../web/admin/products/table/apply-table.tsx'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { elementIn, htmlOf, press, textOf } from '../../../../support/rendered.tsx'

openAdminPage()
const { ImportedTable } = await import('../../../../../web/admin/products/table/imported-table.tsx')

const test = suite('reading in what a table would do')

const report = (counts: { added?: number; changed?: number; wrong?: number } = {}): TableReport => {
  const rows = (count = 0) => Array.from({ length: count }, (_, row) => ({ row }))
  const wrongRows = counts.wrong ?? 0
  return {
    ...{ version: 'v1', new: rows(counts.added), changed: rows(counts.changed), unchanged: 0 },
    ...{ wrong: [], wrongRows, unknownColumns: [] },
  } as unknown as TableReport
}

function openApply(said: TableReport, isBusy = false) {
  const applied: boolean[] = []
  const onApply = (leavesOut: boolean) => applied.push(leavesOut)
  const hook = liveHook(() =>
    ApplyTable({ name: 'a.csv', report: said, isBusy, onApply, onStartOver: () => undefined }),
  )
  return { hook, applied }
}

test('waits until wrong rows are left out, and tells so', () => {
  const { hook, applied } = openApply(report({ added: 1, changed: 1, wrong: 2 }))
  press(hook.now, 'Read in')
  assert.equal(applied, [])
  elementIn(hook.now, 'input').props.onChange({ target: { checked: true } })
  assert.is(elementIn(hook.now, 'input').props.checked, true)
  assert.not.match(textOf(hook.now), 'Correct the wrong rows')
  press(hook.now, 'Read in 2 products')
  assert.equal(applied, [true])
})

test('leaves nothing out where all rows are right, and is not begun while it runs', () => {
  const { hook, applied } = openApply(report({ changed: 1 }))
  assert.not.match(htmlOf(hook.now), /checkbox|data-alert/)
  press(hook.now, 'Read in 1 product')
  const busy = openApply(report({ changed: 1 }), true)
  assert.match(textOf(busy.hook.now), 'Reading in…')
  press(busy.hook.now, 'Read in')
  assert.equal([applied, busy.applied], [[false], []])
})

test('marks the number of wrong rows alone, and warns of no columns where all are read', () => {
  const html = htmlOf(openApply(report({ added: 1, wrong: 1 })).hook.now)
  assert.match(html, /<div data-alert="true"><dt>Wrong<\/dt><dd>1<\/dd>/)
  assert.is(html.match(/data-alert/g)?.length, 1)
  assert.not.match(html, 'not read')
  assert.not.match(html, 'Nothing to read in')
})

const done = (counts: Parameters<typeof report>[0], binEntry: string | null = null) =>
  liveHook(() =>
    ImportedTable({ imported: { report: report(counts), binEntry }, onStartOver: () => {} }),
  )

test('afterwards names what was new, changed and left out, each where there was any', () => {
  const said = (counts: Parameters<typeof report>[0]) =>
    textOf(elementIn(done(counts).now, 'p', ({ role }) => role === 'status'))
  assert.is(said({}), 'Nothing was changed. The site shows it now.')
  assert.is(said({ added: 1 }), '1 new product. The site shows it now.')
  assert.is(said({ changed: 2 }), '2 products changed. The site shows it now.')
  assert.is(
    said({ added: 2, changed: 1, wrong: 1 }),
    '2 new products, 1 product changed, 1 wrong row left out. The site shows it now.',
  )
})

test('is undone once, where there is something to undo', () => {
  assert.not.match(textOf(done({}).now), /bin|Undo/)
  const hook = done({ added: 1 }, 'b1')
  assert.match(textOf(hook.now), 'stays in the bin for 30 days')
  press(hook.now, 'Undo all of it')
  assert.not.match(textOf(hook.now), 'Undo')
  assert.match(textOf(hook.now), 'stays in the bin for 30 days')
})

test.run()

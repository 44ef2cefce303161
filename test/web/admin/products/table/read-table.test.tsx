import * as assert from 'uvu/assert'
import { suite } from '#test'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { elementIn, elementsIn, press, textOf } from '../../../../support/rendered.tsx'
import { until } from '../../../../support/until.ts'

openAdminPage()
const { ApplyTable } = await import('../../../../../web/admin/products/table/apply-table.tsx')
const { ChooseFile } = await import('../../../../../web/admin/products/table/choose-file.tsx')
const { ImportedTable } = await import('../../../../../web/admin/products/table/imported-table.tsx')
const { ReadTable } = await import('../../../../../web/admin/products/table/read-table.tsx')
const { ReportList } = await import('../../../../../web/admin/products/table/report-list.tsx')
const { isSignInNeeded } = await import('../../../../../web/admin/session/sign-in-again.ts')

const test = suite('screen that reads a table in')

const report = { version: 'v1', new: [], changed: [], wrong: [], wrongRows: 0, unknownColumns: [] }

/** The screen after a file was chosen, and answered. */
async function open(answer: (address: string) => unknown) {
  answerRequests(({ address }) => answer(address))
  const screen = liveHook(ReadTable)
  const parts = () =>
    elementsIn(screen.now).flatMap(({ type }) =>
      [ApplyTable, ChooseFile, ImportedTable, ReportList].includes(type as never)
        ? [(type as { name: string }).name]
        : [],
    )
  assert.equal(parts(), ['ChooseFile'])
  elementIn(screen.now, ChooseFile).props.onChoose(new File(['code'], 'chairs.csv'))
  const alert = () => textOf(elementsIn(screen.now).filter(({ props }) => props.role === 'alert'))
  await until('the answer', () => parts().length > 1 || alert() !== '')
  return { screen, parts, alert }
}

const refusal = (status: number) => Response.json({ error: 'Not so.' }, { status })

test('shows what the file would do, and then what it did', async () => {
  const { screen, parts, alert } = await open(() => report)
  assert.equal([parts(), alert()], [['ApplyTable', 'ReportList'], ''])
  elementIn(screen.now, ApplyTable).props.onApply(false)
  await until('the import', () => parts().includes('ImportedTable'))
  assert.equal(parts(), ['ImportedTable'])
  elementIn(screen.now, ImportedTable).props.onStartOver()
  assert.equal(parts(), ['ChooseFile'])
})

test('a file that could not be checked can be checked again', async () => {
  const answers = [refusal(400), report]
  const { screen, parts, alert } = await open(() => answers.shift())
  assert.is(alert(), 'Not so. Check chairs.csv again')
  assert.equal(parts(), ['ChooseFile'])
  press(screen.now, 'Check')
  await until('the report', () => parts().includes('ApplyTable'))
  assert.is(alert(), '')
})

test('what was refused is checked again only where products have changed', async () => {
  for (const [status, said] of [
    [409, 'Not so. Check chairs.csv again'],
    [400, 'Not so.'],
  ] as const) {
    const { screen, parts, alert } = await open(address =>
      address.includes('dryRun') ? report : refusal(status),
    )
    elementIn(screen.now, ApplyTable).props.onApply(false)
    await until('the refusal', () => alert() !== '')
    assert.equal([alert(), parts()], [said, ['ApplyTable', 'ReportList']])
  }
})

test('a session that is over changes nothing, and opens the way back in', async () => {
  const { alert } = await open(() => refusal(401))
  assert.match(alert(), 'Your session was over, and nothing was changed.')
  assert.is(isSignInNeeded.value, true)
  isSignInNeeded.set(false)
})

test.run()

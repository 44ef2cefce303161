import * as assert from 'uvu/assert'
import { suite } from '#test'
import { answerRequests, openAdminPage } from '../../../../../support/admin-page.ts'
import { type LiveHook, liveHook } from '../../../../../support/live-hook.tsx'
import { elementIn, elementsIn, press, textOf } from '../../../../../support/rendered.tsx'
import { until } from '../../../../../support/until.ts'

openAdminPage()
const { ApplyTable } = await import(
  '../../../../../../web/features/products/admin/table/apply-table.tsx'
)
const { ChooseFile } = await import(
  '../../../../../../web/features/products/admin/table/choose-file.tsx'
)
const { ImportedTable } = await import(
  '../../../../../../web/features/products/admin/table/imported-table.tsx'
)
const { ReadTable } = await import(
  '../../../../../../web/features/products/admin/table/read-table.tsx'
)
const { ReportList } = await import(
  '../../../../../../web/features/products/admin/table/report-list.tsx'
)
const { isSignInNeeded } = await import('../../../../../../web/admin/session/sign-in-again.ts')
const { useReadTable } = await import(
  '../../../../../../web/features/products/admin/table/use-read-table.ts'
)
const { MOST_TABLE_BYTES } = await import(
  '../../../../../../web/features/products/admin/table/most-bytes.ts'
)

const test = suite('reading a table of products in')

const nothing = {
  ...{ version: 'v1', new: [], changed: [], wrong: [], wrongRows: 0, unknownColumns: [] },
  ...{ columns: [], hasCodes: true, withoutUnit: [], missingCollections: [] },
}

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
  const { screen, parts, alert } = await open(() => nothing)
  assert.equal([parts(), alert()], [['ApplyTable', 'ReportList'], ''])
  elementIn(screen.now, ApplyTable).props.onApply(false)
  await until('the import', () => parts().includes('ImportedTable'))
  assert.equal(parts(), ['ImportedTable'])
  elementIn(screen.now, ImportedTable).props.onStartOver()
  assert.equal(parts(), ['ChooseFile'])
})

test('a file that could not be checked can be checked again', async () => {
  const answers = [refusal(400), nothing]
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
      address.includes('dryRun') ? nothing : refusal(status),
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

type Table = ReturnType<typeof useReadTable>

const reportOf = (version: string) => Response.json({ version, rows: [] })

const fileNamed = (name: string) => new File(['code,name'], name)

/** The hook, the requests that it sent, and what answers the oldest one that waits. */
function openTable() {
  const waiting: ((answer: Response) => void)[] = []
  const sent = answerRequests(() => new Promise(resolve => waiting.push(resolve)))
  const hook = liveHook(useReadTable)
  async function answer(response: Response, isTheLast = true) {
    await until('a request', () => waiting.length > 0)
    const next = isTheLast ? waiting.pop() : waiting.shift()
    next?.(response)
  }
  return { hook, sent, answer }
}

async function openTried(): Promise<ReturnType<typeof openTable>> {
  const opened = openTable()
  const chosen = opened.hook.now.choose(fileNamed('chairs.csv'))
  await opened.answer(reportOf('v1'))
  await chosen
  return opened
}

const idle = ({ now }: LiveHook<Table>) => !now.isTrying && !now.isImporting

test('only the file that was chosen last counts, whichever answer comes first', async () => {
  const { hook, sent, answer } = openTable()
  const first = hook.now.choose(fileNamed('old.csv'))
  await until('the first request', () => sent.length === 1)
  const second = hook.now.choose(fileNamed('new.csv'))
  await until('the second request', () => sent.length === 2)
  await answer(reportOf('of new'))
  await second
  await answer(reportOf('of old'))
  await first
  assert.is(hook.now.file?.name, 'new.csv')
  assert.is(hook.now.report?.version, 'of new')
})

test('the screen, started over, it is empty, whatever comes of the file that was being looked at', async () => {
  const { hook, sent, answer } = openTable()
  const chosen = hook.now.choose(fileNamed('chairs.csv'))
  await until('the request', () => sent.length === 1)
  hook.now.startOver()
  await answer(reportOf('v1'))
  await chosen
  assert.ok(idle(hook))
  assert.is(hook.now.file, undefined)
  assert.is(hook.now.report, undefined)
})

test('a file that is too large, or cannot be read, is not sent', async () => {
  const { hook, sent } = openTable()
  await hook.now.choose({ name: 'huge.csv', size: MOST_TABLE_BYTES + 1 } as File)
  assert.match(hook.now.failure ?? '', /^huge.csv is too large/)
  const gone = { name: 'gone.csv', size: MOST_TABLE_BYTES, arrayBuffer: () => Promise.reject() }
  await hook.now.choose(gone as unknown as File)
  assert.match(hook.now.failure ?? '', /^gone.csv could not be read/)
  assert.is(sent.length, 0)
})

test('a table is read in once, also when pressed twice', async () => {
  const { hook, sent, answer } = await openTried()
  const applied = hook.now.apply(true)
  hook.now.apply(true)
  assert.is(hook.now.isImporting, true)
  await answer(reportOf('v1'))
  await applied
  assert.ok(idle(hook))
  assert.is(sent.length, 2)
  assert.match(sent[1]?.address ?? '', /version=v1&leaveOut=wrong$/)
  assert.is(hook.now.imported?.report.version, 'v1')
  assert.is(hook.now.report, undefined)
})

test('a table is tried again where products have changed, or where no answer came', async () => {
  for (const [status, isOutdated] of [
    [409, true],
    [500, true],
    [400, false],
  ] as const) {
    const { hook, answer } = await openTried()
    const applied = hook.now.apply(false)
    await answer(Response.json({ error: 'No.' }, { status }))
    await applied
    assert.is(hook.now.isOutdated, isOutdated, String(status))
    assert.ok(hook.now.failure)
    assert.is(hook.now.report?.version, 'v1')
    const again = hook.now.tryAgain()
    await answer(reportOf('v2'))
    await again
    assert.is(hook.now.report?.version, 'v2')
    assert.is(hook.now.failure, undefined)
  }
})

const file = new File(['code'], 'chairs.csv')

function openChoice(isBusy = false) {
  const chosen: File[] = []
  const hook = liveHook(() => ChooseFile({ isBusy, onChoose: one => chosen.push(one) }))
  /** @returns whether the place takes what is dragged there, instead of the browser */
  const drag = (event: 'onDragOver' | 'onDrop', types: string[], files: File[] = []) => {
    let isTaken = false
    const preventDefault = () => {
      isTaken = true
    }
    hook.now.props[event]({ preventDefault, dataTransfer: { types, files } })
    return isTaken
  }
  const isMarked = () => hook.now.props['data-over'] === true
  return { hook, chosen, drag, isMarked }
}

test('a file that is dragged over marks the place, a text does not', () => {
  const { hook, drag, isMarked } = openChoice()
  assert.not(drag('onDragOver', ['text/plain']))
  assert.not(isMarked())
  assert.ok(drag('onDragOver', ['Files']))
  assert.ok(isMarked())
  hook.now.props.onDragLeave()
  assert.not(isMarked())
})

test('the first of dropped files is chosen, and the mark goes', () => {
  const { chosen, drag, isMarked } = openChoice()
  drag('onDragOver', ['Files'])
  assert.ok(drag('onDrop', ['Files'], [file, new File([], 'second.csv')]))
  assert.equal([chosen.map(({ name }) => name), isMarked()], [['chairs.csv'], false])
  assert.not(drag('onDrop', ['text/plain'], [file]))
  assert.ok(drag('onDrop', ['Files']))
  assert.is(chosen.length, 1)
})

test('nothing is taken while a file is being checked', () => {
  const { hook, chosen, drag } = openChoice(true)
  assert.ok(drag('onDrop', ['Files'], [file]))
  assert.is(elementIn(hook.now, 'input').props.disabled, true)
  assert.equal(chosen, [])
})

test('the same file can be chosen again, and leaving the choice chooses none', () => {
  const { hook, chosen } = openChoice()
  const choose = (files: File[] | null) => {
    const target = { files, value: 'chairs.csv' }
    elementIn(hook.now, 'input').props.onChange({ target })
    return target.value
  }
  assert.equal([choose([file]), choose([file]), choose([]), choose(null)], ['', '', '', ''])
  assert.is(chosen.length, 2)
})

test.run()

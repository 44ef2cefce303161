import * as assert from 'uvu/assert'
import { suite } from '#test'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { type LiveHook, liveHook } from '../../../../support/live-hook.tsx'
import { until } from '../../../../support/until.ts'

openAdminPage()
const { useReadTable } = await import('../../../../../web/admin/products/table/use-read-table.ts')
const { MOST_TABLE_BYTES } = await import('../../../../../web/admin/products/table/most-bytes.ts')

const test = suite('reading in a table of products')

type Table = ReturnType<typeof useReadTable>

const report = (version: string) => Response.json({ version, rows: [] })
const fileNamed = (name: string) => new File(['code,name'], name)

/** The hook, the requests that it sent, and what answers the oldest one that waits. */
function open() {
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

async function openTried(): Promise<ReturnType<typeof open>> {
  const opened = open()
  const chosen = opened.hook.now.choose(fileNamed('chairs.csv'))
  await opened.answer(report('v1'))
  await chosen
  return opened
}

const idle = ({ now }: LiveHook<Table>) => !now.isTrying && !now.isImporting

test('shows what the file would do, and says so while it is looked at', async () => {
  const { hook, sent, answer } = open()
  const chosen = hook.now.choose(fileNamed('chairs.csv'))
  await until('the request', () => sent.length === 1)
  assert.is(hook.now.isTrying, true)
  assert.is(hook.now.file?.name, 'chairs.csv')
  await answer(report('v1'))
  await chosen
  assert.ok(idle(hook))
  assert.is(hook.now.report?.version, 'v1')
})

test('only the file that was chosen last counts, whichever answer comes first', async () => {
  const { hook, sent, answer } = open()
  const first = hook.now.choose(fileNamed('old.csv'))
  await until('the first request', () => sent.length === 1)
  const second = hook.now.choose(fileNamed('new.csv'))
  await until('the second request', () => sent.length === 2)
  await answer(report('of new'))
  await second
  await answer(report('of old'))
  await first
  assert.is(hook.now.file?.name, 'new.csv')
  assert.is(hook.now.report?.version, 'of new')
})

test('started over, it is empty, whatever comes of the file that was being looked at', async () => {
  const { hook, sent, answer } = open()
  const chosen = hook.now.choose(fileNamed('chairs.csv'))
  await until('the request', () => sent.length === 1)
  hook.now.startOver()
  await answer(report('v1'))
  await chosen
  assert.ok(idle(hook))
  assert.is(hook.now.file, undefined)
  assert.is(hook.now.report, undefined)
})

test('a file that is too large, or cannot be read, is not sent', async () => {
  const { hook, sent } = open()
  await hook.now.choose({ name: 'huge.csv', size: MOST_TABLE_BYTES + 1 } as File)
  assert.match(hook.now.failure ?? '', /^huge.csv is too large/)
  const gone = { name: 'gone.csv', size: MOST_TABLE_BYTES, arrayBuffer: () => Promise.reject() }
  await hook.now.choose(gone as unknown as File)
  assert.match(hook.now.failure ?? '', /^gone.csv could not be read/)
  assert.is(sent.length, 0)
})

test('is read in once, also when pressed twice', async () => {
  const { hook, sent, answer } = await openTried()
  const applied = hook.now.apply(true)
  hook.now.apply(true)
  assert.is(hook.now.isImporting, true)
  await answer(report('v1'))
  await applied
  assert.ok(idle(hook))
  assert.is(sent.length, 2)
  assert.match(sent[1]?.address ?? '', /version=v1&leaveOut=wrong$/)
  assert.is(hook.now.imported?.report.version, 'v1')
  assert.is(hook.now.report, undefined)
})

test('is tried again where products have changed, or where no answer came', async () => {
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
    await answer(report('v2'))
    await again
    assert.is(hook.now.report?.version, 'v2')
    assert.is(hook.now.failure, undefined)
  }
})

test.run()

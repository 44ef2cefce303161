import * as assert from 'uvu/assert'
import { suite } from '#test'
import { latestPreview } from '../../../../../web/admin/pages/preview/latest-preview.ts'
import type { DraftToPreview, PagePreview } from '../../../../../web/page-editing/preview.ts'
import { until } from '../../../../support/until.ts'

const test = suite('the latest preview')

const draft = (name: string): DraftToPreview => ({
  source: { path: '/', name, sections: [] },
  keys: [],
})

/** A server that answers when it is told to. */
function server() {
  const asked: { name: unknown; signal: AbortSignal; answer(): void; fail(): void }[] = []
  const shown: unknown[] = []
  const waiting: { resolve(): void; reject(): void }[] = []
  let failures = 0
  const previews = latestPreview({
    render: ({ source }, signal) =>
      new Promise((resolve, reject) => {
        const preview: PagePreview = { body: String(source.name), styleHash: '', faults: {} }
        const answer = () => resolve(preview)
        asked.push({ name: source.name, signal, answer, fail: () => reject(new Error('away')) })
      }),
    onRendered: ({ body }) => shown.push(body),
    onFailed: () => {
      failures += 1
    },
    untilWorthTrying: () => new Promise((resolve, reject) => waiting.push({ resolve, reject })),
    pause: 5,
  })
  return { ...previews, asked, shown, waiting, failures: () => failures }
}

test('changes one after the other are rendered once', async () => {
  const { show, asked } = server()
  for (const name of ['a', 'ab', 'abc']) show(draft(name))
  await until('the request', () => asked.length === 1)
  assert.is(asked[0]?.name, 'abc')
})

test('an answer that comes after another change is not shown', async () => {
  const { show, asked, shown } = server()
  show(draft('a'))
  await until('the first request', () => asked.length === 1)
  show(draft('b'))
  assert.ok(asked[0]?.signal.aborted)
  asked[0]?.answer()
  await until('the second request', () => asked.length === 2)
  asked[1]?.answer()
  await until('the answer', () => shown.length > 0)
  assert.equal(shown, ['b'])
})

test('a failure is told, unless it is that of an earlier draft or of a closed editor', async () => {
  const { show, stop, asked, failures } = server()
  show(draft('a'))
  await until('the first request', () => asked.length === 1)
  asked[0]?.fail()
  await until('the failure', () => failures() === 1)
  show(draft('b'))
  await until('the second request', () => asked.length === 2)
  stop()
  asked[1]?.fail()
  await new Promise(setImmediate)
  assert.is(failures(), 1)
})

test('a draft that failed is asked for again when that is worth it, and not otherwise', async () => {
  const { show, asked, shown, waiting } = server()
  show(draft('a'))
  await until('the first request', () => asked.length === 1)
  asked[0]?.fail()
  await until('the wait', () => waiting.length === 1)
  waiting[0]?.resolve()
  await until('the second request', () => asked.length === 2)
  asked[1]?.answer()
  await until('the answer', () => shown.length > 0)
  assert.equal(shown, ['a'])

  show(draft('b'))
  await until('the third request', () => asked.length === 3)
  asked[2]?.fail()
  await until('the wait', () => waiting.length === 2)
  waiting[1]?.reject()
  await new Promise(setImmediate)
  assert.is(asked.length, 3)
})

test.run()

import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api } from '../../../../../../web/base/routes.ts'
import type { FramePage } from '../../../../../../web/features/pages/admin/preview/frame-page.ts'
import { latestPreview } from '../../../../../../web/features/pages/admin/preview/latest-preview.ts'
import {
  fitIn,
  fittedRect,
} from '../../../../../../web/features/pages/admin/preview/scale-to-fit.ts'
import type { DraftToPreview, PagePreview } from '../../../../../../web/features/pages/preview.ts'
import { answerRequests, openAdminPage } from '../../../../../support/admin-page.ts'
import { liveHook } from '../../../../../support/live-hook.tsx'
import { elementIn, elementsIn } from '../../../../../support/rendered.tsx'
import { until } from '../../../../../support/until.ts'

openAdminPage()
const { PreviewFrame } = await import(
  '../../../../../../web/features/pages/admin/preview/preview-frame.tsx'
)
const { usePreviewedDraft } = await import(
  '../../../../../../web/features/pages/admin/preview/use-previewed-draft.ts'
)

const test = suite('frame of the preview')

const source = { path: '/about', sections: [] }
const faults = { 'sections.0.title': 'Too long' }
const preview = { body: '', styleHash: 'x', faults }

function open(isShown = true) {
  const calls: unknown[] = []
  const page = {
    document: {},
    type: () => calls.push('typed'),
    show: () => {
      calls.push('shown')
      return isShown
    },
  } as unknown as FramePage
  const draft = {
    ...{ path: '/a b', source, keys: [], isFormer: undefined },
    onFaults: (found: object) => calls.push(found),
    onShown: (document: object) => calls.push(document === page.document),
  }
  const load = () => calls.push('load')
  const hook = liveHook(() => usePreviewedDraft(page, draft, load))
  return { hook, calls }
}

test('a draft is typed at once, and shown with what is not complete once it is rendered', async () => {
  const sent = answerRequests(() => preview)
  const { hook, calls } = open()
  assert.equal(calls, ['typed'])
  await until('the rendering', () => calls.length > 3)
  assert.equal(calls, ['typed', 'shown', faults, true])
  assert.equal(sent, [
    { method: 'POST', address: `${api.pagePreview}?path=%2Fa%20b`, body: { source, keys: [] } },
  ])
  assert.is(hook.now.isOutdated, false)
})

test('a page that cannot show a rendering is loaded again', async () => {
  answerRequests(() => preview)
  const { calls } = open(false)
  await until('the rendering', () => calls.length > 1)
  await new Promise(setImmediate)
  assert.equal(calls, ['typed', 'shown', 'load'])
})

test('a refused draft is outdated until it is tried again', async () => {
  const refused = answerRequests(() => Response.json({ error: 'x' }, { status: 400 }))
  const { hook, calls } = open()
  await until('the refusal', () => hook.now.isOutdated)
  await new Promise(setImmediate)
  assert.is(refused.length, 1)
  answerRequests(() => preview)
  hook.now.tryAgain()
  await until('the rendering', () => calls.includes('shown'))
  assert.is(hook.now.isOutdated, false)
})

test('without a page nothing is rendered, and nothing is outdated', () => {
  const hook = liveHook(() =>
    usePreviewedDraft(undefined, { path: '/', source, keys: [] }, () => undefined),
  )
  assert.is(hook.now.isOutdated, false)
})

test('a document that is no page is said, and can be loaded again', () => {
  const hook = liveHook(() =>
    PreviewFrame({
      ...{ path: '/a b', source, keys: [], width: 'phone', children: 'over it' },
      ...{ onPick: () => undefined, onSection: () => undefined },
    }),
  )
  const frame = () => elementIn(hook.now, 'iframe')
  const note = () => elementsIn(hook.now).find(({ props }) => props.onPress)?.props
  const { src, title, inert, tabIndex, style } = frame().props
  assert.equal(
    [src, title, inert, tabIndex, style],
    [`${api.pagePreview}?path=%2Fa%20b`, 'Preview of the page', true, -1, undefined],
  )
  assert.is(note(), undefined)
  assert.not.ok(hook.now.props.children.includes('over it'))
  const { key } = frame()
  frame().props.onLoad()
  assert.equal([note()?.text, note()?.label], ['The preview could not be loaded.', 'Load again'])
  note()?.onPress()
  assert.is(note(), undefined)
  assert.is.not(frame().key, key)
})

const draftOf = (name: string): DraftToPreview => ({
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
  const asks = (count: number) => until('the request', () => asked.length === count)
  return { ...previews, asked, asks, shown, waiting, failures: () => failures }
}

test('changes one after the other are rendered once', async () => {
  const { show, asked, asks } = server()
  for (const name of ['a', 'ab', 'abc']) show(draftOf(name))
  await asks(1)
  assert.is(asked[0]?.name, 'abc')
})

test('an answer that comes after another change is not shown', async () => {
  const { show, asked, asks, shown } = server()
  show(draftOf('a'))
  await asks(1)
  show(draftOf('b'))
  assert.ok(asked[0]?.signal.aborted)
  asked[0]?.answer()
  await asks(2)
  asked[1]?.answer()
  await until('the answer', () => shown.length > 0)
  assert.equal(shown, ['b'])
})

test('a failure is told, unless it is that of an earlier draft or of a closed editor', async () => {
  const { show, stop, asked, asks, failures } = server()
  show(draftOf('a'))
  await asks(1)
  asked[0]?.fail()
  await until('the failure', () => failures() === 1)
  show(draftOf('b'))
  await asks(2)
  stop()
  asked[1]?.fail()
  await new Promise(setImmediate)
  assert.is(failures(), 1)
})

test('a draft that failed is asked for again when that is worth it, and not otherwise', async () => {
  const { show, asked, asks, shown, waiting } = server()
  show(draftOf('a'))
  await asks(1)
  asked[0]?.fail()
  await until('the wait', () => waiting.length === 1)
  waiting[0]?.resolve()
  await asks(2)
  asked[1]?.answer()
  await until('the answer', () => shown.length > 0)
  assert.equal(shown, ['a'])

  show(draftOf('b'))
  await asks(3)
  asked[2]?.fail()
  await until('the wait', () => waiting.length === 2)
  waiting[1]?.reject()
  await new Promise(setImmediate)
  assert.is(asked.length, 3)
})

test('a phone is as wide as it is, in the middle of a wider box', () => {
  const fit = fitIn({ width: 800, height: 700 }, 'phone')
  assert.equal(fit, { scale: 1, width: 390, height: 700, left: 205 })
})

test('a desk that does not fit is smaller, and as high as the box all the same', () => {
  const fit = fitIn({ width: 640, height: 700 }, 'desktop')
  assert.equal(fit, { scale: 0.5, width: 1280, height: 1400, left: 0 })
})

test('a rectangle of the page is told in the pixels of the box', () => {
  const fit = { scale: 0.5, width: 1280, height: 1400, left: 10 }
  const rect = fittedRect(fit, { left: 100, top: 40, width: 200, height: 60 })
  assert.equal(rect, { left: 60, top: 20, width: 100, height: 30 })
  assert.is(fittedRect(fit, undefined), undefined)
})

test.run()

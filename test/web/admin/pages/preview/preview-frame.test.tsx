import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { FramePage } from '../../../../../web/admin/pages/preview/frame-page.ts'
import { api } from '../../../../../web/routes.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { elementIn, elementsIn } from '../../../../support/rendered.tsx'
import { until } from '../../../../support/until.ts'

openAdminPage()
const { PreviewFrame } = await import('../../../../../web/admin/pages/preview/preview-frame.tsx')
const { usePreviewedDraft } = await import(
  '../../../../../web/admin/pages/preview/use-previewed-draft.ts'
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

test.run()

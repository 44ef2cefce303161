import * as assert from 'uvu/assert'
import { suite } from '#test'
import { Field } from '../../../../../web/admin/ui/field.tsx'
import { api } from '../../../../../web/base/routes.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { elementIn, elementsIn, press, shownToast, textOf } from '../../../../support/rendered.tsx'
import { standIn } from '../../../../support/stand-in.ts'
import { until } from '../../../../support/until.ts'

openAdminPage()
const { PreviewLinkEntry } = await import(
  '../../../../../web/features/pages/admin/preview-link/preview-link-entry.tsx'
)
const { PreviewLinkDialog } = await import(
  '../../../../../web/features/pages/admin/preview-link/preview-link-dialog.tsx'
)
const { about } = await import('../../../../../web/features/pages/admin/saving/about.ts')

const test = suite('link to the preview of a page')

const link = { url: 'https://example.com/preview/7', until: '2031-01-06T05:00:00.000Z' }

function open() {
  const hook = liveHook(() => PreviewLinkDialog({ path: '/about', onClose: () => undefined }))
  return {
    hook,
    field: () => elementsIn(hook.now).find(({ type }) => type === Field)?.props,
    has: (text: string) => {
      try {
        return Boolean(elementIn(hook.now, 'button', ({ children }) => children === text))
      } catch {
        return false
      }
    },
  }
}

test('is made at a press, shown to be copied, and another one can be made', async () => {
  const { hook, field, has } = open()
  assert.equal([field(), has('Copy the link')], [undefined, false])
  const sent = answerRequests(() => link)
  press(hook.now, 'Make a link')
  await until('the link', () => field()?.value === link.url)
  assert.equal(sent, [
    { method: 'POST', address: about(api.previewLink, '/about'), body: undefined },
  ])
  assert.match(textOf(field()?.hint), /^Until .*2031.*Copy it now: it is not shown again\.$/)
  let isSelected = false
  field()?.onFocus({ target: { select: () => (isSelected = true) } })
  assert.is(isSelected, true)
  press(hook.now, 'Make another link')
  await until('the request', () => sent.length === 2)
})

test('is copied', async () => {
  const copied: string[] = []
  standIn('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } })
  const { hook, has } = open()
  answerRequests(() => link)
  press(hook.now, 'Make a link')
  await until('the button', () => has('Copy the link'))
  press(hook.now, 'Copy the link')
  await until('the toast', () => shownToast()?.title === 'Copied')
  assert.equal(copied, [link.url])
})

test('is gone from the dialog once all are ended, and stays where they are not', async () => {
  const { hook, field } = open()
  answerRequests(() => link)
  press(hook.now, 'Make a link')
  await until('the link', field)
  answerRequests(() => Response.json({}, { status: 500 }))
  await press(hook.now, 'End all links of this page')
  assert.is(shownToast()?.description, 'The site did not answer. Please try again.')
  assert.is(field()?.value, link.url)
  const sent = answerRequests(() => ({}))
  await press(hook.now, 'End all links of this page')
  assert.equal([sent[0]?.method, field(), shownToast()?.title], ['DELETE', undefined, 'Ended'])
})

test('is offered among the entries of the editor', () => {
  const hook = liveHook(() => PreviewLinkEntry({ path: '/about' }))
  const dialog = () => elementsIn(hook.now).find(({ type }) => type === PreviewLinkDialog)?.props
  assert.is(dialog(), undefined)
  press(hook.now, 'Show a colleague')
  assert.is(dialog()?.path, '/about')
  dialog()?.onClose()
  assert.is(dialog(), undefined)
})

test.run()

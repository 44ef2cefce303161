import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { OpenedPage } from '../../../../../web/page-editing/contract.ts'
import { api } from '../../../../../web/routes.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { elementIn, elementsIn, emptyClient, press, textOf } from '../../../../support/rendered.tsx'
import { until } from '../../../../support/until.ts'

openAdminPage()
const { HidePage } = await import('../../../../../web/admin/pages/hiding/hide-page.tsx')
const { HidePageDialog } = await import(
  '../../../../../web/admin/pages/hiding/hide-page-dialog.tsx'
)
const { about } = await import('../../../../../web/admin/pages/saving/server-connection.ts')

const test = suite('entry that hides the page of the editor')

const at = '2031-01-06T05:00:00.000Z'

function open(page?: Partial<OpenedPage>) {
  const client = emptyClient()
  if (page) client.setQueryData([about(api.editedPage, '/about')], page)
  return liveHook(() => HidePage({ path: '/about', name: 'About' }), { client })
}

test('says when the page goes down, and that it did not', () => {
  assert.is(textOf(open({}).now), 'Hide the page Now, or at a day and time')
  assert.is(textOf(open().now), 'Hide the page Now, or at a day and time')
  const goes = 'Hide the page Goes down on Mon 6 Jan 2031 08:00 (Nairobi)'
  assert.is(textOf(open({ goesDown: { at, by: 'joan' } }).now), goes)
  const failed = { at, by: 'joan', failed: 'The menu leads to it.' }
  assert.is(textOf(open({ goesDown: failed }).now), `${goes} Not as planned`)
})

test('opens the question with what is planned, until that is closed', () => {
  const goesDown = { at, by: 'joan' }
  const hook = open({ goesDown })
  const isOpen = () => elementsIn(hook.now).some(({ type }) => type === HidePageDialog)
  assert.is(isOpen(), false)
  press(hook.now, 'Hide the page')
  const { path, name, planned, onClose } = elementIn(hook.now, HidePageDialog).props
  assert.equal({ path, name, planned }, { path: '/about', name: 'About', planned: goesDown })
  onClose()
  assert.is(isOpen(), false)
})

test('shows a hidden page again in one press', async () => {
  const hook = open({ hidden: { at, by: 'joan' } })
  assert.is(
    textOf(hook.now),
    'Show the page again Hidden by joan on Mon 6 Jan 2031 08:00 (Nairobi)',
  )
  const sent = answerRequests(() => ({}))
  press(hook.now, 'Show the page again')
  await until('the request', () => sent.length > 0)
  assert.equal(sent[0]?.body, { isHidden: false })
})

test.run()

import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api, quoteScreen } from '../../../../../../web/routes.ts'
import { answerRequests, openAdminPage } from '../../../../../support/admin-page.ts'
import { liveHook } from '../../../../../support/live-hook.tsx'
import { elementIn, elementsIn } from '../../../../../support/rendered.tsx'
import { until } from '../../../../../support/until.ts'
import { line } from '../../quote.ts'

openAdminPage()
const { QuoteFromList } = await import(
  '../../../../../../web/admin/quotes/list/sent-list/quote-from-list.tsx'
)
const { SentListDialog } = await import(
  '../../../../../../web/admin/quotes/list/sent-list/sent-list-dialog.tsx'
)
const { useSentList } = await import(
  '../../../../../../web/admin/quotes/list/sent-list/use-sent-list.ts'
)
const { isSignInNeeded } = await import('../../../../../../web/admin/session/sign-in-again.ts')
const { Button } = await import('../../../../../../web/admin/ui/button.tsx')

const test = suite('a quote from a shortlist')

const found = { lines: [line('Ch8')], vat: { rate: 16, included: true }, unread: [], left: 0 }
const event = { preventDefault: () => undefined } as never

function open() {
  const gone: string[] = []
  const hook = liveHook(useSentList, { onNavigate: to => gone.push(to) })
  const settled = () => until('the answer', () => !hook.now.isBusy)
  return { hook, gone, settled }
}

test('reads the message first, then makes a quote of what was found', async () => {
  const sent = answerRequests(({ address }) =>
    address === api.quotes ? { id: 'q2', number: '2026-0043' } : found,
  )
  const { hook, gone, settled } = open()
  hook.now.type('Ch8 x 12')
  hook.now.submit(event)
  assert.is(hook.now.isBusy, true)
  hook.now.submit(event)
  await settled()
  assert.equal(sent, [{ method: 'POST', address: api.quoteSentList, body: { text: 'Ch8 x 12' } }])
  assert.equal([hook.now.found, gone], [found, []])
  hook.now.submit(event)
  assert.is(hook.now.isBusy, true)
  hook.now.submit(event)
  await settled()
  assert.is(sent.length, 2)
  const { lines, vat } = (sent[1]?.body ?? {}) as typeof found
  assert.equal([sent[1]?.address, lines, vat], [api.quotes, found.lines, found.vat])
  assert.equal(gone, [quoteScreen('q2')])
})

test('forgets what was found once the message is another', async () => {
  answerRequests(() => found)
  const { hook, settled } = open()
  hook.now.submit(event)
  await settled()
  hook.now.type('Ch9')
  assert.equal([hook.now.text, hook.now.found], ['Ch9', undefined])
})

test('says why nothing was read, until more is typed or it is read again', async () => {
  answerRequests(() => Response.json({ error: 'Too long.' }, { status: 400 }))
  const { hook, settled } = open()
  hook.now.submit(event)
  await settled()
  assert.is(hook.now.fault, 'Too long.')
  hook.now.type('Ch8')
  assert.is(hook.now.fault, undefined)
  answerRequests(() => Promise.reject(new TypeError('no connection')))
  hook.now.submit(event)
  await settled()
  assert.is(hook.now.fault, 'The items could not be read. Please try again.')
  answerRequests(() => found)
  hook.now.submit(event)
  await settled()
  assert.is(hook.now.fault, undefined)
})

test('opens the way back in where the session is over', async () => {
  answerRequests(() => Response.json({ error: 'No' }, { status: 401 }))
  const { hook, settled } = open()
  hook.now.submit(event)
  await settled()
  assert.equal([hook.now.fault, isSignInNeeded.value], [undefined, true])
  isSignInNeeded.set(false)
})

test('is a dialog that says what it does next, and asks before what was pasted is lost', async () => {
  answerRequests(() => found)
  const dialog = liveHook(() => SentListDialog({ onClose: () => undefined }))
  const button = () => {
    const { children, busyText } = elementIn(dialog.now, Button).props
    return [children, busyText]
  }
  const type = (value: string) =>
    elementsIn(dialog.now)
      .find(({ props }) => props.label)
      ?.props.onChange({ target: { value } })
  assert.equal([dialog.now.props.loses, button()], [undefined, ['Find the items', 'Reading…']])
  type(' ')
  assert.is(dialog.now.props.loses, undefined)
  type('Ch8')
  assert.is(dialog.now.props.loses, 'What you pasted here is in no quote yet.')
  elementIn(dialog.now, 'form').props.onSubmit(event)
  await until('the items', () => button()[0] === 'Make the quote')
  assert.is(button()[1], 'Making it…')
})

test('is opened by its button, and closed', () => {
  const part = liveHook(QuoteFromList)
  const dialog = () => elementsIn(part.now).find(({ type }) => type === SentListDialog)
  assert.is(dialog(), undefined)
  elementIn(part.now, 'button').props.onClick()
  assert.ok(dialog())
  dialog()?.props.onClose()
  assert.is(dialog(), undefined)
})

test.run()

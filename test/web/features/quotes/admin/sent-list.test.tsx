import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api, quoteScreen } from '../../../../../web/base/routes.ts'
import { FoundLines } from '../../../../../web/features/quotes/admin/list/sent-list/found-lines.tsx'
import type { QuoteLine, SentListLines } from '../../../../../web/features/quotes/contract.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { elementIn, elementsIn, textOf } from '../../../../support/rendered.tsx'
import { until } from '../../../../support/until.ts'
import { line } from './quote.ts'

openAdminPage()
const { QuoteFromList } = await import(
  '../../../../../web/features/quotes/admin/list/sent-list/quote-from-list.tsx'
)
const { SentListDialog } = await import(
  '../../../../../web/features/quotes/admin/list/sent-list/sent-list-dialog.tsx'
)
const { useSentList } = await import(
  '../../../../../web/features/quotes/admin/list/sent-list/use-sent-list.ts'
)
const { isSignInNeeded } = await import('../../../../../web/admin/session/sign-in-again.ts')
const { SaveRow } = await import('../../../../../web/admin/ui/save-row.tsx')

const test = suite('a quote from a shortlist')

const found = { lines: [line('Ch8')], vat: { rate: 16, included: true }, unread: [], left: 0 }
const event = { preventDefault: () => undefined } as never

function open() {
  const gone: string[] = []
  const hook = liveHook(useSentList, { onNavigate: to => gone.push(to) })
  const settled = () => until('the answer', () => !hook.now.isBusy)
  const submit = () => {
    hook.now.submit(event)
    return settled()
  }
  return { hook, gone, submit }
}

test('reads the message first, then makes a quote of what was found', async () => {
  const sent = answerRequests(({ address }) =>
    address === api.quotes ? { id: 'q2', number: '2026-0043' } : found,
  )
  const { hook, gone, submit } = open()
  hook.now.type('Ch8 x 12')
  hook.now.submit(event)
  assert.is(hook.now.isBusy, true)
  await submit()
  assert.equal(sent, [{ method: 'POST', address: api.quoteSentList, body: { text: 'Ch8 x 12' } }])
  assert.equal([hook.now.found, gone], [found, []])
  hook.now.submit(event)
  assert.is(hook.now.isBusy, true)
  await submit()
  assert.is(sent.length, 2)
  const { lines, vat } = (sent[1]?.body ?? {}) as typeof found
  assert.equal([sent[1]?.address, lines, vat], [api.quotes, found.lines, found.vat])
  assert.equal(gone, [quoteScreen('q2')])
})

test('forgets what was found once the message is another', async () => {
  answerRequests(() => found)
  const { hook, submit } = open()
  await submit()
  hook.now.type('Ch9')
  assert.equal([hook.now.text, hook.now.found], ['Ch9', undefined])
})

test('says why nothing was read, until more is typed or it is read again', async () => {
  answerRequests(() => Response.json({ error: 'Too long.' }, { status: 400 }))
  const { hook, submit } = open()
  await submit()
  assert.is(hook.now.fault, 'Too long.')
  hook.now.type('Ch8')
  assert.is(hook.now.fault, undefined)
  answerRequests(() => Promise.reject(new TypeError('no connection')))
  await submit()
  assert.is(hook.now.fault, 'The items could not be read. Please try again.')
  answerRequests(() => found)
  await submit()
  assert.is(hook.now.fault, undefined)
})

test('opens the way back in where the session is over', async () => {
  answerRequests(() => Response.json({ error: 'No' }, { status: 401 }))
  const { hook, submit } = open()
  await submit()
  assert.equal([hook.now.fault, isSignInNeeded.value], [undefined, true])
  isSignInNeeded.set(false)
})

test('is a dialog that says what it does next, and asks before what was pasted is lost', async () => {
  answerRequests(() => found)
  const dialog = liveHook(() => SentListDialog({ onClose: () => undefined }))
  const button = () => {
    const { save, busyText } = elementIn(dialog.now, SaveRow).props
    return [save, busyText]
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

const read = (parts: Partial<SentListLines>) => {
  const none = { currency: 'KES', lines: [], unread: [], left: 0 }
  return textOf(<FoundLines found={{ ...none, ...parts } as SentListLines} />)
}

test('what is found is said with its number, and each product with its price', () => {
  const ownWords: QuoteLine = { ...line(''), kind: 'text', text: 'A swing', unitPrice: null }
  const desk = line('OF11')
  for (const [lines, words] of [
    [[], /^No product found\.$/],
    [[desk], /^1 product found\. 1 × OF11 Item OF11 KES 68,500 each$/],
    [[desk, line('OF12', null)], /^2 products found\..* No fixed price/],
    // One without a name has no code twice.
    [[{ ...desk, text: 'OF11' }], /1 × OF11 KES/],
    [[ownWords, desk], /^Not found among the products\..* 1 × A swing 1 product found\./],
  ] as const) {
    assert.match(read({ lines: [...lines] }), words)
  }
})

test('what was not read is named, and how many lines are too many', () => {
  const lines = [line('OF11'), line('OF12')]
  const unread = 'Not read, and not in the quote: “2 x ?”'
  assert.match(read({ unread: ['2 x ?'] }), unread)
  assert.match(read({ lines, left: 1 }), 'at most 2 lines: 1 item at the end of the list is left')
  assert.match(read({ lines, left: 3 }), '3 items at the end of the list are left out')
  assert.not.match(read({ lines }), /Not read|at most/)
})

test.run()

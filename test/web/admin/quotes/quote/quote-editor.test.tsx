import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Quote } from '../../../../../web/quotes/contract.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { elementIn, elementsIn, press, textOf } from '../../../../support/rendered.tsx'
import { openedDraft } from '../opened-draft.tsx'
import { content, line, quote } from '../quote.ts'

openAdminPage()
const { withFields } = await import('../../../../../web/admin/quotes/draft/edits.ts')
const { ConflictDialog } = await import('../../../../../web/admin/quotes/quote/conflict-dialog.tsx')
const { EndedNotice } = await import('../../../../../web/admin/quotes/quote/ended-notice.tsx')
const { JoinedNotice } = await import('../../../../../web/admin/quotes/quote/joined-notice.tsx')
const { PaperPane } = await import('../../../../../web/admin/quotes/quote/paper-pane.tsx')
const { nameOfPart } = await import('../../../../../web/admin/quotes/quote/part-names.ts')
const { QuoteEditor } = await import('../../../../../web/admin/quotes/quote/quote-editor.tsx')
const { QuoteHeading } = await import('../../../../../web/admin/quotes/quote/quote-heading.tsx')

const test = suite('screen of a quote')

test('takes no more changes once the quote is accepted or void', () => {
  const isOff = (state: Quote['state']) =>
    !elementsIn(openedDraft({ state }).live(QuoteEditor).now).some(({ type }) => type === 'form')
  assert.equal((['draft', 'sent', 'changed'] as const).map(isOff), [false, false, false])
  assert.equal((['accepted', 'void'] as const).map(isOff), [true, true])
})

test('opens the choice of a conflict when that is asked for, and closes it', () => {
  const { draft, live } = openedDraft()
  const editor = live(QuoteEditor)
  const dialog = () => elementsIn(editor.now).find(({ type }) => type === ConflictDialog)
  const choose = () => elementIn(editor.now, QuoteHeading).props.onResolve()
  choose()
  assert.is(dialog(), undefined)
  draft.change(withFields({ terms: 'Half' }))
  draft.take(quote({ version: 2, content: content({ terms: 'All' }) }))
  assert.ok(dialog())
  dialog()?.props.onClose()
  assert.is(dialog(), undefined)
  choose()
  assert.ok(dialog())
})

test('names what another administrator has changed, once each, until that is read', () => {
  const { draft, live } = openedDraft()
  const notice = live(JoinedNotice)
  assert.is(notice.now, null)
  const lines = [line('OF11', 1), line('OF12', 2)].map(one => ({
    ...one,
    code: undefined,
    text: '',
  }))
  const { draft: bare, text } = openedDraft({ content: content({ lines }) as never })
  const theirs = lines.map(one => ({ ...one, unitPrice: 500 }))
  bare.take(quote({ version: 2, content: content({ lines: theirs, note: 'Delivered' }) as never }))
  assert.is(
    text(<JoinedNotice />),
    'wanjiru changed this quote meanwhile: Note to the customer, a line. It is in here now. Understood',
  )
  draft.take(quote({ version: 2, content: content({ note: 'Delivered' }) }))
  press(notice.now, 'Understood')
  assert.equal([notice.now, draft.state.value.joined], [null, undefined])
})

test('calls a line by its code, or its text', () => {
  const lines = [
    { key: 'a', code: 'OF11', text: 'Desk' },
    { key: 'b', text: 'Chair' },
    { key: 'c', text: '' },
  ]
  const names = ['a', 'b', 'c', 'd', 'vat'].map(name => nameOfPart(name, lines))
  assert.equal(names, ['OF11', 'Chair', 'a line', 'a line', 'VAT'])
})

test('says who has accepted what, or that the quote is void', () => {
  const accepted = { name: 'Wanjiru K.', at: '2026-11-22T11:05:00.000Z', edition: 2 } as never
  const text = (fields: Partial<Quote>) => openedDraft(fields).text(<EndedNotice />)
  const words =
    'Accepted by Wanjiru K. on 22 Nov 2026, 14:05 (Version 2). What was accepted stays as it is'
  assert.is(text({}), '')
  assert.is(text({ state: 'accepted', accepted }), `${words}; a copy can be changed.`)
  assert.is(text({ state: 'changed', accepted }), `${words}.`)
  const ended = 'This quote is void. A copy of it can be changed and sent.'
  assert.is(text({ state: 'void', accepted }), ended)
})

test('shows what the customer gets behind a button', () => {
  const { live, text } = openedDraft()
  const pane = live(PaperPane)
  const toggle = () => elementIn(pane.now, 'button').props
  const shown = () => [
    toggle()['aria-expanded'],
    pane.now.props['data-open'],
    textOf(toggle().children),
  ]
  assert.equal(shown(), [false, undefined, 'Show what the customer gets'])
  toggle().onClick()
  assert.equal(shown(), [true, true, 'Hide what the customer gets'])
  const words = 'Opened by the customer: not yet ·'
  assert.match(text(<PaperPane />), words)
  const sent = openedDraft({ editions: [{ edition: 1 } as never] })
  assert.not.match(sent.text(<PaperPane />), words)
})

test.run()

import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Quote } from '../../../../../web/quotes/contract.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { press } from '../../../../support/rendered.tsx'
import { openedDraft } from '../opened-draft.tsx'
import { content, quote } from '../quote.ts'

openAdminPage()
const { withFields } = await import('../../../../../web/admin/quotes/draft/edits.ts')
const { QuoteHeading } = await import('../../../../../web/admin/quotes/quote/quote-heading.tsx')

const test = suite('heading of a quote')

const done: string[] = []
const sending = {
  isBusy: false,
  byMail: async () => void done.push('mail'),
  byWhatsapp: async () => void done.push('chat'),
} as never
const heading = <QuoteHeading sending={sending} onResolve={() => done.push('choose')} />
const text = (fields: Partial<Quote> = {}) => openedDraft(fields).text(heading)

test('says the number, the state, for whom it is, until when it holds and that it is saved', () => {
  assert.is(
    text(),
    'All quotes Quote 2026-0042 Draft For Wanjiru Kamau · valid until 21 Dec 2026 Saved ' +
      'Save PDF Send by WhatsApp Send by e-mail',
  )
  const bare = content({ customer: { name: '' }, validUntil: '' })
  assert.match(text({ content: bare }), 'Draft For whom? Saved')
})

test('leads to the inquiry that it was made of', () => {
  const html = openedDraft({ inquiryId: 'i1' }).html(heading)
  assert.match(html, /, from <a href="[^"]*\?open=i1">the inquiry<\/a>/)
  assert.not.match(text(), 'inquiry')
})

test('sends nothing of a quote that is accepted or void', () => {
  for (const state of ['accepted', 'void'] as const) assert.not.match(text({ state }), 'Send by')
  for (const state of ['sent', 'changed'] as const) assert.match(text({ state }), 'Send by e-mail')
})

test('offers the choice of a conflict, and another attempt at what was refused', () => {
  const { draft, live, text, html } = openedDraft()
  assert.not.match(html(heading), 'data-trouble')
  const now = live(() => QuoteHeading({ sending, onResolve: () => done.push('choose') }))
  draft.change(withFields({ terms: 'Half' }))
  assert.match(text(heading), 'Saving… Save PDF')
  draft.take(quote({ version: 2, content: content({ terms: 'All' }) }))
  assert.match(text(heading), 'changed the same. Kept in this browser. Choose Save PDF')
  assert.match(html(heading), 'data-trouble="true"')
  press(now.now, 'Choose')
  draft.state.set({ ...draft.state.value, status: 'refused', reason: 'No such day.' })
  assert.match(text(heading), 'Not saved: No such day. Kept in this browser. Save again Save PDF')
  draft.flush = async () => done.push('save') > 0
  press(now.now, 'Save again')
  press(now.now, 'Send by WhatsApp')
  press(now.now, 'Send by e-mail')
  assert.equal(done, ['choose', 'save', 'chat', 'mail'])
})

test.run()

import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Quote, QuoteContent } from '../../../../../web/features/quotes/contract.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { elementIn, elementsIn, press, textOf } from '../../../../support/rendered.tsx'
import { openedDraft } from './opened-draft.tsx'
import { content, line, quote } from './quote.ts'

openAdminPage()
const { withFields } = await import('../../../../../web/features/quotes/admin/draft/edits.ts')
const { ConflictDialog } = await import(
  '../../../../../web/features/quotes/admin/quote/conflict-dialog.tsx'
)
const { EndedNotice } = await import(
  '../../../../../web/features/quotes/admin/quote/ended-notice.tsx'
)
const { JoinedNotice } = await import(
  '../../../../../web/features/quotes/admin/quote/joined-notice.tsx'
)
const { PaperPane } = await import('../../../../../web/features/quotes/admin/quote/paper-pane.tsx')
const { nameOfPart } = await import('../../../../../web/features/quotes/admin/quote/part-names.ts')
const { QuoteEditor } = await import(
  '../../../../../web/features/quotes/admin/quote/quote-editor.tsx'
)
const { QuoteHeading } = await import(
  '../../../../../web/features/quotes/admin/quote/quote-heading.tsx'
)
const { CustomerFields } = await import(
  '../../../../../web/features/quotes/admin/quote/customer-fields.tsx'
)
const { WordFields } = await import(
  '../../../../../web/features/quotes/admin/quote/word-fields.tsx'
)
const { Field } = await import('../../../../../web/admin/ui/field.tsx')
const { SelectField } = await import('../../../../../web/admin/ui/select-field.tsx')
const { Sums } = await import('../../../../../web/features/quotes/admin/quote/sums.tsx')
const { CellField } = await import('../../../../../web/features/quotes/admin/lines/line-fields.tsx')

const test = suite('screen of a quote')

test('the screen takes no more changes once the quote is accepted or void', () => {
  const isOff = (state: Quote['state']) =>
    !elementsIn(openedDraft({ state }).live(QuoteEditor).now).some(({ type }) => type === 'form')
  assert.equal((['draft', 'sent', 'changed'] as const).map(isOff), [false, false, false])
  assert.equal((['accepted', 'void'] as const).map(isOff), [true, true])
})

test('the screen opens the choice of a conflict, and again when that is asked for', async () => {
  const { draft, live } = openedDraft()
  const editor = live(QuoteEditor)
  const dialog = () => elementsIn(editor.now).find(({ type }) => type === ConflictDialog)
  const choose = () => elementIn(editor.now, QuoteHeading).props.onResolve()
  choose()
  assert.is(dialog(), undefined)
  draft.change(withFields({ terms: 'Half' }))
  await draft.take(quote({ version: 2, content: content({ terms: 'All' }) }))
  assert.ok(dialog())
  dialog()?.props.onClose()
  assert.is(dialog(), undefined)
  choose()
  assert.ok(dialog())
})

test('the screen names what another administrator has changed, once each, until that is read', async () => {
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
  await bare.take(
    quote({ version: 2, content: content({ lines: theirs, note: 'Delivered' }) as never }),
  )
  assert.is(
    text(<JoinedNotice />),
    'wanjiru changed this quote meanwhile: Note to the customer, a line. It is in here now. Understood',
  )
  await draft.take(quote({ version: 2, content: content({ note: 'Delivered' }) }))
  press(notice.now, 'Understood')
  assert.equal([notice.now, draft.state.value.joined], [null, undefined])
})

test('a changed line is called by its code, or its text', () => {
  const lines = [
    { key: 'a', code: 'OF11', text: 'Desk' },
    { key: 'b', text: 'Chair' },
    { key: 'c', text: '' },
  ]
  const names = ['a', 'b', 'c', 'd', 'vat'].map(name => nameOfPart(name, lines))
  assert.equal(names, ['OF11', 'Chair', 'a line', 'a line', 'VAT'])
})

test('an ended quote says who has accepted what, or that the quote is void', () => {
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

test('what the customer gets is shown behind a button', () => {
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

const done: string[] = []
const sending = {
  isBusy: false,
  byMail: async () => void done.push('mail'),
  byWhatsapp: async () => void done.push('chat'),
} as never
const heading = <QuoteHeading sending={sending} onResolve={() => done.push('choose')} />
const headingOf = (fields: Partial<Quote> = {}) => openedDraft(fields).text(heading)

test('the heading says the number, the state, for whom it is, until when it holds and that it is saved', () => {
  assert.is(
    headingOf(),
    'All quotes Quote 2026-0042 Draft For Wanjiru Kamau · valid until 21 Dec 2026 Saved ' +
      'Save PDF Send by WhatsApp Send by e-mail',
  )
  const bare = content({ customer: { name: '' }, validUntil: '' })
  assert.match(headingOf({ content: bare }), 'Draft For whom? Saved')
})

test('the heading leads to the inquiry that it was made of', () => {
  const html = openedDraft({ inquiryId: 'i1' }).html(heading)
  assert.match(html, /, from <a href="[^"]*\?open=i1">the inquiry<\/a>/)
  assert.not.match(headingOf(), 'inquiry')
})

test('the heading sends nothing of a quote that is accepted or void', () => {
  for (const state of ['accepted', 'void'] as const)
    assert.not.match(headingOf({ state }), 'Send by')
  for (const state of ['sent', 'changed'] as const)
    assert.match(headingOf({ state }), 'Send by e-mail')
})

test('the heading offers the choice of a conflict, and another attempt at what was refused', async () => {
  const { draft, live, text, html } = openedDraft()
  assert.not.match(html(heading), 'data-trouble')
  const now = live(() => QuoteHeading({ sending, onResolve: () => done.push('choose') }))
  draft.change(withFields({ terms: 'Half' }))
  assert.match(text(heading), 'Saving… Save PDF')
  await draft.take(quote({ version: 2, content: content({ terms: 'All' }) }))
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

const customer = { name: 'Wanjiru', company: 'Savanna', email: 'w@x.ke', phone: '0712' }

const inputsIn = (html: string) =>
  [...html.matchAll(/<(?:input|textarea)[^>]*>/g)].map(([input]) => ({
    field: /data-field="([^"]*)"/.exec(input)?.[1],
    type: /type="([^"]*)"/.exec(input)?.[1],
    value: / value="([^"]*)"/.exec(input)?.[1],
  }))

test('fields of the customer show what is stored, and their faults', () => {
  const { html, text, draft } = openedDraft({ content: content({ customer }) })
  assert.equal(inputsIn(html(<CustomerFields />)), [
    { field: 'customer.name', type: 'text', value: 'Wanjiru' },
    { field: 'customer.company', type: 'text', value: 'Savanna' },
    { field: 'customer.email', type: 'email', value: 'w@x.ke' },
    { field: 'customer.phone', type: 'tel', value: '0712' },
  ])
  draft.showFaults({ 'customer.phone': 'Too long' })
  assert.match(text(<CustomerFields />), 'Too long')
})

test('fields of the customer are changed one by one', () => {
  const { live, entry } = openedDraft({ content: content({ customer }) })
  for (const [at, name] of (['name', 'company', 'email', 'phone'] as const).entries()) {
    const part = live(CustomerFields).now.props.children.slice(1)[at]
    const field = live(() => part.type(part.props)).now as React.ReactNode
    elementIn(field, Field).props.onChange({ target: { value: `new ${name}` } })
  }
  const { name, company, email, phone } = entry()
  assert.equal([name, company, email, phone], ['new name', 'new company', 'new email', 'new phone'])
})

test('fields of the conditions are changed one by one', () => {
  const { live, entry } = openedDraft()
  const fields = live(WordFields)
  const change = (type: unknown, label: string, value: string) =>
    elementIn(fields.now, type, props => props.label === label).props.onChange({
      target: { value },
    })
  const shown = () => elementIn(fields.now, SelectField).props.value
  assert.is(shown(), 'added')
  change(SelectField, 'Prices are', 'included')
  assert.equal([entry().isVatIncluded, shown()], [true, 'included'])
  change(SelectField, 'Prices are', 'added')
  assert.is(entry().isVatIncluded, false)
  change(Field, 'Valid until', '2027-01-31')
  change(Field, 'VAT in percent', '8')
  assert.equal([entry().validUntil, entry().vatRate], ['2027-01-31', '8'])
  const words = elementsIn(fields.now).filter(({ props }) => props.name)
  for (const { type, props } of words) {
    const field = live(() => (type as (props: object) => React.ReactNode)(props))
    elementIn(field.now, Field).props.onChange({ target: { value: `the ${props.name}` } })
  }
  assert.equal([entry().note, entry().terms], ['the note', 'the terms'])
})

test('fields of the conditions show their faults', () => {
  const { draft, text } = openedDraft()
  const faults = { validUntil: 'A day', 'vat.rate': 'Such as 16', 'vat.included': 'One of both' }
  draft.showFaults({ ...faults, note: 'Too long', terms: 'Far too long' })
  const shown = text(<WordFields />)
  for (const fault of [...Object.values(faults), 'Too long', 'Far too long']) {
    assert.match(shown, fault)
  }
})

const sumsOf = (fields: Partial<QuoteContent>) =>
  openedDraft({ content: content(fields) }).text(<Sums />)

test('sums are short where nothing is added or taken off', () => {
  assert.is(sumsOf({}), 'Before VAT 137,000 VAT 16 % 21,920 Total KES 158,920')
})

test('sums begin with the lines where there is a discount or delivery', () => {
  assert.is(
    sumsOf({ delivery: { cents: 100_000 } }),
    'Lines 137,000 Delivery 1,000 Before VAT 138,000 VAT 16 % 22,080 Total KES 160,080',
  )
  assert.is(
    sumsOf({ discount: { percent: 10 } }),
    'Lines 137,000 Discount −13,700 Before VAT 123,300 VAT 16 % 19,728 Total KES 143,028',
  )
})

test('sums say that VAT is in the prices', () => {
  const vat = { rate: 16, included: true }
  assert.match(sumsOf({ lines: [line('OF11', 116_000)], vat }), 'VAT 16 %, included 160 Total')
})

test('sums say how many lines have no price', () => {
  const lines = (...prices: (number | null)[]) => prices.map(price => line('OF11', price))
  assert.not.match(sumsOf({ lines: lines(0) }), 'no price')
  assert.match(sumsOf({ lines: lines(null, 100) }), 'One line has no price yet.')
  assert.match(sumsOf({ lines: lines(null, null) }), '2 lines have no price yet.')
})

test('sums take a discount as it is typed, and lose it with its button, which leaves the focus near', () => {
  const { live, entry } = openedDraft({ content: content({ discount: { percent: 10 } }) })
  const focused: string[] = []
  document.querySelector = (selector: string) => ({ focus: () => focused.push(selector) }) as never
  const sums = live(Sums)
  const field = elementIn(sums.now, CellField).props
  assert.equal([field.value, field.path], ['10 %', 'discount'])
  field.onChange({ target: { value: '5,000' } })
  assert.is(entry().discount, '5,000')
  elementIn(sums.now, 'button').props.onClick()
  assert.equal([entry().discount, focused], ['', ['.quote-add button']])
})

test.run()

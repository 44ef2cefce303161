import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  chosenBy,
  indexedFields,
  textOf,
} from '../../../../../server/features/quotes/store/choice.ts'
import { quoteOf, rowOf } from '../../../../../server/features/quotes/store/quote-of.ts'
import {
  addReport,
  endReport,
  waitingReportOf,
} from '../../../../../server/features/quotes/store/reports.ts'
import type { StoredQuote } from '../../../../../server/features/quotes/store/stored-quote.ts'
import { content } from './open-quotes.ts'

const test = suite('a stored quote')

const at = '2026-11-22T10:00:00.000Z'
const edition = (edition: number, more: object = {}) => ({
  edition,
  version: edition,
  at,
  means: 'link',
  ...more,
})
const accepted = (edition: number, name = 'Wanjiru') => ({ edition, version: edition, name, at })

const stored = (fields: object = {}) =>
  ({
    ...{ id: 'q1', number: '2026-0042', key: 'k', secret: 's', version: 1, content: content() },
    ...{ editions: [], mails: [], acceptances: [], opened: { count: 0 } },
    ...fields,
  }) as unknown as StoredQuote

const states = (fields: object) => [rowOf(stored(fields)).state, quoteOf(stored(fields)).state]

test('is a draft, sent, changed, accepted or void', () => {
  const editions = [edition(1), edition(2)]
  assert.equal(states({}), ['draft', 'draft'])
  assert.equal(states({ editions, version: 2 }), ['sent', 'sent'])
  assert.equal(states({ editions, version: 3 }), ['changed', 'changed'])
  assert.is(states({ editions, version: 2, acceptances: [accepted(1)] })[0], 'sent')
  assert.is(
    states({ editions, version: 2, acceptances: [accepted(1), accepted(2)] })[0],
    'accepted',
  )
  assert.is(states({ editions, version: 3, acceptances: [accepted(2)] })[0], 'changed')
  assert.is(states({ editions, voided: { at, by: 'joan' }, acceptances: [accepted(2)] })[0], 'void')
})

test('has the newest acceptance, and the mail of each version without its number', () => {
  const fields = {
    editions: [edition(1), edition(2)],
    mails: [{ edition: 2, state: 'refused', at, reason: 'Full' }],
    acceptances: [accepted(1, 'Wanjiru'), accepted(2, 'Amina')],
  }
  const quote = quoteOf(stored(fields))
  assert.is(quote.accepted?.name, 'Amina')
  assert.equal(
    quote.editions.map(({ mail }) => mail),
    [undefined, { state: 'refused', at, reason: 'Full' }],
  )
  const row = rowOf(stored(fields))
  assert.equal([row.accepted, row.editions], [{ name: 'Amina', at }, 2])
  assert.equal(row.sent, { at, means: 'link', mail: 'refused' })
})

test('hides its key and its secret, which stands in its address alone', () => {
  const quote = quoteOf(stored({ voided: { at, by: 'joan' }, reports: [] }))
  assert.is(quote.url, '/quotes/s')
  for (const name of ['key', 'secret', 'mails', 'acceptances', 'voided', 'reports']) {
    assert.not(name in quote, name)
  }
  assert.is(quoteOf(stored({ secret: undefined })).url, undefined)
})

test('says in the list what it comes to, and whether a price is missing', () => {
  const [line] = content().lines
  const row = (lines: object[]) => rowOf(stored({ content: content({ lines }) }))
  assert.equal([row([]).lacksPrice, row([{ ...line, unitPrice: 0 }]).lacksPrice], [false, false])
  assert.is(row([{ ...line }, { ...line, unitPrice: null }]).lacksPrice, true)
  const { customer, company, total, sent, accepted } = rowOf(stored())
  assert.equal([customer, company, total], ['Wanjiru Kamau', '', quoteOf(stored()).totals.total])
  assert.equal([sent, accepted], [undefined, undefined])
})

test('is found by all that is written in it but its terms', () => {
  const customer = { name: 'Édouard', company: 'Savanna', email: 'e@x.ke', phone: '0712' }
  const line = { kind: 'text', code: 'Ch8', text: 'Desk', detail: 'Oak', quantity: 1, unitPrice: 1 }
  const delivery = { text: 'To Nakuru', cents: 1 }
  const fields = { customer, lines: [line], delivery, note: 'Thanks', terms: 'Hidden' }
  const text = textOf(stored({ content: content(fields) }))
  for (const word of '2026-0042 edouard savanna e@x.ke 0712 ch8 desk oak nakuru thanks'.split(
    ' ',
  )) {
    assert.match(text, word)
  }
  assert.not.match(text, 'hidden')
})

test('is chosen by its state, its inquiry and words', () => {
  const indexed = indexedFields(stored({ inquiryId: 'i1' }))
  const where = (choice: object) => chosenBy(choice).where(indexed)
  assert.equal(
    [where({}), where({ state: 'draft' }), where({ inquiryId: 'i1' })],
    [true, true, true],
  )
  assert.equal(
    [where({ state: 'sent', inquiryId: 'i1' }), where({ inquiryId: 'i2' })],
    [false, false],
  )
  assert.equal(chosenBy({ text: '  Désk\tOAK ' }).words, ['desk', 'oak'])
  assert.equal([chosenBy({}).words, chosenBy({ text: ' ' }).words], [[], []])
})

test('has one report after the other, and what was sent stays so', () => {
  const draft = stored()
  assert.equal([waitingReportOf(draft), indexedFields(draft).hasReport], [-1, false])
  addReport(draft, { about: 'asked', text: 'When?', edition: 1 }, at)
  addReport(draft, { about: 'accepted', text: 'Amina', edition: 2 }, at)
  assert.equal([waitingReportOf(draft), indexedFields(draft).hasReport], [0, true])
  endReport(draft, 0, 'sent')
  endReport(draft, 0, 'refused')
  assert.is(waitingReportOf(draft), 1)
  endReport(draft, 1, 'refused')
  endReport(draft, 9, 'sent')
  assert.equal(draft.reports, [
    { about: 'asked', text: 'When?', edition: 1, at, state: 'sent' },
    { about: 'accepted', text: 'Amina', edition: 2, at, state: 'refused' },
  ])
  assert.is(indexedFields(draft).hasReport, false)
})

test.run()

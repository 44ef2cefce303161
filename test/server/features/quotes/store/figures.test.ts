import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  figuresOf,
  totalsByInquiry,
  unsentIn,
} from '../../../../../server/features/quotes/store/figures.ts'
import type { QuoteRow, QuoteState } from '../../../../../web/features/quotes/contract.ts'

const test = suite('figures of quotes')

const row = (state: QuoteState, more: Partial<QuoteRow> = {}): QuoteRow => ({
  ...{ id: 'a', number: 'Q-1', state, customer: 'Amina', company: '', total: 100 },
  currency: 'KES',
  ...{ lacksPrice: false, validUntil: '', editions: 0, opened: { count: 0 } as QuoteRow['opened'] },
  ...{ createdAt: '', changedAt: '', changedBy: '' },
  ...more,
})

test('each state has its number of quotes and what they come to', () => {
  const rows = [
    row('draft'),
    row('sent', { total: 5 }),
    row('sent', { total: 7, currency: 'UGX' }),
    row('void'),
  ]
  const none = { draft: 0, sent: 0, undelivered: 0, changed: 0, accepted: 0, void: 0 }
  const nothing = { draft: {}, sent: {}, undelivered: {}, changed: {}, accepted: {}, void: {} }
  assert.equal(figuresOf(rows), {
    counts: { ...none, draft: 1, sent: 2, void: 1 },
    sums: { ...nothing, draft: { KES: 100 }, sent: { KES: 5, UGX: 7 }, void: { KES: 100 } },
  })
  assert.equal(figuresOf([]), { counts: none, sums: nothing })
})

/** Quotes of one inquiry as "state amount", and what the inquiry comes to. */
const totals: [what: string, quotes: string, total: number | undefined][] = [
  ['the newest draft', 'draft 1, draft 2', 1],
  ['what was sent, before a newer draft', 'draft 1, sent 2, sent 4', 2],
  ['what was sent, before a newer one that was not delivered', 'undelivered 1, sent 2', 2],
  ['what was sent and changed since', 'changed 2, sent 4', 2],
  ['all that was accepted, before what was sent', 'sent 1, accepted 2, accepted 4', 6],
  ['nothing of quotes that are void', 'void 1', undefined],
  ['what stands behind a void one', 'void 1, draft 2', 2],
]

for (const [what, quotes, total] of totals) {
  test(`an inquiry comes to ${what}`, () => {
    const rows = quotes.split(', ').map(quote => {
      const [state, amount] = quote.split(' ')
      return row(state as QuoteState, { inquiryId: 'one', total: Number(amount) })
    })
    const sums = total === undefined ? undefined : { KES: total }
    assert.equal(totalsByInquiry(rows).get('one'), sums)
  })
}

test('quotes without an inquiry count for none, those of another for that', () => {
  const rows = [row('sent'), row('sent', { inquiryId: 'other', total: 3 })]
  assert.equal([...totalsByInquiry(rows)], [['other', { KES: 3 }]])
})

test('mails that failed or may have failed are counted, but not those of void quotes', () => {
  const mailed = (state: QuoteState, mail: NonNullable<QuoteRow['sent']>['mail']) =>
    row(state, { sent: { at: '', means: 'mail', mail } })
  assert.is(unsentIn([mailed('sent', 'refused'), mailed('accepted', 'perhaps')]), 2)
  assert.is(unsentIn([row('draft'), mailed('sent', 'sent'), mailed('void', 'refused')]), 0)
})

test.run()

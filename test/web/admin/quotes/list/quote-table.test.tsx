import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { QuoteRow } from '../../../../../web/quotes/contract.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { htmlOf } from '../../../../support/rendered.tsx'

openAdminPage()
const { QuoteTable } = await import('../../../../../web/admin/quotes/list/quote-table.tsx')

const test = suite('table of quotes')

const quote = (fields: Partial<QuoteRow> = {}): QuoteRow => ({
  ...{ id: 'q1', number: '2026-0042', state: 'sent', customer: 'Wanjiru', company: '' },
  ...{
    currency: 'KES',
    total: 6_850_000,
    lacksPrice: false,
    validUntil: '2026-12-21',
    editions: 1,
  },
  ...{ opened: { count: 0 }, createdAt: '2026-11-22T08:00:00.000Z' },
  ...{ changedAt: '2026-11-22T08:00:00.000Z', changedBy: 'admin' },
  ...fields,
})

/** What the cells of a row say, and the marks of its state. */
function shown(fields: Partial<QuoteRow>) {
  const html = htmlOf(<QuoteTable quotes={[quote(fields)]} />)
  const [, body = ''] = html.split('<tbody>')
  const cells = [...body.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)]
  const texts = cells.map(([, inside = '']) => inside.replace(/<[^>]*>/g, ' ').trim())
  const marks = ['data-good', 'data-alert'].filter(mark => html.includes(mark))
  return { texts, marks }
}

test('has a name, an amount and a state in each row, and the company where there is one', () => {
  const { texts, marks } = shown({})
  assert.equal(texts.slice(0, 3), ['2026-0042', 'Wanjiru', 'KES 68,500'])
  assert.equal([texts[3]?.startsWith('Sent'), marks], [true, []])
  assert.is(shown({ company: 'Savanna Ltd' }).texts[1], 'Wanjiru Savanna Ltd')
  assert.is(shown({ customer: '' }).texts[1], 'No name yet')
})

test('says that a price is missing, and when it was sent and opened', () => {
  assert.match(shown({ lacksPrice: true }).texts[2] ?? '', 'a price is missing')
  assert.equal(shown({}).texts.slice(4, 6), ['', ''])
  const at = '2026-11-23T09:30:00.000Z'
  const { texts } = shown({ sent: { at, means: 'mail' }, opened: { count: 1, last: at } })
  assert.ok(texts[4] && texts[4] === texts[5], texts.join())
})

test('marks what was accepted, and what needs somebody because its mail is lost', () => {
  assert.equal(shown({ state: 'accepted' }).marks, ['data-good'])
  const sent = { at: '2026-11-23T09:30:00.000Z', means: 'mail' as const }
  assert.equal(shown({ sent: { ...sent, mail: 'refused' } }).marks, ['data-alert'])
  assert.equal(shown({ sent: { ...sent, mail: 'sent' } }).marks, [])
})

test.run()

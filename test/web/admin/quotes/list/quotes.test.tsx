import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { QuoteList } from '../../../../../web/quotes/contract.ts'
import { adminRoutes, api } from '../../../../../web/routes.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { elementIn, emptyClient, textOf } from '../../../../support/rendered.tsx'
import { standIn } from '../../../../support/stand-in.ts'

openAdminPage()
const { OpenSums } = await import('../../../../../web/admin/quotes/list/open-sums.tsx')
const { Quotes } = await import('../../../../../web/admin/quotes/list/quotes.tsx')
const { Pager } = await import('../../../../../web/admin/ui/pager.tsx')
const { SearchField } = await import('../../../../../web/admin/ui/search-field.tsx')

const test = suite('screen of all quotes')

const none = { draft: 0, sent: 0, undelivered: 0, changed: 0, accepted: 0, void: 0 }
const nothing = { draft: {}, sent: {}, undelivered: {}, changed: {}, accepted: {}, void: {} }
const row = {
  ...{ id: 'q1', number: '2026-0042', state: 'sent', customer: 'Wanjiru', company: '' },
  ...{
    currency: 'KES',
    total: 100,
    lacksPrice: false,
    validUntil: '2026-12-21',
    editions: 1,
    opened: { count: 0 },
  },
  ...{ createdAt: '2026-11-22T08:00:00.000Z', changedAt: '2026-11-22T08:00:00.000Z' },
}

const list = (fields: object = {}): QuoteList =>
  ({ quotes: [], total: 0, pageSize: 50, counts: none, sums: nothing, ...fields }) as QuoteList

/** The list at an address, and where it went from there. */
function open(search: string, fields: object) {
  const client = emptyClient()
  client.setQueryData([api.quotes + (search && `?${search}`)], list(fields))
  const gone: string[] = []
  const place = { client, search, onNavigate: (to: string) => gone.push(to) }
  return { gone, screen: () => liveHook(Quotes, place), text: () => textOf(<Quotes />, place) }
}

test('says what to do where there is no quote, none that matches, or none on this page', () => {
  const empty = 'No quote yet. Open an inquiry and press “Make a quote”, or begin with “New quote”.'
  assert.match(open('', {}).text(), empty)
  const counts = { ...none, void: 1 }
  const other = 'No quote matches. Try another word or state.'
  assert.match(open('state=sent', { counts }).text(), other)
  assert.match(open('q=desk', { counts }).text(), other)
  assert.match(open('page=2', { counts }).text(), 'No quote on this page.')
})

test('shows the quotes of a page, and nothing of empty lists', () => {
  const text = open('', { quotes: [row], total: 1, counts: { ...none, sent: 1 } }).text()
  assert.match(text, '2026-0042 Wanjiru KES 1 Sent')
  assert.not.match(text, /No quote (yet|matches|on)/)
})

test('says nothing of quotes before they are read', () => {
  const text = textOf(<Quotes />, { client: emptyClient() })
  assert.match(text, 'New quote')
  assert.not.match(text, /No quote|Number Customer/)
})

test('goes to another page at its top, with the search and the state', () => {
  const { screen, gone } = open('q=desk&page=2', { quotes: [row], total: 101 })
  const jumps: unknown[] = []
  standIn('scrollTo', (to: object) => jumps.push(to))
  document.getElementById = id => ({ focus: () => jumps.push(id) }) as never
  const { page, pages, onShow } = elementIn(screen().now, Pager).props
  assert.equal([page, pages], [2, 3])
  onShow(3)
  assert.equal(gone, [`${adminRoutes.quotes}?q=desk&page=3`])
  assert.equal(jumps, [{ top: 0 }, 'main'])
})

test('begins at the first page of what is searched', () => {
  const { screen, gone } = open('state=sent&page=2', {})
  elementIn(screen().now, SearchField).props.onChange('oak')
  assert.equal(gone, [`${adminRoutes.quotes}?state=sent&q=oak`])
})

test('names what open quotes come to, without what there is none of', () => {
  const sums = {
    ...{ draft: { KES: 100 }, sent: { KES: 200, USD: 100 }, undelivered: {} },
    ...{ changed: { KES: 300 }, accepted: { KES: 1600 }, void: { KES: 9900 } },
  }
  const text = (counts: object) =>
    textOf(<OpenSums list={list({ counts: { ...none, ...counts }, sums })} />)
  assert.is(
    text({ draft: 1, sent: 1, changed: 1, accepted: 1 }),
    'KES 5 and USD 1 with customers · KES 1 in drafts · KES 16 accepted',
  )
  assert.is(text({ changed: 1 }), 'KES 5 and USD 1 with customers')
  assert.is(text({ sent: 1 }), 'KES 5 and USD 1 with customers')
  assert.is(text({ void: 1 }), 'Prices in writing, which customers accept by a link.')
})

test.run()

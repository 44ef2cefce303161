import * as assert from 'uvu/assert'
import { suite } from '#test'
import { adminRoutes, api } from '../../../../../web/base/routes.ts'
import { OpenSums } from '../../../../../web/features/quotes/admin/list/open-sums.tsx'
import { StateTabs } from '../../../../../web/features/quotes/admin/list/state-tabs.tsx'
import {
  isMailLost,
  mailWords,
  waitingWords,
} from '../../../../../web/features/quotes/admin/state-words.ts'
import type { QuoteList, QuoteRow } from '../../../../../web/features/quotes/contract.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { elementIn, emptyClient, htmlOf, textOf } from '../../../../support/rendered.tsx'
import { standIn } from '../../../../support/stand-in.ts'
import { clientWith } from '../../../admin/client-with.ts'

openAdminPage()
const { InquiryQuotes } = await import(
  '../../../../../web/features/quotes/admin/inquiry-quotes.tsx'
)
const { QuoteTable } = await import('../../../../../web/features/quotes/admin/list/quote-table.tsx')
const { Quotes } = await import('../../../../../web/features/quotes/admin/list/quotes.tsx')
const { csvAddress, listAddress, quotesAddress, quotesView } = await import(
  '../../../../../web/features/quotes/admin/list/quotes-view.ts'
)
const { Pager } = await import('../../../../../web/admin/ui/pager.tsx')
const { SearchField } = await import('../../../../../web/admin/ui/search-field.tsx')

const test = suite('lists of quotes')

const at = '2026-11-23T08:00:00.000Z'
const row = (fields: Partial<QuoteRow> = {}): QuoteRow => ({
  ...{ id: 'q1', number: '2026-0042', state: 'sent', customer: 'Wanjiru', company: '' },
  ...{ currency: 'KES', total: 6_850_000, lacksPrice: false, validUntil: '2026-12-21' },
  ...{ editions: 1, opened: { count: 0 }, createdAt: at, changedAt: at, changedBy: 'admin' },
  ...fields,
})
const none = { draft: 0, sent: 0, undelivered: 0, changed: 0, accepted: 0, void: 0 }
const nothing = { draft: {}, sent: {}, undelivered: {}, changed: {}, accepted: {}, void: {} }
const list = (fields: object = {}): QuoteList =>
  ({ quotes: [], total: 0, pageSize: 50, counts: none, sums: nothing, ...fields }) as QuoteList

/** The list at an address, and where it went from there. */
function open(search: string, fields: object) {
  const { client } = clientWith({ [api.quotes + (search && `?${search}`)]: list(fields) })
  const gone: string[] = []
  const place = { client, search, onNavigate: (to: string) => gone.push(to) }
  return { gone, screen: () => liveHook(Quotes, place), text: () => textOf(<Quotes />, place) }
}

test('an empty list says what to do, and none is said before it is read', () => {
  const empty = 'No quote yet. Open an inquiry and press “Make a quote”, or begin with “New quote”.'
  assert.match(open('', {}).text(), empty)
  const counts = { ...none, void: 1 }
  const other = 'No quote matches. Try another word or state.'
  assert.match(open('state=sent', { counts }).text(), other)
  assert.match(open('q=desk', { counts }).text(), other)
  assert.match(open('page=2', { counts }).text(), 'No quote on this page.')
  const text = open('', { quotes: [row()], total: 1, counts: { ...none, sent: 1 } }).text()
  assert.match(text, '2026-0042 Wanjiru KES 68,500 Sent')
  assert.not.match(text, /No quote (yet|matches|on)/)
  const unread = textOf(<Quotes />, { client: emptyClient() })
  assert.match(unread, 'New quote')
  assert.not.match(unread, /No quote|Number Customer/)
})

test('another page is gone to at its top, with the search and the state', () => {
  const { screen, gone } = open('q=desk&page=2', { quotes: [row()], total: 101 })
  const jumps: unknown[] = []
  standIn('scrollTo', (to: object) => jumps.push(to))
  document.getElementById = id => ({ focus: () => jumps.push(id) }) as never
  const { page, pages, onShow } = elementIn(screen().now, Pager).props
  assert.equal([page, pages], [2, 3])
  onShow(3)
  assert.equal(gone, [`${adminRoutes.quotes}?q=desk&page=3`])
  assert.equal(jumps, [{ top: 0 }, 'main'])
})

test('a search begins at the first page', () => {
  const { screen, gone } = open('state=sent&page=2', {})
  elementIn(screen().now, SearchField).props.onChange('oak')
  assert.equal(gone, [`${adminRoutes.quotes}?state=sent&q=oak`])
})

test('what an address says is read back from it, without what is not said or unknown', () => {
  for (const view of [
    { state: '', q: '', page: 1 },
    { state: 'accepted', q: '', page: 2 },
    { state: '', q: 'desk & chair', page: 1 },
  ] as const) {
    const [path, query = ''] = quotesAddress(view).split('?')
    assert.is(path, adminRoutes.quotes)
    assert.equal(quotesView(query), view)
  }
  assert.is(quotesAddress({ state: '', q: '  ', page: 1 }), adminRoutes.quotes)
  assert.is(quotesAddress({ state: '', q: ' oak ', page: 1 }), `${adminRoutes.quotes}?q=oak`)
  for (const query of ['state=odd', 'page=0', 'page=-3', 'page=x']) {
    assert.equal(quotesView(query), { state: '', q: '', page: 1 }, query)
  }
  const view = { state: 'accepted', q: '', page: 3 } as const
  assert.is(listAddress(view), `${api.quotes}?state=accepted&page=3`)
  // A table has all pages at once.
  assert.is(csvAddress(view), `${api.quotesCsv}?state=accepted`)
})

test('open quotes are summed up, without what there is none of', () => {
  const sums = {
    ...{ draft: { KES: 100 }, sent: { KES: 200, USD: 100 }, undelivered: {} },
    ...{ changed: { KES: 300 }, accepted: { KES: 1600 }, void: { KES: 9900 } },
  }
  const text = (counts: object) =>
    textOf(<OpenSums list={list({ counts: { ...none, ...counts }, sums })} />)
  const customers = 'KES 5 and USD 1 with customers'
  assert.is(
    text({ draft: 1, sent: 1, changed: 1, accepted: 1 }),
    `${customers} · KES 1 in drafts · KES 16 accepted`,
  )
  assert.equal([text({ changed: 1 }), text({ sent: 1 })], [customers, customers])
  assert.is(text({ void: 1 }), 'Prices in writing, which customers accept by a link.')
})

type Tabs = Parameters<typeof StateTabs>[0]

test('tabs count each state once that is known, mark the shown one and lead to a first page', () => {
  const tabs = (view: Partial<Tabs['view']>, counts?: Tabs['counts']) => {
    const html = htmlOf(<StateTabs {...{ view: { state: '', q: '', page: 3, ...view }, counts }} />)
    const links = html.matchAll(/<a (?:aria-current="(\w+)" )?href="([^"]*)">(.*?)<\/a>/g)
    return [...links].map(([, current, href = '', text = '']) => ({
      isCurrent: current === 'page',
      query: href.split('?')[1]?.replaceAll('&amp;', '&'),
      text: text.replace(/<[^>]*>/g, ''),
    }))
  }
  const textsOf = (counts?: Tabs['counts']) =>
    tabs({}, counts)
      .map(({ text }) => text)
      .join()
  assert.is(textsOf(), 'All,Draft,Sent,Changed since,Accepted,Void')
  const counts = { draft: 1200, sent: 2, undelivered: 0, changed: 0, accepted: 30, void: 4 }
  assert.is(textsOf(counts), 'All 1,236,Draft 1,200,Sent 2,Changed since 0,Accepted 30,Void 4')
  const current = (state: Tabs['view']['state']) =>
    tabs({ state }).flatMap(({ isCurrent, text }) => (isCurrent ? text : []))
  assert.equal([current(''), current('sent')], [['All'], ['Sent']])
  const [all, draft] = tabs({ q: 'desk' }).map(({ query }) =>
    [...new URLSearchParams(query)].sort(),
  )
  assert.equal([all, draft], [[['q', 'desk']], [...[['q', 'desk']], ['state', 'draft']]])
})

/** Reads the cells of a row, and the marks of its state. */
function shown(fields: Partial<QuoteRow>) {
  const html = htmlOf(<QuoteTable quotes={[row(fields)]} />)
  const [, body = ''] = html.split('<tbody>')
  const cells = [...body.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)]
  const texts = cells.map(([, inside = '']) => inside.replace(/<[^>]*>/g, ' ').trim())
  return { texts, marks: ['data-good', 'data-alert'].filter(mark => html.includes(mark)) }
}

test('a row has a name, an amount, a state and its times', () => {
  const { texts, marks } = shown({})
  assert.equal(texts.slice(0, 3), ['2026-0042', 'Wanjiru', 'KES 68,500'])
  assert.equal([texts[3]?.startsWith('Sent'), marks, texts.slice(4, 6)], [true, [], ['', '']])
  assert.is(shown({ company: 'Savanna Ltd' }).texts[1], 'Wanjiru Savanna Ltd')
  assert.is(shown({ customer: '' }).texts[1], 'No name yet')
  assert.match(shown({ lacksPrice: true }).texts[2] ?? '', 'a price is missing')
  const opened = shown({ sent: { at, means: 'mail' }, opened: { count: 1, last: at } }).texts
  assert.ok(opened[4] && opened[4] === opened[5], opened.join())
})

test('a row is marked where it was accepted, or needs somebody because its mail is lost', () => {
  assert.equal(shown({ state: 'accepted' }).marks, ['data-good'])
  const sent = { at, means: 'mail' as const }
  assert.equal(shown({ sent: { ...sent, mail: 'refused' } }).marks, ['data-alert'])
  assert.equal(shown({ sent: { ...sent, mail: 'sent' } }).marks, [])
})

test('a quote says for whom it waits, for how many whole days, and that its mail was lost before all else', () => {
  const now = Date.parse('2026-11-26T12:00:00Z')
  const sent = { at: '2026-11-25T08:00:00Z', means: 'link' } as const
  const accepted = { name: 'Wanjiru K.', at }
  for (const [fields, words] of [
    [{ state: 'draft' }, 'waits for you, 3 days'],
    [{ state: 'sent', sent }, 'waits for the customer, one day'],
    [{ state: 'changed', sent }, 'waits for you, 3 days'],
    [{ state: 'accepted', sent }, ''],
    [{ state: 'changed', accepted }, 'accepted by Wanjiru K. as it was sent'],
    [{ sent: { at, means: 'mail', mail: 'refused' } }, 'the e-mail did not arrive'],
    [{ sent: { at, means: 'mail', mail: 'perhaps' } }, 'the e-mail was perhaps not sent'],
  ] as const) {
    assert.is(waitingWords(row(fields), now), words)
  }
  const after = (hours: number) =>
    waitingWords(row({ state: 'draft' }), Date.parse(at) + hours * 3_600_000)
  const you = 'waits for you'
  const counted = [you, `${you}, one day`, `${you}, one day`, `${you}, 2 days`]
  assert.equal([23.9, 24, 47.9, 48].map(after), counted)
})

test('a mail is said in a sentence with its reason, and what to do where it was perhaps sent', () => {
  const perhaps = 'The e-mail was perhaps sent. Ask the customer before you send it again.'
  const why = perhaps.replace('. ', '. The site stopped. ')
  for (const [state, reason, words] of [
    ['waiting', undefined, 'The e-mail waits to be sent.'],
    ['waiting', 'Full', 'The e-mail waits to be sent: Full'],
    ['refused', undefined, 'The e-mail was refused.'],
    ['refused', 'no such mailbox', 'The e-mail was refused: no such mailbox'],
    ['sending', undefined, 'The e-mail is being sent.'],
    ['sent', undefined, 'The e-mail was sent.'],
    ['perhaps', undefined, perhaps],
    ['perhaps', 'The site stopped.', why],
    ['perhaps', 'The site stopped', why],
  ] as const) {
    assert.is(mailWords({ state, at, ...(reason && { reason }) }), words)
  }
  const lost = (['waiting', 'sending', 'sent', undefined, 'refused', 'perhaps'] as const).map(
    isMailLost,
  )
  assert.equal(lost, [false, false, false, false, true, true])
})

test('the quotes of an inquiry are listed with what waits, and another one can be made', () => {
  const part = <InquiryQuotes inquiryId="i1" />
  const holding = (fields?: Partial<QuoteRow>) => {
    const quotes = fields ? [row({ changedAt: new Date().toISOString(), ...fields })] : []
    return clientWith({ [`${api.quotes}?inquiry=i1`]: { quotes } })
  }
  assert.is(textOf(part, holding()), 'Make a quote')
  const accepted = holding({ state: 'accepted' })
  const listed = 'Quotes Number Total State 2026-0042 KES 68,500 Accepted Make another quote'
  assert.is(textOf(part, accepted), listed)
  assert.not.match(htmlOf(part, accepted), '<small')
  const draft = holding({ state: 'draft' })
  assert.match(textOf(part, draft), 'Draft waits for you Make')
  assert.not.match(htmlOf(part, draft), 'data-alert')
  const lost = holding({ sent: { at: '', by: 'admin', mail: 'refused' } as never })
  assert.match(htmlOf(part, lost), '<small data-alert="true">the e-mail did not arrive</small>')
})

test.run()

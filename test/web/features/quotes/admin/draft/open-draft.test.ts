import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import type { QuoteEntry } from '../../../../../../web/features/quotes/admin/draft/entry.ts'
import type { QuoteRecord } from '../../../../../../web/features/quotes/admin/draft/record.ts'
import { openAdminPage } from '../../../../../support/admin-page.ts'
import { until } from '../../../../../support/until.ts'
import { quote } from '../quote.ts'

const { document, window } = openAdminPage()
const { openedState } = await import(
  '../../../../../../web/features/quotes/admin/draft/draft-state.ts'
)
const { withFields } = await import('../../../../../../web/features/quotes/admin/draft/edits.ts')
const { openDraft } = await import(
  '../../../../../../web/features/quotes/admin/draft/open-draft.ts'
)
const { tabId } = await import('../../../../../../web/admin/tabs.ts')

const test = suite('what a browser stores of a quote')

const { saved, entry } = openedState(quote())
const terms = (text: string) => withFields({ terms: text })

const record = (tab: string, edit: (entry: QuoteEntry) => QuoteEntry): QuoteRecord => ({
  ...{ tab, user: 'admin', quoteId: quote().id, at: 0 },
  ...{ entry: edit(entry), saved, sent: [] },
})

/** A quote that was opened over records, which fail where `fails` says so. */
async function open(first: QuoteRecord[] = [], fails = (_call: 'read' | 'write') => false) {
  const records = new Map(first.map(one => [one.tab, one]))
  const failing = (call: 'read' | 'write') => {
    if (fails(call)) throw new Error('This browser stores nothing.')
  }
  const sent: string[] = []
  let answer: (() => void) | undefined
  const asked: string[] = []
  const opened = await openDraft({
    user: 'admin',
    quote: quote(),
    records: {
      async read(user, id) {
        asked.push(user, id)
        failing('read')
        return [...records.values()]
      },
      async write(one) {
        failing('write')
        await turn()
        records.set(one.tab, one)
      },
      remove: async ({ tab }) => void records.delete(tab),
    },
    connection: {
      async save(id, { version, ...content }) {
        sent.push(content.terms ?? '')
        await new Promise<void>(resolve => (answer = resolve))
        return quote({ id, content: { currency: 'KES', ...content }, version: version + 1 })
      },
      untilSignedIn: () => new Promise(() => undefined),
      untilOnline: () => new Promise(() => undefined),
    },
  })
  use(opened.close)
  const { draft } = opened
  const own = () => records.get(tabId)
  return { ...opened, draft, own, records, sent, asked, answer: () => answer?.() }
}

const leave = () => window.dispatchEvent(new Event('beforeunload'))
const turn = () => new Promise(resolve => setImmediate(resolve))

test('is asked for the user and the quote, and is nothing where nothing was typed', async () => {
  const { own, asked, draft } = await open()
  assert.equal(asked, ['admin', quote().id])
  assert.equal([own(), draft.state.value.isUnrecorded], [undefined, false])
})

test('is what was typed until that is saved', async () => {
  const { draft, own, answer } = await open()
  draft.change(terms('Half'))
  leave()
  await until('the record', own)
  const { user, quoteId, entry: typed, at = 0 } = own() ?? {}
  assert.equal([user, quoteId, typed?.terms], ['admin', quote().id, 'Half'])
  assert.ok(Math.abs(at - Date.now()) < 60_000)
  const saving = draft.flush()
  await turn()
  answer()
  assert.ok(await saving)
  leave()
  await until('the removal', () => own() === undefined)
})

test('comes back from closed tabs, and is removed from there once it is in this one', async () => {
  const { draft, records, own } = await open([record('closed', terms('Half'))])
  assert.equal([draft.state.value.entry.terms, own()?.entry.terms], ['Half', 'Half'])
  assert.equal([...records.keys()], [tabId])
})

test('stays where it is while this browser takes no record of it here', async () => {
  const first = [record('closed', terms('Half'))]
  const { draft, records } = await open(first, call => call === 'write')
  assert.equal([draft.state.value.entry.terms, draft.state.value.isUnrecorded], ['Half', true])
  assert.equal([...records.keys()], ['closed'])
})

test('is nothing in a browser that stores nothing, which the draft says', async () => {
  const { draft } = await open([record('closed', terms('Half'))], call => call === 'read')
  assert.equal([draft.state.value.entry.terms, draft.state.value.isUnrecorded], ['', true])
})

test('is saved when the page is hidden, but not when it is shown again', async () => {
  const { draft, sent, own } = await open()
  draft.change(terms('Half'))
  document.dispatchEvent(new Event('visibilitychange'))
  await turn()
  assert.equal([sent, own()], [[], undefined])
  document.visibilityState = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
  document.visibilityState = 'visible'
  await until('the record', own)
  assert.equal(sent, ['Half'])
})

test('changes no more once the quote is closed', async () => {
  const { draft, close, own, records } = await open()
  draft.change(terms('Half'))
  await close()
  assert.is(own()?.entry.terms, 'Half')
  records.clear()
  draft.change(terms('All'))
  leave()
  document.visibilityState = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
  document.visibilityState = 'visible'
  await turn()
  assert.is(records.size, 0)
  draft.close()
})

test.run()

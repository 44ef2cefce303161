import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api, quoteScreen } from '../../../../../../web/base/routes.ts'
import type { QuoteChange } from '../../../../../../web/features/quotes/contract.ts'
import { answerRequests, openAdminPage } from '../../../../../support/admin-page.ts'
import { liveHook } from '../../../../../support/live-hook.tsx'
import { emptyClient, shownToast, textOf } from '../../../../../support/rendered.tsx'
import { until } from '../../../../../support/until.ts'
import { content, quote } from '../quote.ts'

const { window } = openAdminPage()
const { withFields } = await import('../../../../../../web/features/quotes/admin/draft/edits.ts')
const { QuoteDraftProvider } = await import(
  '../../../../../../web/features/quotes/admin/draft/form.ts'
)
const { useQuoteDraft } = await import(
  '../../../../../../web/features/quotes/admin/draft/use-quote-draft.ts'
)
const { QuoteScreen } = await import(
  '../../../../../../web/features/quotes/admin/quote/quote-screen.tsx'
)
const { draftOf, showDraft } = await import(
  '../../../../../../web/features/quotes/admin/draft/drafts.ts'
)
const { unsavedNow } = await import('../../../../../../web/admin/unsaved.ts')

const test = suite('the drafts of an area')

const terms = (text: string) => withFields({ terms: text })

/** Answers each save with what was sent. */
const saves = () =>
  answerRequests(({ body, address }) => {
    const { version, ...saved } = body as QuoteChange
    const id = address.split('/').at(-1) as string
    return quote({ id, content: { currency: 'KES', ...saved }, version: version + 1 })
  })

const isAskedOnLeaving = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** Leaves a draft that a screen showed, once all of it is saved. */
async function leave(hide: () => void) {
  hide()
  await until('the last save', () => unsavedNow().length === 0)
  await new Promise(resolve => setImmediate(resolve))
}

test('one quote has one draft, which takes what was read since', async () => {
  const [draft, same] = await Promise.all([draftOf(quote()), draftOf(quote())])
  const hide = showDraft(draft)
  assert.is(draft, same)
  const newer = quote({ version: 2, content: content({ note: 'Delivered' }) })
  assert.is(await draftOf(newer), draft)
  assert.is(draft.state.value.entry.note, 'Delivered')
  assert.is.not(await draftOf(quote({ id: 'another' })), draft)
  await leave(hide)
})

test('what is left is saved, and begins anew when it is opened again', async () => {
  const sent = saves()
  const draft = await draftOf(quote())
  const hide = showDraft(draft)
  draft.change(terms('Half'))
  await leave(hide)
  assert.equal(
    sent.map(({ method, address }) => [method, address]),
    [['PUT', api.quote(quote().id)]],
  )
  assert.is.not(await draftOf(quote()), draft)
})

test('a draft that is shown again before it was saved stays the same', async () => {
  saves()
  const draft = await draftOf(quote())
  const hide = showDraft(draft)
  draft.change(terms('Half'))
  hide()
  const hideAgain = showDraft(draft)
  await until('the save', () => draft.state.value.status === 'saved')
  await new Promise(resolve => setImmediate(resolve))
  assert.is(await draftOf(draft.state.value.quote), draft)
  await leave(hideAgain)
})

test('what is not saved is named before the page is left, and by the numbers of its quotes', async () => {
  saves()
  assert.equal([unsavedNow(), isAskedOnLeaving()], [[], false])
  const one = await draftOf(quote())
  const other = await draftOf(quote({ id: 'q2', number: '2026-0043' }))
  const hide = [one, other].map(showDraft)
  one.change(terms('Half'))
  assert.equal(unsavedNow(), ['Your last changes of quote 2026-0042 are not saved yet.'])
  other.change(terms('All'))
  assert.equal(unsavedNow(), [
    'Your last changes of quotes 2026-0042 and 2026-0043 are not saved yet.',
  ])
  assert.is(isAskedOnLeaving(), true)
  for (const each of hide) await leave(each)
  assert.is(isAskedOnLeaving(), false)
})

/** The screen of a quote that the server answers with; it was left with nothing unsaved. */
async function openScreen(answer: () => unknown) {
  const sent = answerRequests(answer)
  const client = emptyClient()
  client.setDefaultOptions({ queries: { retry: false } })
  const hook = liveHook(() => useQuoteDraft(quote().id), { client })
  const opened = await until('the quote', () => hook.now.draft ?? hook.now.error)
  return { sent, client, hook, opened }
}

test('a screen reads the quote, and takes what others save meanwhile', async () => {
  let version = 1
  const stored = () => quote({ version, content: content({ note: `Version ${version}` }) })
  const { sent, client, hook } = await openScreen(stored)
  assert.equal([sent.length, sent[0]?.address], [1, api.quote(quote().id)])
  assert.is(hook.now.draft?.state.value.entry.note, 'Version 1')
  version = 2
  await client.invalidateQueries({ queryKey: [api.quote(quote().id)] })
  await until('the newer version', () => hook.now.draft?.state.value.entry.note === 'Version 2')
})

test('a screen asks again and again only while a mail is on its way', async () => {
  const edition = (state?: string) =>
    quote({ id: state ?? 'q', editions: [{ ...(state && { mail: { state } }) }] as never })
  const intervals = []
  for (const state of ['waiting', 'sending', 'sent', undefined]) {
    const client = emptyClient()
    answerRequests(() => edition(state))
    const hook = liveHook(() => useQuoteDraft(state ?? 'q'), { client })
    await until('the quote', () => hook.now.draft)
    const [query] = client.getQueryCache().findAll()
    const [observer] = query?.observers ?? []
    const { refetchInterval } = observer?.options ?? {}
    intervals.push(typeof refetchInterval === 'function' && refetchInterval(query as never))
  }
  assert.equal(intervals, [4000, 4000, false, false])
})

test('a screen says that there is no such quote, or that it could not be read', async () => {
  const words = async (status: number) => {
    answerRequests(() => Response.json({}, { status }))
    const client = emptyClient()
    client.setDefaultOptions({ queries: { retry: false } })
    const path = quoteScreen(`gone-${status}`)
    const { type, props } = liveHook(QuoteScreen, { path }).now
    const screen = liveHook(() => type(props), { client })
    return until('the error', () => textOf(screen.now).replace('Loading…', ''))
  }
  const none = 'There is no such quote. All quotes'
  assert.equal([await words(404), await words(400)], [none, none])
  assert.match(await words(500), 'The quote could not be read')
})

test('a screen gives its parts the draft', async () => {
  answerRequests(() => quote())
  const { type, props } = liveHook(QuoteScreen, { path: quoteScreen(quote().id) }).now
  const screen = liveHook(() => type(props))
  await until('the quote', () => screen.now.type === QuoteDraftProvider)
  assert.is(screen.now.props.value, await draftOf(quote()))
})

for (const [former, state, title, description] of [
  ['restored', 'draft', 'Your text is back', 'What this browser had not saved before is in'],
  ['too late', 'void', 'Text that was not saved is not', 'It was voided before this browser'],
  ['too late', 'accepted', 'Text that was not saved is not', 'It was accepted before this'],
] as const) {
  test(`text that was typed before is said once: ${former}, ${state}`, async () => {
    const id = `${former}-${state}`
    const draft = await draftOf(quote({ id, state }))
    draft.state.set({ ...draft.state.value, former })
    answerRequests(() => quote({ id, state }))
    const hook = liveHook(() => useQuoteDraft(id))
    await until('the quote', () => hook.now.draft === draft)
    assert.match(shownToast()?.title ?? '', title)
    assert.match(shownToast()?.description ?? '', description)
    assert.is(draft.state.value.former, undefined)
  })
}

test.run()

import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api, quoteScreen } from '../../../../../../web/base/routes.ts'
import { answerRequests, openAdminPage } from '../../../../../support/admin-page.ts'
import { liveHook } from '../../../../../support/live-hook.tsx'
import { emptyClient, textOf } from '../../../../../support/rendered.tsx'
import { until } from '../../../../../support/until.ts'
import { content, quote } from '../quote.ts'

openAdminPage()
const { QuoteDraftProvider } = await import(
  '../../../../../../web/features/quotes/admin/draft/form.ts'
)
const { quoteDrafts, useQuoteDraft } = await import(
  '../../../../../../web/features/quotes/admin/draft/use-quote-draft.ts'
)
const { QuoteScreen } = await import(
  '../../../../../../web/features/quotes/admin/quote/quote-screen.tsx'
)

const test = suite('the draft of a quote on its screen')

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
  assert.is(hook.now.draft?.state.value.typed.note, 'Version 1')
  version = 2
  await client.invalidateQueries({ queryKey: [api.quote(quote().id)] })
  await until('the newer version', () => hook.now.draft?.state.value.typed.note === 'Version 2')
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
  assert.is(screen.now.props.value, await quoteDrafts.draftOf(quote()))
})

test.run()

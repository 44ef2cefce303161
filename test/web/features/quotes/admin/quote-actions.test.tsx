import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api, quoteScreen } from '../../../../../web/base/routes.ts'
import type { Quote } from '../../../../../web/features/quotes/contract.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { elementsIn, emptyClient, press, shownToast } from '../../../../support/rendered.tsx'
import { standIn } from '../../../../support/stand-in.ts'
import { openedDraft } from './opened-draft.tsx'
import { quote } from './quote.ts'

openAdminPage()
const { MoreActions } = await import(
  '../../../../../web/features/quotes/admin/quote/more-actions.tsx'
)
const { ConfirmRegion } = await import('../../../../../web/admin/ui/confirm.tsx')
const { SavePdf } = await import('../../../../../web/features/quotes/admin/quote/save-pdf.tsx')

const test = suite('what is done with a quote')

const { id } = quote()

function open(stored: Partial<Quote> = {}) {
  const opened = openedDraft(stored)
  const gone: string[] = []
  const client = emptyClient()
  client.setQueryData([api.quote(id)], quote())
  const place = { client, onNavigate: (to: string) => gone.push(to) }
  const isStale = () => client.getQueryState([api.quote(id)])?.isInvalidated
  return { ...opened, hook: opened.live(MoreActions, place), gone, isStale }
}

/** Answers the question that is open. */
function answerQuestion(isConfirmed: boolean): string {
  const region = liveHook(ConfirmRegion)
  const { question } = elementsIn(region.now).find(({ props }) => props.question)?.props ?? {}
  question.answer(isConfirmed)
  return question.title
}

test('a copy is made of the version that is saved, is opened, and is said', async () => {
  const sent = answerRequests(() => ({ id: 'q2', number: '2026-0043' }))
  const { hook, gone } = open({ version: 4 })
  await press(hook.now, 'Copy this quote')
  assert.equal(
    sent.map(({ method, address }) => [method, address]),
    [['POST', api.copyQuote(id)]],
  )
  assert.equal(gone, [quoteScreen('q2')])
  assert.equal(
    [shownToast()?.title, shownToast()?.description],
    ['Quote 2026-0043', 'A copy of 2026-0042.'],
  )
})

test('no copy is made while something is not saved, unless the quote is void', async () => {
  const sent = answerRequests(() => ({ id: 'q2', number: '2026-0043' }))
  for (const [state, requests] of [
    ['sent', 0],
    ['void', 1],
  ] as const) {
    const { hook, draft } = open({ state })
    draft.flush = async () => false
    await press(hook.now, state === 'void' ? 'Copy to change' : 'Copy this quote')
    assert.is(sent.length, requests, state)
  }
})

test('a copy that fails is said, and nothing is opened', async () => {
  answerRequests(() => Response.json({ error: 'The disk is full.' }, { status: 507 }))
  const { hook, gone } = open()
  await press(hook.now, 'Copy this quote')
  assert.is(shownToast()?.description, 'The disk is full.')
  assert.equal(gone, [])
  const broken = open()
  broken.draft.flush = () => Promise.reject(new Error('of the browser'))
  await press(broken.hook.now, 'Copy this quote')
  assert.is(shownToast()?.description, 'The quote could not be copied. Please try again.')
})

test('a quote is voided only after a question, and read again', async () => {
  const sent = answerRequests(() => quote({ state: 'void' }))
  const { hook, isStale } = open()
  const refused = press(hook.now, 'Void it')
  assert.is(answerQuestion(false), 'Void quote 2026-0042?')
  await refused
  assert.equal([sent.length, isStale()], [0, false])
  const voided = press(hook.now, 'Void it')
  answerQuestion(true)
  await voided
  assert.equal(
    sent.map(({ method, address }) => [method, address]),
    [['POST', api.voidQuote(id)]],
  )
  assert.is(isStale(), true)
})

test('what keeps it from being voided is said', async () => {
  answerRequests(() => Promise.reject(new TypeError('no connection')))
  const { hook, isStale } = open()
  const voided = press(hook.now, 'Void it')
  answerQuestion(true)
  await voided
  assert.is(shownToast()?.description, 'The quote could not be voided. Please try again.')
  assert.is(isStale(), false)
})

test('a void quote can be copied alone', () => {
  const buttons = (stored: Partial<Quote>) => {
    const { html } = openedDraft(stored)
    return [...html(<MoreActions />).matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(
      ([, text]) => text,
    )
  }
  assert.equal(buttons({ state: 'accepted' }), ['Copy to change', 'Void it'])
  assert.equal(buttons({ state: 'void' }), ['Copy to change'])
})

/** The button of a quote, and the names under which files are saved. */
function openPdf() {
  const saved: string[] = []
  standIn('setTimeout', () => 0)
  document.createElement = () => {
    const link = { download: '', click: () => saved.push(link.download) }
    return link as never
  }
  const { draft, live } = openedDraft()
  return { draft, hook: live(SavePdf), saved }
}

test('a PDF is saved under the name that the server gives it, once all is saved', async () => {
  const headers = { 'content-disposition': 'attachment; filename="quote-2026-0042.pdf"' }
  const requests = answerRequests(() => new Response('%PDF', { headers }))
  const { hook, saved, draft } = openPdf()
  let isFlushed = false
  draft.flush = async () => {
    isFlushed = requests.length === 0
    return true
  }
  await press(hook.now, 'Save PDF')
  assert.is(requests[0]?.address, api.quotePdf(quote().id))
  assert.equal([isFlushed, saved], [true, ['quote-2026-0042.pdf']])
})

test('a PDF is not made while changes would be missing in it', async () => {
  const requests = answerRequests(() => new Response('%PDF'))
  const { hook, saved, draft } = openPdf()
  draft.flush = async () => false
  await press(hook.now, 'Save PDF')
  assert.equal([requests.length, saved, shownToast()?.title], [0, [], 'No PDF yet'])
})

test('a PDF is not saved where the server could not make it, which is said', async () => {
  answerRequests(() => Response.json({ error: 'The disk is full.' }, { status: 507 }))
  const { hook, saved } = openPdf()
  await press(hook.now, 'Save PDF')
  assert.equal([saved, shownToast()?.description], [[], 'The disk is full.'])
})

test.run()

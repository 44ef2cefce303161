import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { QuoteChange } from '../../../../../web/quotes/contract.ts'
import { api } from '../../../../../web/routes.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { until } from '../../../../support/until.ts'
import { content, quote } from '../quote.ts'

const { window } = openAdminPage()
const { withFields } = await import('../../../../../web/admin/quotes/draft/edits.ts')
const { draftOf, showDraft } = await import('../../../../../web/admin/quotes/draft/drafts.ts')
const { unsavedNow } = await import('../../../../../web/admin/unsaved.ts')

const test = suite('the drafts of an area')

const terms = (text: string) => withFields({ terms: text })

/** Answers each save with what was sent. */
const saves = () =>
  answerRequests(({ body, address }) => {
    const { version, ...saved } = body as QuoteChange
    return quote({ id: address.split('/').at(-1) as string, content: saved, version: version + 1 })
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

test.run()

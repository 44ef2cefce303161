import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api } from '../../../../../web/routes.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { press, shownToast } from '../../../../support/rendered.tsx'
import { standIn } from '../../../../support/stand-in.ts'
import { openedDraft } from '../opened-draft.tsx'
import { quote } from '../quote.ts'

openAdminPage()
const { SavePdf } = await import('../../../../../web/admin/quotes/quote/save-pdf.tsx')

const test = suite('a quote as a PDF')

/** The button of a quote, and the names under which files are saved. */
function open() {
  const saved: string[] = []
  standIn('setTimeout', () => 0)
  document.createElement = () => {
    const link = { download: '', click: () => saved.push(link.download) }
    return link as never
  }
  const { draft, live } = openedDraft()
  return { draft, hook: live(SavePdf), saved }
}

test('is saved under the name that the server gives it, once all is saved', async () => {
  const headers = { 'content-disposition': 'attachment; filename="quote-2026-0042.pdf"' }
  const requests = answerRequests(() => new Response('%PDF', { headers }))
  const { hook, saved, draft } = open()
  let isFlushed = false
  draft.flush = async () => {
    isFlushed = requests.length === 0
    return true
  }
  await press(hook.now, 'Save PDF')
  assert.is(requests[0]?.address, api.quotePdf(quote().id))
  assert.equal([isFlushed, saved], [true, ['quote-2026-0042.pdf']])
})

test('is not made while changes would be missing in it', async () => {
  const requests = answerRequests(() => new Response('%PDF'))
  const { hook, saved, draft } = open()
  draft.flush = async () => false
  await press(hook.now, 'Save PDF')
  assert.equal([requests.length, saved, shownToast()?.title], [0, [], 'No PDF yet'])
})

test('is not saved where the server could not make it, which is said', async () => {
  answerRequests(() => Response.json({ error: 'The disk is full.' }, { status: 507 }))
  const { hook, saved } = open()
  await press(hook.now, 'Save PDF')
  assert.equal([saved, shownToast()?.description], [[], 'The disk is full.'])
})

test.run()

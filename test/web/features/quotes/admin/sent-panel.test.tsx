import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Edition, Quote, QuoteMail } from '../../../../../web/features/quotes/contract.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { press, shownToast } from '../../../../support/rendered.tsx'
import { standIn } from '../../../../support/stand-in.ts'
import { until } from '../../../../support/until.ts'
import { openedDraft } from './opened-draft.tsx'
import { content, quote } from './quote.ts'

openAdminPage()
const { SentPanel } = await import('../../../../../web/features/quotes/admin/quote/sent-panel.tsx')

const test = suite('what was sent of a quote')

standIn('location', { origin: 'https://example.com', pathname: '/admin', search: '' })

const edition = (fields: Partial<Edition> = {}): Edition => ({
  ...{ edition: 1, version: 1, at: '2026-11-22T11:05:00.000Z', by: 'admin' },
  ...{ means: 'link', content: content(), totals: quote().totals },
  letterhead: { companyName: 'Nairobi Prefab' } as Edition['letterhead'],
  ...fields,
})
const mail = (state: QuoteMail['state']): QuoteMail => ({ state, at: '2026-11-22T11:05:00.000Z' })

let mailed = 0
const sending = { isBusy: false, byMail: async () => void mailed++ } as never

const open = (fields: Partial<Quote>) =>
  openedDraft({ state: 'sent', url: '/quotes/secret', editions: [edition()], ...fields })
const text = (fields: Partial<Quote>) => open(fields).text(<SentPanel sending={sending} />)

test('is not shown before something was sent', () => {
  assert.is(text({ editions: [] }), '')
  assert.is(text({ url: undefined }), '')
})

test('lists every version with its sum, way and time, the last one first', () => {
  const editions = [edition(), edition({ edition: 2, means: 'mail', by: 'wanjiru' })]
  const [, list] = text({ editions }).split('customer yet. ')
  assert.is(
    list,
    'Version 2: KES 158,920, by e-mail on 22 Nov 2026, 14:05 by wanjiru ' +
      'Version 1: KES 158,920, as a link on 22 Nov 2026, 14:05 by admin',
  )
})

test('says which version the customer sees once the quote was changed', () => {
  const editions = [edition(), edition({ edition: 2 })]
  assert.not.match(text({ editions }), 'Changed since')
  const words = 'Changed since Version 2 was sent. The customer sees Version 2 until'
  assert.match(text({ editions, state: 'changed' }), words)
})

test('says how often it was opened, and when last', () => {
  const last = '2026-11-23T05:00:00.000Z'
  assert.match(text({}), 'Not opened by the customer yet.')
  assert.match(text({ opened: { count: 1, last } }), 'Opened once, last on 23 Nov 2026, 08:00.')
  assert.match(text({ opened: { count: 2, last } }), 'Opened 2 times, last on 23 Nov 2026, 08:00.')
})

test('says how the last mail went, and sends a lost one again unless the quote is void', () => {
  const lost = [edition({ mail: mail('refused') })]
  assert.not.match(text({}), 'e-mail')
  assert.not.match(text({ editions: [edition({ mail: mail('sent') })] }), 'Send again')
  assert.match(text({ editions: lost }), 'The e-mail was refused. Send again')
  assert.not.match(text({ editions: lost, state: 'void' }), 'Send again')
  const html = (state: QuoteMail['state']) =>
    open({ editions: [edition({ mail: mail(state) })] }).html(<SentPanel sending={sending} />)
  assert.match(html('refused'), 'data-alert="true"')
  assert.not.match(html('sent'), 'data-alert')
  press(open({ editions: lost }).live(() => SentPanel({ sending })).now, 'Send again')
  assert.is(mailed, 1)
})

test('copies the whole address of the customer’s page', async () => {
  const copied: string[] = []
  standIn('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } })
  const { live, html } = open({})
  const link = 'https://example.com/quotes/secret'
  assert.match(html(<SentPanel sending={sending} />), `<a href="${link}"`)
  press(live(() => SentPanel({ sending })).now, 'Copy the link')
  await until('the toast', () => shownToast()?.title === 'Copied')
  assert.equal(copied, [link])
})

test.run()

import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { QuoteRow } from '../../../../web/quotes/contract.ts'
import { api } from '../../../../web/routes.ts'
import { openAdminPage } from '../../../support/admin-page.ts'
import { emptyClient, htmlOf, textOf } from '../../../support/rendered.tsx'

openAdminPage()
const { InquiryQuotes } = await import('../../../../web/admin/quotes/inquiry-quotes.tsx')

const test = suite('quotes of an inquiry')

function holding(...quotes: Partial<QuoteRow>[]) {
  const client = emptyClient()
  const rows = quotes.map((row, index) => ({
    ...{ id: `q${index}`, number: `2026-000${index}`, total: 150_000, state: 'accepted' },
    currency: 'KES',
    ...{ changedAt: new Date().toISOString(), ...row },
  }))
  client.setQueryData([`${api.quotes}?inquiry=i1`], { quotes: rows })
  return { client }
}

const part = <InquiryQuotes inquiryId="i1" />

test('are listed with number, sum and state, and another one can be made', () => {
  const text = textOf(part, holding({}))
  assert.is(text, 'Quotes Number Total State 2026-0000 KES 1,500 Accepted Make another quote')
  assert.is(textOf(part, holding()), 'Make a quote')
})

test('say what waits, and mark a mail that did not arrive', () => {
  const draft = holding({ state: 'draft' })
  assert.match(textOf(part, draft), 'Draft waits for you Make')
  assert.not.match(htmlOf(part, draft), 'data-alert')
  const lost = holding({ state: 'sent', sent: { at: '', by: 'admin', mail: 'refused' } as never })
  assert.match(htmlOf(part, lost), '<small data-alert="true">the e-mail did not arrive</small>')
  assert.not.match(htmlOf(part, holding({})), '<small')
})

test.run()

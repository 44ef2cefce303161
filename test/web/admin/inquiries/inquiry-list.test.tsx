import { renderToStaticMarkup } from 'react-dom/server'
import * as assert from 'uvu/assert'
import { Router } from 'wouter'
import { suite } from '#test'
import { InquiryList } from '../../../../web/admin/inquiries/inquiry-list.tsx'
import type { Inquiry } from '../../../../web/contract.ts'
import { inquiryWith } from './inquiry.ts'

const test = suite('list of the inbox')

const plain = inquiryWith({ id: '1', subject: 'Chairs', message: 'Four of them.' })

function tagsOf(more: Partial<Inquiry>): string[] {
  const html = renderToStaticMarkup(
    <Router ssrPath="/admin/inquiries">
      <InquiryList
        inquiries={[{ ...plain, ...more }]}
        open=""
        selected={new Set()}
        hrefOf={() => '/admin/inquiries'}
        onToggle={() => undefined}
      />
    </Router>,
  )
  return [...html.matchAll(/class="tag"[^>]*>(.*?)<\/span>/g)].map(([, text = '']) => text)
}

test('a read inquiry without peculiarities has no tags', () => {
  assert.equal(tagsOf({}), [])
  assert.equal(tagsOf({ mail: { ...plain.mail, state: 'sent', attempts: 2 } }), [])
})

test('a mail is tagged as waiting only after a failed attempt', () => {
  const queued = (attempts: number) =>
    tagsOf({ mail: { ...plain.mail, state: 'queued', attempts } })
  assert.equal(queued(0), [])
  assert.equal(queued(1), ['Mail waiting'])
  assert.equal(tagsOf({ mail: { ...plain.mail, state: 'failed', attempts: 9 } }), ['Mail failed'])
})

test('stage, service, numbers of items and notes and suspicion are tags', () => {
  const item = { page: '/', code: 'Ch1', quantity: 1, note: '' }
  assert.equal(tagsOf({ stage: 'spam', isSuspect: true }), ['Spam', 'Perhaps spam'])
  assert.equal(tagsOf({ items: [item] }), ['1 item'])
  assert.equal(tagsOf({ items: [item, item] }), ['2 items'])
  const note = { id: 'n', at: plain.createdAt, by: 'Grace', text: 'Oak', isCustomer: false }
  assert.equal(tagsOf({ notes: [note] }), ['1 note'])
  assert.equal(tagsOf({ notes: [note, note] }), ['2 notes'])
})

test.run()

import { QueryClient } from '@tanstack/react-query'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Overview } from '../../../../web/admin/contract.ts'
import { Attention } from '../../../../web/admin/dashboard/attention.tsx'
import { Coverage } from '../../../../web/admin/dashboard/coverage.tsx'
import { api } from '../../../../web/routes.ts'
import { answerRequests, openAdminPage } from '../../../support/admin-page.ts'
import { htmlOf, press, returnOf, shownToast, textOf } from '../../../support/rendered.tsx'

openAdminPage()
const { Dashboard } = await import('../../../../web/admin/dashboard/dashboard.tsx')
const { Rescan } = await import('../../../../web/admin/dashboard/rescan.tsx')

const test = suite('dashboard')

const overview: Overview = {
  media: {
    ...{ present: 1, total: 1000 },
    areas: [
      { title: 'Home', targetPath: 'home', present: 1, total: 4 },
      { title: 'Empty', targetPath: 'empty', present: 0, total: 0 },
    ],
  },
  contactDetails: { atDefault: ['phone'], takesInquiries: true },
  denied: [],
  disk: { free: 200, total: 1000, reserve: 100 },
  queues: { pictures: 0, mails: { isOn: true, queued: 0, failed: 0 } },
  quotes: { drafts: 0, open: 0, accepted: 0, unsent: 0 },
  inquiries: { new: 0, waiting: 0, waitingSince: null },
  pages: { drafts: 0, unfit: [] },
  lastBackup: null,
  presses: { whatsapp: 0, phone: 0, email: 0 },
}

test('a matter that is urgent is one to do, and one with a screen leads there', () => {
  const html = htmlOf(<Attention overview={overview} />)
  assert.match(html, /To do: <\/span>Contact details/)
  assert.not.match(html, /To do: <\/span>Inquiries/)
  assert.match(html, /<a href="\/admin\/inquiries">None unread<\/a>/)
  assert.match(html, '<span class="attention-state">All made</span>')
  assert.equal(html.match(/data-urgent="\w+"/g), ['data-urgent="true"', 'data-urgent="true"'])
})

test('an area shows how full it is; one without places is empty', () => {
  const html = htmlOf(<Coverage media={overview.media} />)
  assert.match(html, 'Media · 1 of 1,000')
  assert.equal(
    [...html.matchAll(/width:(\d+%)/g)].map(([, width]) => width),
    ['25%', '0%'],
  )
})

function clientFor(email: string, data?: Overview): QueryClient {
  const client = new QueryClient()
  client.setQueryData([api.me], { admin: { username: 'amina', role: 'admin', email } })
  if (data) client.setQueryData([api.overview], data)
  return client
}

test('an administrator without an email is asked for one', () => {
  const text = (email: string) => textOf(<Dashboard />, { client: clientFor(email) })
  assert.match(text(''), 'Add your email')
  assert.not.match(text('amina@example.com'), 'Add your email')
  assert.match(text('amina@example.com'), 'amina@example.com')
})

test('what needs attention comes when it has been read', () => {
  assert.not.match(textOf(<Dashboard />, { client: clientFor('') }), 'What needs attention')
  assert.match(textOf(<Dashboard />, { client: clientFor('', overview) }), 'What needs attention')
  assert.is(textOf(<Dashboard />, { client: new QueryClient() }), '')
})

test('looking through the volume says how many files have changed', async () => {
  for (const [changed, sentence] of [
    [0, 'Nothing has changed.'],
    [1, 'One file came, changed or went.'],
    [2, '2 files came, changed or went.'],
  ] as const) {
    answerRequests(() => ({ changed }))
    await press(
      returnOf(() => Rescan()),
      'Look for files',
    )
    assert.is(shownToast()?.description, sentence)
  }
  answerRequests(() => new Response('', { status: 500 }))
  await press(
    returnOf(() => Rescan()),
    'Look for files',
  )
  assert.match(shownToast()?.description ?? '', 'could not be looked through')
})

test.run()

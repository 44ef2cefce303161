import { QueryClient } from '@tanstack/react-query'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import type { Inquiry } from '../../../../../web/base/contract.ts'
import { api } from '../../../../../web/base/routes.ts'
import { inboxView, listAddress } from '../../../../../web/features/inquiries/admin/inbox-query.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { returnOf, shownToast } from '../../../../support/rendered.tsx'
import { settled } from '../../../admin/settled.ts'
import { inquiryWith } from './inquiry.ts'

openAdminPage()
const { useInquiryActions } = await import(
  '../../../../../web/features/inquiries/admin/use-inquiries.ts'
)
const { useNotes } = await import('../../../../../web/features/inquiries/admin/use-notes.ts')

const test = suite('changes of inquiries')

const pageAddress = listAddress(inboxView(''))
const amina = inquiryWith({ isRead: false, assignee: 'grace', askedAt: '2026-11-25' })
const otieno = inquiryWith({ id: 'b', name: 'Otieno' })

function open<T>(useIt: () => T) {
  const client = new QueryClient()
  use(() => client.clear())
  const listed = { inquiries: [amina, otieno], total: 2 }
  client.setQueryData([pageAddress], listed)
  client.setQueryData([api.overview], {})
  client.setQueryData([api.users], [])
  return {
    now: returnOf(useIt, { client }),
    listed: () => client.getQueryData<{ inquiries: Inquiry[] }>([pageAddress])?.inquiries,
    opened: () => client.getQueryData<Inquiry>([api.inquiry('a')]),
    /** Which are to be read again: the page of the inbox, the overview, the users. */
    outdated: () =>
      [pageAddress, api.overview, api.users].map(
        address => client.getQueryState([address])?.isInvalidated,
      ),
  }
}

/** Presses the button in the toast. */
const pressUndo = () =>
  (shownToast()?.action as { props: { onClick(): void } } | undefined)?.props.onClick()

const refuse = () => answerRequests(() => Response.json({ error: 'Not now.' }, { status: 409 }))

test('one is shown as it was answered, in its list and alone, and the inbox is read again', async () => {
  const { now, listed, opened, outdated } = open(useInquiryActions)
  const changed = { ...amina, name: 'Amina Yusuf' }
  const sent = answerRequests(() => changed)
  assert.is(await now.change('a', { isRead: false }), true)
  assert.equal(sent, [{ method: 'PATCH', address: api.inquiry('a'), body: { isRead: false } }])
  assert.equal([listed(), opened()], [[changed, otieno], changed])
  assert.equal(outdated(), [true, true, false])
})

test('a refused one says why, leaves what is shown, and the inbox is read again', async () => {
  const { now, listed, opened, outdated } = open(useInquiryActions)
  for (const attempt of [
    () => now.change('a', {}),
    () => now.move(amina, { stage: 'done' }, 'moved'),
    () => now.moveMany(['a'], { stage: 'done' }, 'moved', () => assert.unreachable()),
    () => now.removeMany(['a'], () => assert.unreachable()),
    () => now.remove('a'),
  ]) {
    refuse()
    const before = shownToast()?.id
    assert.is(await attempt(), false)
    assert.equal([shownToast()?.title, shownToast()?.description], ['Error', 'Not now.'])
    assert.is.not(shownToast()?.id, before)
  }
  assert.equal([listed(), opened()], [[amina, otieno], undefined])
  assert.equal(outdated(), [true, true, false])
})

test('a failure without a reason says what was not done', async () => {
  const { now } = open(useInquiryActions)
  const said = async (attempt: Promise<unknown>) => {
    await attempt
    return shownToast()?.description
  }
  answerRequests(() => new Response('', { status: 500 }))
  assert.equal(
    [
      await said(now.change('a', {})),
      await said(now.move(amina, {}, '')),
      await said(now.moveMany(['a'], {}, '', () => undefined)),
      await said(now.removeMany(['a'], () => undefined)),
      await said(now.remove('a')),
      await said(now.markRead('a')),
    ],
    [
      'The inquiry could not be changed',
      'The inquiry could not be changed',
      'The inquiries could not be changed',
      'The inquiries could not be deleted',
      'The inquiry could not be deleted',
      'Could not be marked as read',
    ],
  )
})

test('a move names what it began from, of the fields that it changes', async () => {
  const { now } = open(useInquiryActions)
  const sent = answerRequests(() => amina)
  await now.move(amina, { stage: 'done' }, 'marked as done')
  await now.move(amina, { assignee: '' }, 'taken by nobody now')
  const bodies = sent.map(({ body }) => body)
  assert.equal(bodies, [
    { stage: 'done', from: { stage: 'new' } },
    { assignee: '', from: { assignee: 'grace' } },
  ])
})

test('a moved one goes back where it was, and is read anew', async () => {
  const { now, opened } = open(useInquiryActions)
  const done: Inquiry = { ...amina, stage: 'done' }
  const sent = answerRequests(({ method }) => (method === 'GET' ? amina : done))
  assert.is(await now.move(amina, { stage: 'done' }, 'marked as done'), true)
  assert.equal([shownToast()?.title, opened()], ['Inquiry marked as done', done])
  pressUndo()
  await settled()
  const { stage, stageSince, isRead, assignee, askedAt } = amina
  const before = { a: { stage, stageSince, isRead, assignee, askedAt } }
  assert.equal(sent.slice(1), [
    { method: 'POST', address: api.manyInquiries, body: { before } },
    { method: 'GET', address: api.inquiry('a'), body: undefined },
  ])
  assert.equal(opened(), amina)
})

test('many are counted as the server changed them, and go back together', async () => {
  const { now, outdated } = open(useInquiryActions)
  const before = { a: { stage: 'new' }, b: { stage: 'quoted' } }
  const sent = answerRequests(() => ({ before }))
  let unticked = 0
  await now.moveMany(['a', 'b', 'gone'], { isRead: true }, 'marked as read', () => unticked++)
  assert.equal(sent[0]?.body, { ids: ['a', 'b', 'gone'], change: { isRead: true } })
  assert.equal([shownToast()?.title, unticked], ['2 inquiries marked as read', 1])
  assert.equal(outdated(), [true, true, false])
  pressUndo()
  await settled()
  assert.equal(
    sent.slice(1).map(({ body }) => body),
    [{ before }],
  )
  await now.moveMany(['a', 'b'], { isRead: true }, 'marked as read', () => unticked++)
  answerRequests(() => new Response('', { status: 500 }))
  pressUndo()
  await settled()
  assert.is(shownToast()?.description, 'It could not be undone')
})

test('deleted ones go into the bin', async () => {
  const { now, outdated } = open(useInquiryActions)
  const sent = answerRequests(() => ({}))
  let unticked = 0
  assert.is(await now.removeMany(['a', 'b'], () => unticked++), true)
  assert.equal(sent[0]?.body, { ids: ['a', 'b'], change: { deleted: true } })
  assert.equal(
    [shownToast()?.title, shownToast()?.description, unticked],
    ['Deleted', 'They stay in the bin for 30 days.', 1],
  )
  assert.is(await now.remove('a'), true)
  assert.equal([sent[1]?.method, sent[1]?.address], ['DELETE', api.inquiry('a')])
  assert.is(shownToast()?.title, 'Inquiry deleted')
  assert.equal(outdated(), [true, true, false])
})

test('one that is opened is marked as read where it stands', async () => {
  const { now, listed, outdated } = open(useInquiryActions)
  const sent = answerRequests(() => ({ ...amina, isRead: true }))
  await now.markRead('a')
  assert.equal(sent[0]?.body, { isRead: true })
  assert.is(listed()?.[0]?.isRead, true)
  assert.equal(outdated(), [false, true, false])
})

test('notes are added and deleted, and come back as they were', async () => {
  const { now, opened } = open(() => useNotes('a'))
  const sent = answerRequests(() => amina)
  assert.is(await now.add('n1', 'In oak'), true)
  assert.equal(opened(), amina)
  await now.remove({ id: 'n1', text: 'In oak', at: '2026-11-24', by: 'grace', isCustomer: false })
  assert.is(shownToast()?.title, 'Note deleted')
  pressUndo()
  const address = api.inquiryNote('a', 'n1')
  assert.equal(sent, [
    { method: 'PUT', address, body: { text: 'In oak' } },
    { method: 'DELETE', address, body: undefined },
    { method: 'PUT', address, body: { text: 'In oak', at: '2026-11-24' } },
  ])
})

test('a note that fails says so, and offers nothing to undo', async () => {
  const { now } = open(() => useNotes('a'))
  const note = { id: 'n1', text: 'Oak', at: '2026-11-24', by: 'grace', isCustomer: false }
  answerRequests(() => amina)
  await now.remove(note)
  answerRequests(() => new Response('', { status: 500 }))
  pressUndo()
  await settled()
  assert.is(shownToast()?.description, 'The note could not be brought back')
  await now.remove(note)
  assert.is(shownToast()?.description, 'The note could not be deleted')
  assert.is(await now.add('n1', 'Oak'), false)
  assert.is(shownToast()?.description, 'The note could not be saved')
})

test.run()

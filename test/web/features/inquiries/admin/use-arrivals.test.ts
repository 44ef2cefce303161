import { mock } from 'node:test'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { BACKGROUND_HEADER } from '../../../../../web/admin/session-headers.ts'
import type { Inquiry } from '../../../../../web/base/contract.ts'
import { api } from '../../../../../web/base/routes.ts'
import { inboxView, listAddress } from '../../../../../web/features/inquiries/admin/inbox-query.ts'
import { answerRequests, openAdminPage, type SentRequest } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { emptyClient } from '../../../../support/rendered.tsx'
import { standIn } from '../../../../support/stand-in.ts'
import { settled } from '../../../admin/settled.ts'
import { inquiryWith } from './inquiry.ts'

const { document, window } = openAdminPage()
const { useArrivals } = await import('../../../../../web/features/inquiries/admin/use-arrivals.ts')
const { isSignInNeeded } = await import('../../../../../web/admin/session/sign-in-again.ts')

const test = suite('polling of the open inbox')

const old = inquiryWith({ id: 'old', createdAt: '2026-11-20' })

const fresh = inquiryWith({ id: 'fresh', createdAt: '2026-11-24' })

/** The inbox with one inquiry, whose clock stands at 5 minutes after 1970. */
function open(search = '', held: string[] = []) {
  mock.timers.enable({ apis: ['Date', 'setInterval'], now: 300_000 })
  use(() => mock.timers.reset())
  document.visibilityState = 'visible'
  use(() => isSignInNeeded.set(false))
  const view = inboxView(search)
  const client = emptyClient()
  const key = [listAddress(view)]
  client.setQueryData(key, { inquiries: [old], counts: { new: 1 } })
  client.setQueryData([api.overview], { products: 7, inquiries: { new: 1, all: 9 } })
  liveHook(() => useArrivals(view, () => new Set(held)), { client })
  return {
    client,
    key,
    ids: () => client.getQueryData<{ inquiries: Inquiry[] }>(key)?.inquiries.map(({ id }) => id),
  }
}

/** Another minute, and what comes of it. */
const minute = (milliseconds = 60_000) => {
  mock.timers.tick(milliseconds)
  return settled()
}

const newList = { inquiries: [fresh], counts: { new: 2 } }

test('shows each minute what is new, with the number in the rail', async () => {
  const { ids, client } = open()
  const sent = answerRequests(() => newList)
  await minute(59_999)
  assert.is(sent.length, 0)
  await minute(1)
  assert.equal([sent.length, sent[0]?.address], [1, listAddress(inboxView(''))])
  assert.equal(ids(), ['fresh'])
  assert.equal(client.getQueryData([api.overview]), { products: 7, inquiries: { new: 2, all: 9 } })
  await minute()
  assert.is(sent.length, 2)
})

test('prolongs no session', async () => {
  open()
  const headers: (string | null)[] = []
  standIn('fetch', async (_: string, init: RequestInit) => {
    headers.push(new Headers(init.headers).get(BACKGROUND_HEADER))
    return Response.json(newList)
  })
  await minute()
  assert.equal(headers, ['1'])
})

test('leaves what is held where it is', async () => {
  const { ids } = open('', ['old', 'gone'])
  const older = inquiryWith({ id: 'older', createdAt: '2026-11-18' })
  answerRequests(() => ({ ...newList, inquiries: [fresh, older] }))
  await minute()
  assert.equal(ids(), ['fresh', 'old', 'older'])
})

test('asks when the window comes to the front, once for its two events, not in a hidden one', async () => {
  open()
  const sent = answerRequests(() => newList)
  const show = async () => {
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('focus'))
    await settled()
  }
  document.visibilityState = 'hidden'
  await show()
  await minute()
  assert.is(sent.length, 0)
  document.visibilityState = 'visible'
  await show()
  assert.is(sent.length, 1)
  mock.timers.tick(999)
  await show()
  assert.is(sent.length, 1)
  mock.timers.tick(1)
  window.dispatchEvent(new Event('focus'))
  await settled()
  assert.is(sent.length, 2)
})

test('leaves what changed while it asked, or is asked for already', async () => {
  const { ids, client, key } = open()
  let sent = answerRequests(async () => {
    await settled()
    mock.timers.tick(1)
    client.setQueryData(key, { inquiries: [], counts: { new: 0 } })
    return newList
  })
  await minute()
  await settled()
  assert.equal([sent.length, ids()], [1, []])
  void client.fetchQuery({ queryKey: key, queryFn: () => new Promise(() => undefined) })
  sent = answerRequests(() => newList)
  await minute()
  assert.is(sent.length, 0)
})

test('brings the open inquiry along, where the list no longer has it', async () => {
  const { client, ids } = open('?open=old', ['old'])
  const changed = { ...old, stage: 'done' as const }
  const answer = ({ address }: SentRequest) =>
    address === api.inquiry('old') ? changed : { ...newList }
  const sent = answerRequests(answer)
  await minute()
  assert.is(sent.length, 2)
  assert.equal(client.getQueryData([api.inquiry('old')]), changed)
  assert.equal(ids(), ['fresh', 'old'])
  const list = client.getQueryData<{ inquiries: Inquiry[] }>([listAddress(inboxView(''))])
  assert.is(list?.inquiries[1]?.stage, 'done')
})

test('does not ask for the open inquiry, where the list has it', async () => {
  open('?open=fresh')
  const sent = answerRequests(() => newList)
  await minute()
  assert.is(sent.length, 1)
})

test('shows the list where the open inquiry is gone', async () => {
  const { ids } = open('?open=old')
  answerRequests(({ address }) =>
    address === api.inquiry('old') ? new Response('', { status: 404 }) : newList,
  )
  await minute()
  assert.equal(ids(), ['fresh'])
})

test('goes on after a failure; without a session it asks to sign in, and waits for a look', async () => {
  open()
  let sent = answerRequests(() => new Response('', { status: 500 }))
  await minute()
  await minute()
  assert.equal([sent.length, isSignInNeeded.value], [2, false])
  sent = answerRequests(() => new Response('', { status: 401 }))
  await minute()
  await minute()
  assert.equal([sent.length, isSignInNeeded.value], [1, true])
  answerRequests(() => newList)
  window.dispatchEvent(new Event('focus'))
  await settled()
  sent = answerRequests(() => newList)
  await minute()
  assert.is(sent.length, 1)
})

test('asks to sign in where the session ends between list and inquiry', async () => {
  open('?open=old')
  answerRequests(({ address }) =>
    address === api.inquiry('old') ? new Response('', { status: 401 }) : newList,
  )
  await minute()
  assert.ok(isSignInNeeded.value)
})

test.run()

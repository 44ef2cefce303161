import { randomUUID } from 'node:crypto'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Inquiry } from '../../../../../web/base/contract.ts'
import { api } from '../../../../../web/base/routes.ts'
import { noteLimits } from '../../../../../web/features/inquiries/stages.ts'
import type { Visitor } from '../../../../support/http.ts'
import { type InboxOfTwo, inboxOfTwo, patch } from './inbox-of-tests.ts'

const test = suite<InboxOfTwo>('notes about an inquiry')
test.before.each(async context => {
  Object.assign(context, await inboxOfTwo())
})

const put = (ask: Visitor, id: string, note: string, json: object) =>
  ask(api.inquiryNote(id, note), { method: 'PUT', json })
const remove = (ask: Visitor, id: string, note: string) =>
  ask(api.inquiryNote(id, note), { method: 'DELETE' })
const textsOf = ({ notes }: Inquiry) => notes.map(({ by, text }) => `${by}: ${text}`)

test('two who write at once both are kept, also after a restart', async context => {
  const { inbox, ask, grace, post } = context
  const id = await post()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, number) =>
      patch(number % 2 ? grace : ask, id, { note: `Note ${number}` }),
    ),
  )
  assert.equal(new Set(answers.map(({ status }) => status)), new Set([200]))
  await inbox.restart()
  const row = await inbox.inquiries.find(id)
  assert.is(new Set(row?.notes.map(({ text }) => text)).size, 10)
  assert.is(row?.notes.filter(({ by }) => by === 'Grace').length, 5)
})

test('one that is sent twice under its id is stored once', async context => {
  const { ask, grace, post, find } = context
  const id = await post()
  const note = randomUUID()
  const sent = await Promise.all(
    [1, 2].map(() => put(ask, id, note, { text: ' Called back,\r\nwants oak \u0000' })),
  )
  assert.equal(
    sent.map(({ status }) => status),
    [200, 200],
  )
  assert.equal(textsOf(await find(id)), ['admin: Called back,\nwants oak'])
  assert.is((await put(grace, id, note, { text: 'Mine' })).status, 409)
  assert.is((await put(ask, id, 'x', { text: 'Mine' })).status, 400)
})

test('one is deleted by who wrote it, and comes back as it was', async context => {
  const { inbox, ask, grace, post, find } = context
  const id = await post()
  const [first, second] = [randomUUID(), randomUUID()]
  await put(ask, id, first, { text: 'First' })
  await put(grace, id, second, { text: 'Second' })
  const before = await find(id)
  assert.is((await remove(grace, id, first)).status, 403)
  assert.is((await remove(ask, id, first)).status, 200)
  assert.equal(textsOf(await find(id)), ['Grace: Second'])
  assert.is((await remove(ask, id, first)).status, 404)
  const at = before.notes[0]?.at
  assert.is((await put(ask, id, first, { text: 'First', at })).status, 200)
  assert.equal(await find(id), before)
  await inbox.inquiries.ask(id, 'admin', 'A question of a customer of that name')
  const question = (await find(id)).notes.at(-1)?.id ?? ''
  assert.is((await remove(ask, id, question)).status, 403)
})

test('a note has 1 to 2,000 characters and is of the past', async context => {
  const { ask, post, find } = context
  const id = await post()
  assert.is((await patch(ask, id, { note: 'x'.repeat(noteLimits.text) })).status, 200)
  for (const note of ['', '  \n ', 'x'.repeat(noteLimits.text + 1)]) {
    assert.is((await patch(ask, id, { note })).status, 400, `${note.length} characters`)
  }
  const at = new Date(Date.now() + 3600_000).toISOString()
  assert.is((await put(ask, id, randomUUID(), { text: 'Later', at })).status, 400)
  assert.is((await find(id)).notes.length, 1)
})

test('an inquiry takes a hundred notes, one more is rejected with 409', async context => {
  const { inbox, ask, post } = context
  const id = await post()
  const note = { at: '2026-11-22T08:00:00.000Z', by: 'Grace', text: 'x', isCustomer: false }
  await inbox.inquiries.change(id, row => {
    row.notes = Array.from({ length: noteLimits.notes }, () => ({ id: randomUUID(), ...note }))
  })
  assert.is((await patch(ask, id, { note: 'One more' })).status, 409)
})

test('words of notes are found', async ({ ask, post, list }) => {
  const id = await post({ name: 'Amina' })
  await post({ name: 'Brian' })
  assert.is((await list({ q: 'mahogany' })).total, 0)
  await patch(ask, id, { note: 'Prefers Mahogany' })
  assert.is((await list({ q: 'mahogany' })).inquiries[0]?.name, 'Amina')
})

test('what is gone has no notes', async ({ ask, post }) => {
  const id = await post()
  await ask(api.inquiry(id), { method: 'DELETE' })
  assert.is((await patch(ask, id, { note: 'Late' })).status, 404)
  assert.is((await put(ask, id, randomUUID(), { text: 'Late' })).status, 404)
  assert.is((await remove(ask, id, randomUUID())).status, 404)
})

test.run()

import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  type InquiryChoice,
  openInquiries,
  type Receipt,
  type SentInquiry,
} from '../../../../../server/features/inquiries/store/index.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

const test = suite('store of inquiries')

const hour = 3600_000
const begin = Date.parse('2026-11-22T10:00:00Z')

const sent = (more: Partial<SentInquiry> = {}): SentInquiry => ({
  name: 'Wanjiru Kamau',
  email: 'wanjiru@example.co.ke',
  phone: '+254 700 123456',
  company: '',
  subject: '',
  message: 'A site office near Thika',
  serviceInterest: '',
  budgetRange: '',
  preferredContactMethod: '',
  projectTimeline: '',
  page: '',
  items: [],
  ...more,
})

async function open() {
  const folder = join(await temporaryFolder(), 'inquiries')
  const now = { is: begin }
  const reopen = () => openInquiries({ folder, clock: () => now.is })
  const store = await reopen()
  const receive = (more?: Partial<SentInquiry>, receipt: Partial<Receipt> = {}) =>
    store.receive(sent(more), { isSuspect: false, wantsMail: true, ...receipt })
  const namesOf = async (choice: InquiryChoice) =>
    (await store.page(choice, 0, 100)).rows.map(({ name }) => name)
  return { now, store, reopen, receive, namesOf }
}

test('one is new with its mail queued, one that is suspect done', async () => {
  const { store, receive } = await open()
  const row = await store.find(await receive())
  assert.equal([row?.stage, row?.isSuspect, row?.mail.state], ['new', false, 'queued'])
  const suspect = await store.find(await receive({}, { isSuspect: true, wantsMail: false }))
  assert.equal([suspect?.stage, suspect?.isSuspect, suspect?.mail.state], ['done', true, 'none'])
})

test('the same post under the same key is stored once, also after a restart', async () => {
  const { store, reopen, receive } = await open()
  const key = 'k'
  const [one, same] = await Promise.all([receive({}, { key }), receive({}, { key })])
  assert.is(one, same)
  assert.is(await receive({}, { key }), one)
  assert.is(store.idOf(sent(), key), one)
  const again = await reopen()
  assert.is(again.idOf(sent(), key), one)
  assert.is(await again.receive(sent(), { isSuspect: false, wantsMail: true, key }), one)
})

test('another text, another key or none makes another one', async () => {
  const { store, receive } = await open()
  const ids = [
    await receive({}, { key: 'k' }),
    await receive({ message: 'Corrected' }, { key: 'k' }),
    await receive({}, { key: 'l' }),
    await receive(),
    await receive(),
  ]
  assert.is(new Set(ids).size, 5)
  assert.is(store.idOf(sent(), 'm'), undefined)
})

test('what was deleted for good may be posted again under its key', async () => {
  const { store, receive } = await open()
  const id = await receive({}, { key: 'k' })
  await store.remove(id, 'admin')
  assert.is(await receive({}, { key: 'k' }), id)
  await store.bin.remove(id)
  assert.is.not(await receive({}, { key: 'k' }), id)
})

test('one in the bin is neither found, changed, counted, listed nor mailed', async () => {
  const { store, receive, namesOf } = await open()
  const id = await receive()
  const row = await store.remove(id, 'admin')
  assert.equal(row?.deleted, { at: '2026-11-22T10:00:00.000Z', by: 'admin' })
  assert.is(await store.find(id), undefined)
  const change = await store.change(id, draft => {
    draft.isRead = true
  })
  assert.is(change, undefined)
  assert.is(await store.remove(id, 'another'), undefined)
  assert.equal(store.counts(), { new: 0, read: 0, archived: 0 })
  assert.equal(store.mailCounts(), { none: 0, queued: 0, sent: 0, failed: 0 })
  assert.equal([await namesOf({}), await store.ids({}), store.unsentMails()], [[], [], []])
  const { rows } = await store.bin.list('thika', 0, 10)
  assert.equal(
    rows.map(({ stage, deleted }) => [stage, deleted?.by]),
    [['new', 'admin']],
  )
  assert.is((await store.bin.list('nakuru', 0, 10)).total, 0)
})

test('one is restored from the bin as it was, and only from there', async () => {
  const { store, receive } = await open()
  const id = await receive()
  assert.is(await store.bin.restore(id), undefined)
  assert.is(await store.bin.remove(id), false)
  await store.remove(id, 'admin')
  assert.is((await store.bin.restore(id))?.deleted, null)
  assert.is((await store.find(id))?.stage, 'new')
  assert.is((await store.bin.list('', 0, 10)).total, 0)
})

test('the bin is emptied of what was deleted before a time', async () => {
  const { now, store, receive } = await open()
  for (const name of ['Amina', 'Otieno']) {
    await store.remove(await receive({ name }), 'admin')
    now.is += hour
  }
  await store.bin.removeBefore(new Date(begin + hour).toISOString())
  const { rows } = await store.bin.list('', 0, 10)
  assert.equal(
    rows.map(({ name }) => name),
    ['Otieno'],
  )
})

test('mails that are not sent are listed with the oldest first', async () => {
  const { now, store, receive } = await open()
  const ids: string[] = []
  for (const state of ['queued', 'sent', 'failed', 'none'] as const) {
    const id = await receive()
    ids.push(id)
    await store.setMail(id, { state, attempts: 1, problem: '', at: null })
    now.is += hour
  }
  assert.equal(store.unsentMails(), [ids[0], ids[2]])
  assert.equal(store.mailCounts(), { none: 1, queued: 1, sent: 1, failed: 1 })
})

test('they are counted by status, spam only where there is some', async () => {
  const { store, receive } = await open()
  const set = async (place: { isRead: true } | { stage: 'spam' }) =>
    store.change(await receive(), row => void Object.assign(row, place))
  await receive()
  await set({ isRead: true })
  assert.equal(store.counts(), { new: 1, read: 1, archived: 0 })
  await set({ stage: 'spam' })
  assert.equal(store.counts(), { new: 1, read: 1, archived: 0, spam: 1 })
})

test('they are chosen by status, service, time and words, the newest first', async () => {
  const { now, store, receive, namesOf } = await open()
  await receive({ name: 'Amina', serviceInterest: 'furniture' })
  now.is += hour
  const spam = await receive({ name: 'Spammer' })
  await store.change(spam, row => {
    row.stage = 'spam'
  })
  now.is += hour
  await receive({ name: 'Otieno', serviceInterest: 'interior', company: 'Café Ltd' })
  assert.equal(await namesOf({}), ['Otieno', 'Amina'])
  assert.equal(await namesOf({ status: 'spam' }), ['Spammer'])
  assert.equal(await namesOf({ status: 'new' }), ['Otieno', 'Amina'])
  assert.equal(await namesOf({ service: 'furniture' }), ['Amina'])
  assert.equal(await namesOf({ from: begin + 2 * hour }), ['Otieno'])
  assert.equal(await namesOf({ from: begin + 2 * hour + 1 }), [])
  assert.equal(await namesOf({ before: begin + 1 }), ['Amina'])
  assert.equal(await namesOf({ before: begin }), [])
  assert.equal(await namesOf({ text: 'cafe otieno' }), ['Otieno'])
  assert.equal(await namesOf({ text: 'cafe amina' }), [])
  assert.equal(await namesOf({ text: '0700 123 456' }), ['Otieno', 'Amina'])
  assert.is((await store.ids({})).length, 2)
  assert.is((await store.page({}, 1, 1)).rows[0]?.name, 'Amina')
})

test.run()

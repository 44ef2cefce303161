import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { ActivityPage } from '../../../../../web/base/activity-entries.ts'
import type { Inquiry, InquiryList } from '../../../../../web/base/contract.ts'
import { api } from '../../../../../web/base/routes.ts'
import { type InboxOfTwo, inboxOfTwo, patch } from './inbox-of-tests.ts'

const test = suite<InboxOfTwo>('pipeline of the inbox')
test.before.each(async context => {
  Object.assign(context, await inboxOfTwo())
})

const namesOf = ({ inquiries }: InquiryList) => inquiries.map(({ name }) => name).join()
const read = async (answer: Response): Promise<Inquiry> => {
  assert.is(answer.status, 200)
  return answer.json()
}

test('a stage is set, counted and filtered, and the status follows it', async context => {
  const { ask, post, list } = context
  const amina = await post({ name: 'Amina' })
  await post({ name: 'Brian' })
  for (const [stage, status] of [
    ['answered', 'read'],
    ['quoted', 'read'],
    ['accepted', 'read'],
    ['lost', 'archived'],
    ['spam', 'spam'],
    ['done', 'archived'],
  ] as const) {
    const changed = await read(await patch(ask, amina, { stage }))
    assert.equal([changed.stage, changed.status], [stage, status])
    assert.is(namesOf(await list({ stage })), 'Amina')
  }
  const { stages, counts } = await list()
  assert.equal(stages, {
    ...{ new: 1, answered: 0, quoted: 0, accepted: 0, lost: 0, done: 1, spam: 0 },
  })
  assert.equal(counts, { new: 1, read: 0, archived: 1 })
  assert.is(namesOf(await list({ stage: 'done', status: 'read' })), '')
})

test('one is taken by a user of that name or id, and by nobody again', async context => {
  const { ask, grace, post, list } = context
  const id = await post({ name: 'Amina' })
  await post({ name: 'Brian' })
  const users: { id: string; username: string }[] = await (await ask(api.users)).json()
  const graceId = users.find(({ username }) => username === 'Grace')?.id
  assert.is((await read(await patch(ask, id, { assignee: 'grace' }))).assignee, 'Grace')
  assert.is((await read(await patch(ask, id, { assignee: '' }))).assignee, '')
  assert.is((await read(await patch(ask, id, { assignee: graceId }))).assignee, 'Grace')
  assert.is(namesOf(await list({ assignee: 'Grace' })), 'Amina')
  assert.is(namesOf(await list({ assignee: 'me' })), '')
  assert.is(namesOf(await list({ assignee: 'none' })), 'Brian')
  const mine: InquiryList = await (await grace(`${api.inquiries}?assignee=me`)).json()
  assert.is(namesOf(mine), 'Amina')
  const wrong = await patch(ask, id, { assignee: 'Otieno' })
  assert.equal(
    [wrong.status, Object.keys(((await wrong.json()) as { fields: object }).fields)],
    [400, ['assignee']],
  )
  assert.is((await read(await patch(ask, id, { assignee: null }))).assignee, '')
})

test('what a deleted user had taken keeps the name, and can be given to another', async context => {
  const { ask, post, find } = context
  const id = await post()
  await patch(ask, id, { assignee: 'Grace' })
  const users: { id: string; username: string }[] = await (await ask(api.users)).json()
  const grace = users.find(({ username }) => username === 'Grace')?.id ?? ''
  assert.is((await ask(api.user(grace), { method: 'DELETE' })).status, 200)
  assert.is((await find(id)).assignee, 'Grace')
  assert.is((await read(await patch(ask, id, { stage: 'answered' }))).assignee, 'Grace')
  assert.is((await patch(ask, id, { assignee: 'Grace' })).status, 400)
  assert.is((await read(await patch(ask, id, { assignee: 'admin' }))).assignee, 'admin')
})

test('a change that began from another stage or assignee is rejected with 409', async context => {
  const { ask, grace, post, find } = context
  const id = await post()
  const take = (who: typeof ask, assignee: string) =>
    patch(who, id, { assignee, from: { assignee: '' } })
  const statuses = (await Promise.all([take(ask, 'admin'), take(grace, 'Grace')])).map(
    ({ status }) => status,
  )
  assert.equal(statuses.sort(), [200, 409])
  await patch(ask, id, { stage: 'quoted' })
  const stale = await patch(grace, id, { stage: 'lost', from: { stage: 'new' } })
  assert.is(stale.status, 409)
  assert.is((await find(id)).stage, 'quoted')
  assert.is((await patch(ask, id, { from: { stage: 'quoted' } })).status, 400)
})

test('the list begins with who has waited longest, where that is asked for', async context => {
  const { ask, post, list } = context
  const ids: string[] = []
  for (const name of ['Amina', 'Brian', 'Chao', 'Dafina']) ids.push(await post({ name }))
  const [amina = '', , chao = ''] = ids
  await patch(ask, amina, { stage: 'answered' })
  await patch(ask, chao, { stage: 'done' })
  assert.is(namesOf(await list({ order: 'waiting' })), 'Brian,Dafina,Amina,Chao')
  assert.is(namesOf(await list({ order: 'newest' })), 'Dafina,Chao,Brian,Amina')
  assert.is(namesOf(await list({ waits: 'us', order: 'waiting' })), 'Brian,Dafina')
  assert.is(namesOf(await list({ waits: 'customer' })), 'Amina')
  const { inquiries } = await list({ q: 'amina', order: 'waiting' })
  assert.equal(inquiries[0]?.waits, { for: 'customer', since: inquiries[0]?.stageSince })
})

test('the list says what the quotes of each stage come to', async context => {
  const { inbox, ask, post, list } = context
  const [first, second, third] = [await post(), await post(), await post()]
  await post()
  for (const [id, cents] of [
    [first, 100],
    [second, 2000],
    [third, 30_000],
  ] as const) {
    inbox.totals.set(id, { KES: cents })
  }
  inbox.totals.set('of one that is gone', { KES: 1 })
  await patch(ask, second, { stage: 'quoted' })
  await patch(ask, third, { stage: 'quoted' })
  const { sums } = await list({ q: 'nothing that is found' })
  assert.equal([sums.new, sums.quoted, sums.accepted], [{ KES: 100 }, { KES: 32_000 }, {}])
})

test('many are changed at once, and its answer puts each back where it was', async context => {
  const { ask, post, list, find } = context
  const amina = await post({ name: 'Amina' })
  const brian = await post({ name: 'Brian' })
  await patch(ask, brian, { stage: 'quoted', assignee: 'Grace' })
  const former = [await find(amina), await find(brian)]
  const gone = '2f1c2f5e-6a8e-4c1c-9f43-3b1f2f5e6a8e'
  const many = (json: object) => ask(api.manyInquiries, { json })
  const answer = await many({
    ids: [amina, brian, gone, brian],
    change: { stage: 'lost', assignee: 'admin' },
  })
  assert.is(answer.status, 200)
  const { before } = await answer.json()
  assert.equal(Object.keys(before).sort(), [amina, brian].sort())
  assert.is(namesOf(await list({ stage: 'lost', assignee: 'me' })), 'Brian,Amina')
  assert.equal(
    await (await many({ before })).json().then(({ before }) => before[brian]?.stage),
    'lost',
  )
  assert.equal([await find(amina), await find(brian)], former)
  assert.is((await many({ ids: [amina], change: { deleted: true } })).status, 200)
  assert.is(namesOf(await list()), 'Brian')
  for (const wrong of [
    { ids: [brian], change: {} },
    { ids: [brian], change: { stage: 'gone' } },
    { ids: [], change: { stage: 'lost' } },
    { ids: [brian] },
    { before: { [brian]: { stage: 'lost' } } },
  ]) {
    assert.is((await many(wrong)).status, 400, JSON.stringify(wrong))
  }
})

test('a question of the customer makes it unread until a stage is set', async context => {
  const { ask, inbox, post, find } = context
  const id = await post()
  await patch(ask, id, { stage: 'quoted' })
  await inbox.inquiries.ask(id, 'Wanjiru Kamau', 'Does this include delivery?')
  const asked = await find(id)
  assert.equal([asked.isRead, asked.waits?.for, asked.stage], [false, 'us', 'quoted'])
  assert.equal(
    asked.notes.map(({ by, text, isCustomer }) => [by, text, isCustomer]),
    [['Wanjiru Kamau', 'Does this include delivery?', true]],
  )
  const answered = await read(await patch(ask, id, { stage: 'quoted' }))
  assert.equal([answered.isRead, answered.waits?.for], [true, 'customer'])
})

test('moving and taking are recorded, opening is not', async ({ ask, inbox, post }) => {
  const id = await post()
  for (const change of [{ isRead: true }, { stage: 'answered' }, { assignee: 'Grace' }])
    assert.is((await patch(ask, id, change)).status, 200)
  await inbox.activity.settled()
  const { entries } = (await (await ask(api.activity)).json()) as ActivityPage
  assert.equal(
    entries.filter(({ action }) => action === 'inquiry-changed').map(({ subject }) => subject),
    [`${id}: taken by Grace`, `${id}: answered`],
  )
})

test('the table has stage, assignee, waiting and the number of notes', async context => {
  const { ask, post } = context
  const id = await post()
  await patch(ask, id, { stage: 'accepted', assignee: 'Grace', note: 'Wants it in oak' })
  const [head = '', row = ''] = (await (await ask(api.inquiriesCsv)).text()).split('\r\n')
  const cells = (line: string) => line.split(',').slice(-9, -4)
  assert.equal(cells(head), ['Stage', 'Taken by', 'Waits for', 'Days waited', 'Notes'])
  assert.equal(cells(row), ['accepted', 'Grace', 'us', '0', '1'])
})

test.run()

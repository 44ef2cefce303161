import * as assert from 'uvu/assert'
import { suite } from '#test'
import { content, open, secretOf } from './open-quotes.ts'

const test = suite('store of quotes')

const inquiryId = 'f53a3a4c-42f8-4c6c-9d25-8f1a2c0e9b11'

test('the same key makes one quote, at once and after a restart', async () => {
  const { reopen, make } = await open()
  const made = await Promise.all([make({ key: 'one-key' }), make({ key: 'one-key' })])
  assert.is(made[0]?.id, made[1]?.id)
  assert.is.not((await make()).id, (await make()).id)
  const again = await reopen()
  const same = await again.create({ content: content(), by: 'x', year: '2026', key: 'one-key' })
  assert.equal([same.quote.id, same.isNew], [made[0]?.id, false])
})

test('a save names the version that it is based on', async () => {
  const { store, make } = await open()
  const { id } = await make()
  const save = (version: number, note: string) =>
    store.save(id, { version, content: content({ note }), by: 'joan' })
  assert.is((await save(1, 'One'))?.version, 2)
  await save(1, 'Two').then(
    () => assert.unreachable(),
    error => assert.equal([error.status, error.details.quote.content.note], [409, 'One']),
  )
  // The answer to the first may have been lost.
  assert.is((await save(1, 'One'))?.version, 2)
  assert.is(await store.save(inquiryId, { version: 1, content: content(), by: 'x' }), undefined)
})

test('a mail waits, is sent, and waits again only when a person says so', async () => {
  const { store, make, send } = await open()
  const { id } = await make()
  await send(id, 'mail')
  assert.equal(store.mails('waiting'), [{ id, edition: 1 }])
  assert.is(await store.setMail(id, 1, { state: 'sending' }, ['waiting']), true)
  assert.is(await store.setMail(id, 1, { state: 'sending' }, ['waiting']), false)
  await send(id, 'mail')
  assert.equal(store.mails('sending'), [{ id, edition: 1 }])
  assert.is(store.unsent(), 0)
  await store.setMail(id, 1, { state: 'perhaps', reason: 'The connection was lost' })
  assert.is(store.unsent(), 1)
  assert.equal(store.mails('waiting'), [])
  assert.equal((await store.find(id))?.editions[0]?.mail, {
    ...{ state: 'perhaps', reason: 'The connection was lost', at: '2026-11-22T10:00:00.000Z' },
  })
  await send(id, 'mail')
  assert.equal(store.mails('waiting'), [{ id, edition: 1 }])
  assert.is((await store.find(id))?.editions[0]?.mail?.reason, undefined)
})

test('a mail that waits is not sent once a newer version is, or the quote is void', async () => {
  const { store, make, send } = await open()
  const { id } = await make()
  await send(id, 'mail')
  await store.save(id, { version: 1, content: content({ note: 'New' }), by: 'joan' })
  await send(id, 'mail')
  assert.equal(store.mails('waiting'), [{ id, edition: 2 }])
  assert.is((await store.find(id))?.editions[0]?.mail?.state, 'refused')
  await store.void(id, 'joan')
  assert.equal(store.mails('waiting'), [])
  assert.is((await store.find(id))?.editions[1]?.mail?.reason, 'The quote was voided')
})

test('one whose mail was refused is undelivered until it is opened, or its link is sent', async () => {
  const { store, make, send } = await open()
  const refused = async () => {
    const { id } = await make()
    const { quote } = (await send(id, 'mail')) ?? {}
    await store.setMail(id, 1, { state: 'refused', reason: 'No such address' })
    return { id, secret: secretOf(quote ?? {}) }
  }
  const state = async (id: string) => (await store.find(id))?.state
  const opened = await refused()
  const linked = await refused()
  assert.equal([store.figures().counts.sent, store.figures().counts.undelivered], [0, 2])
  await store.countOpened(opened.secret)
  await send(linked.id, 'link')
  assert.equal([await state(opened.id), await state(linked.id)], ['sent', 'sent'])
  assert.is(store.unsent(), 1)
})

test('one that is accepted is not changed: 409 with the quote', async () => {
  const { store, make, send } = await open()
  const { id } = await make()
  const secret = secretOf((await send(id))?.quote ?? {})
  await store.accept(secret, { name: 'Wanjiru', version: 1 })
  await store.save(id, { version: 1, content: content({ note: 'New' }), by: 'joan' }).then(
    () => assert.unreachable(),
    error => assert.equal([error.status, error.details.quote.state], [409, 'accepted']),
  )
})

test('the newest version is accepted once, by the name that was typed', async () => {
  const { store, make, send } = await open()
  const { id } = await make()
  const secret = secretOf((await send(id))?.quote ?? {})
  await store.save(id, { version: 1, content: content({ note: 'New' }), by: 'joan' })
  await send(id)
  const accept = (name: string, version: number) => store.accept(secret, { name, version })
  await accept('Wanjiru', 1).then(
    () => assert.unreachable(),
    // The customer gets nothing of what is being edited.
    error => assert.equal([error.status, error.details], [409, {}]),
  )
  const accepted = await accept('Wanjiru', 2)
  assert.is(accepted?.isNew, true)
  assert.is(accepted?.quote.state, 'accepted')
  const before = accepted?.quote.accepted
  assert.equal([before?.name, before?.edition, before?.version], ['Wanjiru', 2, 2])
  for (const name of ['Wanjiru', 'Somebody else']) {
    const again = await accept(name, 2)
    assert.is(again?.isNew, false)
    assert.equal(again?.quote.accepted, before)
  }
  assert.is(await store.accept('no-such-secret', { name: 'A', version: 1 }), undefined)
  await store.void(id, 'joan')
  await accept('Wanjiru', 2).then(
    () => assert.unreachable(),
    error => assert.is(error.status, 410),
  )
  assert.equal((await store.find(id))?.accepted, before)
})

test('the customer opens it, which changes no version', async () => {
  const { store, now, make, send } = await open()
  const { id } = await make()
  const secret = secretOf((await send(id))?.quote ?? {})
  await store.countOpened(secret)
  now.is += 60_000
  await store.countOpened(secret)
  await store.countOpened('no-such-secret')
  const quote = await store.find(id)
  assert.equal(quote?.opened, { count: 2, last: '2026-11-22T10:01:00.000Z' })
  assert.equal([quote?.version, quote?.state], [1, 'sent'])
})

test('the list is newest first, by state, inquiry and words', async () => {
  const { store, make, send } = await open()
  const first = await make({ inquiryId })
  const second = await make({ content: content({ customer: { name: 'Édouard Njoroge' } }) })
  const third = await make({ inquiryId, content: content({ lines: [] }) })
  await send(second.id)
  await store.void(third.id, 'joan')
  const numbers = async (choice: object) =>
    (await store.list(choice, 0, 10)).rows.map(({ number }) => number)
  assert.equal(await numbers({}), [third.number, second.number, first.number])
  assert.equal(await numbers({ state: 'sent' }), [second.number])
  assert.equal(await numbers({ inquiryId }), [third.number, first.number])
  assert.equal(await numbers({ text: 'edouard' }), [second.number])
  assert.equal(await numbers({ text: 'DESK kamau' }), [first.number])
  assert.equal(await numbers({ text: '2026-0002' }), [second.number])
  assert.is((await store.list({}, 2, 10)).rows.length, 1)
  const { counts, sums } = store.figures()
  assert.equal(counts, { draft: 1, sent: 1, undelivered: 0, changed: 0, accepted: 0, void: 1 })
  assert.equal(sums.draft, { KES: 129_804_000 })
})

test('an inquiry comes to what was accepted, or else to the newest that its customer has, or draft', async () => {
  const { store, make, send } = await open()
  const lines = (unitPrice: number) => ({
    inquiryId,
    content: content({
      lines: [{ kind: 'text', text: 'Desk', quantity: 1000, unitPrice }],
      delivery: undefined,
      vat: { rate: 0, included: false },
    }),
  })
  await make({ content: content() })
  const first = await make(lines(100))
  assert.equal([...store.totalsByInquiry()], [[inquiryId, { KES: 100 }]])
  const second = await make(lines(2000))
  assert.equal([...store.totalsByInquiry()], [[inquiryId, { KES: 2000 }]])
  await send(first.id)
  assert.equal([...store.totalsByInquiry()], [[inquiryId, { KES: 100 }]])
  const accept = async (id: string) => {
    const quote = (await send(id))?.quote
    await store.accept(secretOf(quote ?? {}), { name: 'Wanjiru', version: quote?.version ?? 0 })
  }
  await accept(first.id)
  assert.equal([...store.totalsByInquiry()], [[inquiryId, { KES: 100 }]])
  await accept(second.id)
  assert.equal([...store.totalsByInquiry()], [[inquiryId, { KES: 2100 }]])
  await store.void(first.id, 'joan')
  assert.equal([...store.totalsByInquiry()], [[inquiryId, { KES: 2000 }]])
})

test.run()

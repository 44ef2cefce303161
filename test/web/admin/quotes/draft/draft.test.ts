import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createQuoteDraft } from '../../../../../web/admin/quotes/draft/draft.ts'
import { openedState } from '../../../../../web/admin/quotes/draft/draft-state.ts'
import { withFields, withLine, withNewLine } from '../../../../../web/admin/quotes/draft/edits.ts'
import { lineEntryOf } from '../../../../../web/admin/quotes/draft/entry.ts'
import { RequestError } from '../../../../../web/admin/request.ts'
import type { QuoteChange } from '../../../../../web/quotes/contract.ts'
import { until } from '../../../../support/until.ts'
import { content, line, quote } from '../quote.ts'
import { quoteServer } from '../quote-server.ts'

const test = suite('the draft of a quote')

test('is saved by itself, each time on the version before', async () => {
  const there = quoteServer()
  const draft = createQuoteDraft(openedState(there.state.stored), there)
  draft.change(withFields({ terms: 'Half on order' }))
  assert.is(draft.state.value.status, 'unsaved')
  await until('the draft is saved', async () => draft.state.value.status === 'saved')
  draft.change(withFields({ note: 'Delivered' }))
  assert.ok(await draft.flush())
  assert.equal(
    there.state.sent.map(({ version, terms, note }) => [version, terms, note]),
    [
      [1, 'Half on order', undefined],
      [2, 'Half on order', 'Delivered'],
    ],
  )
  draft.close()
})

test('what is typed while it is being saved is saved after it', async () => {
  const there = quoteServer()
  const draft = createQuoteDraft(openedState(there.state.stored), there)
  draft.change(withFields({ terms: 'a' }))
  const saving = draft.flush()
  draft.change(withFields({ terms: 'ab' }))
  assert.ok(await saving)
  assert.is(there.state.stored.content.terms, 'ab')
  draft.close()
})

test('is tried again without a connection, after a sign-in and at faults of the server', async () => {
  const there = quoteServer()
  there.state.failures.push(
    new TypeError('Failed to fetch'),
    new RequestError(401, '{}'),
    new RequestError(507, '{"error":"The disk is full"}'),
  )
  const draft = createQuoteDraft(openedState(there.state.stored), there)
  draft.change(withFields({ terms: 'Half on order' }))
  assert.ok(await draft.flush())
  assert.is(there.state.sent.length, 4)
  draft.close()
})

test('a refusal is shown with its fields, and nothing typed is lost', async () => {
  const there = quoteServer()
  const fields = { 'customer.email': 'Please enter a valid email address' }
  there.state.failures.push(new RequestError(400, JSON.stringify({ error: 'No', fields })))
  const draft = createQuoteDraft(openedState(there.state.stored), there)
  draft.change(withFields({ email: 'wanjiru' }))
  assert.not.ok(await draft.flush())
  assert.is(draft.state.value.status, 'refused')
  assert.equal(draft.state.value.faults, fields)
  assert.is(draft.state.value.entry.email, 'wanjiru')
  draft.close()
})

test('nothing is sent while a field cannot be read', async () => {
  const there = quoteServer()
  const draft = createQuoteDraft(openedState(there.state.stored), there)
  const [first] = draft.state.value.entry.lines
  draft.change(withLine(first?.key ?? '', { price: '68,' }))
  assert.not.ok(await draft.flush())
  assert.equal(there.state.sent, [])
  assert.equal(Object.keys(draft.state.value.faults), ['lines.0.unitPrice'])
  draft.close()
})

test('other changes of somebody else are joined, and named', async () => {
  const there = quoteServer()
  const draft = createQuoteDraft(openedState(there.state.stored), there)
  const theirs = content({ note: 'Delivered', lines: [line('OF11', 1), line('OF12')] })
  there.state.stored = quote({ version: 2, content: theirs })
  const second = draft.state.value.entry.lines[1]
  draft.change(withLine(second?.key ?? '', { price: '9,000' }))
  assert.ok(await draft.flush())
  const { lines, note } = there.state.stored.content
  assert.equal([note, lines[0]?.unitPrice, lines[1]?.unitPrice], ['Delivered', 1, 900_000])
  const { joined, entry } = draft.state.value
  assert.equal(joined, { by: 'wanjiru', names: ['note', entry.lines[0]?.key] })
  assert.is(entry.note, 'Delivered')
  draft.close()
})

test('the same field changed by two waits for a choice', async () => {
  for (const choice of ['mine', 'theirs'] as const) {
    const there = quoteServer()
    const draft = createQuoteDraft(openedState(there.state.stored), there)
    there.state.stored = quote({ version: 2, content: content({ terms: 'All on order' }) })
    draft.change(withFields({ terms: 'Half on order' }))
    assert.not.ok(await draft.flush())
    assert.is(draft.state.value.status, 'conflict')
    assert.is(draft.state.value.entry.terms, 'Half on order')
    draft.change(withFields({ note: 'Typed meanwhile' }))
    draft.resolve({ terms: choice })
    assert.ok(await draft.flush())
    const { terms, note } = there.state.stored.content
    const chosen = choice === 'mine' ? 'Half on order' : 'All on order'
    assert.equal([terms, note], [chosen, 'Typed meanwhile'])
    assert.is(draft.state.value.entry.terms, chosen)
    draft.close()
  }
})

test('what is typed while a choice is due joins it, where the other changed that too', async () => {
  const there = quoteServer()
  const draft = createQuoteDraft(openedState(there.state.stored), there)
  const theirs = content({ terms: 'All on order', note: 'Not delivered' })
  there.state.stored = quote({ version: 2, content: theirs })
  draft.change(withFields({ terms: 'Half on order' }))
  assert.not.ok(await draft.flush())
  assert.equal(draft.state.value.conflict?.names, ['terms'])
  draft.change(withFields({ note: 'Delivered' }))
  assert.equal(draft.state.value.conflict?.names, ['terms', 'note'])
  draft.resolve({ terms: 'mine', note: 'theirs' })
  assert.ok(await draft.flush())
  const { terms, note } = there.state.stored.content
  assert.equal([terms, note], ['Half on order', 'Not delivered'])
  draft.close()
})

test('an answer that was lost is no conflict', async () => {
  const there = quoteServer()
  const draft = createQuoteDraft(openedState(there.state.stored), there)
  draft.change(withFields({ terms: 'Half on order' }))
  there.state.stored = quote({ version: 2, content: content({ terms: 'Half on order' }) })
  assert.ok(await draft.flush())
  assert.is(draft.state.value.joined, undefined)
  assert.is(there.state.stored.version, 2)
  draft.close()
})

test('what is typed on after an answer was lost is no conflict, and adds no line twice', async () => {
  const there = quoteServer()
  const lost = there.save
  let isLost = true
  const connection = {
    ...there,
    async save(id: string, change: QuoteChange) {
      const stored = await lost(id, change)
      if (!isLost) return stored
      isLost = false
      draft.change(withFields({ terms: 'Half on order, half on delivery' }))
      throw new TypeError('Failed to fetch')
    },
  }
  const draft = createQuoteDraft(openedState(there.state.stored), connection)
  draft.change(withFields({ terms: 'Half on order' }))
  draft.change(withNewLine(lineEntryOf(line('OF13'), 'KES')))
  assert.ok(await draft.flush())
  const { terms, lines } = there.state.stored.content
  assert.is(terms, 'Half on order, half on delivery')
  assert.equal(
    lines.map(({ code }) => code),
    ['OF11', 'OF12', 'OF13'],
  )
  assert.is(draft.state.value.joined, undefined)
  draft.close()
})

test('a quote that was voided meanwhile is not sent again and again', async () => {
  const there = quoteServer()
  const draft = createQuoteDraft(openedState(there.state.stored), {
    ...there,
    async save(_id: string, change: QuoteChange) {
      there.state.sent.push(change)
      const answer = { error: 'This quote is void.', quote: quote({ state: 'void' }) }
      throw new RequestError(409, JSON.stringify(answer))
    },
  })
  draft.change(withFields({ terms: 'Half on order' }))
  assert.not.ok(await draft.flush())
  assert.is(there.state.sent.length, 1)
  const { status, reason, quote: known } = draft.state.value
  assert.equal([status, reason, known.state], ['refused', 'This quote is void.', 'void'])
  draft.close()
})

test('what cannot be read is no saved price, though none is known', async () => {
  const stored = quote({ content: content({ lines: [line('OF11', null)] }) })
  const there = quoteServer(stored)
  const draft = createQuoteDraft(openedState(stored), there)
  const [first] = draft.state.value.entry.lines
  draft.change(withLine(first?.key ?? '', { price: 'cheap' }))
  assert.not.ok(await draft.flush())
  assert.equal(Object.keys(draft.state.value.faults), ['lines.0.unitPrice'])
  draft.close()
})

test('a reading that is older than what is known changes nothing', () => {
  const there = quoteServer(quote({ version: 3 }))
  const draft = createQuoteDraft(openedState(there.state.stored), there)
  draft.take(quote({ version: 2, content: content({ terms: 'Former' }) }))
  assert.is(draft.state.value.entry.terms, '')
  draft.close()
})

test.run()

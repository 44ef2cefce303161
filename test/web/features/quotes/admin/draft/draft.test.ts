import * as assert from 'uvu/assert'
import { suite } from '#test'
import { RequestError } from '../../../../../../web/admin/request.ts'
import {
  withFields,
  withLine,
  withNewLine,
} from '../../../../../../web/features/quotes/admin/draft/edits.ts'
import { lineEntryOf } from '../../../../../../web/features/quotes/admin/draft/entry.ts'
import type { QuoteChange } from '../../../../../../web/features/quotes/contract.ts'
import { until } from '../../../../../support/until.ts'
import { content, line, quote } from '../quote.ts'
import { draftOn } from '../quote-server.ts'

const test = suite('the draft of a quote')

const terms = (text: string) => withFields({ terms: text })
const note = (text: string) => withFields({ note: text })
const lost = () => new TypeError('Failed to fetch')
const firstKey = ({ entry }: ReturnType<typeof draftOn>) => entry().lines[0]?.key ?? ''

test('is saved by itself, each time on the version before', async () => {
  const { draft, there } = draftOn()
  draft.change(terms('Half on order'))
  assert.is(draft.state.value.status, 'unsaved')
  await until('the draft is saved', async () => draft.state.value.status === 'saved')
  draft.change(note('Delivered'))
  assert.ok(await draft.flush())
  assert.equal(
    there.sent.map(({ version, terms, note }) => [version, terms, note]),
    [
      [1, 'Half on order', undefined],
      [2, 'Half on order', 'Delivered'],
    ],
  )
})

test('what is typed while it is being saved is saved after it', async () => {
  const { draft, there } = draftOn()
  draft.change(terms('a'))
  const saving = draft.flush()
  draft.change(terms('ab'))
  assert.ok(await saving)
  assert.is(there.stored.content.terms, 'ab')
})

test('is tried again without a connection, after a sign-in and at faults of the server', async () => {
  const { draft, there } = draftOn()
  const full = new RequestError(507, '{"error":"The disk is full"}')
  there.failures.push(lost(), new RequestError(401, '{}'), full)
  draft.change(terms('Half on order'))
  assert.ok(await draft.flush())
  assert.is(there.sent.length, 4)
})

test('a refusal is shown with its fields, and nothing typed is lost', async () => {
  const { draft, there } = draftOn()
  const fields = { 'customer.email': 'Please enter a valid email address' }
  there.failures.push(new RequestError(400, JSON.stringify({ error: 'No', fields })))
  draft.change(withFields({ email: 'wanjiru' }))
  assert.not.ok(await draft.flush())
  const { status, faults, entry } = draft.state.value
  assert.equal([status, faults, entry.email], ['refused', fields, 'wanjiru'])
})

test('nothing is sent while a field cannot be read, though no price is known either', async () => {
  const unpriced = quote({ content: content({ lines: [line('OF11', null)] }) })
  for (const [stored, price] of [
    [quote(), '68,'],
    [unpriced, 'cheap'],
  ] as const) {
    const opened = draftOn(stored)
    opened.draft.change(withLine(firstKey(opened), { price }))
    assert.not.ok(await opened.draft.flush())
    assert.equal(opened.there.sent, [])
    assert.equal(Object.keys(opened.draft.state.value.faults), ['lines.0.unitPrice'])
  }
})

test('fields that cannot be read are counted', async () => {
  const { draft } = draftOn()
  const reason = async (fields: object) => {
    draft.change(withFields(fields))
    await draft.flush()
    return draft.state.value.reason
  }
  assert.is(await reason({ vatRate: 'much' }), 'one field needs another look.')
  assert.is(await reason({ discount: 'some' }), '2 fields need another look.')
  assert.is(await reason({ vatRate: '16', discount: '' }), undefined)
  assert.is(draft.state.value.status, 'saved')
})

test('other changes of somebody else are joined, and named', async () => {
  const { draft, there, entry } = draftOn()
  const theirs = content({ note: 'Delivered', lines: [line('OF11', 1), line('OF12')] })
  there.stored = quote({ version: 2, content: theirs })
  draft.change(withLine(entry().lines[1]?.key ?? '', { price: '9,000' }))
  assert.ok(await draft.flush())
  const { lines, note } = there.stored.content
  assert.equal([note, lines[0]?.unitPrice, lines[1]?.unitPrice], ['Delivered', 1, 900_000])
  const { joined } = draft.state.value
  assert.equal(joined, { by: 'wanjiru', names: ['note', entry().lines[0]?.key] })
  assert.is(entry().note, 'Delivered')
})

test('the same field changed by two waits for a choice', async () => {
  for (const choice of ['mine', 'theirs'] as const) {
    const { draft, there, entry } = draftOn()
    there.stored = quote({ version: 2, content: content({ terms: 'All on order' }) })
    draft.change(terms('Half on order'))
    assert.not.ok(await draft.flush())
    assert.equal([draft.state.value.status, entry().terms], ['conflict', 'Half on order'])
    draft.change(note('Typed meanwhile'))
    draft.resolve({ terms: choice })
    assert.ok(await draft.flush())
    const chosen = choice === 'mine' ? 'Half on order' : 'All on order'
    const stored = there.stored.content
    assert.equal([stored.terms, stored.note], [chosen, 'Typed meanwhile'])
    assert.is(entry().terms, chosen)
  }
})

test('what is typed while a choice is due joins it, where the other changed that too', async () => {
  const { draft, there } = draftOn()
  const theirs = content({ terms: 'All on order', note: 'Not delivered' })
  there.stored = quote({ version: 2, content: theirs })
  draft.change(terms('Half on order'))
  assert.not.ok(await draft.flush())
  assert.equal(draft.state.value.conflict?.names, ['terms'])
  draft.change(note('Delivered'))
  assert.equal(draft.state.value.conflict?.names, ['terms', 'note'])
  draft.resolve({ terms: 'mine', note: 'theirs' })
  assert.ok(await draft.flush())
  const stored = there.stored.content
  assert.equal([stored.terms, stored.note], ['Half on order', 'Not delivered'])
})

test('a choice where there is no conflict changes nothing', () => {
  const { draft } = draftOn()
  const before = draft.state.value
  draft.resolve({ terms: 'theirs' })
  assert.is(draft.state.value, before)
})

test('an answer that was lost is no conflict', async () => {
  const { draft, there } = draftOn()
  draft.change(terms('Half on order'))
  there.stored = quote({ version: 2, content: content({ terms: 'Half on order' }) })
  assert.ok(await draft.flush())
  assert.equal([draft.state.value.joined, there.stored.version], [undefined, 2])
})

test('what is typed on after an answer was lost is no conflict, and adds no line twice', async () => {
  let isLost = true
  const { draft, there } = draftOn(quote(), ({ save }) => ({
    async save(id: string, change: QuoteChange) {
      const stored = await save(id, change)
      if (!isLost) return stored
      isLost = false
      draft.change(terms('Half on order, half on delivery'))
      throw lost()
    },
  }))
  draft.change(terms('Half on order'))
  draft.change(withNewLine(lineEntryOf(line('OF13'), 'KES')))
  assert.ok(await draft.flush())
  const stored = there.stored.content
  assert.is(stored.terms, 'Half on order, half on delivery')
  const codes = stored.lines.map(({ code }) => code)
  assert.equal(codes, ['OF11', 'OF12', 'OF13'])
  assert.is(draft.state.value.joined, undefined)
})

test('a quote that was voided meanwhile is not sent again and again', async () => {
  const sent: QuoteChange[] = []
  const { draft } = draftOn(quote(), () => ({
    async save(_id: string, change: QuoteChange) {
      sent.push(change)
      const answer = { error: 'This quote is void.', quote: quote({ state: 'void' }) }
      throw new RequestError(409, JSON.stringify(answer))
    },
  }))
  draft.change(terms('Half on order'))
  assert.not.ok(await draft.flush())
  assert.is(sent.length, 1)
  const { status, reason, quote: known } = draft.state.value
  assert.equal([status, reason, known.state], ['refused', 'This quote is void.', 'void'])
})

test('what is refused is not said to be saved or on its way before it is changed', async () => {
  const waits: string[] = []
  const wait = (kind: string) => async () => {
    const { status } = draft.state.value
    draft.change(note(kind))
    waits.push(kind, status, draft.state.value.status)
  }
  const { draft, there } = draftOn(quote(), () => ({
    untilSignedIn: wait('signed in'),
    untilOnline: wait('online'),
  }))
  there.failures.push(new RequestError(401, '{}'), lost())
  draft.change(terms('Half'))
  assert.ok(await draft.flush())
  assert.equal(waits, [
    ...['signed in', 'signed-out', 'signed-out'],
    ...['online', 'unreached', 'unreached'],
  ])
  assert.is(there.stored.content.note, 'online')
})

test('each try counts those before it that failed, from the last that worked', async () => {
  const tries: number[] = []
  const { draft, there } = draftOn(quote(), ({ save }) => ({
    async save(id, change) {
      const stored = await save(id, change)
      if (stored.version === 2) {
        there.failures.push(lost())
        draft.change(note('Typed meanwhile'))
      }
      return stored
    },
    untilOnline: async count => void tries.push(count),
  }))
  there.failures.push(lost(), lost())
  draft.change(terms('Half'))
  assert.ok(await draft.flush())
  assert.equal(tries, [1, 2, 1])
  assert.is(there.stored.content.note, 'Typed meanwhile')
})

test('a closed draft waits for nothing, and is not saved', async () => {
  const { draft, there } = draftOn(quote(), () => ({
    untilOnline: async (_tries: number, signal: AbortSignal) => {
      draft.close()
      signal.throwIfAborted()
    },
  }))
  there.failures.push(lost())
  draft.change(terms('Half'))
  assert.not(await draft.flush())
  assert.is(there.sent.length, 1)
})

test('a reading that is older than what is known changes nothing', () => {
  const { draft, entry } = draftOn(quote({ version: 3 }))
  draft.take(quote({ version: 2, content: content({ terms: 'Former' }) }))
  assert.is(entry().terms, '')
})

test('a reading of the same version brings what became of a mail, and leaves what is typed', () => {
  const { draft } = draftOn()
  draft.change(terms('Half'))
  draft.take(quote({ opened: { count: 3 } }))
  const { quote: known, entry, status } = draft.state.value
  assert.equal([known.opened.count, entry.terms, status], [3, 'Half', 'unsaved'])
})

test.run()

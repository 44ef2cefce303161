import * as assert from 'uvu/assert'
import { suite } from '#test'
import { type Connection, createQuoteDraft } from '../../../../../web/admin/quotes/draft/draft.ts'
import { openedState } from '../../../../../web/admin/quotes/draft/draft-state.ts'
import { withFields } from '../../../../../web/admin/quotes/draft/edits.ts'
import { RequestError } from '../../../../../web/admin/request.ts'
import { quote } from '../quote.ts'
import { quoteServer } from '../quote-server.ts'

const test = suite('a draft of a quote that is not saved at once')

test('fields that cannot be read are counted', async () => {
  const there = quoteServer()
  const draft = createQuoteDraft(openedState(there.state.stored), there)
  const reason = async (fields: object) => {
    draft.change(withFields(fields))
    await draft.flush()
    return draft.state.value.reason
  }
  assert.is(await reason({ vatRate: 'much' }), 'one field needs another look.')
  assert.is(await reason({ discount: 'some' }), '2 fields need another look.')
  assert.is(await reason({ vatRate: '16', discount: '' }), undefined)
  assert.is(draft.state.value.status, 'saved')
  draft.close()
})

test('what is refused is not said to be saved or on its way before it is changed', async () => {
  const there = quoteServer()
  const waits: string[] = []
  there.state.failures.push(new RequestError(401, '{}'), new TypeError('Failed to fetch'))
  const wait = (kind: string) => async () => {
    const { status } = draft.state.value
    draft.change(withFields({ note: kind }))
    waits.push(kind, status, draft.state.value.status)
  }
  const connection = {
    ...there,
    untilSignedIn: wait('signed in'),
    untilOnline: wait('online'),
  }
  const draft = createQuoteDraft(openedState(there.state.stored), connection)
  draft.change(withFields({ terms: 'Half' }))
  assert.ok(await draft.flush())
  assert.equal(waits, [
    ...['signed in', 'signed-out', 'signed-out'],
    ...['online', 'unreached', 'unreached'],
  ])
  assert.is(there.state.stored.content.note, 'online')
  draft.close()
})

test('each try counts those before it that failed, from the last that worked', async () => {
  const there = quoteServer()
  const tries: number[] = []
  const lost = () => new TypeError('Failed to fetch')
  const connection: Connection = {
    ...there,
    async save(id, change) {
      const stored = await there.save(id, change)
      if (stored.version === 2) {
        there.state.failures.push(lost())
        draft.change(withFields({ note: 'Typed meanwhile' }))
      }
      return stored
    },
    untilOnline: async count => void tries.push(count),
  }
  const draft = createQuoteDraft(openedState(there.state.stored), connection)
  there.state.failures.push(lost(), lost())
  draft.change(withFields({ terms: 'Half' }))
  assert.ok(await draft.flush())
  assert.equal(tries, [1, 2, 1])
  assert.is(there.state.stored.content.note, 'Typed meanwhile')
  draft.close()
})

test('a closed draft waits for nothing, and is not saved', async () => {
  const there = quoteServer()
  there.state.failures.push(new TypeError('Failed to fetch'))
  const draft = createQuoteDraft(openedState(there.state.stored), {
    ...there,
    untilOnline: async (_tries: number, signal: AbortSignal) => {
      draft.close()
      signal.throwIfAborted()
    },
  })
  draft.change(withFields({ terms: 'Half' }))
  assert.not(await draft.flush())
  assert.is(there.state.sent.length, 1)
})

test('a choice where there is no conflict changes nothing', async () => {
  const there = quoteServer()
  const draft = createQuoteDraft(openedState(there.state.stored), there)
  const before = draft.state.value
  draft.resolve({ terms: 'theirs' })
  assert.is(draft.state.value, before)
  draft.close()
})

test('a reading of the same version brings what became of a mail, and leaves what is typed', () => {
  const there = quoteServer()
  const draft = createQuoteDraft(openedState(there.state.stored), there)
  draft.change(withFields({ terms: 'Half' }))
  draft.take(quote({ opened: { count: 3 } }))
  const { quote: known, entry, status } = draft.state.value
  assert.equal([known.opened.count, entry.terms, status], [3, 'Half', 'unsaved'])
  draft.close()
})

test.run()

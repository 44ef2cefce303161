import * as assert from 'uvu/assert'
import { suite } from '#test'
import { RequestError } from '../../../../web/admin/request.ts'
import { until } from '../../../support/until.ts'
import { type Card, card, openCard } from './card.ts'

const test = suite('a draft that saves itself')

const began = { title: 'One', text: 'Two' }
const saved = (open: ReturnType<typeof openCard>) =>
  until('the draft is saved', () => open.status() === 'saved')

/** Waits that end when they are told to. */
function heldWaits() {
  const ends: (() => void)[] = []
  const tries: number[] = []
  const wait = () => new Promise<void>(resolve => ends.push(resolve))
  return {
    waits: {
      untilOnline: (count: number) => {
        tries.push(count)
        return wait()
      },
      untilSignedIn: wait,
    },
    tries,
    go: () => {
      for (const end of ends.splice(0)) end()
    },
  }
}

test('typing is saved once, after a pause', async () => {
  const open = openCard(began, { pauseMs: 30 })
  for (const title of ['O', 'On', 'Onc']) open.type({ title })
  assert.is(open.status(), 'unsaved')
  await saved(open)
  assert.equal([open.there.stored.content.title, open.there.sent.length], ['Onc', 1])
})

test('requests never overlap, and what was typed meanwhile follows', async () => {
  const open = openCard(began)
  const release = open.holdAnswers()
  open.type({ title: 'First' })
  await until('the request', () => open.there.sent.length > 0)
  open.type({ title: 'Second' })
  await new Promise(resolve => setTimeout(resolve, 30))
  assert.is(open.there.sent.length, 1)
  release()
  await saved(open)
  const versions = open.there.sent.map(({ version }) => version)
  assert.equal([versions, open.there.stored.content.title], [[1, 2], 'Second'])
})

test('text that is typed and taken back is saved without a request', async () => {
  const open = openCard(began)
  open.type({ title: 'Other' })
  open.draft.undo()
  assert.ok(await open.draft.flush())
  assert.equal([open.there.sent, open.status()], [[], 'saved'])
})

test('a failure of the line is tried again, and each try counts those before it', async () => {
  const tries: number[] = []
  const waits = {
    untilOnline: async (count: number) => void tries.push(count),
    untilSignedIn: async () => {},
  }
  const open = openCard(began, { waits })
  open.there.faults.push('no line', 507, 429)
  open.type({ title: 'Other' })
  await saved(open)
  open.there.faults.push('no line')
  open.type({ text: 'Other' })
  await saved(open)
  assert.equal(tries, [0, 1, 2, 0])
  assert.equal(open.there.stored.content, { title: 'Other', text: 'Other', count: '' })
})

test('what arrived is asked for before it is sent again, so that a lost answer is no conflict', async () => {
  const { waits, go } = heldWaits()
  const open = openCard(began, { waits })
  open.there.faults.push('lost answer')
  open.type({ title: 'First' })
  await until('the failure', () => open.status() === 'unreached')
  open.type({ title: 'Second' })
  assert.is(open.status(), 'unreached')
  go()
  await saved(open)
  assert.equal([open.there.reads, open.there.stored.content.title], [1, 'Second'])
  assert.is(open.draft.state.value.joined, undefined)
})

test('what was sent and arrives later than another try is no conflict', async () => {
  const { waits, go } = heldWaits()
  const open = openCard(began, { waits })
  open.there.faults.push('no line')
  open.type({ title: 'First' })
  await until('the failure', () => open.status() === 'unreached')
  open.type({ title: 'Second' })
  const read = open.kind.read
  open.kind.read = async stored => {
    const before = await read(stored)
    // The first request reaches the server behind this one.
    open.others({ title: 'First' })
    return before
  }
  go()
  await saved(open)
  assert.is(open.there.stored.content.title, 'Second')
})

test('flush answers at once while there is no line, and the draft goes on trying', async () => {
  const { waits, go } = heldWaits()
  const open = openCard(began, { waits })
  open.there.faults.push('no line')
  open.type({ title: 'Other' })
  assert.not(await open.draft.flush())
  assert.not(await open.draft.flush())
  go()
  await saved(open)
  assert.is(open.there.stored.content.title, 'Other')
})

test('a session that is over is waited for', async () => {
  const { waits, go } = heldWaits()
  const open = openCard(began, { waits })
  open.there.faults.push(401)
  open.type({ title: 'Before' })
  await until('the end of the session', () => open.status() === 'signed-out')
  open.type({ title: 'After' })
  assert.is(open.status(), 'signed-out')
  go()
  await saved(open)
  assert.is(open.there.stored.content.title, 'After')
})

test('a refusal is shown with its fields until something is typed', async () => {
  const open = openCard(began)
  open.there.faults.push(400)
  open.type({ title: 'Too much' })
  assert.not(await open.draft.flush())
  const { status, reason, faults, sent } = open.draft.state.value
  assert.equal(
    [status, reason, faults, sent],
    [...['refused', 'Fault 400.', { title: 'Too long' }, []]],
  )
  open.type({ title: 'Less' })
  assert.equal(open.draft.state.value.faults, {})
  await saved(open)
})

test('a refusal is tried again when that is asked for', async () => {
  const open = openCard(began)
  open.there.faults.push(400)
  open.type({ title: 'Other' })
  assert.not(await open.draft.flush())
  assert.ok(await open.draft.flush())
  assert.is(open.there.stored.content.title, 'Other')
})

test('fields that cannot be read are counted, and nothing is sent', async () => {
  const open = openCard(began)
  open.type({ count: 'many' })
  assert.not(await open.draft.flush())
  const { status, reason, faults } = open.draft.state.value
  assert.equal([status, reason], ['refused', 'one field needs another look.'])
  assert.equal([faults, open.there.sent], [{ count: 'A number' }, []])
  open.type({ count: '' })
  assert.ok(await open.draft.flush())
})

test('changes of others elsewhere are joined and named, and undo leaves them as they are', async () => {
  const open = openCard(began)
  open.others({ text: 'Theirs' })
  open.type({ title: 'Mine' })
  await saved(open)
  assert.equal(open.typed(), { title: 'Mine', text: 'Theirs', count: '' })
  assert.equal(open.draft.state.value.joined, { by: 'joan', names: ['text'] })
  open.draft.undo()
  assert.equal(open.typed(), { title: 'One', text: 'Theirs', count: '' })
  await saved(open)
  open.draft.redo()
  assert.is(open.typed().title, 'Mine')
  await saved(open)
  assert.equal(open.there.stored.content, { title: 'Mine', text: 'Theirs', count: '' })
})

test('a change of the same waits for a choice, and typing goes on', async () => {
  for (const [choice, title] of [
    ['mine', 'Mine'],
    ['theirs', 'Theirs'],
  ] as const) {
    const open = openCard(began)
    open.others({ title: 'Theirs' })
    open.type({ title: 'Mine' })
    assert.not(await open.draft.flush())
    assert.equal([open.status(), open.typed().title], ['conflict', 'Mine'])
    open.type({ text: 'Also' })
    open.draft.resolve({ title: choice })
    await saved(open)
    assert.equal(open.there.stored.content, { title, text: 'Also', count: '' })
    open.draft.undo()
    assert.is(open.typed().title, 'Mine')
  }
})

test('what is typed while a choice is due joins it, where the other changed that too', async () => {
  const open = openCard(began)
  open.others({ title: 'Theirs', text: 'Theirs' })
  open.type({ title: 'Mine' })
  await open.draft.flush()
  assert.equal(open.draft.state.value.conflict?.names, ['title'])
  open.type({ text: 'Mine' })
  assert.equal(open.draft.state.value.conflict?.names, ['title', 'text'])
  open.draft.resolve({ title: 'mine', text: 'theirs' })
  await saved(open)
  assert.equal(open.there.stored.content, { title: 'Mine', text: 'Theirs', count: '' })
})

test('a choice where there is no conflict changes nothing', () => {
  const { draft } = openCard(began)
  const before = draft.state.value
  draft.resolve({ title: 'theirs' })
  assert.is(draft.state.value, before)
})

test('an answer that it takes no more changes is no reason to send again', async () => {
  const open = openCard(began)
  open.kind.save = async (_, stored) => {
    open.there.sent.push(stored)
    const now = { ...open.there.stored, changedBy: 'the end' }
    throw new RequestError(409, JSON.stringify({ error: 'Ended.', now }))
  }
  open.type({ title: 'Other' })
  assert.not(await open.draft.flush())
  const { status, reason, stored } = open.draft.state.value
  assert.equal([open.there.sent.length, status, reason], [1, 'refused', 'Ended.'])
  assert.is(stored.changedBy, 'the end')
})

test('a reading waits for a save that is under way, whose text stays', async () => {
  const open = openCard(began)
  const release = open.holdAnswers()
  open.type({ title: 'Mine' })
  await until('the request', () => open.there.sent.length > 0)
  const refreshed = open.draft.refresh()
  await new Promise(resolve => setTimeout(resolve))
  assert.is(open.there.reads, 0)
  release()
  await refreshed
  assert.equal([open.there.reads, open.typed().title, open.status()], [1, 'Mine', 'saved'])
})

test('an older reading changes nothing, and one of the same content leaves what is typed', async () => {
  const open = openCard(began)
  open.type({ title: 'Mine' })
  await saved(open)
  await open.draft.take(card(began))
  assert.is(open.typed().title, 'Mine')
  open.type({ text: 'Mine' })
  await open.draft.take({ ...open.there.stored, changedBy: 'somebody' })
  const { stored, typed, status, joined } = open.draft.state.value
  assert.equal(
    [stored.changedBy, typed.text, status, joined],
    [...['somebody', 'Mine', 'unsaved', undefined]],
  )
})

test('what the server has in place of what was typed can be undone', async () => {
  const open = openCard(began)
  open.type({ title: 'Mine' })
  await saved(open)
  await open.draft.replace(async () => open.others(began))
  assert.equal([open.typed().title, open.status()], ['One', 'saved'])
  open.draft.undo()
  await saved(open)
  assert.is(open.there.stored.content.title, 'Mine')
})

test('a call between two saves may answer what is stored then', async () => {
  const open = openCard(began)
  await open.draft.between(async stored => ({ ...stored, version: 7 }))
  await open.draft.between(async () => undefined)
  assert.is(open.draft.state.value.stored.version, 7)
})

test('a closed draft is not saved, and waits for nothing', async () => {
  const waits = {
    untilOnline: async (_: number, signal: AbortSignal) => {
      open.draft.close()
      signal.throwIfAborted()
    },
    untilSignedIn: async () => {},
  }
  const open = openCard(began, { waits })
  open.there.faults.push('no line')
  open.type({ title: 'Other' })
  assert.not(await open.draft.flush())
  open.type({ title: 'More' })
  await new Promise(resolve => setTimeout(resolve, 20))
  assert.not(await open.draft.flush())
  assert.is(open.there.sent.length, 1)
})

test('typing on in one field is one step of undo', () => {
  const open = openCard(began)
  const steps: Card[] = [{ title: 'O' }, { title: 'On' }, { text: 'T' }]
  for (const fields of steps) open.type(fields)
  open.draft.undo()
  open.draft.undo()
  assert.equal(open.typed(), { ...began, count: '' })
})

test.run()

import * as assert from 'uvu/assert'
import { suite } from '#test'
import { restored } from '../../../../web/admin/draft/restore.ts'
import { type Card, type CardRecord, card, cardKind } from './card.ts'

const test = suite('opening a draft again')

const began = { title: 'One', text: 'Two', count: '' }
const stored = card(began, 4)
const record = (fields: Card, more: Partial<CardRecord> = {}): CardRecord => ({
  ...{ tab: 'x', user: 'admin', id: 'a', at: 0, typed: { ...began, ...fields } },
  ...{ saved: began, sent: [], ...more },
})

test('a draft without records begins with what is stored', () => {
  const { state, done } = restored(cardKind, stored, [])
  assert.equal([state.typed, state.status, state.former, done], [began, 'saved', undefined, []])
})

test('a record of nothing unsaved is done, and gives its steps alone', () => {
  const steps = { past: [{ title: 'Former' }], future: [] }
  const idle = record({}, { steps })
  const { state, done } = restored(cardKind, stored, [idle])
  assert.equal(
    [state.status, state.former, state.steps, done],
    [...['saved', undefined, steps, [idle]]],
  )
})

test('text that the server does not have is back, also what cannot be read', () => {
  const { state } = restored(cardKind, stored, [record({ count: 'many' })])
  assert.equal([state.typed.count, state.status, state.former], ['many', 'unsaved', 'restored'])
})

test('a record that is older than what is stored is joined with it, its steps too', () => {
  const steps = { past: [began], future: [] }
  const newer = card({ ...began, text: 'Theirs' }, 5)
  const { state } = restored(cardKind, newer, [record({ title: 'Mine' }, { steps })])
  assert.equal(state.typed, { title: 'Mine', text: 'Theirs', count: '' })
  assert.equal(state.steps.past, [{ ...began, text: 'Theirs' }])
  assert.equal(state.joined, { by: 'joan', names: ['text'] })
})

test('what was sent and has arrived, though its answer was lost with the tab, is not typed again', () => {
  const sent = { ...began, title: 'Sent' }
  const arrived = card(sent, 5)
  const { state } = restored(cardKind, arrived, [record(sent, { sent: [sent] })])
  assert.equal([state.status, state.former], ['saved', undefined])
  const { state: typedOn } = restored(cardKind, arrived, [
    record({ title: 'On' }, { sent: [sent] }),
  ])
  assert.equal([typedOn.status, typedOn.typed.title], ['unsaved', 'On'])
})

test('what both changed waits for a choice, now and at the next opening', () => {
  const theirs = card({ ...began, title: 'Theirs' }, 5)
  const { state } = restored(cardKind, theirs, [record({ title: 'Mine' })])
  assert.equal([state.status, state.typed.title], ['conflict', 'Mine'])
  const again = record({ title: 'Mine' }, { saved: state.saved })
  assert.equal(restored(cardKind, theirs, [again]).state.conflict?.names, ['title'])
})

test('text of two closed tabs is joined', () => {
  const rows = [record({ title: 'First' }), record({ text: 'Second' }, { tab: 'y' })]
  const { state, done } = restored(cardKind, stored, rows)
  assert.equal([state.typed.title, state.typed.text, done.length], ['First', 'Second', 2])
  assert.equal(state.saved, began)
})

test('text that meets that of another closed tab waits in its record', () => {
  const rows = [record({ title: 'First' }), record({ title: 'Second' }, { tab: 'y' })]
  const { state, done } = restored(cardKind, stored, rows)
  assert.equal([state.typed.title, done], ['First', [rows[0]]])
})

test('a field that cannot be read lets no text of another closed tab in', () => {
  const rows = [record({ count: 'many' }), record({ title: 'Second' }, { tab: 'y' })]
  const { state, done } = restored(cardKind, stored, rows)
  assert.equal([state.typed.count, state.typed.title, done], ['many', 'One', [rows[0]]])
})

test('what takes no more changes is not changed by what was typed', () => {
  const ended = { ...cardKind, tooLate: () => 'It ended.' }
  const rows = [record({ title: 'First' }), record({ text: 'Second' }, { tab: 'y' })]
  const { state, done } = restored(ended, stored, rows)
  assert.equal([state.typed, state.status, state.former], [began, 'saved', 'too late'])
  assert.is(done.length, 2)
  assert.is(restored(ended, stored, [record({})]).state.former, undefined)
})

test.run()

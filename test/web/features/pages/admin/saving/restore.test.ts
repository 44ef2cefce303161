import * as assert from 'uvu/assert'
import { suite } from '#test'
import { newKey } from '../../../../../../web/features/pages/admin/saving/new-key.ts'
import type { DraftRecord } from '../../../../../../web/features/pages/admin/saving/record.ts'
import { restored } from '../../../../../../web/features/pages/admin/saving/restore.ts'
import { noSteps } from '../../../../../../web/features/pages/admin/saving/steps.ts'
import type { KeyedPage, OpenedPage } from '../../../../../../web/features/pages/contract.ts'
import { pageOf, retitled, SEEN_AT, section, titlesOf } from './page-server.ts'

const test = suite('opening a page again')

const shown = pageOf({ a: 'One', b: 'Two' })
const opened = (page: KeyedPage, draft?: KeyedPage): OpenedPage => ({
  id: 'about',
  path: '/about',
  version: 4,
  seenAt: SEEN_AT,
  ...page,
  ...(draft && { draft: { ...draft, by: 'joan', at: '' } }),
})
const record = (page: KeyedPage, more: Partial<DraftRecord> = {}): DraftRecord => ({
  ...{ tab: 'x', user: 'admin', pageId: 'about', at: 0, page, saved: shown, steps: noSteps },
  ...more,
})

test('begins with the draft, and without records with what the server has', () => {
  const { state } = restored(opened(shown, retitled(shown, 'a', 'Draft')), [])
  assert.equal(titlesOf(state.page), ['Draft', 'Two'])
  assert.equal(titlesOf(state.published), ['One', 'Two'])
  assert.is(state.status, 'saved')
})

test('brings back text that the server does not have, and its steps', () => {
  const typed = retitled(shown, 'a', 'Typed')
  const theirs = retitled(shown, 'b', 'Theirs')
  const steps = { past: [shown], future: [] }
  const { state, merged } = restored(opened(shown, theirs), [record(typed, { steps })])
  assert.equal(titlesOf(state.page), ['Typed', 'Theirs'])
  assert.is(state.status, 'unsaved')
  assert.ok(state.isRestored)
  assert.equal(state.steps.past.map(titlesOf), [['One', 'Theirs']])
  assert.is(merged.length, 1)
})

test('a record that was saved brings its steps alone', () => {
  const typed = retitled(shown, 'a', 'Typed')
  const steps = { past: [shown], future: [] }
  const saved = record(typed, { saved: typed, steps })
  const { state } = restored(opened(shown, typed), [saved])
  assert.not(state.isRestored)
  assert.is(state.status, 'saved')
  assert.is(state.steps.past.length, 1)
})

test('a section whose answer was lost with its tab is not added twice', () => {
  const sent = {
    source: { ...shown.source, sections: [...shown.source.sections, section('Three')] },
    keys: [...shown.keys, newKey()],
  }
  const typed = retitled(sent, sent.keys[2] as string, 'Third')
  const { state } = restored(opened(shown, sent), [record(typed, { sent })])
  assert.equal(titlesOf(state.page), ['One', 'Two', 'Third'])
  assert.equal(state.page.keys, sent.keys)
  assert.is(state.status, 'unsaved')
})

test('text of two closed tabs is joined', () => {
  const rows = [
    record(retitled(shown, 'a', 'First'), { tab: 'x' }),
    record(retitled(shown, 'b', 'Second'), { tab: 'y' }),
  ]
  const { state, merged } = restored(opened(shown), rows)
  assert.equal(titlesOf(state.page), ['First', 'Second'])
  assert.is(merged.length, 2)
})

test('text that meets that of another closed tab waits in its record', () => {
  const rows = [
    record(retitled(shown, 'a', 'First'), { tab: 'x' }),
    record(retitled(shown, 'a', 'Second'), { tab: 'y' }),
  ]
  const { state, merged } = restored(opened(shown), rows)
  assert.equal(titlesOf(state.page), ['First', 'Two'])
  assert.equal(
    merged.map(({ tab }) => tab),
    ['x'],
  )
})

test('text that meets what somebody else has saved is a conflict, now and at the next opening', () => {
  const theirs = retitled(shown, 'a', 'Theirs')
  const { state } = restored(opened(shown, theirs), [record(retitled(shown, 'a', 'Mine'))])
  assert.is(state.status, 'conflict')
  assert.equal(titlesOf(state.page), ['Mine', 'Two'])
  const again = restored(opened(shown, theirs), [record(state.page, { saved: state.saved })])
  assert.equal(again.state.conflict?.conflicts, ['a'])
})

test.run()

import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { openAdminPage } from '../../../support/admin-page.ts'
import { until } from '../../../support/until.ts'
import { type CardRecord, cardServer } from './card.ts'

const { document, window } = openAdminPage()
const { openDraft } = await import('../../../../web/admin/draft/open-draft.ts')
const { tabId } = await import('../../../../web/admin/tabs.ts')

const test = suite('what a browser stores of a draft')

const began = { title: 'One', count: '' }
const record = (tab: string, title: string): CardRecord => ({
  ...{ tab, user: 'admin', id: 'a', at: 0, typed: { ...began, title }, saved: began, sent: [] },
})

interface Options {
  first?: CardRecord[]
  fails?: (call: 'read' | 'write') => boolean
  areStepsRecorded?: boolean
}

async function open({ first = [], fails = () => false, areStepsRecorded = false }: Options = {}) {
  const records = new Map(first.map(one => [one.tab, one]))
  const failing = (call: 'read' | 'write') => {
    if (fails(call)) throw new Error('This browser stores nothing.')
  }
  const asked: string[] = []
  const { kind, there, holdAnswers } = cardServer(began)
  const answer = holdAnswers()
  const stored = {
    async read(user: string, id: string) {
      asked.push(user, id)
      failing('read')
      return [...records.values()]
    },
    async write(one: CardRecord) {
      failing('write')
      await turn()
      records.set(one.tab, one)
    },
    remove: async ({ tab }: CardRecord) => void records.delete(tab),
  }
  const recorded = { ...kind, areStepsRecorded, records: stored }
  const { draft, close } = await openDraft(recorded, 'admin', there.stored)
  use(close)
  const type = (title: string) => draft.change(typed => ({ ...typed, title }))
  return { draft, close, type, own: () => records.get(tabId), records, there, asked, answer }
}

const leave = () => window.dispatchEvent(new Event('beforeunload'))
const turn = () => new Promise(resolve => setImmediate(resolve))

function setVisible(visibility: 'visible' | 'hidden'): void {
  document.visibilityState = visibility
  document.dispatchEvent(new Event('visibilitychange'))
}

test('records are asked for by user and id, and none is written where nothing was typed', async () => {
  const { own, asked, draft } = await open()
  assert.equal(asked, ['admin', 'a'])
  assert.equal([own(), draft.state.value.isUnrecorded], [undefined, false])
})

test('a record has what was typed until that is saved', async () => {
  const { draft, type, own, answer } = await open()
  type('Typed')
  leave()
  await until('the record', own)
  const { user, id, typed, steps, at = 0 } = own() ?? {}
  assert.equal([user, id, typed?.title, steps], ['admin', 'a', 'Typed', undefined])
  assert.ok(Math.abs(at - Date.now()) < 60_000)
  answer()
  assert.ok(await draft.flush())
  leave()
  await until('the removal', () => own() === undefined)
})

test('a record with steps stays once everything is saved', async () => {
  const { draft, type, own, answer } = await open({ areStepsRecorded: true })
  type('Typed')
  answer()
  assert.ok(await draft.flush())
  leave()
  await until('the record', () => own()?.saved.title === 'Typed')
  assert.equal(own()?.steps?.past, [began])
})

test('a record of a closed tab is removed once it is in that of this one', async () => {
  const { draft, records, own } = await open({ first: [record('closed', 'Typed')] })
  assert.equal([draft.state.value.typed.title, own()?.typed.title], ['Typed', 'Typed'])
  assert.equal([...records.keys()], [tabId])
})

test('a record of a closed tab stays while this browser takes none of this one', async () => {
  const first = [record('closed', 'Typed')]
  const { draft, records } = await open({ first, fails: call => call === 'write' })
  assert.equal([draft.state.value.typed.title, draft.state.value.isUnrecorded], ['Typed', true])
  assert.equal([...records.keys()], ['closed'])
})

test('a browser that stores nothing is told by the draft', async () => {
  const { draft } = await open({ first: [record('x', 'Typed')], fails: call => call === 'read' })
  assert.equal([draft.state.value.typed.title, draft.state.value.isUnrecorded], ['One', true])
})

test('a draft is saved when the page is hidden, but not when it is shown again', async () => {
  const { type, there, own } = await open()
  type('Typed')
  setVisible('visible')
  await turn()
  assert.equal([there.sent, own()], [[], undefined])
  setVisible('hidden')
  document.visibilityState = 'visible'
  await until('the record', own)
  assert.is(there.sent[0]?.content.title, 'Typed')
})

test('a refusal is not tried again when the page is hidden', async () => {
  const { draft, type, there, answer } = await open()
  there.faults.push(400)
  answer()
  type('Typed')
  await draft.flush()
  setVisible('hidden')
  document.visibilityState = 'visible'
  await turn()
  assert.equal([there.sent.length, draft.state.value.status], [1, 'refused'])
})

test('a closed draft changes no record', async () => {
  const { type, close, own, records } = await open()
  type('Typed')
  await close()
  assert.is(own()?.typed.title, 'Typed')
  records.clear()
  type('More')
  leave()
  setVisible('hidden')
  document.visibilityState = 'visible'
  await turn()
  assert.is(records.size, 0)
})

test.run()

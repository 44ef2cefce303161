import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { openAdminPage } from '../../../support/admin-page.ts'
import { until } from '../../../support/until.ts'
import { card, cardServer } from './card.ts'

const { window } = openAdminPage()
const { draftsOf } = await import('../../../../web/admin/draft/drafts.ts')
const { currentUser } = await import('../../../../web/admin/session/current-user.ts')
const { unsavedNow } = await import('../../../../web/admin/unsaved.ts')

const test = suite('the drafts of an area')

const began = { title: 'One', count: '' }
const turn = () => new Promise(resolve => setImmediate(resolve))

/** Drafts of cards in a browser that stores them. */
function openArea({ isRecorded = true } = {}) {
  const { kind, there, others } = cardServer(began)
  const write = async () => {
    if (!isRecorded) throw new Error('This browser stores nothing.')
  }
  const records = { read: async () => [], write, remove: write }
  const { draftOf, show } = draftsOf({ ...kind, records })
  return { there, others, draftOf, show }
}

const isAskedOnLeaving = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

const retitle = (title: string) => (typed: object) => ({ ...typed, title })

test('one card has one draft, which takes what was read since', async () => {
  const { there, others, draftOf, show } = openArea()
  const [draft, same] = await Promise.all([draftOf(there.stored), draftOf(there.stored)])
  const hide = show(draft)
  assert.is(draft, same)
  others({ title: 'Theirs' })
  assert.is(await draftOf(there.stored), draft)
  assert.is(draft.state.value.typed.title, 'Theirs')
  assert.is.not(await draftOf(card({ id: 'b' })), draft)
  hide()
})

test('a draft of one user is not saved by another, who begins anew', async () => {
  const { there, draftOf, show } = openArea()
  const draft = await draftOf(there.stored)
  const hide = show(draft)
  there.faults.push('no line')
  draft.change(retitle('Typed'))
  await draft.flush()
  const user = currentUser.value
  use(() => currentUser.set(user))
  currentUser.set('joan')
  hide()
  await turn()
  window.dispatchEvent(new Event('online'))
  await turn()
  assert.is(there.sent.length, 1)
  assert.is((await draftOf(there.stored)).state.value.typed.title, 'One')
})

test('a draft that is left is saved, and begins anew when it is opened again', async () => {
  const { there, draftOf, show } = openArea()
  const draft = await draftOf(there.stored)
  const hide = show(draft)
  draft.change(retitle('Typed'))
  hide()
  await until('the save', () => there.stored.content.title === 'Typed')
  await until('the end', async () => (await draftOf(there.stored)) !== draft)
})

test('a draft that is left without a line goes on, and what is typed on is in the same one', async () => {
  const { there, draftOf, show } = openArea()
  const draft = await draftOf(there.stored)
  const hide = show(draft)
  there.faults.push('no line')
  draft.change(retitle('Typed'))
  hide()
  await until('the failure', () => draft.state.value.status === 'unreached')
  assert.is(await draftOf(there.stored), draft)
  const hideAgain = show(draft)
  await until('the next try', () => draft.state.value.status === 'saved')
  await turn()
  assert.is(await draftOf(there.stored), draft)
  hideAgain()
})

test('a draft that is left after a refusal ends, where this browser stores its text', async () => {
  for (const isRecorded of [true, false]) {
    const { there, draftOf, show } = openArea({ isRecorded })
    const draft = await draftOf(there.stored)
    const hide = show(draft)
    there.faults.push(400, 400)
    draft.change(retitle('Typed'))
    await draft.flush()
    hide()
    await until('the second refusal', () => there.faults.length === 0)
    await turn()
    assert.is((await draftOf(there.stored)) === draft, !isRecorded)
    assert.is(isAskedOnLeaving(), !isRecorded)
    await draft.flush()
  }
})

test('what is not saved is named before the page is left', async () => {
  const { there, draftOf, show } = openArea()
  assert.equal([unsavedNow(), isAskedOnLeaving()], [[], false])
  const other = card({ title: 'Two', count: '', id: 'b' })
  const drafts = [await draftOf(there.stored), await draftOf(other)]
  const hide = drafts.map(show)
  for (const draft of drafts) draft.change(retitle('Typed'))
  assert.equal(unsavedNow(), ['Your last changes of card One and card Two are not saved yet.'])
  assert.is(isAskedOnLeaving(), true)
  for (const draft of drafts) draft.undo()
  await until('the saves', () => unsavedNow().length === 0)
  assert.is(isAskedOnLeaving(), false)
  for (const one of hide) one()
})

test.run()

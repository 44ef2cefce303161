import * as assert from 'uvu/assert'
import { suite } from '#test'
import { newKey } from '../../../../../../web/features/pages/admin/saving/new-key.ts'
import { newPlace } from '../../../../../../web/features/pages/admin/saving/new-place.ts'
import { isTrouble, wordsOf } from '../../../../../../web/features/pages/admin/saving/save-words.ts'
import type { KeyedPage } from '../../../../../../web/features/pages/contract.ts'
import { until } from '../../../../../support/until.ts'
import { openedDraft, pageOf, pageServer, retitled, section, titlesOf } from './page-server.ts'

const test = suite('a draft that saves itself')

const began = pageOf({ a: 'One', b: 'Two', c: 'Three' })

async function editing(pauseMs = 5) {
  const server = pageServer(began)
  const draft = await openedDraft(server, pauseMs)
  const { state } = draft
  const status = (name: string) => until(name, () => state.value.status === name)
  const type = (key: string, title: string) => draft.change(retitled(state.value.page, key, title))
  return { server, draft, state, status, type, titles: () => titlesOf(state.value.page) }
}

const withNew = (page: KeyedPage, title: string): KeyedPage => ({
  source: { ...page.source, sections: [...page.source.sections, section(title)] },
  keys: [...page.keys, newKey()],
})

test('is saved once, after a pause in typing', async () => {
  const { server, status, type } = await editing(30)
  for (const title of ['O', 'On', 'Onc']) type('a', title)
  await status('saved')
  assert.equal(titlesOf(server.stored()), ['Onc', 'Two', 'Three'])
  assert.is(server.sent.length, 1)
})

test('never sends two requests at once, and what was typed meanwhile follows', async () => {
  const { server, draft, status, type, titles } = await editing()
  const release = server.holdAnswers()
  type('a', 'First')
  await status('saving')
  type('a', 'Second')
  const flushed = draft.flush()
  await until('the pause to be over', () => new Promise(resolve => setTimeout(resolve, 30, true)))
  assert.is(server.sent.length, 1)
  release()
  assert.ok(await flushed)
  assert.equal(
    server.sent.map(({ version }) => version),
    [1, 2],
  )
  assert.equal(titlesOf(server.stored()), ['Second', 'Two', 'Three'])
  assert.equal(titles(), ['Second', 'Two', 'Three'])
})

test('takes in what somebody else has saved, and undo leaves that as it is', async () => {
  const { server, draft, status, type, titles } = await editing()
  server.store(page => retitled(page, 'c', 'Theirs'))
  type('a', 'Mine')
  await status('saved')
  assert.equal(titles(), ['Mine', 'Two', 'Theirs'])
  draft.undo()
  assert.equal(titles(), ['One', 'Two', 'Theirs'])
  await status('saved')
  assert.equal(titlesOf(server.stored()), ['One', 'Two', 'Theirs'])
  draft.redo()
  assert.equal(titles(), ['Mine', 'Two', 'Theirs'])
})

test('without a connection says so, tries again and loses nothing', async () => {
  const { server, state, status, type } = await editing()
  server.faults.push('no line', 'no line')
  const said: string[] = []
  state.subscribe(() => isTrouble(state.value) && said.push(wordsOf(state.value)))
  type('a', 'Offline')
  await status('saved')
  assert.is(said[0], 'Not saved: no connection. Kept in this browser.')
  assert.equal(titlesOf(server.stored()), ['Offline', 'Two', 'Three'])
})

test('an answer that was lost does not add a section twice', async () => {
  const { server, draft, state, status, titles } = await editing()
  server.faults.push('lost answer')
  draft.change(withNew(state.value.page, 'Four'))
  await status('saved')
  assert.equal(titlesOf(server.stored()), ['One', 'Two', 'Three', 'Four'])
  assert.equal(titles(), ['One', 'Two', 'Three', 'Four'])
  assert.equal(state.value.page.keys, server.stored().keys)
})

test('text typed into a section after its answer was lost is saved in that section', async () => {
  const { server, draft, state, status } = await editing()
  let connect = () => {}
  server.connection.untilOnline = () =>
    new Promise(resolve => {
      connect = resolve
    })
  server.faults.push('lost answer')
  draft.change(withNew(state.value.page, 'Four'))
  await status('unreached')
  const key = state.value.page.keys[3] as string
  draft.change(retitled(state.value.page, key, 'Fourth'))
  connect()
  await status('saved')
  assert.equal(titlesOf(server.stored()), ['One', 'Two', 'Three', 'Fourth'])
})

test('a picture is given a place, also where the rest of its section was changed meanwhile', async () => {
  const { server, draft, state, status } = await editing()
  const picture = { kind: 'image', family: 'workshop', path: newPlace('image') }
  const withMedia = (title: string) => {
    const { source, keys } = state.value.page
    const media = source.sections[0]?.media ?? picture
    return {
      source: { ...source, sections: source.sections.with(0, { ...section(title), media }) },
      keys,
    }
  }
  const release = server.holdAnswers()
  draft.change(withMedia('One'))
  await status('saving')
  draft.change(withMedia('First'))
  release()
  await status('saved')
  const media = { ...picture, path: 'pages/1.jpg' }
  assert.equal(server.stored().source.sections[0], { ...section('First'), media })
  draft.undo()
  assert.equal(state.value.page.source.sections[0], { ...section('One'), media })
})

test('a session that is over is waited for, and the text saved after it', async () => {
  const { server, state, type, status } = await editing()
  let signIn = () => {}
  server.connection.untilSignedIn = () =>
    new Promise(resolve => {
      signIn = resolve
    })
  server.faults.push('session over')
  type('a', 'Before')
  await status('signed-out')
  type('a', 'After')
  assert.is(state.value.status, 'signed-out')
  signIn()
  await status('saved')
  assert.equal(titlesOf(server.stored()), ['After', 'Two', 'Three'])
})

test('what the server refuses stays, with its reason, until it is changed', async () => {
  const { server, draft, state, status, type, titles } = await editing()
  server.faults.push('refused')
  type('a', 'Too much')
  await status('refused')
  assert.is(wordsOf(state.value), 'Not saved: Too long. Kept in this browser.')
  assert.not(await draft.flush())
  assert.equal(titles(), ['Too much', 'Two', 'Three'])
  type('a', 'Less')
  await status('saved')
})

test('a change of the same section waits for a choice, and typing goes on', async () => {
  const { server, draft, state, status, type, titles } = await editing()
  server.store(page => retitled(page, 'a', 'Theirs'))
  type('a', 'Mine')
  await status('conflict')
  assert.equal(state.value.conflict?.conflicts, ['a'])
  type('b', 'Also')
  assert.equal(titles(), ['Mine', 'Also', 'Three'])
  assert.not(await draft.flush())
  draft.resolve({ a: 'mine' })
  await status('saved')
  assert.equal(titlesOf(server.stored()), ['Mine', 'Also', 'Three'])
})

test('the other side can be chosen, and undone', async () => {
  const { server, draft, status, type, titles } = await editing()
  server.store(page => retitled(page, 'a', 'Theirs'))
  type('a', 'Mine')
  await status('conflict')
  draft.resolve({ a: 'theirs' })
  await status('saved')
  assert.equal(titles(), ['Theirs', 'Two', 'Three'])
  draft.undo()
  assert.equal(titles(), ['Mine', 'Two', 'Three'])
  await status('saved')
  assert.equal(titlesOf(server.stored()), ['Mine', 'Two', 'Three'])
})

test('a draft that was discarded comes back by undo', async () => {
  const { server, draft, status, type, titles } = await editing()
  type('a', 'Mine')
  await status('saved')
  await draft.between(async () => server.discard())
  await draft.replace()
  assert.equal(titles(), ['One', 'Two', 'Three'])
  draft.undo()
  assert.equal(titles(), ['Mine', 'Two', 'Three'])
  await status('saved')
  assert.equal(titlesOf(server.stored()), ['Mine', 'Two', 'Three'])
})

test('reading the page again waits for a save that is under way, whose text stays', async () => {
  const { server, draft, status, type, titles } = await editing()
  const { read } = server.connection
  let reads = 0
  server.connection.read = () => {
    reads += 1
    return read()
  }
  const release = server.holdAnswers()
  type('a', 'Mine')
  await status('saving')
  const refreshed = draft.refresh()
  await new Promise(resolve => setTimeout(resolve))
  assert.is(reads, 0)
  release()
  await refreshed
  assert.is(reads, 1)
  assert.equal(titles(), ['Mine', 'Two', 'Three'])
  assert.equal(titlesOf(server.stored()), ['Mine', 'Two', 'Three'])
})

test.run()

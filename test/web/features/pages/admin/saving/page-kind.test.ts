import * as assert from 'uvu/assert'
import { suite } from '#test'
import { newKey } from '../../../../../../web/admin/draft/new-key.ts'
import { restored } from '../../../../../../web/admin/draft/restore.ts'
import { RequestError } from '../../../../../../web/admin/request.ts'
import { newPlace } from '../../../../../../web/features/pages/admin/saving/new-place.ts'
import {
  pageKind,
  type StoredPage,
  storedPage,
} from '../../../../../../web/features/pages/admin/saving/page-kind.ts'
import type { KeyedPage } from '../../../../../../web/features/pages/contract.ts'
import { answerRequests } from '../../../../../support/admin-page.ts'
import { until } from '../../../../../support/until.ts'
import { openedDraft, pageOf, pageServer, retitled, section, titlesOf } from './page-server.ts'

const test = suite('a page as a draft')

const began = pageOf({ a: 'One', b: 'Two', c: 'Three' })
const stored = (content: KeyedPage): StoredPage => ({
  ...storedPage(pageServer(began).opened()),
  content,
})

async function editing() {
  const server = pageServer(began)
  const draft = openedDraft(server)
  const { state } = draft
  const saved = () => until('the draft is saved', () => state.value.status === 'saved')
  const type = (key: string, title: string) => draft.change(page => retitled(page, key, title))
  return { server, draft, state, saved, type, titles: () => titlesOf(state.value.typed) }
}

const withNew = (page: KeyedPage, title: string): KeyedPage => ({
  source: { ...page.source, sections: [...page.source.sections, section(title)] },
  keys: [...page.keys, newKey()],
})

test('a page begins with its draft, and knows what visitors see', () => {
  const { content, published, ...rest } = storedPage({
    ...pageServer(began).opened(),
    draft: { ...retitled(began, 'a', 'Draft'), by: 'joan', at: '' },
  })
  assert.equal([titlesOf(content)[0], titlesOf(published)[0]], ['Draft', 'One'])
  assert.equal(rest, { id: 'about', path: '/about', version: 1, seenAt: rest.seenAt })
  const { draft: _, ...shown } = pageServer(began).opened()
  assert.equal(storedPage(shown).content, began)
})

test('a section whose answer was lost is not added twice, and takes what was typed on', async () => {
  const { server, draft, state, saved } = await editing()
  server.faults.push('lost answer')
  draft.change(page => withNew(page, 'Four'))
  await until('the request', () => server.sent.length > 0)
  draft.change(page => retitled(page, page.keys[3] as string, 'Fourth'))
  await saved()
  assert.equal(titlesOf(server.stored()), ['One', 'Two', 'Three', 'Fourth'])
  assert.equal(state.value.typed.keys, server.stored().keys)
})

test('a picture is given a place, also where the rest of its section was changed meanwhile', async () => {
  const { server, draft, state, saved } = await editing()
  const picture = { kind: 'image', family: 'workshop', path: newPlace('image') }
  const withMedia =
    (title: string) =>
    ({ source, keys }: KeyedPage) => {
      const media = source.sections[0]?.media ?? picture
      const sections = source.sections.with(0, { ...section(title), media })
      return { source: { ...source, sections }, keys }
    }
  const release = server.holdAnswers()
  draft.change(withMedia('One'))
  await until('the request', () => state.value.status === 'saving')
  draft.change(withMedia('First'))
  release()
  await saved()
  const media = { ...picture, path: 'pages/1.jpg' }
  assert.equal(server.stored().source.sections[0], { ...section('First'), media })
  draft.undo()
  assert.equal(state.value.typed.source.sections[0], { ...section('One'), media })
})

test('a picture whose answer was lost is given its place', async () => {
  const { server, draft, state, saved } = await editing()
  const media = { kind: 'image', family: 'workshop', path: newPlace('image') }
  server.faults.push('lost answer')
  draft.change(({ source, keys }) => ({
    source: { ...source, sections: source.sections.with(0, { ...section('One'), media }) },
    keys,
  }))
  await saved()
  const given = state.value.typed.source.sections[0]?.media
  assert.equal([given, server.sent.length], [{ ...media, path: 'pages/1.jpg' }, 1])
})

test('a change of others in another section comes with the answer', async () => {
  const { server, saved, type, titles } = await editing()
  server.store(page => retitled(page, 'c', 'Theirs'))
  type('a', 'Mine')
  await saved()
  assert.equal([titles(), server.sent.length], [['Mine', 'Two', 'Theirs'], 1])
})

test('a change of the same section is a conflict, of which both can stay', async () => {
  const { server, draft, state, saved, type, titles } = await editing()
  server.store(page => retitled(page, 'a', 'Theirs'))
  type('a', 'Mine')
  await until('the conflict', () => state.value.status === 'conflict')
  assert.equal(state.value.conflict?.names, ['a'])
  draft.resolve({ a: 'both' })
  await saved()
  assert.equal(titles(), ['Theirs', 'Mine', 'Two', 'Three'])
  assert.equal(titlesOf(server.stored()), titles())
})

test('what is stored is beside what it was made of, as far as that has arrived', () => {
  const described = pageOf({ a: 'One', b: 'Two' }, { description: 'Of old' })
  const sent = retitled(retitled(pageOf({ a: 'One', b: 'Two' }), 'a', 'First'), 'b', 'Second')
  const all = { saved: described, sent: [sent] }
  const whole = pageKind.arrived(all, stored(structuredClone(sent)))
  assert.equal(whole.base, sent)
  const { base } = pageKind.arrived(all, stored(retitled(sent, 'b', 'Of another')))
  assert.equal(titlesOf(base), ['First', 'Two'])
  assert.is(base.source.description, 'Of old')
})

test('a record of an earlier visit brings a section whose answer was lost with its tab once', () => {
  const sent = withNew(began, 'Four')
  const typed = retitled(sent, sent.keys[3] as string, 'Fourth')
  const record = { tab: 'x', user: 'admin', id: 'about', at: 0, typed, saved: began, sent: [sent] }
  const { state } = restored(pageKind, stored(structuredClone(sent)), [record])
  assert.equal(titlesOf(state.typed), ['One', 'Two', 'Three', 'Fourth'])
  assert.equal([state.typed.keys, state.status], [sent.keys, 'unsaved'])
})

test('requests name the page, its version and when it was read', async () => {
  const sent = answerRequests(({ method }) =>
    method === 'PUT' ? { version: 2, ...began } : pageServer(began).opened(),
  )
  const before = stored(began)
  const picture = { kind: 'image', family: 'workshop', path: newPlace('image') }
  const page = retitled(began, 'a', 'Mine')
  const media = { ...page.source.sections[0], media: picture }
  const typed = { ...page, source: { ...page.source, sections: [media] } } as KeyedPage
  assert.is((await pageKind.save(typed, before)).version, 2)
  await pageKind.read(before)
  const address = '?path=%2Fabout'
  assert.ok(sent.every(one => one.address.endsWith(address)))
  const { version, seenAt, source } = (sent[0]?.body ?? {}) as Record<string, unknown>
  assert.equal([version, seenAt], [1, before.seenAt])
  assert.not.match(JSON.stringify(source), 'new/')
})

test('an answer 409 tells what is stored where it has it', () => {
  const answer = (body: object) => new RequestError(409, JSON.stringify(body)).answer
  const theirs = retitled(began, 'a', 'Theirs')
  const newer = pageKind.newerIn(answer({ theirs, version: 7 }), stored(began))
  assert.equal([newer?.version, newer?.content, newer?.published], [7, theirs, began])
  assert.is(pageKind.newerIn(answer({ error: 'Why' }), stored(began)), undefined)
})

test.run()

import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { api } from '../../../../web/base/routes.ts'
import type { SavedDraft } from '../../../../web/features/pages/contract.ts'
import { type PageCalls, pageCalls, retitled } from '../../../support/page-calls.ts'
import { type RunningSite, startSite } from '../../../support/site.ts'

const test = suite<{ site: RunningSite; pages: PageCalls }>('editing pages')

test.before.each(async context => {
  context.site = use(await startSite())
  context.pages = pageCalls(context.site)
})

const ABOUT = '/about'

const lastPlaceIn = ({ source }: SavedDraft) =>
  (source.sections.at(-1) as { media?: { path: string } }).media?.path

test('shows a draft to nobody before its publication, then at once', async ({ site, pages }) => {
  const first = await fetch(site.url + ABOUT)
  const other = await fetch(`${site.url}/contact`)
  const opened = await pages.open(ABOUT)
  assert.is(opened.version, 0)
  const saved = await pages.save(ABOUT, retitled(opened, 1, 'A company of makers'))
  assert.is(saved.status, 200)
  assert.is(await (await fetch(site.url + ABOUT)).text(), await first.text())
  const [about] = (await pages.list()).filter(({ path }) => path === ABOUT)
  assert.is(about?.state, 'draft')
  assert.is(about?.unpublished, 1)

  const published = await pages.publish(ABOUT, saved.body.version)
  assert.equal(published, { status: 200, body: { version: saved.body.version + 1, path: ABOUT } })
  const html = await (await fetch(site.url + ABOUT)).text()
  assert.match(html, 'A company of makers')
  assert.not.match(html, 'engineers in the family')
  const again = await fetch(`${site.url}/contact`)
  assert.is(again.headers.get('etag'), other.headers.get('etag'))
  assert.equal(
    (await pages.versions(ABOUT)).map(({ by, sections }) => [by, sections]),
    [['admin', ['A company of makers']]],
  )
})

test('publishes a home page without a picture', async ({ site, pages }) => {
  const { version, source, keys } = await pages.open('/')
  const sections = [{ kind: 'prose', title: 'Words alone', paragraphs: ['No picture yet.'] }]
  const body = { version, source: { ...source, sections }, keys: keys.slice(0, 1) }
  const saved = await pages.save('/', body)
  assert.is((await pages.publish('/', saved.body.version)).status, 200)
  assert.match(await (await fetch(site.url)).text(), 'Words alone')
  const signIn = await (await fetch(`${site.url}/admin/login`)).text()
  const { picture } = JSON.parse(/id="admin-settings"[^>]*>([^<]+)/.exec(signIn)?.[1] ?? '{}')
  assert.is((await fetch(site.url + picture)).status, 200, picture)
})

test('saves nothing of a page that says the same', async ({ pages }) => {
  for (const { path } of await pages.list()) {
    const { version, source, keys } = await pages.open(path)
    const saved = await pages.save(path, { version, source, keys })
    assert.equal(saved, { status: 200, body: { version: 0, source, keys } }, path)
  }
  assert.ok((await pages.list()).every(({ state }) => state === 'shipped'))
})

test('recognises sections by what they say where no keys are sent', async ({ pages }) => {
  const { version, source, keys } = await pages.open(ABOUT)
  const [hero, ...rest] = source.sections
  const moved = { ...source, sections: [hero, ...rest.toReversed()] }
  const saved = await pages.save(ABOUT, { version, source: moved })
  assert.equal(saved.body.keys, [keys[0], ...keys.slice(1).toReversed()])
})

test('merges what two administrators change in different sections', async ({ pages }) => {
  const opened = await pages.open(ABOUT)
  await pages.save(ABOUT, retitled(opened, 1, 'Theirs'))
  const { status, body } = await pages.save(ABOUT, retitled(opened, 2, 'Mine'))
  assert.is(status, 200)
  assert.equal(
    [1, 2].map(index => body.source.sections[index]?.title),
    ['Theirs', 'Mine'],
  )
})

test('answers 409 with both states where both changed one section', async ({ pages }) => {
  const opened = await pages.open(ABOUT)
  const first = await pages.save(ABOUT, retitled(opened, 1, 'Theirs'))
  const { status, body } = await pages.save(ABOUT, retitled(opened, 1, 'Mine'))
  assert.is(status, 409)
  assert.equal(body.conflicts, [opened.keys[1]])
  assert.is(body.version, first.body.version)
  assert.is(body.base.source.sections[1]?.title, opened.source.sections[1]?.title)
  assert.is(body.theirs.source.sections[1]?.title, 'Theirs')
  const decided = await pages.save(ABOUT, retitled({ ...opened, version: body.version }, 1, 'Mine'))
  assert.is(decided.status, 200)
})

test('merges a save from before a publication', async ({ pages }) => {
  const opened = await pages.open(ABOUT)
  const saved = await pages.save(ABOUT, retitled(opened, 1, 'Theirs'))
  await pages.publish(ABOUT, saved.body.version)
  const late = await pages.save(ABOUT, retitled(opened, 2, 'Mine'))
  assert.is(late.status, 200)
  assert.is(late.body.source.sections[1]?.title, 'Theirs')
})

test('names each wrong field of a publication, and stores the draft', async ({ site, pages }) => {
  const { version, source, keys } = await pages.open(ABOUT)
  const sections = structuredClone(source.sections)
  Object.assign(sections[0] ?? {}, { actions: [{ label: 'Go', href: 'javascript:alert(1)' }] })
  Object.assign(sections[1] ?? {}, { title: '', unknown: 'field' })
  const broken = { ...source, description: 'Short', sections }
  const saved = await pages.save(ABOUT, { version, keys, source: broken })
  assert.is(saved.status, 200)
  const { status, body } = await pages.publish(ABOUT, saved.body.version)
  assert.is(status, 400)
  assert.equal(Object.keys(body.fields).sort(), [
    ...['description', 'sections.0.actions.0.href', 'sections.1.title', 'sections.1.unknown'],
  ])
  assert.match(await (await fetch(site.url + ABOUT)).text(), 'engineers in the family')
  assert.equal((await pages.open(ABOUT)).draft?.source, broken)
})

test('refuses products in a source, other pages’ pictures and a second grid', async ({ pages }) => {
  const chairs = '/services/furniture/chairs'
  const { version, source, keys } = await pages.open(chairs)
  const grid = source.sections.findIndex(({ kind }) => kind === 'product-grid')
  const { source: about } = await pages.open(ABOUT)
  const foreign = about.sections.find(({ media }) => media)
  const sections = [...source.sections, { ...source.sections[grid] }, foreign]
  sections[grid] = { ...source.sections[grid], products: [] } as never
  const saved = await pages.save(chairs, { version, source: { ...source, sections } })
  const { body } = await pages.publish(chairs, saved.body.version)
  assert.match(body.fields[`sections.${grid}.products`] ?? '', 'those of the collection')
  assert.match(body.fields[`sections.${keys.length}.kind`] ?? '', 'has one of these')
  assert.match(body.fields[`sections.${keys.length + 1}.media.path`] ?? '', 'not one of this page')
})

test('gives a new picture a place that is never given again', async ({ site, pages }) => {
  const { version, source, keys } = await pages.open(ABOUT)
  const media = { family: 'sofa', alt: 'Sofa', kind: 'image', shape: 'landscape' }
  const added = { kind: 'prose', title: 'Our sofas', paragraphs: ['Made here.'], media }
  const withPicture = { ...source, sections: [...source.sections, added] }
  const saved = await pages.save(ABOUT, { version, source: withPicture, keys: [...keys, null] })
  assert.is(lastPlaceIn(saved.body), 'pages/about/image-1.jpg')
  await pages.publish(ABOUT, saved.body.version)
  assert.match(await (await fetch(site.url + ABOUT)).text(), '/uploads/pages/about/image-1.jpg')
  assert.is((await fetch(`${site.url}/uploads/pages/about/image-1.jpg`)).status, 200)

  const shipped = await pages.revert(ABOUT, 'shipped')
  const again = { ...source, sections: [...shipped.body.source.sections, added] }
  const second = await pages.save(ABOUT, { version: shipped.body.version, source: again })
  assert.is(lastPlaceIn(second.body), 'pages/about/image-2.jpg')
})

test('puts a version back as a draft, and follows the release again', async ({ site, pages }) => {
  const opened = await pages.open(ABOUT)
  const one = await pages.save(ABOUT, retitled(opened, 1, 'First'))
  const published = await pages.publish(ABOUT, one.body.version)
  const two = await pages.save(ABOUT, {
    ...retitled(one.body, 1, 'Second'),
    version: published.body.version,
  })
  await pages.publish(ABOUT, two.body.version)
  const [, first] = await pages.versions(ABOUT)
  const reverted = await pages.revert(ABOUT, first?.id ?? '')
  assert.is(reverted.body.source.sections[1]?.title, 'First')
  assert.match(await (await fetch(site.url + ABOUT)).text(), 'Second')

  const shipped = await pages.revert(ABOUT, 'shipped')
  const last = await pages.publish(ABOUT, shipped.body.version)
  const [about] = (await pages.list()).filter(({ path }) => path === ABOUT)
  assert.is(about?.state, 'shipped')
  assert.is((await pages.open(ABOUT)).version, last.body.version)
})

test('hides a section from visitors, and shows it again', async ({ site, pages }) => {
  const { version, source, keys } = await pages.open(ABOUT)
  const sections = source.sections.map((one, index) =>
    index === 1 ? { ...one, hidden: true } : one,
  )
  const hidden = await pages.save(ABOUT, { version, keys, source: { ...source, sections } })
  const published = await pages.publish(ABOUT, hidden.body.version)
  assert.not.match(await (await fetch(site.url + ABOUT)).text(), 'engineers in the family')
  const shown = await pages.save(ABOUT, { version: published.body.version, keys, source })
  await pages.publish(ABOUT, shown.body.version)
  assert.match(await (await fetch(site.url + ABOUT)).text(), 'engineers in the family')
})

test('answers in words where there is no page, no session or no shape', async ({ site, pages }) => {
  assert.is(
    (await pages.save('/nowhere', { version: 0, source: { path: '/', sections: [] } })).status,
    400,
  )
  assert.is((await site.ask('GET', `${api.editedPage}?path=/nowhere`)).status, 404)
  assert.is((await site.ask('GET', api.editedPage)).status, 400)
  assert.is((await fetch(`${site.url}${api.adminPages}`)).status, 401)
  const many = Array.from({ length: 300 }, () => ({ kind: 'prose' }))
  const { status, body } = await pages.save(ABOUT, {
    version: 0,
    source: { path: ABOUT, sections: many },
  })
  assert.is(status, 400)
  assert.match(body.error, 'at most 100 sections')
  const long = { kind: 'prose', title: 'x'.repeat(2_000_000) }
  const large = await pages.save(ABOUT, { version: 0, source: { path: ABOUT, sections: [long] } })
  assert.is(large.status, 413)
  assert.match(large.body.error, 'more than 1 MB of text')
  assert.match(large.body.error, 'put some of its sections on a page of their own')
})

test.run()

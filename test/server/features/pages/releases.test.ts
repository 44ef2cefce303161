import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { editedSite } from '../../../../server/features/pages/edited-site.ts'
import { pagesFormat } from '../../../../server/features/pages/store.ts'
import { loadContent } from '../../../../server/starters/load-starter.ts'
import { pageSources } from '../../../../server/starters/nairobi/index.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { until } from '../../../support/until.ts'
import { type Editing, openEditing, saveTitle, titleOf } from './schedule/open-editing.ts'

const test = suite('published pages after a start and an update')

const delivered = loadContent()
const ABOUT = '/about'

const open = (dataDir: string, pages = pageSources) => openEditing(dataDir, Date.now, pages)

/** A volume on which this page has another title in its second section. */
async function edited(path: string): Promise<string> {
  const dataDir = await temporaryFolder()
  const opened = await open(dataDir)
  await opened.editor.publish(path, await saveTitle(opened, 'Edited', 'amina', path), 'amina')
  await opened.store.settled()
  return dataDir
}

test('are shown again, with drafts beside them', async () => {
  const dataDir = await edited(ABOUT)
  const first = await open(dataDir)
  assert.is(titleOf(first, ABOUT), 'Edited')
  const { version, source, keys } = await first.editor.open(ABOUT)
  await first.editor.save(ABOUT, { version, keys, source: { ...source, name: 'Draft' } }, 'joan')
  const opened = await (await open(dataDir)).editor.open(ABOUT)
  assert.is(opened.draft?.source.name, 'Draft')
  assert.is(opened.draft?.by, 'joan')
  assert.is(opened.version, version + 1)
})

/** The stored file of a page, and a way to change what is published of it by an earlier release. */
async function storedAbout(dataDir: string) {
  const file = join(dataDir, 'pages', 'about.json')
  const stored = JSON.parse(await readFile(file, 'utf8'))
  return {
    published: stored.data.published,
    data: stored.data,
    async write() {
      stored.data.published.format = 0
      await writeFile(file, JSON.stringify(stored))
    },
  }
}

test('pages of another format are checked again, and then stored as checked', async () => {
  const dataDir = await edited(ABOUT)
  await (await storedAbout(dataDir)).write()
  assert.is(titleOf(await open(dataDir), ABOUT), 'Edited')
  assert.is((await storedAbout(dataDir)).published.format, pagesFormat.version)
})

test('a release with other words leaves those of a site as they are', async () => {
  const dataDir = await temporaryFolder()
  const before = (await open(dataDir)).site.content.value
  const reworded = pageSources
    .filter(({ path }) => path !== '/download')
    .map(page => (page.path === ABOUT ? { ...page, name: 'Reworded' } : page))
  const { site, editor } = await open(dataDir, reworded)
  assert.equal(
    site.content.value.pages.map(({ path, name }) => [path, name]),
    before.pages.map(({ path, name }) => [path, name]),
  )
  const { source } = await editor.version(ABOUT, 'shipped')
  assert.is(source.name, 'Reworded')
  const news = async () =>
    (await editor.list()).filter(page => page.isNewInRelease).map(({ path }) => path)
  assert.equal(await news(), [ABOUT])
  const reverted = await editor.revert(ABOUT, 'shipped', 'amina')
  assert.equal(await news(), [])
  await editor.publish(ABOUT, reverted.version, 'amina')
  assert.is(site.content.value.byPath.get(ABOUT)?.name, 'Reworded')
  assert.equal(await news(), [])
  const gone = await editor.version('/download', 'shipped').catch(error => error.status)
  assert.is(gone, 404)
})

test('a drawing that the release has no more takes its section along', async () => {
  const dataDir = await edited(ABOUT)
  const about = await storedAbout(dataDir)
  const { sections } = about.published.source
  sections[1].media = { ...sections[1].media, family: 'spaceship', seed: 3 }
  const { source, keys, by, at } = about.published
  about.data.draft = { source, keys, by, at, begun: at }
  await about.write()
  const { site, editor } = await open(dataDir)
  const shown = site.content.value.byPath.get(ABOUT)
  assert.is(shown?.sections.length, sections.length - 1)
  assert.match(site.unfit.get(ABOUT) ?? '', 'sections.1.media.family: There is no drawing')
  const opened = await editor.open(ABOUT)
  assert.is(Reflect.get(opened.source.sections[1]?.media ?? {}, 'family'), 'spaceship')
  assert.ok(opened.draft)
})

test('a page that cannot be read any more is shown as it was checked, and can be reverted', async () => {
  const dataDir = await edited(ABOUT)
  const about = await storedAbout(dataDir)
  about.published.source.description = 'Short'
  await about.write()
  const { site, editor } = await open(dataDir)
  assert.is(titleOf({ site }), 'Edited')
  assert.match(site.unfit.get(ABOUT) ?? '', 'description: ')
  const reverted = await editor.revert(ABOUT, 'shipped', 'amina')
  await editor.publish(ABOUT, reverted.version, 'amina')
  assert.is(site.unfit.size, 0)
})

test('a page that declares a place differently is left out alone', async () => {
  const { store, products, site: whole } = await open(await edited(ABOUT))
  const [first] = store.get('about')?.published?.checked.slots ?? []
  const all = store.all.map(page => {
    if (page.id !== 'contact' || !page.published) return page
    const { published } = page
    const slots = [...published.checked.slots, { ...first, family: 'sofa' }]
    return { ...page, published: { ...published, checked: { ...published.checked, slots } } }
  })
  const parts = { starter: delivered, products }
  const site = editedSite({ ...parts, store: { all: all as typeof store.all } })
  // The pages are in the order of their ids here: the second one of a clash is left out.
  assert.equal([...site.unfit.keys()], ['/contact'])
  assert.is(site.content.value.pages.length, whole.content.value.pages.length - 1)
})

test('of a list of products follow the collection', async () => {
  const chairs = '/services/furniture/chairs'
  const dataDir = await edited(chairs)
  const file = await readFile(join(dataDir, 'pages', 'services-furniture-chairs.json'), 'utf8')
  assert.not.match(file, 'Ch57')
  const { site } = await open(dataDir)
  const before = delivered.byPath.get(chairs)
  const after = site.content.value.byPath.get(chairs)
  assert.equal(after?.slots, before?.slots)
})

test('a first start that was interrupted begins again', async () => {
  const dataDir = await temporaryFolder()
  await open(dataDir)
  await rm(join(dataDir, 'page-order.json'))
  for (const id of ['about', 'home']) await rm(join(dataDir, 'pages', `${id}.json`))
  const { site, store } = await open(dataDir)
  assert.equal(site.content.value.pages, delivered.pages)
  assert.is(store.all.length, delivered.pages.length)
})

test('a page whose file was lost is stored as it was delivered, unless it has a former copy', async () => {
  const dataDir = await edited(ABOUT)
  await rm(join(dataDir, 'pages', 'about.json'))
  const refusal = await open(dataDir).catch(error => error.message)
  assert.match(refusal, 'To go back to its copy from before the last change: cp ')
  await rm(join(dataDir, 'pages', 'about.previous.json'))
  const { site, editor } = await open(dataDir)
  assert.equal(site.content.value.pages, delivered.pages)
  assert.is((await editor.list()).find(({ path }) => path === ABOUT)?.state, 'shipped')
})

test('a page that the release does not deliver any more is edited on, with its places', async () => {
  const dataDir = await edited(ABOUT)
  const others = pageSources.filter(({ path }) => path !== ABOUT)
  const opened = await open(dataDir, others)
  const version = await saveTitle(opened, 'On')
  assert.is((await opened.editor.publish(ABOUT, version, 'amina')).path, ABOUT)
})

/** As a process of another release publishes it, beside this one. */
async function publishElsewhere({ store }: Editing, title: string) {
  const stored = store.get('about')
  if (!stored) throw new Error('there is no such page')
  await store.change(stored, ({ published }) => {
    if (!published) return
    const [, second] = published.source.sections
    Object.assign(second ?? {}, { title })
    Object.assign(published, { format: 1, checked: { path: ABOUT } })
  })
}

test('of another release beside this one are shown once this one has checked them', async () => {
  const one = await open(await edited(ABOUT))
  let titles: unknown[] = []
  one.site.content.onChange(() => titles.push(titleOf(one, ABOUT)))
  await publishElsewhere(one, 'Of another release')
  assert.is(titleOf(one, ABOUT), 'Edited', 'as it was, until it is checked')
  await until('the check', () => titleOf(one, ABOUT) === 'Of another release')
  assert.equal(titles, ['Of another release'])
  titles = []
  await publishElsewhere(one, 'Of another release')
  await publishElsewhere(one, '')
  await until('its fault', () => one.site.unfit.get(ABOUT))
  assert.is.not(titleOf(one, ABOUT), '')
  assert.is(titles.length, 1, 'what says the same ends no page')
})

test.run()

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { loadContent, pageSources } from '../../../server/content/index.ts'
import { type SiteContent, siteContent } from '../../../server/content/site-content.ts'
import { createLog } from '../../../server/log.ts'
import { editedSite } from '../../../server/page-editing/edited-site.ts'
import { createPageEditing } from '../../../server/page-editing/index.ts'
import { openMenuOrder } from '../../../server/page-editing/menu/store.ts'
import { asChecked } from '../../../server/page-editing/recheck-pages.ts'
import { openRedirects } from '../../../server/page-editing/redirects/store.ts'
import { openPageStore } from '../../../server/page-editing/store.ts'
import { pageVersions } from '../../../server/page-editing/versions.ts'
import { openProductStore } from '../../../server/products/store.ts'
import { openSiteTexts } from '../../../server/site-texts/store.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { until } from '../../support/until.ts'

const test = suite('published pages after a start and an update')

const shipped: SiteContent = siteContent(loadContent())
const log = createLog({ logLevel: 'silent' })
const ABOUT = '/about'

async function open(dataDir: string, build = 'one') {
  const store = await openPageStore({ folder: join(dataDir, 'pages') })
  const manifest = { script: build } as never
  const redirects = await openRedirects({ file: join(dataDir, 'redirects.json') })
  const products = await openProductStore({ file: join(dataDir, 'products.json') })
  const menu = await openMenuOrder({ file: join(dataDir, 'menu.json') })
  const siteTexts = await openSiteTexts({ file: join(dataDir, 'site-texts.json') })
  const load = async () => pageSources
  return {
    store,
    ...(await createPageEditing({
      shipped,
      load,
      store,
      redirects,
      versions: pageVersions({ folder: join(dataDir, 'page-versions') }),
      menu,
      siteTexts,
      slotDetails: products.slotDetails,
      manifest,
      log,
    })),
  }
}

/** A volume on which this page has another title in its second section. */
async function edited(path: string): Promise<string> {
  const dataDir = await temporaryFolder()
  const { editor, store } = await open(dataDir)
  const { version, source, keys } = await editor.open(path)
  const sections = source.sections.map((one, at) => (at === 1 ? { ...one, title: 'Edited' } : one))
  const saved = await editor.save(path, { version, keys, source: { ...source, sections } }, 'amina')
  await editor.publish(path, saved.version, 'amina')
  await store.settled()
  return dataDir
}

const titleOf = ({ site }: Awaited<ReturnType<typeof open>>, path: string) =>
  Reflect.get(site.content.value.byPath.get(path)?.sections[1] ?? {}, 'title')

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

test('are checked again by another build, and then stored as checked', async () => {
  const dataDir = await edited(ABOUT)
  const file = join(dataDir, 'pages', 'about.json')
  const before = JSON.parse(await readFile(file, 'utf8')).data.published.checkedBy
  assert.is(titleOf(await open(dataDir, 'two'), ABOUT), 'Edited')
  assert.is.not(JSON.parse(await readFile(file, 'utf8')).data.published.checkedBy, before)
})

test('with a drawing that the release has no more give way to the shipped page', async () => {
  const dataDir = await edited(ABOUT)
  const file = join(dataDir, 'pages', 'about.json')
  const stored = JSON.parse(await readFile(file, 'utf8'))
  const { source } = stored.data.published
  source.sections[1].media = { ...source.sections[1].media, family: 'spaceship', seed: 3 }
  stored.data.draft = {
    ...stored.data.published,
    begun: stored.data.published.at,
    checked: undefined,
  }
  delete stored.data.draft.checkedBy
  await writeFile(file, JSON.stringify(stored))
  const { site, editor } = await open(dataDir, 'two')
  assert.is(site.content.value.byPath.get(ABOUT), shipped.value.byPath.get(ABOUT))
  assert.match(site.unfit.get(ABOUT) ?? '', 'sections.1.media.family: There is no drawing')
  const opened = await editor.open(ABOUT)
  assert.is(Reflect.get(opened.source.sections[1]?.media ?? {}, 'family'), 'spaceship')
  assert.ok(opened.draft)
})

test('give way to the shipped page where they fit no more, and stay stored', async () => {
  const dataDir = await edited(ABOUT)
  const file = join(dataDir, 'pages', 'about.json')
  const stored = JSON.parse(await readFile(file, 'utf8'))
  stored.data.published.source.sections[1].kind = 'a-kind-of-an-earlier-release'
  await writeFile(file, JSON.stringify(stored))
  const { site, editor } = await open(dataDir, 'two')
  assert.is(site.content.value, shipped.value)
  assert.match(site.unfit.get(ABOUT) ?? '', 'sections.1.kind')
  const opened = await editor.open(ABOUT)
  assert.is(opened.source.sections[1]?.kind, 'a-kind-of-an-earlier-release')

  const reverted = await editor.revert(ABOUT, 'shipped', 'amina')
  await editor.publish(ABOUT, reverted.version, 'amina')
  assert.is(site.unfit.size, 0)
})

test('that declare a place differently give way alone', async () => {
  const dataDir = await edited(ABOUT)
  const store = await openPageStore({ folder: join(dataDir, 'pages') })
  const [about] = store.all
  const { published } = structuredClone(about) as NonNullable<typeof about>
  const [first, ...slots] = published?.checked.slots ?? []
  const other = { ...(first as object), family: 'sofa' }
  const path = '/contact'
  const contact = { shipped: path, version: 1, former: [], lastSlot: 0 }
  const page = shipped.value.byPath.get(path) as NonNullable<
    ReturnType<typeof shipped.value.byPath.get>
  >
  const clashing = { ...page, slots: [...page.slots, other] }
  const both = {
    all: [
      { ...about, published },
      { ...contact, published: { ...published, checked: clashing } },
    ],
  } as never
  const site = editedSite(shipped, both, asChecked(both))
  assert.equal([...site.unfit.keys()], [path])
  assert.is.not(site.content.value.byPath.get(ABOUT), shipped.value.byPath.get(ABOUT))
  assert.ok(slots.length > 0)
})

test('of a list of products follow the collection', async () => {
  const chairs = '/services/furniture/chairs'
  const dataDir = await edited(chairs)
  const file = await readFile(join(dataDir, 'pages', 'services-furniture-chairs.json'), 'utf8')
  assert.not.match(file, 'Ch57')
  const { site } = await open(dataDir)
  const before = shipped.value.byPath.get(chairs)
  const after = site.content.value.byPath.get(chairs)
  assert.equal(after?.slots, before?.slots)
})

test('have one file each, and one for their versions', async () => {
  const dataDir = await edited(ABOUT)
  const names = await readdir(dataDir, { recursive: true })
  assert.equal(
    names.sort().filter(name => name.endsWith('.json')),
    ['page-versions/about.json', 'pages/about.json', 'pages/about.previous.json'],
  )
})

/** As a process of another release publishes it, beside this one. */
async function publishElsewhere({ store }: Awaited<ReturnType<typeof open>>, title: string) {
  const stored = store.get('about')
  if (!stored) throw new Error('there is no such page')
  await store.change(stored, ({ published }) => {
    if (!published) return
    const [, second] = published.source.sections
    Object.assign(second ?? {}, { title })
    Object.assign(published, { checkedBy: 'another', checked: { path: ABOUT } })
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

import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { withHidden } from '../../../../../server/features/pages/menu/places-of-hidden.ts'
import { openMenuOrder } from '../../../../../server/features/pages/menu/store.ts'
import type { NavigationItem } from '../../../../../web/base/contract.ts'
import { api } from '../../../../../web/base/routes.ts'
import { pageCalls } from '../../../../support/page-calls.ts'
import { publishFields } from '../../../../support/publish-fields.ts'
import { type RunningSite, startSite } from '../../../../support/site.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

const test = suite('order of the menu')

interface Menu {
  version: number
  items: NavigationItem[]
}

const read = async (site: RunningSite) => (await (await site.ask('GET', api.menu)).json()) as Menu

const put = (site: RunningSite, version: number, order: string[]) =>
  site.ask('PUT', api.menu, { version, order })

const labels = ({ items }: Menu) => items.map(({ label }) => label)

test('is the owner’s, for all pages at once, and those that it does not name come last', async () => {
  const site = use(await startSite())
  const before = await read(site)
  const [first, second, ...others] = before.items
  const order = [second, first].map(item => item?.href ?? '')
  assert.is((await put(site, before.version, order)).status, 200)
  const expected = [second, first, ...others].map(item => item?.label)
  assert.equal(labels(await read(site)), expected)
  const page = await (await fetch(site.url + api.page('/about'))).json()
  assert.equal(labels({ version: 0, items: page.site.navigation }), expected)
})

test('follows pages that move', async () => {
  const site = use(await startSite())
  const pages = pageCalls(site)
  const engineering = '/engineering-services'
  await put(site, 0, [engineering])
  await publishFields(pages, engineering, { path: '/metalwork' })
  assert.is((await read(site)).items[0]?.href, '/metalwork')
})

test('is refused where somebody else has changed it, or where it names what is no page', async () => {
  const site = use(await startSite())
  assert.is((await put(site, 0, ['/gallery'])).status, 200)
  assert.is((await put(site, 0, ['/about'])).status, 409)
  assert.is((await put(site, 1, ['/nowhere'])).status, 400)
  assert.is((await put(site, 1, ['/gallery', '/gallery'])).status, 400)
})

test('has a hidden page in its place when it is shown again', async () => {
  const site = use(await startSite())
  const pages = pageCalls(site)
  const { items } = await read(site)
  const names = items.map(({ href }) => href)
  const hidden = '/engineering-services/cnc-laser-cutting'
  const below = async () =>
    (await read(site)).items.find(({ href }) => href === '/engineering-services')?.items
  const [first, middle, last] = (await below())?.map(({ href }) => href) ?? []
  assert.is(first, hidden)
  assert.is((await pages.hide(hidden)).status, 200)
  const order = [...names.toReversed(), last, middle].map(String)
  assert.is((await put(site, 0, order)).status, 200)
  await pages.show(hidden)
  assert.equal(
    (await below())?.map(({ href }) => href),
    [hidden, last, middle],
  )
  assert.equal(
    (await read(site)).items.map(({ href }) => href),
    names.toReversed(),
  )
})

test('is stored', async () => {
  const file = join(await temporaryFolder(), 'menu.json')
  await (await openMenuOrder({ file })).change(0, ['about', 'gallery'])
  assert.equal((await openMenuOrder({ file })).value, { version: 1, order: ['about', 'gallery'] })
})

test('places of hidden pages are after the pages that they came after, wherever those are now', () => {
  const former = ['home', 'units', 'cabins', 'about', 'contact']
  const seen = ['home', 'units', 'contact']
  assert.equal(withHidden(seen, former), former)
  const moved = ['contact', 'units', 'home']
  assert.equal(withHidden(moved, former), ['contact', 'units', 'cabins', 'about', 'home'])
})

test('places of hidden pages are first where they were first, and nowhere where they were not', () => {
  assert.equal(withHidden(['b', 'c'], ['a', 'c', 'b']), ['a', 'b', 'c'])
  assert.equal(withHidden(['b', 'new'], ['b']), ['b', 'new'])
})

test.run()

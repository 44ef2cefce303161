import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { AdminProduct } from '../../../../web/admin/contract.ts'
import type { PageData } from '../../../../web/base/contract.ts'
import { api } from '../../../../web/base/routes.ts'
import { pageCalls } from '../../../support/page-calls.ts'
import { type RunningSite, startSite } from '../../../support/site.ts'

const test = suite<{ site: RunningSite }>('tiles of products on any page')

test.before(async context => {
  context.site = await startSite()
})
test.after(({ site }) => site.stop())

const ABOUT = '/about'

/** Publishes the page about the company with such a section before its others. */
async function publishWith(site: RunningSite, section: object) {
  const pages = pageCalls(site)
  const { version, draft, ...published } = await pages.open(ABOUT)
  const { source, keys } = draft ?? published
  const at = source.sections.findIndex(({ kind }) => kind === 'products')
  const others = source.sections.filter((_, index) => index !== at)
  const body = {
    version,
    keys: [at < 0 ? null : (keys[at] ?? null), ...keys.filter((_, index) => index !== at)],
    source: {
      ...source,
      sections: [{ kind: 'products', title: 'Seen here', ...section }, ...others],
    },
  }
  const saved = await pages.save(ABOUT, body)
  return pages.publish(ABOUT, saved.body.version)
}

const html = async (site: RunningSite) => (await fetch(site.url + ABOUT)).text()

async function tiles(site: RunningSite) {
  const answer = await fetch(site.url + api.page(ABOUT))
  const { page } = (await answer.json()) as PageData
  const section = page.sections.find(({ kind }) => kind === 'products')
  return section?.kind === 'products' ? section : undefined
}

const hrefs = async (site: RunningSite) => (await tiles(site))?.tiles.map(({ href }) => href)

async function change(site: RunningSite, code: string, to: object) {
  const { version } = (await (await site.ask('GET', api.adminProduct(code))).json()) as AdminProduct
  assert.is((await site.ask('PATCH', api.adminProduct(code), { version, ...to })).status, 200)
}

test('the first of a collection follow what is hidden, renamed and shown', async ({ site }) => {
  const published = await publishWith(site, { collection: 'chairs', most: 2 })
  assert.is(published.status, 200)
  assert.equal(await hrefs(site), ['/products/ch1', '/products/ch2'])
  assert.equal((await tiles(site))?.all, {
    label: 'All of Chairs',
    href: '/services/furniture/chairs',
  })
  assert.match(await html(site), 'All of Chairs')

  await change(site, 'Ch2', { isVisible: false })
  await change(site, 'Ch3', { name: 'Nyota' })
  assert.equal(await hrefs(site), ['/products/ch1', '/products/ch3'])
  assert.match(await html(site), '>Nyota<')
  assert.not.match(await html(site), '/products/ch2')
  await change(site, 'Ch2', { isVisible: true })
  assert.equal(await hrefs(site), ['/products/ch1', '/products/ch2'])
  assert.not.match(await html(site), '>Nyota<')
})

test('chosen products stand in their order, and a deleted one leaves', async ({ site }) => {
  assert.is((await publishWith(site, { codes: ['kp 2', 'Ch9'] })).status, 200)
  assert.equal(await hrefs(site), ['/products/kp2', '/products/ch9'])
  await site.ask('POST', api.deleteProducts, { codes: ['KP2'] })
  assert.equal(await hrefs(site), ['/products/ch9'])
  const emptied = await site.ask('POST', api.deleteProducts, { codes: ['Ch9'] })
  assert.is(emptied.status, 200)
  assert.is(await tiles(site), undefined)
  assert.not.match(await html(site), 'Seen here')
  const refused = await publishWith(site, { codes: ['Ch9', 'Ch8'] })
  assert.is(refused.status, 400)
  assert.equal(refused.body.fields, { 'sections.0.codes.0': 'No product has this code' })
})

test('without a collection there is a tile for each that visitors can open', async ({ site }) => {
  const unknown = await publishWith(site, { collection: 'stairs' })
  assert.equal(unknown.body.fields, {
    'sections.0.collection': 'There is no such collection any more',
  })
  assert.is((await publishWith(site, { most: 48 })).status, 200)
  const all = (await tiles(site))?.tiles ?? []
  const names = all.map(({ name }) => name)
  assert.ok(names.includes('Chairs') && names.includes('Prefab Units'), names.join())
  for (const { href } of all) assert.is((await fetch(site.url + href)).status, 200, href)
})

test.run()

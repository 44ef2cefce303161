import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { PageData } from '../../../../../web/base/contract.ts'
import { api } from '../../../../../web/base/routes.ts'
import type { SectionOf } from '../../../../../web/sections/schemas.ts'
import { type RunningSite, startSite } from '../../../../support/site.ts'

interface Context {
  site: RunningSite
  html: (query: string) => Promise<string>
  /** What a browser loads for a query. */
  compared: (query: string) => Promise<SectionOf<'compare'>>
}

const test = suite<Context>('a comparison of products')

test.before.each(async context => {
  const site = await startSite()
  context.site = site
  context.html = async query => (await fetch(`${site.url}/compare${query}`)).text()
  context.compared = async query => {
    const answer = await fetch(site.url + api.page(`/compare${query}`))
    const { page }: PageData = await answer.json()
    return page.sections[0] as SectionOf<'compare'>
  }
})

const say = async (site: RunningSite, products: object) =>
  assert.is((await site.ask('PATCH', api.adminProducts, { products })).status, 200)

test('has pictures, links and every fact side by side', async ({ site, html, compared }) => {
  await say(site, { Ch8: { version: 0, widthMm: 480, materials: 'Oak', weightKg: 6 } })
  await say(site, { Ch9: { version: 0, widthMm: 480, depthMm: 500, materials: 'Teak' } })
  const { items, rows, query, note } = await compared('?codes=CH9,ch008,lg1')
  assert.equal(
    items.map(({ code }) => code),
    ['Ch9', 'Ch8', 'LG1'],
  )
  assert.equal([query, note], ['codes=ch9,ch8,lg1', undefined])
  assert.equal(
    rows.map(({ name, values, isDifferent }) => [name, isDifferent, ...values]),
    [
      ['Code', false, 'Ch9', 'Ch8', 'LG1'],
      ['Collection', true, 'Chairs', 'Chairs', 'Furniture Legs'],
      ['Form', false, '', '', 'Turned'],
      ['Size', true, '48 cm wide, 50 cm deep', '48 cm wide', ''],
      ['Weight', false, '', '6 kg', ''],
      ['Material', true, 'Teak', 'Oak', 'Oak'],
    ],
  )
  const page = await html('?codes=ch9,ch8,lg1')
  assert.match(page, 'href="/products/ch8"')
  assert.match(page, 'href="?codes=ch9,lg1"')
  assert.match(page, /<meta name="robots" content="noindex/)
  assert.match(page, /<link rel="canonical" href="[^"?]*\/compare"/)
  assert.match(page, /property="og:image" content="[^"]*\/share\/products\/ch9\.jpg/)
  const message = `a quote for Ch9, Ch8, Oak Turned Leg: ${site.url}/compare?codes=ch9,ch8,lg1`
  assert.match(page, encodeURIComponent(message))
})

test('says kindly what an address does not say rightly', async ({ site, compared, html }) => {
  await say(site, { Ch7: { version: 0, isVisible: false } })
  const noteAt = async (query: string) => {
    const { items, note = '' } = await compared(query)
    return `${items.length} ${note}`
  }
  assert.match(await noteAt(''), /^0 Choose two, three or four/)
  assert.match(await noteAt('?codes=,,'), /^0 Choose two/)
  assert.match(await noteAt('?codes=zz1,ch7'), /^0 None of these codes/)
  assert.match(await noteAt('?codes=ch8'), /^1 One product alone/)
  assert.match(await noteAt('?codes=ch8,CH8,ch08'), /^1 One product alone/)
  assert.match(await noteAt('?codes=ch8,ch7'), /^1 One of the codes leads to no product now\. One/)
  assert.match(await noteAt('?codes=ch8,ch9,ch7'), /^2 One of the codes/)
  assert.match(await noteAt('?codes=ch1,ch2,ch3,ch4,ch5'), /^4 4 fit side by side/)
  const queryAt = async (query: string) => (await compared(query)).query
  assert.is(await queryAt('?codes=ch8,none'), 'codes=ch8&missing')
  assert.is(await queryAt('?codes=ch1,ch2,ch3,ch4,ch5'), 'codes=ch1,ch2,ch3,ch4&more')
  assert.not.match(await html(`?codes=<script>x</script>,${'y'.repeat(5000)}`), '<script>x')
  assert.is((await fetch(`${site.url}/compare?codes=%E0%A4%A,ch8,ch9`)).status, 200)
})

test('is reached from the names of a shortlist, also those from before', async context => {
  const { site, html, compared } = context
  await say(site, { Ch8: { version: 0, name: 'Lamu chair' } })
  const leads = async (items: string) => {
    const query = new URLSearchParams({ items })
    const { status, headers } = await fetch(`${site.url}/compare?${query}`, { redirect: 'manual' })
    return `${status} ${headers.get('location')}`
  }
  const chairs = '/services/furniture/chairs'
  assert.is(
    await leads(`${chairs}:Lamu chair;${chairs}:Ch8;/gallery:Camp 1;${chairs}:Ch9*3`),
    '302 /compare?codes=ch8,ch8,pu2,ch9',
  )
  const { items } = await compared('?codes=ch8,ch9')
  assert.equal([items[0]?.formerNames, items[1]?.formerNames], [['Ch8'], undefined])
  assert.is(await leads(`${chairs}:no & such=1`), '302 /compare?codes=no%20%26%20such%3D1')
  assert.match(await html(`?items=${encodeURIComponent(`${chairs}:gone`)}`), 'None of these codes')
})

test('follows its products at once, cached once for all spellings', async ({ site, html }) => {
  const tagOf = async (query: string) =>
    (await fetch(`${site.url}/compare${query}`)).headers.get('etag')
  assert.is(await tagOf('?codes=Ch8,CH9&x=1'), await tagOf('?codes=ch8,ch9'))
  assert.not.match(await html('?codes=ch8,ch9'), 'Mvule')
  await say(site, { Ch8: { version: 0, materials: 'Mvule' } })
  assert.match(await html('?codes=ch8,ch9'), 'Mvule')
})

test('tells no price that is not shown', async ({ site, html }) => {
  const price = { kind: 'fixed', cents: 7_654_321, per: 'piece', vatIncluded: true }
  await say(site, {
    Ch8: { version: 0, price },
    Ch9: { version: 0, price: { ...price, cents: 100_000 }, isPriceShown: true },
  })
  const page = await html('?codes=ch8,ch9')
  assert.match(page, 'KES 1,000')
  assert.not.match(page, /76[,.]?543|7654321/)
})

test('is no page to search engines or editors, and keeps its address', async ({ site }) => {
  assert.not.match(await (await fetch(`${site.url}/sitemap.xml`)).text(), '/compare')
  const taken = await site.ask('POST', api.adminPages, { path: '/compare', name: 'Compare' })
  assert.is(taken.status, 400)
  const cookie = await site.signIn()
  const page = await fetch(`${site.url}/compare?codes=ch8,ch9`, { headers: { cookie } })
  assert.match(await page.text(), /<a class="edit-page"[^>]* hidden>Edit this page</)
  const moved = await fetch(`${site.url}/Compare/?codes=ch8`, { redirect: 'manual' })
  assert.is(moved.headers.get('location'), '/compare?codes=ch8')
})

test.run()

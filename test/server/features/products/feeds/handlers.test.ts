import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api, feedUrls } from '../../../../../web/base/routes.ts'
import type { FeedsAnswer } from '../../../../../web/features/products/admin/feeds/contract.ts'
import { plainRequest } from '../../../../support/plain-request.ts'
import { picture } from '../../../../support/samples.ts'
import { type RunningSite, startSite } from '../../../../support/site.ts'

const test = suite<{ site: RunningSite }>('feeds of products')

const slotOfChair = (number: number) => `executive-furniture/chairs/products/image-${number}.jpg`
const price = { kind: 'fixed', cents: 7_654_350, per: 'piece', vatIncluded: true }

test.before.each(async context => {
  context.site = await startSite()
})

const change = async (site: RunningSite, products: object) =>
  assert.is((await site.ask('PATCH', api.adminProducts, { products })).status, 200)
const shown = async (site: RunningSite) =>
  (await (await site.ask('GET', api.feeds)).json()) as FeedsAnswer
const switchOn = async (site: RunningSite) =>
  assert.is(
    (await site.ask('PUT', api.feeds, { version: 0, meta: true, google: true })).status,
    200,
  )
const read = async (site: RunningSite, kind: 'meta' | 'google') =>
  (await plainRequest(site.url + feedUrls[kind])).text

/** Two chairs with a photo, of which one has a price that is shown. */
async function furnish(site: RunningSite): Promise<void> {
  const photo = await picture('jpeg', 600, 600)
  for (const number of [8, 9]) await site.upload(slotOfChair(number), photo)
  await change(site, {
    Ch8: {
      ...{ version: 0, price, isPriceShown: true, name: '=Sava "nna" & <Sons>, 椅子' },
      ...{ title: 'High back', description: '- Oak,\nmesh' },
    },
    Ch9: { version: 0, price },
    Ch7: { version: 0, price, isPriceShown: true },
  })
}

test('are not there before they are switched on, each by itself', async ({ site }) => {
  await furnish(site)
  for (const address of Object.values(feedUrls)) {
    assert.is((await plainRequest(site.url + address)).status, 404)
  }
  const one = { version: 0, meta: true, google: false }
  assert.is((await site.ask('PUT', api.feeds, one)).status, 200)
  assert.is((await plainRequest(site.url + feedUrls.meta)).status, 200)
  assert.is((await plainRequest(site.url + feedUrls.google)).status, 404)
  assert.is((await site.ask('PUT', api.feeds, one)).status, 409)
  const off = { version: 1, meta: false, google: false }
  assert.is((await site.ask('PUT', api.feeds, off)).status, 200)
  assert.is((await plainRequest(site.url + feedUrls.meta)).status, 404)
})

test('have the required fields of products with a shown price and a photo', async ({ site }) => {
  await furnish(site)
  await switchOn(site)
  const csv = await read(site, 'meta')
  const image = new RegExp(`${site.url}/uploads/${slotOfChair(8)}\\?v=[\\w-]+`).exec(csv)?.[0]
  assert.equal(csv.split('\r\n'), [
    'id,title,description,availability,condition,price,link,image_link,brand',
    [
      'Ch8,"Sava ""nna"" & <Sons>, 椅子, High back","Oak, mesh",in stock,new,76543.50 KES',
      `${site.url}/products/ch8,${image},Nairobi Prefab & Interiors`,
    ].join(),
    '',
  ])
  const xml = await read(site, 'google')
  const [item = '', ...others] = xml.match(/<item>.*<\/item>/g) ?? []
  assert.equal(others, [])
  const fields = [...item.matchAll(/<(g:\w+)>([^<]*)<\/\1>/g)].map(([, name, value]) => [
    name,
    value,
  ])
  assert.equal(fields, [
    ['g:id', 'Ch8'],
    ['g:title', 'Sava "nna" &amp; &lt;Sons&gt;, 椅子, High back'],
    ['g:description', 'Oak, mesh'],
    ['g:link', `${site.url}/products/ch8`],
    ['g:image_link', image],
    ['g:availability', 'in_stock'],
    ['g:condition', 'new'],
    ['g:price', '76543.50 KES'],
    ['g:brand', 'Nairobi Prefab &amp; Interiors'],
    ['g:mpn', 'Ch8'],
  ])
  for (const address of [fields[3]?.[1], image]) {
    assert.is((await fetch(address ?? '')).status, 200, address)
  }
})

test('are made again after each change of what is in them', async ({ site }) => {
  await furnish(site)
  await switchOn(site)
  const before = await plainRequest(site.url + feedUrls.meta)
  const etag = String(before.headers.etag)
  const again = () => plainRequest(site.url + feedUrls.meta, { headers: { 'if-none-match': etag } })
  assert.is((await again()).status, 304)
  const codes = async () => (await read(site, 'meta')).match(/^Ch\d+/gm) ?? []
  await change(site, { Ch9: { version: 1, isPriceShown: true } })
  assert.is((await again()).status, 200)
  assert.equal(await codes(), ['Ch8', 'Ch9'])
  await change(site, { Ch9: { version: 2, isVisible: false } })
  assert.equal(await codes(), ['Ch8'])
  await site.upload(slotOfChair(7), await picture('jpeg', 700, 700))
  assert.equal(await codes(), ['Ch7', 'Ch8'])
  await site.ask('DELETE', api.adminProduct('ch8'))
  assert.equal(await codes(), ['Ch7'])
  await site.ask('DELETE', `${api.media}?path=/uploads/${slotOfChair(7)}`)
  assert.equal(await codes(), [])
})

test('say of every other product why it is left out', async ({ site }) => {
  await furnish(site)
  const { included, left, meta, google } = await shown(site)
  assert.equal([included, meta, google], [1, false, false])
  const by = Object.fromEntries(left.map(({ why, products }) => [why, products.length]))
  assert.equal(by, { 'no-price': 1617, 'price-not-shown': 1, 'no-photo': 1 })
  const [without] = left.find(({ why }) => why === 'no-photo')?.products ?? []
  assert.equal(without, { code: 'Ch7', name: 'Ch7' })
})

test('of a copy of the site are not there', async () => {
  const copy = await startSite({ env: { STAGING: 'on' } })
  await switchOn(copy)
  assert.is((await plainRequest(copy.url + feedUrls.meta)).status, 404)
})

test.run()

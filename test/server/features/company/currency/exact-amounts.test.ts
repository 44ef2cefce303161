import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { AdminProduct } from '../../../../../web/admin/contract.ts'
import { api, feedUrls, routes } from '../../../../../web/base/routes.ts'
import { picture } from '../../../../support/samples.ts'
import { amounts, price, quoteOf, startPricing } from './amounts.ts'

const test = suite('amounts in twelve currencies')

test('are the same in tables, on pages, in data, filters, feeds and quotes', async () => {
  const site = await startPricing()
  const text = async (path: string) => (await fetch(new URL(path, site.url))).text()
  const asked = async (path: string) => (await site.ask('GET', path)).text()
  const product = async (): Promise<AdminProduct> =>
    JSON.parse(await asked(api.adminProduct('TK1')))
  await site.upload((await product()).slot, await picture('jpeg', 600, 600))
  let from = 'KES'
  for (const amount of amounts) {
    const { currency, minorUnits, fixed } = amount
    await price(site, amount, from)
    assert.is((await product()).facts.price?.cents, minorUnits, currency)

    const read = `${currency} ${amount.text}`
    const page = await text(routes.product('TK1'))
    assert.match(page, `>${read}, VAT included<`)
    assert.match(page, `"price":${Number(fixed)},"priceCurrency":"${currency}"`)
    assert.match(await text(`${routes.compare}?codes=tk1,tk2`), read)

    const table = await asked(api.productsCsv)
    assert.match(table, `,Amount (${currency}),`)
    assert.match(table, `,One price,${fixed.replace(/\.0+$/, '')},`)

    const filters = await text('/tanks?filter=open')
    const [, query] =
      new RegExp(`href="(\\?price=[^"]+)"[^>]*>${amount.class}\\W`).exec(filters) ?? []
    const narrowed = await text(`/tanks${query}`)
    assert.match(narrowed, '>1 of 25 products fit', amount.class)
    assert.match(narrowed, `<h3>Tank TK1<span class="price">${read}</span></h3>`)

    const { version, meta, google } = JSON.parse(await asked(api.feeds))
    assert.equal([meta, google], [false, false], 'feeds are off after a change of currency')
    const on = { version, meta: true, google: true }
    assert.is((await site.ask('PUT', api.feeds, on)).status, 200)
    assert.match(await text(feedUrls.meta), `,${fixed} ${currency},`)
    assert.match(await text(feedUrls.google), `<g:price>${fixed} ${currency}</g:price>`)

    const { url, number } = await quoteOf(site, amount)
    const shown = await (await fetch(url, { headers: { accept: 'text/html' } })).text()
    assert.match(shown, amount.text)
    assert.match(shown, currency)
    const quotes = await asked(api.quotesCsv)
    assert.match(quotes, new RegExp(`${number},.*,${currency},${fixed},0[.0]*,${fixed},`))
    from = currency
  }
})

test.run()

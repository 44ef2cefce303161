import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { AdminProduct, SiteCurrency } from '../../../../../web/admin/contract.ts'
import { api, feedUrls, routes } from '../../../../../web/base/routes.ts'
import type { DesignPrices } from '../../../../../web/features/design/prices.ts'
import type { Price } from '../../../../../web/features/products/facts.ts'
import { quoteBody } from '../../../../support/quotes.ts'
import { type RunningSite, startSite } from '../../../../support/site.ts'

const test = suite<{ site: RunningSite }>('another currency of the site')

test.before.each(async context => {
  context.site = await startSite()
})

const read = async <T>(site: RunningSite, address: string) =>
  (await (await site.ask('GET', address)).json()) as T

const product = (site: RunningSite, code: string) =>
  read<AdminProduct>(site, api.adminProduct(code))

async function priced(site: RunningSite, code: string, price: Partial<Price>): Promise<void> {
  const { version } = await product(site, code)
  const whole = { kind: 'fixed', per: 'piece', vatIncluded: true, ...price }
  const change = { version, price: whole, isPriceShown: true }
  assert.is((await site.ask('PATCH', api.adminProduct(code), change)).status, 200)
}

const change = (site: RunningSite, body: object) => site.ask('PUT', api.currency, body)

const pageOf = async (site: RunningSite, path: string) => (await fetch(site.url + path)).text()

test('keeps the figures of prices on every page, in tables, feeds and structured data', async ({
  site,
}) => {
  await priced(site, 'Ch8', { cents: 6_850_050 })
  await priced(site, 'Ch9', { kind: 'range', cents: 10, toCents: 40 })
  await priced(site, 'Ch10', { cents: 40 })
  await site.ask('PUT', api.feeds, { version: 0, meta: true, google: false })
  const unitPrices = await read<DesignPrices>(site, api.designPrices)
  await site.ask('PUT', api.designPrices, { ...unitPrices, prices: { deck: 4_500_000 } })
  assert.match(await pageOf(site, routes.product('Ch8')), 'KES 68,500.50')

  const undecided = await change(site, { from: 'KES', currency: 'UGX' })
  assert.is(undecided.status, 409)
  assert.match(await undecided.text(), '"prices":3,"unitPrices":1')
  const answer = await change(site, { from: 'KES', currency: 'UGX', prices: 'keep' })
  assert.equal((await answer.json()) as SiteCurrency, {
    ...{ currency: 'UGX', prices: 1, unitPrices: 1 },
  })

  const page = await pageOf(site, routes.product('Ch8'))
  assert.match(page, 'UGX 68,501')
  assert.match(page, '"price":68501,')
  assert.match(page, '"currenciesAccepted":"UGX"')
  assert.not.match(page, 'KES')
  assert.not.match(await pageOf(site, '/'), 'KES')
  const { facts, currency } = await product(site, 'Ch8')
  assert.equal([currency, facts.price?.cents], ['UGX', 68_501])
  // Less than one shilling is no price in shillings.
  for (const code of ['Ch9', 'Ch10']) assert.is((await product(site, code)).facts.price, undefined)
  const table = await (await site.ask('GET', api.productsCsv)).text()
  assert.match(table, 'Amount (UGX),Upper amount (UGX)')
  assert.is((await fetch(site.url + feedUrls.meta)).status, 404)
  const { prices } = await read<DesignPrices>(site, api.designPrices)
  assert.equal(prices, { deck: 45_000 })
})

test('can begin without prices, and a name that somebody has typed meanwhile is not lost', async ({
  site,
}) => {
  await priced(site, 'Ch8', { cents: 6_850_000 })
  const before = await product(site, 'Ch8')
  await change(site, { from: 'KES', currency: 'USD', prices: 'empty' })
  const { facts } = await product(site, 'Ch8')
  assert.equal([facts.price, facts.isPriceShown], [undefined, true])
  const typed = { version: before.version, name: 'Lamu', price: before.facts.price }
  assert.is((await site.ask('PATCH', api.adminProduct('Ch8'), typed)).status, 409)
  const unpriced = { version: 0, price: before.facts.price }
  assert.is((await site.ask('PATCH', api.adminProduct('Ch20'), unpriced)).status, 409)
})

test('leaves quotes in theirs, and new ones begin in the new one', async ({ site }) => {
  const make = async () => {
    const made = await (
      await site.ask('POST', api.quotes, quoteBody({ currency: undefined }))
    ).json()
    return read<{ content: { currency: string } }>(site, api.quote(made.id))
  }
  const first = (await make()) as unknown as { id: string; version: number; content: object }
  await change(site, { from: 'KES', currency: 'KWD' })
  assert.is((await make()).content.currency, 'KWD')
  const edited = { ...first.content, currency: 'KWD', note: 'By lorry', version: first.version }
  const saved = await (await site.ask('PUT', api.quote(first.id), edited)).json()
  assert.equal([saved.content.note, saved.content.currency], ['By lorry', 'KES'])
  const { sums } = await read<{ sums: { draft: object } }>(site, api.quotes)
  assert.equal(sums.draft, { KES: 129_804_000, KWD: 129_804_000 })
})

test('is refused where it began from another one, and is made once where the answer is lost', async ({
  site,
}) => {
  await priced(site, 'Ch8', { cents: 10_000_000_000_000 })
  const tooLarge = await change(site, { from: 'KES', currency: 'KWD', prices: 'keep' })
  assert.is(tooLarge.status, 400)
  assert.match(await tooLarge.text(), 'The price of Ch8 has more digits')
  const once = { from: 'KES', currency: 'JPY', prices: 'keep' }
  for (const _ of [1, 2]) assert.is((await change(site, once)).status, 200)
  assert.is((await product(site, 'Ch8')).facts.price?.cents, 100_000_000_000)
  assert.is((await change(site, { ...once, currency: 'USD' })).status, 409)
  for (const currency of ['XXX', 'kes', '', 5])
    assert.is((await change(site, { from: 'JPY', currency })).status, 400)
})

test.run()

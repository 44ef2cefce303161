import { readFile } from 'node:fs/promises'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { AdminProduct, AdminProducts } from '../../../../../web/admin/contract.ts'
import { api } from '../../../../../web/base/routes.ts'
import { BIN_HEADER } from '../../../../../web/features/operations/admin/bin/bin-header.ts'
import { answerFirst } from '../../../../support/first-answers.ts'
import { importTable, sendTable } from '../../../../support/product-table.ts'
import { type RunningSite, startSite } from '../../../../support/site.ts'

const test = suite('a price list of a company that has never seen the table')

const listOf = (name: string) =>
  readFile(new URL(`../../../../fixtures/price-lists/${name}.csv`, import.meta.url))

async function emptySite(currency: string): Promise<RunningSite> {
  const site = await startSite({ env: { STARTER: 'empty' } })
  assert.is((await answerFirst(site, { currency, begin: 'keep' })).status, 200)
  return site
}

async function add(site: RunningSite, name: string): Promise<void> {
  const text = `${name}: each model with a page of its own, and a way to ask us about it.`
  const body = { name, text, path: `/${name.toLowerCase()}` }
  assert.is((await site.ask('POST', api.collections, body)).status, 201)
}

const all = async (site: RunningSite) =>
  (await (await site.ask('GET', api.adminProducts)).json()) as AdminProducts

test('with its own codes and categories is read as it is, once its collections are there', async () => {
  const site = await emptySite('GHS')
  const file = await listOf('accra-price-list')
  const first = await sendTable(site, file)
  assert.equal([first.status, first.body.hasCodes, first.body.wrongRows], [200, true, 20])
  const names = ['Ovens', 'Mixers', 'Tables', 'Fryers']
  assert.equal(
    first.body.missingCollections,
    names.map(name => ({ name, rows: 5 })),
  )
  assert.equal(
    first.body.wrong.map(({ row }) => row),
    [2, 7, 12, 17],
  )
  assert.is((await importTable(site, file)).status, 400)
  for (const name of names) await add(site, name)
  const { body } = await sendTable(site, file)
  assert.equal([body.new.length, body.wrongRows, body.hiddenPrices], [20, 0, 20])
  assert.equal(body.columns.slice(0, 5), [
    { heading: 'SKU', field: 'Code' },
    { heading: 'Product name', field: 'Name' },
    { heading: 'Category', field: 'Collection' },
    { heading: 'Price GHS', field: 'Amount (GHS)' },
    { heading: 'Width (cm)', field: 'Width (mm)' },
  ])
  const says = new Map(body.new[0]?.says.map(({ field, to }) => [field, to]))
  assert.equal(
    ['Width (mm)', 'Price', 'Amount (GHS)'].map(field => says.get(field)),
    ['600', 'One price', '1835'],
  )
  const { collections } = await all(site)
  assert.is(new Set(collections.map(({ nextCode }) => nextCode)).size, 4)

  const shown = { version: body.version, showPrices: '1' }
  const imported = await sendTable(site, file, shown)
  assert.equal([imported.body.new.length, imported.body.hiddenPrices], [20, 0])
  const oven = (await (await site.ask('GET', api.adminProduct('AK-001'))).json()) as AdminProduct
  assert.is(
    oven.description,
    'Deck oven 2 trays in stainless steel, for bakeries and hotel kitchens.',
  )
  assert.equal(oven.facts, {
    ...{ widthMm: 600, isPriceShown: true },
    price: { kind: 'fixed', per: 'piece', vatIncluded: true, cents: 183_500 },
  })
  assert.match(await (await fetch(`${site.url}/products/ak-001`)).text(), 'GHS 1,835')
  const again = await sendTable(site, file)
  assert.equal([again.body.new, again.body.changed, again.body.unchanged], [[], [], 20])
  const entry = imported.headers.get(BIN_HEADER)
  assert.is((await site.ask('POST', `${api.bin}/${entry}/restore`)).status, 200)
  assert.is((await all(site)).products.length, 0)
  await site.stop()
})

test('without codes and collections gets both, and is not added twice', async () => {
  const site = await emptySite('DKK')
  const file = await listOf('keramik')
  const first = await sendTable(site, file)
  assert.equal([first.body.hasCodes, first.body.withoutCollection], [false, 20])
  assert.equal(first.body.withoutUnit, ['Height'])
  const choice = { collection: 'Ceramics' }
  const { missingCollections } = (await sendTable(site, file, { dryRun: '1', ...choice })).body
  assert.equal(missingCollections, [{ name: 'Ceramics', rows: 20 }])
  await add(site, 'Ceramics')
  const { body } = await sendTable(site, file, { dryRun: '1', ...choice })
  const { status } = await sendTable(site, file, { version: body.version, ...choice })
  assert.equal([status, body.new.at(-1)?.code, body.new.length], [200, 'CE20', 20])
  const { products } = await all(site)
  assert.equal(
    [products[0]?.name, products[0]?.facts.price?.cents, products[0]?.facts.isPriceShown],
    ['Vase Skagen low', 45_000, undefined],
  )
  for (const query of [{}, choice]) {
    const again = (await sendTable(site, file, { dryRun: '1', ...query })).body
    assert.equal([again.new, again.changed, again.unchanged, again.wrongRows], [[], [], 20, 0])
  }
  const dearer = file.toString().replace('1690,00', '1790,00')
  const { changed } = (await sendTable(site, dearer)).body
  assert.equal(
    changed.map(({ name, changes }) => [name, changes[0]?.to]),
    [['Lamp Møn large', '1790']],
  )
  await site.stop()
})

test('that calls its amounts a price, and its products by their descriptions, is understood', async () => {
  const site = await emptySite('KES')
  await add(site, 'Tanks')
  const list =
    'Item no;Description;Group;Price\nT-1;Tank 500 l;Tanks;12.500\nT-2;Tank 900 l;Tanks;KES 18 000\n'
  const { body } = await importTable(site, list)
  assert.equal(
    body.new.map(({ code, name }) => [code, name]),
    [
      ['T-1', 'Tank 500 l'],
      ['T-2', 'Tank 900 l'],
    ],
  )
  const { products } = await all(site)
  assert.equal(
    products.map(({ facts }) => [facts.price?.kind, facts.price?.cents]),
    [
      ['fixed', 1_250_000],
      ['fixed', 1_800_000],
    ],
  )
  assert.is((await sendTable(site, list)).body.unchanged, 2)
  await add(site, 'Taps')
  const rest = { dryRun: '1', collection: 'Taps' }
  const more = (await sendTable(site, 'SKU,Product\nT-1,Tank 500 l\nT-9,Brass tap\n', rest)).body
  assert.equal(
    [more.unchanged, more.new.map(({ code, collection }) => [code, collection])],
    [1, [['T-9', 'Taps']]],
  )
  const words = 'Code,Description,Price\nT-1,Of food-grade plastic.,On request\n'
  const [changed] = (await sendTable(site, words)).body.changed
  assert.equal(
    [changed?.name, changed?.changes.map(({ field }) => field)],
    ['Tank 500 l', ['Price', 'Amount (KES)', 'Description']],
  )
  await site.stop()
})

test.run()

import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { AdminProduct, AdminProducts, BinPage } from '../../../../../web/admin/contract.ts'
import { api } from '../../../../../web/base/routes.ts'
import { BIN_HEADER } from '../../../../../web/features/operations/admin/bin/bin-header.ts'
import { saySomethingOdd } from '../../../../support/odd-products.ts'
import { exportTable, importTable, sendTable } from '../../../../support/product-table.ts'
import { picture } from '../../../../support/samples.ts'
import { type RunningSite, startSite } from '../../../../support/site.ts'

const test = suite<{ site: RunningSite }>('import of a table of products')

test.before.each(async context => {
  context.site = await startSite()
})

const read = async <T>(site: RunningSite, path: string) =>
  (await (await site.ask('GET', path)).json()) as T
const product = (site: RunningSite, code: string) =>
  read<AdminProduct>(site, api.adminProduct(code))
const all = (site: RunningSite) => read<AdminProducts>(site, api.adminProducts)

test('out and in again makes no difference, whatever is said', async ({ site }) => {
  await saySomethingOdd(site)
  const before = await all(site)
  const file = await exportTable(site)
  const { status, body } = await importTable(site, file)
  assert.is(status, 200)
  assert.equal([body.new, body.changed, body.unchanged, body.wrong], [[], [], 1621, []])
  assert.equal(await all(site), before)
  assert.equal(await exportTable(site), file)
})

test('brings back all that was changed since the export', async ({ site }) => {
  await saySomethingOdd(site)
  const before = await all(site)
  const file = await exportTable(site)
  const products = Object.fromEntries(
    before.products
      .slice(0, 1000)
      .map(({ code, version }) => [
        code,
        { version, widthMm: 7, name: null, title: 'x', price: null, isPriceShown: null, alt: 'y' },
      ]),
  )
  assert.is((await site.ask('PATCH', api.adminProducts, { products })).status, 200)
  const move = { version: 2, codes: ['Ch9', 'Ch1'], before: null }
  assert.is((await site.ask('PATCH', api.adminCollection('chairs'), move)).status, 200)
  const { status, body } = await importTable(site, file)
  assert.is(status, 200)
  assert.is(body.changed.length, 1000)
  const withoutVersions = ({ products }: AdminProducts) =>
    products.map(({ version: _, ...one }) => one)
  assert.equal(withoutVersions(await all(site)), withoutVersions(before))
})

test('a dry run says what is new, what changes, and what is wrong and why', async ({ site }) => {
  await site.ask('PATCH', api.adminProduct('Ch8'), { version: 0, widthMm: 450, materials: 'Oak' })
  const file = [
    ...['Code,Collection,Name,Width (mm),Materials,Colour', 'ch 08,,,"1,200",,red', 'Ch9,,Ch9,,,'],
    ...[',Chairs,Lamu chair,500,Teak,', 'B1,Chairs,,-5,,'],
  ].join('\n')
  const { status, body } = await sendTable(site, file)
  assert.is(status, 200)
  const says = [
    { field: 'Width (mm)', to: '500' },
    { field: 'Materials', to: 'Teak' },
  ]
  assert.equal(body.new, [
    { row: 4, code: 'Ch101', name: 'Lamu chair', collection: 'Chairs', says },
  ])
  assert.equal(body.changed, [
    {
      ...{ row: 2, code: 'Ch8', name: 'Ch8', collection: 'Chairs' },
      changes: [
        { field: 'Width (mm)', from: '450', to: '1200' },
        { field: 'Materials', from: 'Oak', to: '' },
      ],
    },
  ])
  assert.is(body.unchanged, 1)
  assert.equal(body.wrong, [
    { row: 5, code: 'B1', field: 'Collection', error: 'This product is in Beds, and stays there' },
    { row: 5, code: 'B1', field: 'Width (mm)', error: 'A width in millimetres from 1 to 100,000' },
  ])
  assert.equal([body.wrongRows, body.unknownColumns, body.isImported], [1, ['Colour'], false])
  assert.equal((await product(site, 'Ch8')).facts, { widthMm: 450, materials: 'Oak' })
})

test('titles may stand below others and a line that names the separator', async ({ site }) => {
  const table = 'Code;Name;Amount (KES)\r\nCh8;Desk;12500\r\n'
  for (const [above, headRow] of [
    ['', 1],
    ['sep=;\r\n', 1],
    ['Price list, Code of 2026\r\n\r\nAll prices; with VAT\r\n', 4],
    ['sep=;\r\n;Prices of June, July, August\r\n', 2],
  ] as const) {
    const { status, body } = await sendTable(site, above + table)
    const rows = body.changed?.map(({ row, name }) => [row, name])
    assert.equal([status, body.headRow, rows], [200, headRow, [[headRow + 1, 'Desk']]], above)
  }
  const { body } = await sendTable(site, 'sep=|\nCode|Materials\nCh8|Oak; teak, iron\n')
  assert.is(body.changed[0]?.changes[0]?.to, 'Oak; teak, iron')
})

test('one wrong row refuses all of them, unless wrong ones are left out', async ({ site }) => {
  const file = 'Code,Seats\nCh8,2\nCh9,two\nCh10,3\n'
  const refused = await importTable(site, file)
  assert.is(refused.status, 400)
  assert.match(refused.body.error, 'One row is wrong: nothing was changed.')
  assert.equal(refused.body.wrong, [
    { row: 3, code: 'Ch9', field: 'Seats', error: 'A number of seats from 1 to 1,000' },
  ])
  assert.equal((await product(site, 'Ch8')).version, 0)
  const { status, body } = await importTable(site, file, { leaveOut: 'wrong' })
  assert.equal([status, body.changed.length, body.isImported], [200, 2, true])
  const seats = async (code: string) => (await product(site, code)).facts.seats
  assert.equal([await seats('Ch8'), await seats('Ch9'), await seats('Ch10')], [2, undefined, 3])
  const log = await (await site.ask('GET', api.activity)).text()
  assert.match(log, '"action":"products-imported"')
  assert.match(log, 'table of products: 0 new, 2 changed, 1 wrong left out')
})

test('adds products with all that the row says, in their place', async ({ site }) => {
  const file = [
    'Code;Collection;Position;Name;Visible;Weight (kg);Title;Price;Amount (KES);Price shown',
    'KX-7;chairs;2;Kilifi;no;7,5;Of teak;;68.500,50;yes',
    'Ch200;Chairs;;;;;;;;',
  ].join('\r\n')
  const { status, body } = await importTable(site, file)
  assert.equal([status, body.wrong], [200, []])
  const { products } = await all(site)
  const chairs = products.filter(({ collection }) => collection === 'chairs')
  assert.equal(
    chairs.slice(0, 3).map(({ code }) => code),
    ['Ch1', 'KX-7', 'Ch2'],
  )
  assert.is(chairs.at(-1)?.code, 'Ch200')
  assert.equal(await product(site, 'KX-7'), {
    ...{ code: 'KX-7', collection: 'chairs', name: 'Kilifi', isVisible: false, version: 1 },
    ...{ slot: 'executive-furniture/chairs/products/product-kx-7.jpg', title: 'Of teak' },
    currency: 'KES',
    facts: {
      weightKg: 7.5,
      isPriceShown: true,
      price: { kind: 'fixed', per: 'piece', vatIncluded: true, cents: 6_850_050 },
    },
  })
  const page = await fetch(`${site.url}/products/ch200`)
  assert.equal([page.status, (await fetch(`${site.url}/products/kx-7`)).status], [200, 404])
  const again = await importTable(site, file)
  assert.equal([again.body.new, again.body.changed, again.body.unchanged], [[], [], 2])
})

test('codes of new products are the next ones, none twice of one file', async ({ site }) => {
  const file = 'Code,Collection,Name\n,Chairs,One\nCh150,Chairs,\n,Chairs,Two\n,Beds,Three\n'
  const { body } = await importTable(site, file)
  assert.equal(
    body.new.map(({ code }) => code),
    ['Ch151', 'Ch150', 'Ch152', 'B101'],
  )
  const again = await sendTable(site, file)
  assert.equal([again.body.new, again.body.unchanged], [[], 1])
  assert.match(again.body.wrong[0]?.error ?? '', 'Another name: Ch151 on the same page')
})

test('an import is undone in one step, to what was before it', async ({ site }) => {
  await saySomethingOdd(site)
  const before = await all(site)
  const file =
    'Code,Collection,Name,Seats,Position\nCh2,,,4,1\nCh7,,Tana,,\n,Chairs,New,2,\nCh5,,,,\n'
  const { headers, body } = await importTable(site, file)
  assert.equal([body.new.length, body.changed.length], [1, 3])
  const entry = headers.get(BIN_HEADER)
  const [listed] = (await read<BinPage>(site, api.bin)).entries
  assert.equal([listed?.id, listed?.kind], [entry, 'products'])
  assert.is(listed?.subject, 'table of products: 1 new, 3 changed')
  assert.is((await site.ask('POST', `${api.bin}/${entry}/restore`)).status, 200)
  const withoutVersions = ({ products }: AdminProducts) =>
    products.map(({ version: _, ...one }) => one)
  assert.equal(withoutVersions(await all(site)), withoutVersions(before))
  // Links with the name that it had meanwhile find it still, and its code is free.
  assert.is((await importTable(site, file)).body.new[0]?.code, body.new[0]?.code)
})

test('what has changed since an import, or has a photo, is not undone', async ({ site }) => {
  const first = await importTable(site, 'Code,Seats\nCh8,2\nCh9,3\n')
  await site.ask('PATCH', api.adminProduct('Ch9'), { version: 1, seats: 5 })
  const undo = (entry: string | null) => site.ask('POST', `${api.bin}/${entry}/restore`)
  const late = await undo(first.headers.get(BIN_HEADER))
  assert.is(late.status, 409)
  assert.match(await late.text(), 'Ch9 has changed since')
  assert.equal((await product(site, 'Ch8')).facts, { seats: 2 })
  const added = await importTable(site, 'Code,Collection\nCh101,Chairs\n')
  const { slot } = await product(site, 'Ch101')
  assert.is((await site.upload(slot, await picture('jpeg'))).status, 200)
  const withPhoto = await undo(added.headers.get(BIN_HEADER))
  assert.is(withPhoto.status, 409)
  assert.match(await withPhoto.text(), 'Ch101 has a photo')
})

test('products or a file that are others than those seen answer 409', async ({ site }) => {
  const file = 'Code,Seats\nCh8,2\n'
  const { version } = (await sendTable(site, file)).body
  const other = await sendTable(site, file.replace('2', '3'), { version })
  assert.equal(
    [other.status, other.body.error.slice(0, 35)],
    [409, 'This is not the file that was check'],
  )
  await site.ask('PATCH', api.adminProduct('B1'), { version: 0, seats: 2 })
  const late = await sendTable(site, file, { version })
  assert.is(late.status, 409)
  assert.match(late.body.error, 'Products have changed since this table was checked')
  assert.is((await sendTable(site, file, {})).status, 400)
  assert.is((await product(site, 'Ch8')).version, 0)
})

test('of two that import at once, one is told to look again', async ({ site }) => {
  const file = 'Code,Collection,Seats\nCh8,,2\nCh101,Chairs,1\n'
  const { version } = (await sendTable(site, file)).body
  const both = await Promise.all([1, 2].map(() => sendTable(site, file, { version })))
  assert.equal(both.map(({ status }) => status).sort(), [200, 409])
  assert.is((await product(site, 'Ch8')).version, 1)
  assert.is((await read<BinPage>(site, api.bin)).total, 1)
})

test.run()

import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api } from '../../../../../web/base/routes.ts'
import { pageCalls } from '../../../../support/page-calls.ts'
import { sendTable } from '../../../../support/product-table.ts'
import { publishFields } from '../../../../support/publish-fields.ts'
import { type RunningSite, startSite } from '../../../../support/site.ts'

const test = suite<{ site: RunningSite }>('wrong rows of a table of products')

test.before(async context => {
  context.site = await startSite()
  await context.site.ask('PATCH', api.adminProduct('Ch1'), { version: 0, name: 'Lamu' })
  await context.site.ask('DELETE', api.adminProduct('Ch3'))
})

const cells: [column: string, cell: string, error: RegExp | string][] = [
  ['Width (mm)', '-5', 'A width in millimetres from 1 to 100,000'],
  ['Width (mm)', '1e12', 'A width in millimetres from 1 to 100,000'],
  ['Width (mm)', '=SUM(A1)', 'A width in millimetres from 1 to 100,000'],
  ['Width (mm)', '120.5', 'A width in millimetres from 1 to 100,000'],
  ['Width (mm)', '120 cm', 'A width in millimetres from 1 to 100,000'],
  ['Weight (kg)', '1,200', 'A weight in kilograms from 0.1 to 100,000'],
  ['Seats', 'two', 'A number of seats from 1 to 1,000'],
  ['Amount (KES)', '1e12', /^An amount in KES/],
  ['Amount (KES)', '1000000000000', /of at most 100,000,000,000$/],
  ['Amount (KES)', '-1', /^An amount in KES/],
  ['Price', 'cheap', 'One of: One price, From an amount, Between two amounts, On request'],
  ['Price', 'One price', /^An amount/],
  ['Price for', 'dozen', ''],
  ['Availability', 'maybe', 'One of: Made to order, In stock'],
  ['Visible', 'perhaps', 'yes or no'],
  ['Price shown', '2', 'yes or no'],
  ['Position', '0', 'A place in the collection from 1 to 2,000'],
  ['Materials', 'x'.repeat(121), 'A line of at most 120 characters'],
  ['Title', 'x'.repeat(121), 'At most 120 characters'],
  ['Name', 'a*b', 'May not contain * or ;'],
  ['Name', 'Lamu', /^Another name: Ch1 on the same page is called "Lamu"/],
  ['Collection', 'Beds', 'This product is in Chairs, and stays there'],
  ['Documents', '4', 'A number of documents from 1 to 3'],
]

test('a wrong cell is refused with what is expected, and nothing is said of no price', async ({
  site,
}) => {
  for (const [column, cell, error] of cells) {
    const { status, body } = await sendTable(site, `Code,${column}\nCh2,"${cell}"\n`)
    assert.is(status, 200)
    const [wrong] = body.wrong
    assert.equal([wrong?.row, wrong?.code], error ? [2, 'Ch2'] : [undefined, undefined], cell)
    if (typeof error === 'string') assert.is(wrong?.error ?? '', error)
    else assert.match(wrong?.error ?? '', error)
  }
})

const TWICE = `Code\n${'Ch2\n'.repeat(6)}`
const LONG = 'x'.repeat(50)

const rows: [file: string, row: number, field: string, error: RegExp][] = [
  ['Code\nCh2\nch 002', 2, 'Code', /^One row for each product: rows 2, 3 have/],
  [TWICE, 2, 'Code', /rows 2, 3, 4, 5, 6 have/],
  ['Code,Collection\nCh3,Chairs', 2, 'Code', /^The code Ch3 is or was that of/],
  ['Code\nXX9', 2, 'Collection', /^No product has the code XX9. A new one needs/],
  ['Code,Collection\nXX9,Sofas', 2, 'Collection', /^No collection is called "Sofas" now. Write/],
  [`Code,Collection\nXX9,${LONG}`, 2, 'Collection', /"x{40}" now/],
  ['Code,Name\n,A', 2, 'Collection', /^A collection for the new product/],
  ['Code,Collection\na_b,Chairs', 2, 'Code', /^Letters and digits, with dots/],
  [`Code,Collection,Name\n${LONG},Chairs,A`, 2, 'Code', /^A code of at most 20/],
  [`Code,Collection,Name\nXX9,Chairs,${LONG}${LONG}`, 2, 'Name', /^At most/],
  ['Code,Collection\nimport,Chairs', 2, 'Code', /^This word is no code/],
  ['Code,Collection\n,Chairs', 2, 'Name', /^A name for the new product, or/],
  ['Code,Collection,Name\n,Chairs,B1', 2, 'Name', /B1 is the code of anot/],
  ['Code,Seats\nCh2,1,5', 2, 'row', /^As many cells as there are titles/],
]

test('a wrong row is named by its number and its code, with what is expected', async ({ site }) => {
  for (const [file, row, field, error] of rows) {
    const { wrong } = (await sendTable(site, file)).body
    assert.equal([wrong[0]?.row, wrong[0]?.field], [row, field], file)
    assert.match(wrong[0]?.error ?? '', error)
    assert.is(wrong[0]?.code, file.split('\n')[1]?.split(',')[0]?.slice(0, 40))
  }
})

test('a collection of over 2,000 is refused from the first row too many', async ({ site }) => {
  const added = Array.from({ length: 1902 }, (_, index) => `X-${index},Chairs`)
  const { body } = await sendTable(site, `Code,Collection\n${added.join('\n')}`)
  assert.equal([body.new.length, body.wrongRows], [1901, 1])
  const { row, error } = body.wrong[0] ?? {}
  assert.equal([row, error], [1903, 'Chairs is full: it has 2,000 products'])
})

test('two products may swap names, unless one of them is left out', async ({ site }) => {
  const swap = 'Code,Name,Seats\nCh1,Ch2,\nCh2,Lamu,'
  assert.equal((await sendTable(site, swap)).body.wrong, [])
  const { wrong } = (await sendTable(site, `${swap}-1`)).body
  const places = wrong.map(({ row, field }) => `${row} ${field}`)
  assert.equal(places, ['2 Name', '3 Seats'])
})

const files: [file: string | Buffer, status: number, error: RegExp][] = [
  ['', 400, /^The file is empty/],
  ['Code,Name\n', 400, /^The file has titles, and no row below them/],
  ['Colour,Seats\nx,1\n', 400, /^None of the first 20 rows has a column "Code"/],
  ['Code,Seats,SEATS\nCh1,1,1\n', 400, /^Two columns are called "Seats"/],
  [`Code\n${'Ch1\n'.repeat(10_001)}`, 400, /^The file has more than 10,001 rows/],
  [Buffer.alloc(50 * 1024 * 1024, 'Ch1\n'), 413, /^A table of products has 8 MB at most/],
]

test('a file that is empty, too large or without titles is refused in words', async ({ site }) => {
  for (const [file, status, error] of files) {
    const answer = await sendTable(site, file)
    assert.is(answer.status, status)
    assert.match(answer.body.error, error)
  }
})

test('a collection by the name that it had before says which one it has now', async ({ site }) => {
  const outdoor = '/services/furniture/outdoor'
  assert.is((await publishFields(pageCalls(site), outdoor, { name: 'Garden' })).status, 200)
  const { body } = await sendTable(
    site,
    'Code,Collection,Seats\nOD002,Outdoor Furniture,1\nOD004,,1\nOD005,Garden,1',
  )
  const [wrong, ...others] = body.wrong
  assert.equal([wrong?.row, others], [2, []])
  const said =
    'No collection is called "Outdoor Furniture" now: this product is in Garden. Write that, empty the cell, or leave the column out.'
  assert.is(wrong?.error, said)
})

test.run()

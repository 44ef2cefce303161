import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api } from '../../../../web/routes.ts'
import { pageCalls } from '../../../support/page-calls.ts'
import { sendTable } from '../../../support/product-table.ts'
import { type RunningSite, startSite } from '../../../support/site.ts'

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

for (const [column, cell, error] of cells) {
  const said = cell.slice(0, 20)
  test(`${column}: ${said} is ${error ? 'refused' : 'nothing without a price'}`, async ({
    site,
  }) => {
    const { status, body } = await sendTable(site, `Code,${column}\nCh2,"${cell}"\n`)
    assert.is(status, 200)
    if (!error) return assert.equal(body.wrong, [])
    const [wrong] = body.wrong
    assert.equal([wrong?.row, wrong?.code], [2, 'Ch2'])
    if (typeof error === 'string') assert.is(wrong?.error, error)
    else assert.match(wrong?.error ?? '', error)
  })
}

const rows: [what: string, file: string, row: number, field: string, error: RegExp][] = [
  ['a code twice', 'Code\nCh2\nch 002', 2, 'Code', /^One row for each product: rows 2, 3 have/],
  ['a deleted code', 'Code,Collection\nCh3,Chairs', 2, 'Code', /^The code Ch3 is or was that of/],
  [
    'an unknown code',
    'Code\nXX9',
    2,
    'Collection',
    /^No product has the code XX9. A new one needs/,
  ],
  [
    'an unknown collection',
    'Code,Collection\nXX9,Sofas',
    2,
    'Collection',
    /^No collection is called "Sofas" now. Write one of the site: Office Fu/,
  ],
  [
    'a code that is none',
    'Code,Collection\na_b,Chairs',
    2,
    'Code',
    /^Letters and digits, with dots/,
  ],
  ['a word of addresses', 'Code,Collection\nimport,Chairs', 2, 'Code', /^This word is no code/],
  ['no name and no code', 'Code,Collection\n,Chairs', 2, 'Name', /^A name for the new product, or/],
  ['the code of another', 'Code,Collection,Name\n,Chairs,B1', 2, 'Name', /B1 is the code of anot/],
  ['too many cells', 'Code,Seats\nCh2,1,5', 2, 'row', /^As many cells as there are titles/],
]

for (const [what, file, row, field, error] of rows) {
  test(`${what} is named by its row, with what is expected`, async ({ site }) => {
    const { body } = await sendTable(site, file)
    assert.equal([body.wrong[0]?.row, body.wrong[0]?.field], [row, field])
    assert.match(body.wrong[0]?.error ?? '', error)
  })
}

test('a row of which there is no product is named by the code that it says', async ({ site }) => {
  const { body } = await sendTable(site, 'Code\nZZ9\n')
  assert.is(body.wrong[0]?.code, 'ZZ9')
})

test('a collection of more than 2,000 is refused from the first row that is too many', async ({
  site,
}) => {
  const added = Array.from({ length: 1902 }, (_, index) => `X-${index},Chairs`)
  const { body } = await sendTable(site, `Code,Collection\n${added.join('\n')}`)
  assert.equal([body.new.length, body.wrongRows], [1901, 1])
  assert.equal(
    [body.wrong[0]?.row, body.wrong[0]?.error],
    [1903, 'Chairs is full: it has 2,000 products'],
  )
})

test('two products may change names with each other, unless one of them is left out', async ({
  site,
}) => {
  const swap = 'Code,Name,Seats\nCh1,Ch2,\nCh2,Lamu,'
  assert.equal((await sendTable(site, swap)).body.wrong, [])
  const { body } = await sendTable(site, `${swap}-1`)
  assert.equal(
    body.wrong.map(({ row, field }) => [row, field]),
    [
      [2, 'Name'],
      [3, 'Seats'],
    ],
  )
})

const files: [what: string, file: string | Buffer, status: number, error: RegExp][] = [
  ['an empty file', '', 400, /^The file is empty/],
  ['titles alone', 'Code,Name\n', 400, /^The file has titles, and no row below them/],
  [
    'no column of codes',
    'Name,Seats\nx,1\n',
    400,
    /^None of the first 20 rows has a column "Code"/,
  ],
  ['a column twice', 'Code,Seats,SEATS\nCh1,1,1\n', 400, /^Two columns are called "Seats"/],
  ['10,001 rows', `Code\n${'Ch1\n'.repeat(10_001)}`, 400, /^The file has more than 10,001 rows/],
  ['50 MB', Buffer.alloc(50 * 1024 * 1024, 'Ch1\n'), 413, /^A table of products has 8 MB at most/],
]

for (const [what, file, status, error] of files) {
  test(`${what} is refused in words`, async ({ site }) => {
    const answer = await sendTable(site, file)
    assert.is(answer.status, status)
    assert.match(answer.body.error, error)
  })
}

test('a collection by the name that it had before says which one it has now', async ({ site }) => {
  const pages = pageCalls(site)
  const outdoor = '/services/furniture/outdoor'
  const { source, keys, version } = await pages.open(outdoor)
  const saved = await pages.save(outdoor, { version, keys, source: { ...source, name: 'Garden' } })
  assert.is((await pages.publish(outdoor, saved.body.version)).status, 200)
  const { body } = await sendTable(
    site,
    'Code,Collection,Seats\nOD002,Outdoor Furniture,1\nOD004,,1\nOD005,Garden,1',
  )
  assert.equal(
    body.wrong.map(({ row, error }) => [row, error]),
    [
      [
        2,
        'No collection is called "Outdoor Furniture" now: this product is in Garden. Write that, empty the cell, or leave the column out.',
      ],
    ],
  )
})

test.run()

import * as assert from 'uvu/assert'
import { suite } from '#test'
import { tableColumns } from '../../../../../server/features/products/table/columns.ts'
import { api } from '../../../../../web/base/routes.ts'
import { type RunningSite, startSite } from '../../../../support/site.ts'

const test = suite<{ site: RunningSite }>('products as a table file')

test.before(async context => {
  context.site = await startSite()
})

const linesOf = (text: string) => text.split('\r\n')

test('has a row for each product below the words of its columns', async ({ site }) => {
  const change = { version: 0, widthMm: 450, name: 'Lamu, "low"', materials: '=1+1' }
  assert.is((await site.ask('PATCH', api.adminProduct('Ch8'), change)).status, 200)
  const answer = await site.ask('GET', api.productsCsv)
  assert.is(answer.headers.get('content-type'), 'text/csv; charset=utf-8')
  assert.match(
    answer.headers.get('content-disposition') ?? '',
    /^attachment; filename="products-\d{4}-\d\d-\d\d\.csv"$/,
  )
  const bytes = Buffer.from(await answer.arrayBuffer())
  assert.equal([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf])
  const [head, ...rows] = linesOf(bytes.subarray(3).toString())
  const titles = tableColumns('KES').map(({ title }) => title)
  assert.is(head, titles.join(','))
  assert.equal([rows.length, rows.at(-1)], [1621, ''])
  const row = rows.find(one => one.startsWith('Ch8,'))
  assert.is(row, `Ch8,Chairs,8,"Lamu, ""low""",yes,450,,,,,,'=1+1,${','.repeat(15)}`)
  const log = await (await site.ask('GET', api.activity)).text()
  assert.match(log, '"action":"products-exported","subject":"1,620 products"')
})

test('has what the filters of the screen find, in their order', async ({ site }) => {
  const query = '?collection=chairs&q=ch1&sort=code&down=1'
  const text = await (await site.ask('GET', api.productsCsv + query)).text()
  const codes = linesOf(text).map(line => line.split(',')[0])
  assert.equal(codes.slice(1, 5), ['Ch100', 'Ch19', 'Ch18', 'Ch17'])
  assert.is(codes.length, 1 + 12 + 1)
})

test.run()

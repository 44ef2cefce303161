import fc from 'fast-check'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { cellOf, tableColumns, textIn } from '../../../../server/products/table/columns.ts'
import { tableProduct } from '../../../support/table-product.ts'

const test = suite('columns of the table of products')

const columns = tableColumns('KES')

test('each field of a record has a column', () => {
  const {
    facts,
    version: _,
    slot: __,
    collectionName: ___,
    currency: ____,
    ownFacts: _____,
    ...product
  } = tableProduct()
  const { price, ...others } = facts
  const { kind: _kind, cents: _cents, toCents: _toCents, per: _per, ...ofPrice } = price ?? {}
  const ofAmounts = ['priceKind', 'price', 'priceTo', 'pricePer']
  const fields = [product, others, ofPrice].flatMap(Object.keys)
  assert.equal(columns.map(({ id }) => id).toSorted(), [...fields, ...ofAmounts].toSorted())
  for (const column of columns) assert.ok(column.textOf(tableProduct()), column.id)
})

test('no two are called the same, whatever their case and marks', () => {
  const titles = columns.map(({ title }) => title.toLowerCase().replace(/[^a-z²]/g, ''))
  assert.is(new Set(titles).size, titles.length)
})

test('every text is read back as it was', () => {
  const column = columns.find(({ id }) => id === 'description')
  if (!column) throw new Error('no description')
  const texts = fc.string({ unit: fc.constantFrom(...'=+-@\'1E/;\t\n ",a.'), maxLength: 12 })
  fc.assert(
    fc.property(texts, description => {
      const cell = cellOf(column, tableProduct({ description }))
      assert.is(textIn(column, cell), description)
    }),
    { numRuns: 5000 },
  )
})

test('of a code or a name that looks like a date or a number programs make none', () => {
  const cells = columns.map(one => cellOf(one, tableProduct({ code: '1E10', name: '1-2' })))
  assert.ok(cells.includes("'1E10"))
  assert.ok(cells.includes("'1-2"))
})

test.run()

import fc from 'fast-check'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Collection } from '../../../../../server/features/products/products.ts'
import {
  cellOf,
  tableColumns,
  textIn,
} from '../../../../../server/features/products/table/columns.ts'
import { tableVersion } from '../../../../../server/features/products/table/table-version.ts'
import { tableProduct } from '../../../../support/table-product.ts'

const test = suite('columns and versions of the table of products')

const columns = tableColumns('KES')

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

interface State {
  codes?: string[]
  name?: string
  file?: string
  /** Of each product, and of the list. */
  versions?: number
  list?: number
}

function versionOf({ codes = ['a', 'b'], name = 'Chairs', file = 'x', ...rest }: State = {}) {
  const { versions = 0, list = 0 } = rest
  const products = codes.map(code => ({ code, version: versions }))
  const collections = [{ id: 'chairs', name, products }] as unknown as Collection[]
  const stored = [{ id: 'chairs', version: list }] as never
  return tableVersion({ collections }, stored, Buffer.from(file))
}

test('a version is the same for the same products and the same file', () => {
  assert.is(versionOf(), versionOf())
  assert.match(versionOf(), /^[0-9a-f]{32}-[0-9a-f]{32}$/)
})

test('a version is another one after a change of a product, of a list, of a name or of the file', () => {
  const others = [
    ...[{ codes: ['a'] }, { codes: ['b', 'a'] }, { name: 'Stools' }],
    ...[{ versions: 1 }, { list: 1 }, { file: 'y' }],
  ]
  const all = [{}, ...others].map(versionOf)
  assert.is(new Set(all).size, all.length)
})

test.run()

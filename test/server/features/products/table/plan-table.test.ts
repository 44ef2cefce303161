import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  type Collection,
  type Product,
  type Products,
  productOf,
} from '../../../../../server/features/products/products.ts'
import type { ColumnId } from '../../../../../server/features/products/table/columns.ts'
import { planTable } from '../../../../../server/features/products/table/plan-table.ts'
import type { FileRow } from '../../../../../server/features/products/table/read-table.ts'
import type { TableProduct } from '../../../../../server/features/products/table/table-product.ts'
import { sameCode } from '../../../../../web/features/products/codes.ts'
import { turnsDuring } from '../../../../support/turns-during.ts'

const test = suite('plan of a table of products')

type Cells = Partial<Record<ColumnId, string>>

/** Collections with the codes of their products, by their names. */
function stateOf(all: Record<string, string[]>) {
  const collections = Object.entries(all).map(([name, codes]): Collection => {
    const products: Product[] = []
    const id = name.toLowerCase()
    const rest = {
      page: {} as Collection['page'],
      goesWith: [],
      ownFacts: [],
      currency: 'KES',
      isHidden: false,
    }
    const collection = { id, name, prefix: name.slice(0, 2), products, ...rest }
    for (const code of codes) {
      const slot = { path: `${id}/${code}` } as never
      products.push(productOf({ code, name: code, slot }, collection))
    }
    return collection
  })
  const products = collections.flatMap(one => one.products)
  const withCode = (code: string) => products.find(one => sameCode(one.code) === sameCode(code))
  const inSlot = (slot: string) => products.find(one => one.slot === slot)
  const known = products.map(({ code, name, slot, collection }): [string, TableProduct] => [
    sameCode(code),
    {
      ...{ code, name, slot, collection: collection.id, collectionName: collection.name },
      ...{ ownFacts: [], currency: 'KES' },
      ...{ position: collection.products.findIndex(one => one.code === code) + 1 },
      ...{ version: 0, isVisible: true, facts: {} },
    } as TableProduct,
  ])
  return {
    products: { currency: 'KES', collections, all: products, withCode, inSlot } satisfies Products,
    byCode: new Map(known),
    givenCodes: new Set(products.map(({ code }) => sameCode(code))),
  }
}

const rowsOf = (...all: Cells[]): FileRow[] =>
  all.map((cells, index) => ({
    row: index + 2,
    cells: new Map(Object.entries(cells)) as Map<ColumnId, string>,
    isLonger: false,
  }))

const site = () => stateOf({ Chairs: ['Ch1', 'Ch2', 'Ch3'], Tables: ['Ta1'] })

const faultsOf = async (rows: FileRow[], state = site()) =>
  (await planTable(rows, state)).rows.map(({ faults }) => Object.fromEntries(faults))

const fresh = (more: Cells = {}): Cells => ({ collection: 'chairs', name: 'A', ...more })

test('new products without a code get the next ones of their collection, past those of the file', async () => {
  const names = ['A', 'B', 'C']
  const rows = rowsOf(...names.map(name => fresh({ name })), fresh({ code: 'Ch7', name: 'D' }))
  const plan = await planTable(rows, site())
  assert.equal(
    plan.rows.map(({ after }) => after?.code),
    ['Ch8', 'Ch9', 'Ch10', 'Ch7'],
  )
  const { rows: other } = await planTable(rowsOf({ collection: 'Tables', name: 'T' }), site())
  assert.is(other[0]?.after?.code, 'Ta2')
})

test('what a collection has no room for is told, and nothing else', async () => {
  const codes = Array.from({ length: 1999 }, (_, index) => `Ch${index + 1}`)
  const rows = rowsOf(fresh({ name: 'A' }), { code: 'Ch1' }, fresh({ name: 'B' }))
  const full = { collection: 'Chairs is full: it has 2,000 products' }
  assert.equal(await faultsOf(rows, stateOf({ Chairs: codes })), [{}, {}, full])
  const over = stateOf({ Chairs: [...codes, 'Ch2000', 'Ch2001'], Tables: [] })
  const table = rowsOf({ collection: 'Tables', name: 'T' })
  assert.equal(await faultsOf([...rows, ...table], over), [full, {}, full, {}])
})

test('a collection is named by its name or its id, in any case', async () => {
  const rows = rowsOf(
    { code: 'Ch1', collection: 'CHAIRS' },
    { code: 'Ta1', collection: ' tables ' },
  )
  assert.equal(await faultsOf(rows), [{}, {}])
})

test('a new product begins without a place, a slot and a version', async () => {
  const { rows } = await planTable(rowsOf(fresh({ code: 'Ch9' })), site())
  const { position, slot, version, isVisible, facts } = rows[0]?.after ?? {}
  assert.equal([slot, version, isVisible, facts], ['', 0, true, {}])
  assert.is(position, 4, 'where the order puts it')
  const [unsound] = (await planTable(rowsOf(fresh({ code: 'a b' })), site())).rows
  assert.is(unsound?.after?.position, 0)
})

test('a collection has another order only where its rows want one', async () => {
  const orders = async (...all: Cells[]) => [...(await planTable(rowsOf(...all), site())).orders]
  assert.equal(await orders({ code: 'Ch1' }, { code: 'Ch2', position: '2' }), [])
  assert.equal(await orders({ code: 'Ch3', position: '1' }), [['chairs', ['Ch3', 'Ch1', 'Ch2']]])
  assert.equal(await orders({ collection: 'Tables', name: 'T' }), [['tables', ['Ta1', 'Ta2']]])
})

test('rows of a collection in another order have their new positions', async () => {
  const rows = rowsOf({ code: 'Ch1' }, { code: 'Ch3', position: '1' }, fresh())
  const { rows: planned } = await planTable(rows, site())
  assert.equal(
    planned.map(({ after }) => after?.position),
    [2, 1, 4],
  )
})

test('other requests get their turn between rows', async () => {
  const rows = rowsOf(...Array.from({ length: 5000 }, (_, at) => fresh({ name: `N${at}` })))
  const turns = await turnsDuring(() => planTable(rows, site()))
  assert.ok(turns > 3, `${turns} turns`)
})

test.run()

import * as assert from 'uvu/assert'
import { suite } from '#test'
import { factsSchema } from '../../../../server/features/products/facts-schema.ts'
import { filterNames, filterValuesOf } from '../../../../server/features/products/filters/values.ts'
import { shownFacts } from '../../../../server/features/products/shown-facts.ts'
import { type ColumnId, tableColumns } from '../../../../server/features/products/table/columns.ts'
import { readRow } from '../../../../server/features/products/table/read-row.ts'
import { manyChange } from '../../../../web/features/products/admin/many-change.ts'
import { entryOf } from '../../../../web/features/products/admin/product-entry.ts'
import { readEntry } from '../../../../web/features/products/admin/read-entry.ts'
import { typedText } from '../../../../web/features/products/admin/typed-facts.ts'
import type { ProductFacts } from '../../../../web/features/products/facts.ts'
import {
  type FieldId,
  type ProductField,
  productFields,
} from '../../../../web/features/products/fields.ts'
import { tableProduct } from '../../../support/table-product.ts'

const test = suite('fields of a product')

/** The largest value, or a text. */
function sampleOf(field: ProductField): string | number {
  if (field.kind === 'choice') return Object.keys(field.choices)[0] ?? ''
  return field.kind === 'line' ? field.example : field.most
}

/** What a collection has of its own is read by its kind: see own-facts.test.ts. */
const isOfAll = ({ group }: ProductField) => group !== 'own'

test('each is stored, exported, read in, edited and shown as the table of fields says', () => {
  for (const field of productFields.filter(isOfAll)) {
    const { id, label, shownAs = label } = field
    const facts: ProductFacts = { [id]: sampleOf(field) }
    assert.equal(factsSchema.parse(facts), facts, id)
    const product = tableProduct({ facts })
    const cell =
      tableColumns('KES')
        .find(column => column.id === id)
        ?.textOf(product) ?? ''
    const row = readRow(
      new Map<ColumnId, string>([[id, cell]]),
      {},
      'Lamu',
      'KES',
      assert.unreachable,
    )
    assert.equal(row.facts, facts, id)
    assert.equal(readEntry(entryOf(product), 'KES'), { facts, faults: {} }, id)
    const shown = shownFacts(facts, '2026-11-25', 'KES').map(([name]) => name)
    assert.equal(shown, field.kind === 'places' ? [] : [shownAs], id)
  }
})

test('each is typed for many products as in its form, and what is no number is left to the server', () => {
  const change = (id: FieldId, typed: string) => manyChange([tableProduct()], id, typed).Ch8
  for (const field of productFields.filter(isOfAll)) {
    const value = sampleOf(field)
    assert.equal(change(field.id, typedText(field, value)), { version: 1, [field.id]: value })
  }
  assert.equal(change('widthMm', 'wide'), { version: 1, widthMm: 'wide' })
  assert.equal(change('widthMm', ' '), { version: 1, widthMm: null })
})

test('each with a filter is found by it, and by no other', () => {
  const unsaid = { drawn: [], words: '', price: undefined, currency: 'KES' }
  for (const field of productFields) {
    const values = filterValuesOf({ ...unsaid, facts: { [field.id]: sampleOf(field) } })
    const names = new Set(values.map(({ filter }) => filter))
    assert.equal([...names], 'filter' in field && field.filter ? [field.filter.name] : [])
    assert.ok([...names].every(name => filterNames.includes(name)))
  }
})

test('each refuses a value that it cannot have, by the API and in a table file', () => {
  for (const { id, accepts } of productFields.filter(isOfAll)) {
    const { error } = factsSchema.safeParse({ [id]: {} })
    assert.ok(error?.issues[0]?.message.startsWith(accepts), id)
    const faults: ColumnId[] = []
    const row = new Map<ColumnId, string>([[id, 'x'.repeat(200)]])
    readRow(row, {}, 'Lamu', 'KES', column => faults.push(column))
    assert.equal(faults, [id])
  }
})

test.run()

import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  changeRows,
  type Rows,
  slotDetailsSchema,
  untouched,
} from '../../../../../server/features/products/slot-details/rows.ts'

const test = suite('rows of slot details')

const path = 'home/card-1.jpg'
const takes = (said: object) => slotDetailsSchema.safeParse({ ...untouched, ...said }).success

test('each text has its limit, without the spaces around it', () => {
  for (const [name, most] of [
    ['productName', 80],
    ['alt', 255],
    ['title', 120],
    ['description', 1000],
  ] as const) {
    assert.ok(takes({ [name]: ` ${'x'.repeat(most)} ` }), name)
    assert.not.ok(takes({ [name]: 'x'.repeat(most + 1) }), name)
  }
})

test('a product name has no sign that separates the entries of a link', () => {
  for (const sign of ['*', ';']) assert.not.ok(takes({ productName: `Savanna${sign}` }))
})

test('a tick names the version of a file, or none', () => {
  assert.ok(takes({ builtVersion: 'm3k-1a' }))
  assert.not.ok(takes({ builtVersion: `m3k-${'a'.repeat(17)}` }))
  assert.not.ok(takes({ builtVersion: 'm3k' }))
})

function rowsAfter(...changes: Record<string, unknown>[]): Rows {
  const rows: Rows = {}
  for (const change of changes) changeRows(rows, new Map([[path, change]]), '2031-03-09T12:00:00Z')
  return rows
}

test('a row stays while anything of it differs from the page', () => {
  for (const said of [{ alt: 'A chair' }, { isVisible: false }, { builtVersion: 'm3k-1a' }]) {
    assert.ok(rowsAfter(said)[path], JSON.stringify(said))
  }
  assert.equal(rowsAfter({ alt: 'A chair' }, { alt: '' }), {})
})

test.run()

import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { ColumnId } from '../../../../server/products/table/columns.ts'
import { readPrice } from '../../../../server/products/table/read-price.ts'
import type { Price } from '../../../../web/products/facts.ts'

const test = suite('price of a row')

const fixed: Price = { kind: 'fixed', cents: 100, per: 'm2', vatIncluded: false }
const range: Price = { ...fixed, kind: 'range', toCents: 200 }
const onRequest: Price = { kind: 'on-request', per: 'm2', vatIncluded: false }

type Cells = Partial<Record<ColumnId, string>>

const cases: [what: string, cells: Cells, before: Price | undefined, after: Price | undefined][] = [
  ['no column of it leaves it', { seats: '2' }, fixed, fixed],
  ['an amount alone changes the amount', { price: '2' }, fixed, { ...fixed, cents: 200 }],
  [
    'an amount alone of a range keeps the upper one',
    { price: '1.5' },
    range,
    { ...range, cents: 150 },
  ],
  ['an empty amount removes the price', { price: '' }, fixed, undefined],
  ['an empty amount leaves a price on request', { price: '' }, onRequest, onRequest],
  ['an amount ends "on request"', { price: '2' }, onRequest, { ...fixed, cents: 200 }],
  [
    'an amount alone is one price for a piece with VAT',
    { price: '68,500' },
    undefined,
    { kind: 'fixed', per: 'piece', vatIncluded: true, cents: 6_850_000 },
  ],
  [
    'two amounts are a range',
    { price: '1', priceTo: '2' },
    undefined,
    { kind: 'range', per: 'piece', vatIncluded: true, cents: 100, toCents: 200 },
  ],
  ['"on request" drops the amount', { priceKind: 'On request' }, range, onRequest],
  ['"one price" drops the upper amount', { priceKind: 'fixed' }, range, { ...fixed }],
  [
    'an empty kind and amount remove it',
    { priceKind: '', price: '', vatIncluded: 'yes' },
    fixed,
    undefined,
  ],
  [
    'a day first is read as one',
    { validUntil: '31/12/2026' },
    fixed,
    { ...fixed, validUntil: '2026-12-31' },
  ],
  ['an empty day removes it', { validUntil: '' }, { ...fixed, validUntil: '2026-12-31' }, fixed],
]

for (const [what, cells, before, after] of cases) {
  test(what, () => {
    const faults: string[] = []
    const map = new Map(Object.entries(cells) as [ColumnId, string][])
    assert.equal(
      readPrice(map, before, 'KES', (_, error) => faults.push(error)),
      after,
    )
    assert.equal(faults, [])
  })
}

const wrong: [what: string, cells: Cells, column: ColumnId][] = [
  ['an upper amount that is less', { price: '2', priceTo: '1' }, 'price'],
  ['an amount of a price on request', { priceKind: 'On request', price: '2' }, 'price'],
  ['a range without an upper amount', { priceKind: 'range', price: '2', priceTo: '' }, 'priceTo'],
  ['a month before the day', { price: '2', validUntil: '12/31/2026' }, 'validUntil'],
  ['a day that is none', { price: '2', validUntil: '2026-02-30' }, 'validUntil'],
  ['a unit that is none', { price: '2', pricePer: 'dozen' }, 'pricePer'],
]

for (const [what, cells, column] of wrong) {
  test(`${what} is refused`, () => {
    const faults: string[] = []
    const map = new Map(Object.entries(cells) as [ColumnId, string][])
    readPrice(map, undefined, 'KES', column => faults.push(column))
    assert.equal(faults, [column])
  })
}

test.run()

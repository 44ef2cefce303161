import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { ColumnId } from '../../../../../server/features/products/table/columns.ts'
import { readPrice } from '../../../../../server/features/products/table/read-price.ts'
import { readRow, type Said } from '../../../../../server/features/products/table/read-row.ts'
import {
  choiceIn,
  dayIn,
  decimalIn,
  oneOf,
  wholeIn,
  yesIn,
} from '../../../../../server/features/products/table/read-values.ts'
import type { TableProduct } from '../../../../../server/features/products/table/table-product.ts'
import type { Price } from '../../../../../web/features/products/facts.ts'

const test = suite('cells of a row of a table of products')

const wholes: [text: string, value: number][] = [
  ['450', 450],
  ['0450', 450],
  ['1,200', 1200],
  ['1.200', 1200],
  ['1 200', 1200],
  ["1'200", 1200],
  ['1,200,300', 1_200_300],
  ['1200.0', 1200],
  ['1200,00 mm', 1200],
  ['1200MM', 1200],
  ['9'.repeat(15), 999_999_999_999_999],
]

test('whole numbers are read as programs of several languages write them', () => {
  for (const [text, value] of wholes) assert.is(wholeIn(text), value, text)
  for (const text of ['', 'wide', '1200.5', '12,00,0', '-4', '1e3', '9'.repeat(16)]) {
    assert.ok(Number.isNaN(wholeIn(text)), text)
  }
})

test('decimals have a point or a comma, and at most two digits behind it', () => {
  const decimals: [text: string, value: number][] = [
    ['7.5', 7.5],
    ['7,5', 7.5],
    ['7,50 kg', 7.5],
    ['12 m²', 12],
    ['12.25M2', 12.25],
  ]
  for (const [text, value] of decimals) assert.is(decimalIn(text), value, text)
  for (const text of ['', '7,500', '7.', '-7', '1,200.5']) {
    assert.ok(Number.isNaN(decimalIn(text)), text)
  }
})

test('yes and no are read in English, in Swahili and as programs store them', () => {
  for (const text of ['yes', ' Y ', 'TRUE', '1', 'Ndiyo']) assert.is(yesIn(text), true, text)
  for (const text of ['no', ' N ', 'FALSE', '0', 'Hapana']) assert.is(yesIn(text), false, text)
  for (const text of ['', 'maybe', '2', 'x']) assert.is(yesIn(text), undefined, text)
})

test('a day with the day first becomes one with the year first, another text stays', () => {
  assert.is(dayIn('31/12/2026'), '2026-12-31')
  assert.is(dayIn(' 1.2.2026 '), '2026-02-01')
  assert.is(dayIn('01-02-2026'), '2026-02-01')
  for (const text of ['2026-12-31', '31/12/26', 'soon']) assert.is(dayIn(` ${text} `), text)
})

const choices = { 'in-stock': 'In stock', 'made-to-order': 'Made to order' }

test('a choice is read by its label or by itself, but not what the form says where nothing is chosen', () => {
  assert.is(choiceIn(choices, ' in STOCK '), 'in-stock')
  assert.is(choiceIn(choices, 'Made-To-Order'), 'made-to-order')
  for (const text of ['', 'Not said', 'sold']) assert.is(choiceIn(choices, text), undefined, text)
  assert.is(oneOf(choices), 'One of: In stock, Made to order')
})

const fixed: Price = { kind: 'fixed', cents: 100, per: 'm2', vatIncluded: false }
const range: Price = { ...fixed, kind: 'range', toCents: 200 }
const onRequest: Price = { kind: 'on-request', per: 'm2', vatIncluded: false }

type Cells = Partial<Record<ColumnId, string>>

const prices: [what: string, cells: Cells, before: Price | undefined, after: Price | undefined][] =
  [
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

for (const [what, cells, before, after] of prices) {
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

const wrongPrices: [what: string, cells: Cells, column: ColumnId][] = [
  ['an upper amount that is less', { price: '2', priceTo: '1' }, 'price'],
  ['an amount of a price on request', { priceKind: 'On request', price: '2' }, 'price'],
  ['a range without an upper amount', { priceKind: 'range', price: '2', priceTo: '' }, 'priceTo'],
  ['a month before the day', { price: '2', validUntil: '12/31/2026' }, 'validUntil'],
  ['a day that is none', { price: '2', validUntil: '2026-02-30' }, 'validUntil'],
  ['a unit that is none', { price: '2', pricePer: 'dozen' }, 'pricePer'],
]

for (const [what, cells, column] of wrongPrices) {
  test(`${what} is refused`, () => {
    const faults: string[] = []
    const map = new Map(Object.entries(cells) as [ColumnId, string][])
    readPrice(map, undefined, 'KES', column => faults.push(column))
    assert.equal(faults, [column])
  })
}

type Row = Partial<Record<ColumnId, string>>

function read(cells: Row, before: Partial<TableProduct> = {}) {
  const faults: Record<string, string> = {}
  const row = new Map(Object.entries(cells)) as Map<ColumnId, string>
  const said = readRow(row, before, 'Chair 8', 'KES', (column, error) => {
    faults[column] = error
  })
  return { said, faults }
}

const known: Partial<TableProduct> = {
  ...{ name: 'Mara', title: 'Old title', description: 'One\nTwo', alt: 'A chair' },
  isVisible: false,
  facts: {
    ...{ widthMm: 400, morePictures: 3, documents: 2, materials: 'Oak' },
    ...{ availability: 'in-stock', isPriceShown: true },
  },
}

const same = ({ name, title, description, alt, isVisible, facts }: Partial<TableProduct>) =>
  ({ name, title, description, alt, isVisible, facts }) as Said

const wordless = { title: '', description: '', alt: '' }

test('columns that the file does not have leave everything as it is', () => {
  assert.equal(read({}, known), { said: same(known), faults: {} })
  assert.equal(read({}).said, { name: 'Chair 8', isVisible: true, ...wordless, facts: {} })
})

test('an empty cell empties its field', () => {
  const emptied: Row = {
    ...{ name: '', title: '', description: '', alt: '', isVisible: '' },
    ...{ widthMm: '', morePictures: '0', documents: ' 0 ', materials: '  ' },
    ...{ availability: '', isPriceShown: '', position: '' },
  }
  const { said, faults } = read(emptied, known)
  assert.equal(faults, {})
  assert.equal(said, { name: 'Chair 8', isVisible: false, ...wordless, facts: {} })
})

test('no pictures and no documents are said by 0, another amount of 0 is wrong', () => {
  const { said, faults } = read({ morePictures: '0', documents: '0', seats: '0', widthMm: '0' })
  assert.equal([said.facts, Object.keys(faults)], [{}, ['widthMm', 'seats']])
})

test('a text that differs by the ends of its lines alone is the same', () => {
  for (const description of ['One\r\nTwo', 'One\rTwo']) {
    assert.is(read({ description }, known).said.description, 'One\nTwo')
  }
  assert.is(read({ description: 'One Two' }, known).said.description, 'One Two')
})

test('a name is tidied where it is another, and stays to the letter where it is the same', () => {
  assert.is(read({ name: ' Simba ' }, known).said.name, 'Simba')
  const { said, faults } = read({ name: 'Mara*' }, { name: 'Mara*' })
  assert.equal([said.name, faults], ['Mara*', {}], 'though an administrator could not give it')
})

test('facts are read by what they mean', () => {
  const { said, faults } = read({
    ...{ widthMm: '1,200 mm', weightKg: '7,5 kg', areaM2: '12.25', seats: '4', documents: '3' },
    ...{ materials: ' Oak ', availability: 'made to order', isPriceShown: 'no', isVisible: 'yes' },
  })
  assert.equal(faults, {})
  assert.is(said.isVisible, true)
  assert.equal(said.facts, {
    ...{ widthMm: 1200, weightKg: 7.5, areaM2: 12.3, seats: 4, documents: 3 },
    ...{ materials: 'Oak', availability: 'made-to-order', isPriceShown: false },
  })
})

test('a place is a whole number from 1 to as many products as a collection has', () => {
  for (const [text, position] of [
    ['1', 1],
    ['2,000', 2000],
  ] as const) {
    assert.is(read({ position: text }).said.position, position)
  }
  for (const position of ['0', '2001', 'first']) {
    const { said, faults } = read({ position })
    assert.equal(
      [said.position, faults],
      [undefined, { position: 'A place in the collection from 1 to 2,000' }],
    )
  }
})

test.run()

import * as assert from 'uvu/assert'
import { suite } from '#test'
import { headReader } from '../../../../../server/features/products/table/read-head.ts'

const test = suite('titles of a table of products')

const { headIndex, readHead, separatorOf } = headReader('KES')

const idsIn = (...cells: string[]) => readHead(cells).columns.map(column => column?.id)

test('are read in any case, with or without spaces and marks', () => {
  assert.equal(idsIn('CODE', 'width(mm)', ' Area (m2) ', 'Amount KES'), [
    ...['code', 'widthMm', 'areaM2', 'price'],
  ])
  assert.equal(idsIn('Code', 'Area (m²)'), ['code', 'areaM2'])
})

test('may have columns that are not known, which are named without empty ones', () => {
  const { columns, unknown } = readHead(['Colour ', 'Code', ' ', '', 'x'.repeat(90)])
  assert.equal(
    columns.map(column => column?.id),
    [undefined, 'code', undefined, undefined, undefined],
  )
  assert.equal(unknown, ['Colour', 'x'.repeat(80)])
})

test('are refused without codes and names, or with one column twice', () => {
  assert.throws(() => readHead(['Seats']), /^None of the first 20 rows has a column "Code"/)
  assert.throws(() => readHead([]), /^None of the first 20 rows has a column "Code"/)
  assert.throws(() => readHead(['Seats', 'Code', 'SEATS ']), /^Two columns are called "Seats"/)
  assert.equal(idsIn('Colour', 'Code', 'Colour'), [undefined, 'code', undefined])
})

test('are refused where amounts are in another currency than that of the site', () => {
  const said = /"Amount \(UGX\)" is in another currency than this site, which has prices in KES/
  assert.throws(() => readHead(['Code', 'Amount (UGX)']), said)
  assert.throws(() => headReader('UGX').readHead(['Code', 'Upper amount (KES)']), /in UGX/)
  assert.equal(readHead(['Code', 'Amount (old)']).unknown, ['Amount (old)'])
})

const fieldsIn = (currency: string, ...cells: string[]) =>
  headReader(currency)
    .readHead(cells)
    .columns.map(column => column?.title)

test('of price lists are understood, the surest for each column, and none against its unit or currency', () => {
  const list = ['SKU', 'Product name', 'Category', 'Price GHS', 'Width (cm)', 'Description']
  assert.equal(fieldsIn('GHS', ...list), [
    ...['Code', 'Name', 'Collection', 'Amount (GHS)', 'Width (mm)', 'Description'],
  ])
  const parts = headReader('DKK').readHead([
    'Navn/Name',
    'Pris/Price DKK',
    'Farve/Colour',
    'Height',
  ])
  assert.equal(
    parts.columns.map(column => column?.id),
    ['name', 'price', undefined, undefined],
  )
  assert.equal([parts.unknown, parts.withoutUnit], [['Farve/Colour'], ['Height']])
  assert.equal(idsIn('Item', 'Title', 'Unit price, KSh'), ['code', 'title', 'price'])
  assert.equal(idsIn('Item', 'Price', 'Length in m'), ['name', 'priceKind', 'widthMm'])
  assert.equal(idsIn('Art. nr', 'Width (mm)', 'Length (cm)', 'Type', 'Category'), [
    ...['code', 'widthMm', 'depthMm', undefined, 'collection'],
  ])
  assert.equal(idsIn('Code (ours)', 'Price (KES)', 'Price (USD)'), ['code', 'price', undefined])
  assert.throws(() => readHead(['Code', 'Price $']), /"Price \$" is in another currency/)
})

test('of lengths in centimetres and metres say how these are in millimetres, exactly', () => {
  const { columns } = readHead(['Code', 'Width (cm)', 'Height, m'])
  const read = (at: number, cells: string[]) => cells.map(cell => columns[at]?.converted?.(cell))
  assert.equal(read(1, ['60', '60,5 cm', '7.00', '', '1.25', '600 mm']), [
    ...['600', '605', '70', '', '1.25 cm', '600 mm cm'],
  ])
  assert.equal(read(2, ['1.2', '2,05', '0.75 m']), ['1200', '2050', '750'])
})

test('are the row of the first twenty with most known columns, of those that have codes', () => {
  const titles = ['Code', 'Name', 'Seats']
  const above = [['Name', 'Seats', 'Title', 'Visible'], ['Our code', 'Code'], ['']]
  assert.is(headIndex([...above, titles, titles]), 3)
  assert.is(headIndex([titles, ['Ch8', 'Code', 'Name']]), 0)
  assert.is(headIndex([...Array.from({ length: 20 }, () => ['']), titles]), 0)
  assert.is(headIndex([]), 0)
})

test('are separated by what makes most known columns of it, commas where none does', () => {
  for (const [text, separator] of [
    ['Code;Name;Seats\n1,2,3,4', ';'],
    ['Code\tName\tSeats', '\t'],
    ['Code,Name;Seats,x', ','],
    ['Code', ','],
    ['', ','],
    ['Code,x\rName;Seats;Title', ','],
    [`Code,Name${' '.repeat(9_995)};Seats;Title;Visible`, ','],
  ] as const) {
    assert.is(separatorOf(text), separator, text.slice(0, 40))
  }
})

test.run()

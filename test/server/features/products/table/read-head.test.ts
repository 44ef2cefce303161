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

test('are refused without codes, or with one column twice', () => {
  assert.throws(() => readHead(['Name', 'Seats']), /^None of the first 20 rows has a column "Code"/)
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

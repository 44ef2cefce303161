import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { ColumnId } from '../../../../server/products/table/columns.ts'
import { readRow, type Said } from '../../../../server/products/table/read-row.ts'
import type { TableProduct } from '../../../../server/products/table/table-product.ts'

const test = suite('row of a table of products')

type Cells = Partial<Record<ColumnId, string>>

function read(cells: Cells, before: Partial<TableProduct> = {}) {
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

test('columns that the file does not have leave everything as it is', () => {
  assert.equal(read({}, known), { said: same(known), faults: {} })
  assert.equal(read({}).said, { name: 'Chair 8', isVisible: true, facts: {} })
})

test('an empty cell empties its field', () => {
  const emptied: Cells = {
    ...{ name: '', title: '', description: '', alt: '', isVisible: '' },
    ...{ widthMm: '', morePictures: '0', documents: ' 0 ', materials: '  ' },
    ...{ availability: '', isPriceShown: '', position: '' },
  }
  const { said, faults } = read(emptied, known)
  assert.equal(faults, {})
  assert.equal(said, { name: 'Chair 8', isVisible: false, facts: {} })
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

const wrong: [cells: Cells, fault: RegExp][] = [
  [{ name: 'x'.repeat(1000) }, /^At most [\d,]+ characters$/],
  [{ title: 'x'.repeat(10_000) }, /^At most [\d,]+ characters$/],
  [{ widthMm: 'wide' }, /^A width in millimetres from 1 to/],
  [{ widthMm: '9'.repeat(9) }, /^A width in millimetres from 1 to/],
  [{ availability: 'sold' }, /^One of: Made to order, In stock$/],
  [{ isVisible: 'perhaps' }, /^yes or no$/],
  [{ isPriceShown: 'perhaps' }, /^yes or no$/],
]

test('each wrong cell is told in its column, and changes nothing', () => {
  for (const [cells, fault] of wrong) {
    const { said, faults } = read(cells, known)
    const [column = ''] = Object.keys(cells)
    assert.equal(Object.keys(faults), [column])
    assert.match(faults[column] ?? '', fault)
    assert.is(said.isVisible, false)
    assert.is(said.facts.widthMm, 400)
    assert.is(said.facts.isPriceShown, true)
  }
})

test.run()

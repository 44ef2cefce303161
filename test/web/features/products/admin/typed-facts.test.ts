import * as assert from 'uvu/assert'
import { suite } from '#test'
import { factIn, typedText } from '../../../../../web/features/products/admin/typed-facts.ts'
import {
  type FieldId,
  type ProductField,
  productFields,
} from '../../../../../web/features/products/fields.ts'

const test = suite('typed facts of a product')

const fieldOf = (id: FieldId) => productFields.find(field => field.id === id) as ProductField
const read = (id: FieldId, typed: string) => factIn(fieldOf(id), typed)
const write = (id: FieldId, stored?: number) => typedText(fieldOf(id), stored)

test('centimetres are stored as millimetres', () => {
  const typed = { '120,5 cm': 1205, '120.5': 1205, ' 45 ': 450, '0,1': 1, '120.50CM': 1205 }
  for (const [text, mm] of Object.entries(typed)) assert.is(read('widthMm', text), mm, text)
  assert.is(read('depthMm', '1 200'), 12_000)
})

test('kilograms and square metres go to a tenth, seats are counted', () => {
  assert.equal([read('weightKg', '7,5 KG'), read('weightKg', '45,3 kg')], [7.5, 45.3])
  assert.equal([read('areaM2', '28.1 m²'), read('areaM2', '28.1M2')], [28.1, 28.1])
  assert.equal([read('seats', '3 seats'), read('seats', '1 seat')], [3, 1])
})

test('numbers are none where they are finer than is stored, or of another kind', () => {
  for (const text of ['', 'wide', '-4', '0', '120,55', '1,200', '1.2 m', '5 kg', '1e3']) {
    assert.is(read('widthMm', text), undefined, text)
  }
  assert.equal([read('seats', '2.5'), read('weightKg', '7.55')], [undefined, undefined])
})

test('numbers reach up to a hundred metres, a hundred tonnes, a thousand seats and a hectare', () => {
  const most = { widthMm: '10000', weightKg: '100000', seats: '1000', areaM2: '10000' } as const
  for (const [id, typed] of Object.entries(most) as [keyof typeof most, string][]) {
    assert.is(write(id, Number(read(id, typed))), typed)
    assert.is(read(id, `${Number(typed) + 1}`), undefined, id)
  }
})

test('each stored millimetre is typed again as it is', () => {
  for (let mm = 1; mm < 5000; mm++) assert.is(read('depthMm', write('depthMm', mm)), mm)
  assert.equal(
    [write('widthMm', 1205), write('weightKg', 7.5), write('seats')],
    ['120.5', '7.5', ''],
  )
})

test.run()

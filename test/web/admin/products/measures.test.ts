import * as assert from 'uvu/assert'
import { suite } from '#test'
import { measureIn, measureText } from '../../../../web/admin/products/measures.ts'

const test = suite('typed measures of a product')

test('are stored in whole steps of their unit, which may be typed behind them', () => {
  assert.equal(
    [
      measureIn('widthMm', '120,5 cm'),
      measureIn('widthMm', '120.5'),
      measureIn('depthMm', '1 200'),
    ],
    [1205, 1205, 12_000],
  )
  assert.equal([measureIn('weightKg', '7,5 KG'), measureIn('areaM2', '12.5 m²')], [7.5, 12.5])
  assert.equal([measureIn('seats', '3 seats'), measureIn('seats', '1 seat')], [3, 1])
})

test('are none where more is typed than steps, or another kind', () => {
  for (const typed of ['', '0', '-5', '120.55', '1,200', 'wide', '5 kg'])
    assert.is(measureIn('widthMm', typed), undefined, typed)
  assert.is(measureIn('seats', '2.5'), undefined)
  assert.is(measureIn('weightKg', '7.55'), undefined)
})

test('reach up to a hundred metres, a hundred tonnes, a thousand seats and a hectare', () => {
  const most = { widthMm: '10000', weightKg: '100000', seats: '1000', areaM2: '10000' } as const
  for (const [fact, typed] of Object.entries(most) as [keyof typeof most, string][]) {
    assert.is(measureText(fact, measureIn(fact, typed)), typed)
    assert.is(measureIn(fact, `${Number(typed) + 1}`), undefined, fact)
  }
})

test('are typed again as they are stored', () => {
  assert.equal(
    [measureText('widthMm', 1205), measureText('weightKg', 7.5), measureText('seats', undefined)],
    ['120.5', '7.5', ''],
  )
})

test.run()

import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  centsFrom,
  moneyText,
  percentFrom,
  quantityText,
  thousandthsFrom,
} from '../../../web/quotes/typed-money.ts'

const test = suite('typed money and quantities')

test('amounts are read as people in Nairobi write them', () => {
  const same = ['68500', '68,500', '68 500', ' KES 68,500 ', 'Ksh. 68,500', '68,500/=', '68500.00']
  for (const typed of same) assert.is(centsFrom(typed), 6_850_000, typed)
  assert.is(centsFrom('68500.5'), 6_850_050)
  assert.is(centsFrom('1,298,040.75'), 129_804_075)
  assert.is(centsFrom('2,50'), 250)
  assert.is(centsFrom('.5'), 50)
  assert.is(centsFrom('12.'), 1200)
  assert.is(centsFrom('0'), 0)
  assert.is(centsFrom('1\u00a0200'), 120_000)
})

test('amounts are read with points for thousands, as programs of other countries write them', () => {
  assert.is(centsFrom('68.500'), 6_850_000)
  assert.is(centsFrom('KES 1.298.040,75'), 129_804_075)
})

test('what is no amount is not guessed', () => {
  const none = [
    '',
    ' ',
    '.',
    ',',
    'price?',
    '0.500',
    '1.234,567',
    '12,34,567',
    '12.34.567',
    '-5',
    '1e3',
  ]
  for (const typed of none) {
    assert.is(centsFrom(typed), undefined, typed)
  }
  assert.is(centsFrom('99999999999999999999'), undefined)
})

test('quantities have up to three decimals', () => {
  assert.is(thousandthsFrom('12'), 12_000)
  assert.is(thousandthsFrom('2.5'), 2500)
  assert.is(thousandthsFrom('2,5'), 2500)
  assert.is(thousandthsFrom('0.125'), 125)
  assert.is(thousandthsFrom('1,200'), 1_200_000)
  assert.is(thousandthsFrom('0.1255'), undefined)
  assert.is(thousandthsFrom('two'), undefined)
})

test('percentages have up to two decimals', () => {
  assert.is(percentFrom('16'), 16)
  assert.is(percentFrom('7.5 %'), 7.5)
  assert.is(percentFrom('33.33%'), 33.33)
  assert.is(percentFrom('1.234'), undefined)
})

test('amounts are written with groups, and cents only where there are some', () => {
  assert.is(moneyText(129_804_000), '1,298,040')
  assert.is(moneyText(6_850_050), '68,500.50')
  assert.is(moneyText(5), '0.05')
  assert.is(moneyText(0), '0')
  assert.is(moneyText(-150_000), '-1,500')
})

test('quantities are written without superfluous decimals', () => {
  assert.is(quantityText(12_000), '12')
  assert.is(quantityText(2500), '2.5')
  assert.is(quantityText(1_200_125), '1,200.125')
  assert.is(quantityText(1), '0.001')
})

test('what was written is read back to the cent', () => {
  for (let cents = 0; cents < 3_000_000; cents += 9_973) {
    assert.is(centsFrom(moneyText(cents)), cents)
    assert.is(thousandthsFrom(quantityText(cents)), cents)
  }
})

test.run()

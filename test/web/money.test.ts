import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  amountText,
  fixedAmount,
  moneyText,
  plainAmount,
} from '../../web/base/money/amount-text.ts'
import { currencies, decimalsOf, isCurrency } from '../../web/base/money/currencies.ts'
import { amountFrom, priceAmountFrom } from '../../web/base/money/typed-amount.ts'
import { percentFrom } from '../../web/base/money/typed-number.ts'
import { quantityText, thousandthsFrom } from '../../web/features/quotes/typed-quantity.ts'

const test = suite('typed money and quantities')

const kes = (typed: string) => amountFrom(typed, 'KES')

test('currencies have the decimals of ISO 4217, also where browsers give them others', () => {
  const decimals = { KES: 2, UGX: 0, JPY: 0, KWD: 3, IQD: 3, HUF: 2, LBP: 2, MGA: 2, USD: 2 }
  for (const [code, count] of Object.entries(decimals)) assert.is(decimalsOf(code), count, code)
  assert.is(new Set(currencies).size, currencies.length)
  for (const code of currencies) assert.match(code, /^[A-Z]{3}$/)
  for (const code of ['', 'kes', 'XXX', 'XAU', 'KESX']) assert.not(isCurrency(code), code)
})

test('amounts are read as people in Nairobi write them', () => {
  const plain = ['68500', '68,500', '68 500', '68500.00', "68'500.00"]
  const named = [' KES 68,500 ', 'Ksh. 68,500', '68,500/=', 'Kshs. 68,500/-', '68,500.00 KES']
  const same = [...plain, ...named]
  for (const typed of same) assert.is(kes(typed), 6_850_000, typed)
  assert.is(kes('68500.5'), 6_850_050)
  assert.is(kes('1,298,040.75'), 129_804_075)
  assert.is(kes('2,50'), 250)
  assert.is(kes('.5'), 50)
  assert.is(kes('12.'), 1200)
  assert.is(kes('0'), 0)
  assert.is(kes('1\u00a0200'), 120_000)
})

test('amounts are read with points for thousands, as programs of other countries write them', () => {
  assert.is(kes('68.500'), 6_850_000)
  assert.is(kes('KES 1.298.040,75'), 129_804_075)
})

test('amounts without decimals are read whole, and none is cut', () => {
  for (const typed of ['35000', '35,000', 'USh 35,000', '35.000', '35,000.00', '35,000/='])
    assert.is(amountFrom(typed, 'UGX'), 35_000, typed)
  for (const typed of ['35000.5', '35000,5', '35000.001', 'KES 35000'])
    assert.is(amountFrom(typed, 'UGX'), undefined, typed)
})

test('amounts of three decimals have them after one point', () => {
  assert.is(amountFrom('1.500', 'KWD'), 1500)
  assert.is(amountFrom('1,500', 'KWD'), 1_500_000)
  assert.is(amountFrom('1.234.500', 'KWD'), 1_234_500_000)
  assert.is(amountFrom('1.234,5', 'KWD'), 1_234_500)
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
    '68.5k',
    '6.85E+04',
  ]
  for (const typed of [...none, '1e3', 'USD 5', '$5', '68,5000', '0,500', '99999999999999999999'])
    assert.is(kes(typed), undefined, typed)
  assert.is(priceAmountFrom('0', 'KES'), undefined)
  assert.is(priceAmountFrom('100,000,000,000', 'KES'), 10_000_000_000_000)
  assert.is(priceAmountFrom('100,000,000,001', 'KES'), undefined)
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

test('amounts are written with groups, and decimals only where there are some', () => {
  assert.is(moneyText(129_804_000, 'KES'), 'KES 1,298,040')
  assert.is(amountText(6_850_050, 'KES'), '68,500.50')
  assert.is(amountText(5, 'KES'), '0.05')
  assert.is(amountText(0, 'KES'), '0')
  assert.is(amountText(-150_000, 'KES'), '-1,500')
  assert.is(moneyText(35_000, 'UGX'), 'UGX 35,000')
  assert.is(moneyText(1_234_567, 'KWD'), 'KWD 1,234.567')
})

test('programs get amounts with all decimals, tables without superfluous ones', () => {
  const texts = (amount: number, currency: string) =>
    [fixedAmount, plainAmount].map(text => text(amount, currency))
  assert.equal(texts(6_850_000, 'KES'), ['68500.00', '68500'])
  assert.equal(texts(6_850_050, 'KES'), ['68500.50', '68500.50'])
  assert.equal(texts(35_000, 'UGX'), ['35000', '35000'])
  assert.equal(texts(5, 'KWD'), ['0.005', '0.005'])
})

test('quantities are written without superfluous decimals', () => {
  assert.is(quantityText(12_000), '12')
  assert.is(quantityText(2500), '2.5')
  assert.is(quantityText(1_200_125), '1,200.125')
  assert.is(quantityText(1), '0.001')
})

test('what was written is read back to the last minor unit, in currencies of 0, 2 and 3 decimals', () => {
  for (let amount = 0; amount < 3_000_000; amount += 9_973) {
    for (const currency of ['UGX', 'KES', 'KWD']) {
      const texts = [amountText, moneyText, plainAmount].map(text => text(amount, currency))
      for (const text of texts) assert.is(amountFrom(text, currency), amount, text)
    }
    assert.is(thousandthsFrom(quantityText(amount)), amount)
  }
})

test.run()

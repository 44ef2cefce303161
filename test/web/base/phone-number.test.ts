import * as assert from 'uvu/assert'
import { suite } from '#test'
import { groupedNumber, internationalNumber, telUrl } from '../../../web/base/phone-number.ts'

const test = suite('a telephone number')

const company = '+254 700 000 000'

const numbers: [written: string, called: string | undefined][] = [
  ['+254 712 345678', '254712345678'],
  ['00254712345678', '254712345678'],
  ['254712345678', '254712345678'],
  ['0712345678', '254712345678'],
  ['(0712) 345-678', '254712345678'],
  ['+44 20 7946 0958', '442079460958'],
  ['+44 (0)20 7946 0958', '442079460958'],
  ['+39 06 1234 5678', '390612345678'],
  ['+254 (0)712 345 678', '254712345678'],
  ['+2540712345678', '254712345678'],
  ['712345678', '254712345678'],
  ['0712345678/0733222111', '254712345678'],
  ['Tel. 0712 345 678 ext. 12', '254712345678'],
  ['+254 712 345 678 x12', '254712345678'],
  ['\u202A+254\u00A0712\u2011345\u2011678\u202C', '254712345678'],
  ['０７１２３４５６７８', '254712345678'],
  ['0712 34567', undefined],
  ['+254 712 345 67', undefined],
  ['0712345678 0733222111', undefined],
  ['12345', undefined],
  ['+1 2', undefined],
  ['none', undefined],
  ['', undefined],
]

test('is dialled as the company would, or not at all', () => {
  for (const [written, called] of numbers) {
    assert.is(internationalNumber(written, company), called, written)
  }
})

test('a number without a country code is not completed where the company has none', () => {
  for (const written of ['0712345678', '712345678', '254712345678']) {
    assert.is(internationalNumber(written, ''), undefined)
  }
})

test('a link that dials has digits alone, also of a number that is not completed', () => {
  assert.is(telUrl('+254 (0)712-345 678 ext 4'), 'tel:+254712345678')
  assert.is(telUrl('712 345 678', company), 'tel:+254712345678')
  assert.is(telUrl('0712 34567 (home)', company), 'tel:071234567')
  assert.is(telUrl('none'), 'tel:')
})

const groups: [stored: string, read: string][] = [
  ['+254700000000', '+254 700 000 000'],
  ['+442079460958', '+44 207 946 0958'],
  ['+12025550123', '+1 202 555 0123'],
  ['+2712345678', '+27 123 456 78'],
  ['+254 20 123 4567', '+254 20 123 4567'],
  ['', ''],
]

test('is read in groups', () => {
  for (const [stored, read] of groups) assert.is(groupedNumber(stored), read, stored)
})

test.run()

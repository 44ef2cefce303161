import * as assert from 'uvu/assert'
import { suite } from '#test'
import { groupedNumber, internationalNumber } from '../../web/phone-number.ts'

const test = suite('a telephone number')

const company = '+254 700 000 000'

const numbers: [written: string, called: string | undefined][] = [
  ['+254 712 345678', '254712345678'],
  ['00254712345678', '254712345678'],
  ['254712345678', '254712345678'],
  ['0712345678', '254712345678'],
  ['(0712) 345-678', '254712345678'],
  ['+44 20 7946 0958', '442079460958'],
]

for (const [written, called] of numbers) {
  test(`${written} is dialled as ${called}`, () => {
    assert.is(internationalNumber(written, company), called)
  })
}

test('a local number is not completed where the company has no country code', () => {
  assert.is(internationalNumber('0712345678', ''), undefined)
})

const groups: [stored: string, read: string][] = [
  ['+254700000000', '+254 700 000 000'],
  ['+442079460958', '+44 207 946 0958'],
  ['+12025550123', '+1 202 555 0123'],
  ['+2712345678', '+27 123 456 78'],
  ['+254 20 123 4567', '+254 20 123 4567'],
  ['', ''],
]

for (const [stored, read] of groups) {
  test(`"${stored}" is read as "${read}"`, () => assert.is(groupedNumber(stored), read))
}

test.run()

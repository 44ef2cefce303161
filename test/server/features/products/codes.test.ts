import * as assert from 'uvu/assert'
import { suite } from '#test'
import { impliedCode, nearCodes } from '../../../../server/features/products/codes.ts'
import { sameCode } from '../../../../web/features/products/codes.ts'

const test = suite('codes of products')

test('are compared without case, spaces and the zeros before a number', () => {
  for (const spelling of ['CL001', 'cl1', 'Cl 01', ' c l 0 0 1 ']) {
    assert.is(sameCode(spelling), 'cl1', spelling)
  }
  assert.is(sameCode('B100'), 'b100')
  assert.is(sameCode('B10'), 'b10')
  assert.is(sameCode('A0'), 'a0')
  assert.not.equal(sameCode('CL-1'), sameCode('CL1'))
})

test('are names of one to three letters and a number, or the number of the picture', () => {
  const codeOf = (name: string, path = 'a/image-7.jpg') =>
    impliedCode({ name, slot: { path } }, 'KP')
  for (const name of ['Ch8', 'B1', 'BFP100', 'od001']) assert.is(codeOf(name), name)
  for (const name of ['Kitchen Product 7', 'Oak Turned Leg', 'Ch', '12', 'Camp1', 'Ch8b', 'Ch 8']) {
    assert.is(codeOf(name), 'KP7')
  }
  assert.is(codeOf('Oak Turned Leg', 'a/oak.jpg'), undefined)
})

test('that are near begin alike, the nearest numbers first', () => {
  const codes = ['Ch1', 'Ch98', 'Ch99', 'Ch100', 'CL101', 'B101', 'Ch97', 'Ch96']
  assert.equal(nearCodes('ch101', codes), ['Ch100', 'Ch99', 'Ch98', 'Ch97'])
  assert.equal(nearCodes('cl 1', codes), ['CL101'])
  assert.equal(nearCodes('zz9', codes), [])
  assert.equal(nearCodes('101', codes), [])
  assert.equal(nearCodes('', codes), [])
})

test.run()

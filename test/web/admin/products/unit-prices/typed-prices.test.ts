import * as assert from 'uvu/assert'
import { suite } from '#test'
import { pricesFrom, typedOf } from '../../../../../web/admin/products/unit-prices/typed-prices.ts'
import { type PartId, partNames } from '../../../../../web/design/parts.ts'
import { pricesLimits } from '../../../../../web/design/prices.ts'

const test = suite('typed prices of the parts of units')

const [one, other] = Object.keys(partNames) as [PartId, PartId]
const stored = { prices: { [one]: 4_500_050 }, spread: 10 }
const typed = typedOf({ ...stored, version: 1 } as Parameters<typeof typedOf>[0])

test('what is stored is read back, and a part without a price stays empty', () => {
  assert.is(typed[other], '')
  assert.equal(pricesFrom(typed), { ...stored, faults: {} })
})

test('blanks are no price, nought is one', () => {
  const { prices, faults } = pricesFrom({ ...typed, [one]: '  ', [other]: ' 0 ' })
  assert.equal([prices, faults], [{ [other]: 0 }, {}])
})

test('a price goes up to its limit, and no text is one', () => {
  const most = pricesLimits.cents / 100
  assert.is(pricesFrom({ ...typed, [one]: `${most}` }).prices[one], pricesLimits.cents)
  for (const text of [`${most + 1}`, 'dear']) {
    const { prices, faults } = pricesFrom({ ...typed, [one]: text })
    assert.equal([prices, Object.keys(faults)], [{}, [`prices.${one}`]], text)
  }
})

test('the spread is a percentage up to its limit', () => {
  const { spread: most } = pricesLimits
  assert.is(pricesFrom({ ...typed, spread: `${most}` }).spread, most)
  for (const text of [`${most + 1}`, '', 'x']) {
    const { spread, faults } = pricesFrom({ ...typed, spread: text })
    assert.equal([spread, Object.keys(faults)], [undefined, ['spread']], text)
  }
})

test.run()

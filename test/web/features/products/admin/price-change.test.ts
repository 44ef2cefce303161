import * as assert from 'uvu/assert'
import { suite } from '#test'
import { MOST_MINOR_UNITS } from '../../../../../web/base/money/amount-text.ts'
import {
  changeFrom,
  changesFault,
  pricesChangedBy,
} from '../../../../../web/features/products/admin/price-change/price-change.ts'
import type { Price } from '../../../../../web/features/products/facts.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { elementsIn, emptyClient, shownToast } from '../../../../support/rendered.tsx'
import { product } from './product.ts'

openAdminPage()
const { usePriceChange } = await import(
  '../../../../../web/features/products/admin/price-change/use-price-change.ts'
)

const test = suite('change of prices in percent')

const priced = (cents: number, more: Partial<Price> = {}, currency = 'KES') =>
  product({
    code: 'Ch1',
    currency,
    facts: { price: { kind: 'fixed', cents, per: 'piece', vatIncluded: true, ...more } },
  })

const changed = (percent: number, ...given: Parameters<typeof priced>) =>
  pricesChangedBy(percent, [priced(...given)]).map(({ price }) => [price.cents, price.toCents])[0]

for (const [typed, percent] of [
  ['5', 5],
  ['+7.5 %', 7.5],
  ['-10', -10],
  ['− 2,5', -2.5],
  ['0', undefined],
  ['-100', undefined],
  ['1001', undefined],
  ['five', undefined],
  ['', undefined],
] as const) {
  test(`"${typed}" is ${percent ?? 'none'}`, () => {
    assert.is(changeFrom(typed), percent)
  })
}

test('an amount is rounded as it was: to whole shillings, cents, francs, fils', () => {
  assert.equal(changed(5, 6_850_000), [7_192_500, undefined])
  assert.equal(changed(-3.33, 6_850_000), [6_621_900, undefined])
  assert.equal(changed(5, 1_999), [2_099, undefined])
  assert.equal(changed(7.5, 1_500, {}, 'UGX'), [1_613, undefined])
  assert.equal(changed(5, 12_500, {}, 'KWD'), [13_125, undefined])
  assert.equal(changed(10, 100_000, { kind: 'range', toCents: 150_000 }), [110_000, 165_000])
})

test('the largest amounts are exact', () => {
  assert.equal(changed(0.01, 9_007_199_254_741), [9_008_099_974_666, undefined])
})

test('prices without an amount stay out', () => {
  const onRequest = { kind: 'on-request', per: 'piece', vatIncluded: true } as const
  assert.equal(pricesChangedBy(5, [product(), product({ facts: { price: onRequest } })]), [])
})

test('what leaves no price, no range or too large a price is named', () => {
  const fault = (percent: number, ...given: Parameters<typeof priced>) =>
    changesFault(pricesChangedBy(percent, [priced(...given)]))
  assert.is(fault(-60, 1, {}, 'UGX'), 'Ch1 would cost nothing.')
  const same = fault(-99, 100, { kind: 'range', toCents: 101 }, 'UGX')
  assert.is(same, 'Both ends of the price of Ch1 would be the same.')
  assert.is(fault(1, MOST_MINOR_UNITS), 'Ch1 would cost too much.')
  assert.is(fault(5, 6_850_000), undefined)
})

test('Undo brings the prices back, from the versions that the change has made', async () => {
  const closed: string[] = []
  const useIt = () => usePriceChange(() => void closed.push('dialog'))
  const hook = liveHook(useIt, { client: emptyClient() })
  const sent = answerRequests(({ body }) => {
    const { products } = body as { products: object }
    return { products: Object.keys(products).map(code => product({ code, version: 4 })) }
  })
  assert.is(await hook.now(pricesChangedBy(10, [priced(100_000)])), undefined)
  assert.equal(closed, ['dialog'])
  assert.is(shownToast()?.title, '1 price changed')
  elementsIn(shownToast()?.action)[0]?.props.onClick()
  const price = { kind: 'fixed', per: 'piece', vatIncluded: true }
  const bodies = sent.map(({ body }) => body)
  assert.equal(bodies, [
    { products: { Ch1: { version: 3, price: { ...price, cents: 110_000 } } } },
    { products: { Ch1: { version: 4, price: { ...price, cents: 100_000 } } } },
  ])
})

test.run()

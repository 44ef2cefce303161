import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api } from '../../../../../../web/base/routes.ts'
import { type PartId, partNames } from '../../../../../../web/features/design/parts.ts'
import { pricesLimits } from '../../../../../../web/features/design/prices.ts'
import { answerRequests, openAdminPage } from '../../../../../support/admin-page.ts'
import { openStoredForm } from '../../../../../support/open-stored-form.ts'

openAdminPage()
const { useUnitPrices } = await import(
  '../../../../../../web/features/products/admin/unit-prices/use-unit-prices.ts'
)
const { pricesFrom, typedOf } = await import(
  '../../../../../../web/features/products/admin/unit-prices/typed-prices.ts'
)

const test = suite('prices of the parts of units')

const [part, other] = Object.keys(partNames) as [PartId, PartId]
const stored = { version: 2, currency: 'KES', spread: 10, prices: { [part]: 4_500_050 } } as const

const open = () => openStoredForm(useUnitPrices, api.designPrices, stored, typedOf)
const most = { price: pricesLimits.cents / 100, spread: pricesLimits.spread }

test('stored prices are read back, and a part without a price stays empty', () => {
  const typed = typedOf(stored)
  assert.is(typed[other], '')
  assert.equal(pricesFrom(typed), { prices: stored.prices, spread: 10, faults: {} })
})

test('prices are sent in cents with their version; blanks are none, nought is one', async () => {
  for (const [typed, spread, prices] of [
    [{ [part]: '  ', spread: '5' }, 5, {}],
    [{ [part]: '', [other]: ' 0 ' }, 10, { [other]: 0 }],
    [{ [part]: `${most.price}` }, 10, { [part]: pricesLimits.cents }],
    [{ spread: `${most.spread}` }, most.spread, stored.prices],
  ] as const) {
    const sent = answerRequests(({ body }) => ({ ...(body as object), version: 3 }))
    const hook = open()
    hook.now.change(typed)
    await hook.now.save()
    const bodies = sent.map(({ body }) => body)
    assert.equal(bodies, [{ version: 2, currency: 'KES', spread, prices }])
  }
})

test('prices and a spread above their limits, and texts, are not sent', async () => {
  for (const [field, value, fault] of [
    [part, 'a lot', `prices.${part}`],
    [part, `${most.price + 1}`, `prices.${part}`],
    ['spread', `${most.spread + 1}`, 'spread'],
    ['spread', '', 'spread'],
    ['spread', 'x', 'spread'],
  ] as const) {
    const sent = answerRequests(() => stored)
    const hook = open()
    hook.now.change({ [field]: value })
    await hook.now.save()
    assert.equal([sent, Object.keys(hook.now.faults)], [[], [fault]], `${field} ${value}`)
    hook.now.change(typedOf(stored))
  }
})

test.run()

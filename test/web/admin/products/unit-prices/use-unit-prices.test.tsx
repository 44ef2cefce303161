import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api } from '../../../../../web/routes.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { openStoredForm } from '../../../../support/open-stored-form.ts'

openAdminPage()
const { useUnitPrices } = await import(
  '../../../../../web/admin/products/unit-prices/use-unit-prices.ts'
)
const { typedOf } = await import('../../../../../web/admin/products/unit-prices/typed-prices.ts')
const { partNames } = await import('../../../../../web/design/parts.ts')

const test = suite('prices of the parts of units')

const [part = ''] = Object.keys(partNames)
const stored = { version: 2, currency: 'KES', spread: 10, prices: { [part]: 4_500_000 } }

const open = () => openStoredForm(useUnitPrices, api.designPrices, stored, typedOf)

test('are sent in cents with their version, an empty one left out', async () => {
  const sent = answerRequests(({ body }) => ({ ...(body as object), version: 3 }))
  const hook = open()
  hook.now.change({ [part]: '', spread: '5' })
  await hook.now.save()
  assert.equal(
    sent.map(({ body }) => body),
    [{ version: 2, currency: 'KES', spread: 5, prices: {} }],
  )
})

for (const [field, value] of [
  [part, 'a lot'],
  ['spread', '500'],
  ['spread', ''],
] as const) {
  test(`with ${field} "${value}" are not sent`, async () => {
    const sent = answerRequests(() => stored)
    const hook = open()
    hook.now.change({ [field]: value })
    await hook.now.save()
    assert.equal(sent, [])
    assert.equal(Object.keys(hook.now.faults), [field === 'spread' ? field : `prices.${field}`])
  })
}

test.run()

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openDesignPrices } from '../../../../../server/features/design/prices/store.ts'
import type { ActivityPage } from '../../../../../web/base/activity-entries.ts'
import { api } from '../../../../../web/base/routes.ts'
import { startSite } from '../../../../support/site.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

const test = suite('unit prices')

test('a change is stored and logged, and a stale one rejected with 409', async () => {
  const site = await startSite()
  const change = { version: 0, spread: 7.5, prices: { deck: 12_345_678, kitchen: 0 } }
  const shown = async () => (await site.ask('GET', api.designPrices)).json()
  const currency = 'KES'
  assert.equal(await shown(), { version: 0, currency, spread: 10, prices: {} })
  const saved = await site.ask('PUT', api.designPrices, change)
  assert.equal([saved.status, await saved.json()], [200, { ...change, currency, version: 1 }])
  assert.is((await site.ask('PUT', api.designPrices, change)).status, 409)
  assert.equal(await shown(), { ...change, currency, version: 1 })
  const inUsd = { ...change, currency: 'USD', version: 1 }
  assert.is((await site.ask('PUT', api.designPrices, inUsd)).status, 409)
  const log = (await (await site.ask('GET', api.activity)).json()) as ActivityPage
  assert.is(log.entries[0]?.action, 'design-prices-changed')
  const stored = JSON.parse(await readFile(join(site.dataDir, 'design-prices.json'), 'utf8'))
  assert.equal(stored, { version: 2, data: { ...change, currency, version: 1 } })
})

test('what is no price is rejected by its field', async () => {
  const site = await startSite()
  const faults = async (change: object) => {
    const body = { version: 0, spread: 10, prices: {}, ...change }
    const answer = await site.ask('PUT', api.designPrices, body)
    return [answer.status, Object.keys((await answer.json()).fields ?? {})]
  }
  assert.equal(await faults({ prices: { deck: 1.5 } }), [400, ['prices.deck']])
  assert.equal(await faults({ prices: { deck: -1, wc: 1e14 } }), [
    400,
    ['prices.deck', 'prices.wc'],
  ])
  assert.equal(await faults({ spread: 51 }), [400, ['spread']])
  assert.is((await faults({ prices: { tower: 1 } }))[0], 400)
  assert.is((await faults({ prices: [] }))[0], 400)
})

test('a stored price of a part that is no more stays out of the way', async () => {
  const file = join(await temporaryFolder(), 'design-prices.json')
  const data = { version: 3, spread: 10, prices: { tower: 5, deck: 7 } }
  await writeFile(file, JSON.stringify({ version: 1, data }))
  const store = await openDesignPrices({ file })
  assert.equal(store.value, { ...data, currency: 'KES' })
})

test.run()

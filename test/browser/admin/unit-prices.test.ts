import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { adminRoutes, api } from '../../../web/base/routes.ts'
import { designFactsUrl, designUrls } from '../../../web/features/design/addresses.ts'
import { partNames } from '../../../web/features/design/parts.ts'
import { firstPlan } from '../../../web/features/design/plan.ts'
import { planText } from '../../../web/features/design/plan-text.ts'
import type { DesignPrices } from '../../../web/features/design/prices.ts'
import type { RunningSite } from '../../support/site.ts'
import { until } from '../../support/until.ts'
import { choice } from '../design/on-the-page.ts'
import { siteSuite } from '../site-suite.ts'
import { hydrated, visit } from '../visit.ts'
import { enter, startAdminSite, toast } from './administrator.ts'

const test = siteSuite('unit prices', startAdminSite)

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()
const stored = async (site: RunningSite) =>
  (await site.ask('GET', api.designPrices)).json() as Promise<DesignPrices>

test('an estimate shows while they are typed, and for visitors once they are saved', async ({
  site,
  browser,
}) => {
  const { page } = await enter(browser, site, adminRoutes.unitPrices)
  const price = (name: string) => page.getByLabel(name, { exact: true })
  await page.getByText('0 of 19 parts have a price').waitFor()
  await price(partNames['module-20']).fill('1,000,000')
  for (const id of ['front-windows', 'door-single', 'deck', 'furnished'] as const) {
    await price(partNames[id]).fill('KES 0/=')
  }
  await page.getByText('about KES 1,800,000 to 2,200,000, not an offer').waitFor()
  await page.getByText('5 of 19 parts have a price').waitFor()
  await save(page)
  await toast(page, 'Visitors see estimates of these prices now.')
  const facts = await (await fetch(site.url + designFactsUrl(planText(firstPlan)))).json()
  assert.equal(facts.estimate, { from: 1_800_000, to: 2_200_000, currency: 'KES' })
  const { prices, spread } = await stored(site)
  assert.equal([prices['module-20'], prices.deck, spread], [100_000_000, 0, 10])
  await page.reload()
  await page.getByText('Everything is saved.').waitFor()
  assert.is(await price(partNames['module-20']).inputValue(), '1,000,000')
  await price(partNames.deck).fill('')
  await page.getByText('Visitors see no estimate of a unit').waitFor()
})

test('typed over those of somebody else are saved once those were shown', async context => {
  const { site, browser } = context
  const { page } = await enter(browser, site, adminRoutes.unitPrices)
  await page.getByLabel(partNames.wc).fill('90,000')
  const theirs = { ...(await stored(site)), prices: { tank: 7_000_000 } }
  assert.is((await site.ask('PUT', api.designPrices, theirs)).status, 200)
  await save(page)
  await page.getByRole('button', { name: 'Show what is newer' }).click()
  await page.getByRole('alert').waitFor({ state: 'detached' })
  assert.is(await page.getByLabel(partNames.tank).inputValue(), '70,000')
  await save(page)
  await toast(page, 'Visitors see estimates of these prices now.')
  assert.equal((await stored(site)).prices, { tank: 7_000_000, wc: 9_000_000 })
})

test('the estimate follows the choices of a visitor, and is on request where it cannot be read', async context => {
  const { site, browser } = context
  const ids = Object.keys(partNames)
  const prices = {
    ...(await stored(site)),
    prices: Object.fromEntries(ids.map(id => [id, 1_000_000])),
  }
  assert.is((await site.ask('PUT', api.designPrices, prices)).status, 200)
  const { page } = await visit(browser, site.url + designUrls.page)
  await hydrated(page)
  const facts = page.locator('.design-facts, .design').first()
  const before = await facts
    .getByText(/^KES .* not an offer$/)
    .first()
    .textContent()
  await choice(page, 'Storeys', '2').click()
  await until('another estimate', async () => {
    const now = await facts
      .getByText(/^KES .* not an offer$/)
      .first()
      .textContent()
    return now !== before
  })
  await page.route('**/api/design?*', route => route.abort())
  await choice(page, 'Storeys', '3').click()
  await facts.getByText('on request').first().waitFor()
})

test.run()

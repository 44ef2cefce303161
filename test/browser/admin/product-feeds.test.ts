import * as assert from 'uvu/assert'
import { suite } from '#test'
import { adminRoutes, api, feedUrls } from '../../../web/base/routes.ts'
import { sharedChromium } from '../../support/chromium.ts'
import { picture } from '../../support/samples.ts'
import type { RunningSite } from '../../support/site.ts'
import type { SiteAndBrowser } from '../site-suite.ts'
import { violations } from '../violations.ts'
import { PHONE } from '../visit.ts'
import { enter, startAdminSite, toast } from './administrator.ts'

const feeds = suite<SiteAndBrowser>('feeds of products')

feeds.before.each(async context => {
  context.site = await startAdminSite()
  context.browser = await sharedChromium()
})

const still = { reducedMotion: 'reduce', bypassCSP: true } as const
const meta = 'For the catalogue on WhatsApp and Facebook'
const google = 'For Google’s product listings'

async function furnish(site: RunningSite): Promise<void> {
  const price = { kind: 'fixed', cents: 7_654_300, per: 'piece', vatIncluded: true }
  const said = { version: 0, price, isPriceShown: true }
  const products = { Ch8: { ...said, name: 'A & B <i>' }, Ch9: said }
  assert.is((await site.ask('PATCH', api.adminProducts, { products })).status, 200)
  const photo = await picture('jpeg', 600, 600)
  await site.upload('executive-furniture/chairs/products/image-8.jpg', photo)
}

feeds('are switched on by keys, and what is left out leads to its product', async context => {
  const { site, browser } = context
  await furnish(site)
  const { page, complaints } = await enter(browser, site, adminRoutes.products)
  await page.getByRole('link', { name: 'Feeds' }).click()
  await page.getByText('1 product is in them').waitFor()
  await page.getByLabel(google).focus()
  await page.keyboard.press('Space')
  await page.getByRole('link', { name: site.url + feedUrls.google }).waitFor()
  const root = await page.evaluate(async address => {
    const xml = await (await fetch(address)).text()
    const parsed = new DOMParser().parseFromString(xml, 'application/xml')
    const titles = [...parsed.getElementsByTagNameNS('http://base.google.com/ns/1.0', 'title')]
    return [parsed.documentElement.nodeName, titles.map(({ textContent }) => textContent).join()]
  }, feedUrls.google)
  assert.equal(root, ['rss', 'A & B <i>'])
  assert.is((await fetch(site.url + feedUrls.meta)).status, 404)
  await page.getByText('1 without a photo').click()
  await page.getByRole('link', { name: 'Ch9' }).click()
  await page.getByRole('button', { name: 'Edit Ch9', exact: true }).waitFor()
  assert.equal(complaints, [])
})

feeds('that a colleague has switched meanwhile are shown as they are now', async context => {
  const { site, browser } = context
  const { page } = await enter(browser, site, adminRoutes.feeds)
  await page.getByLabel(meta).waitFor()
  const elsewhere = { version: 0, meta: true, google: false }
  assert.is((await site.ask('PUT', api.feeds, elsewhere)).status, 200)
  await page.getByLabel(google).click()
  await toast(page, 'Somebody else has switched feeds meanwhile.')
  await page.getByRole('link', { name: site.url + feedUrls.meta }).waitFor()
  assert.is(await page.getByLabel(google).isChecked(), false)
})

feeds('are accessible and fit on a phone with everything open', async ({ site, browser }) => {
  await furnish(site)
  await site.ask('PUT', api.feeds, { version: 0, meta: true, google: true })
  const { page } = await enter(browser, site, adminRoutes.feeds, { ...PHONE, ...still })
  await page.getByText('1,618 without a price').click()
  await page.getByText('1 without a photo').click()
  assert.equal(await violations(page), [])
  assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 390)
})

feeds.run()

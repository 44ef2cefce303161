import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { adminRoutes } from '../../../web/base/routes.ts'
import { answerFirst } from '../../support/first-answers.ts'
import { type RunningSite, startSite } from '../../support/site.ts'
import { fillIn, ready, sendButton } from '../at-contact-form.ts'
import { siteSuite } from '../site-suite.ts'
import { violations } from '../violations.ts'
import { DESKTOP, hydrated, PHONE, visit } from '../visit.ts'
import { enter, toast } from './administrator.ts'

/* A company that sells a service, then one thing: nothing on its site speaks of more. */

const test = siteSuite('a showroom of one thing', async () => {
  const site = await startSite({ env: { STARTER: 'empty', LOGIN_LIMIT: '1000/s' } })
  assert.is((await answerFirst(site, { companyName: 'Rift Tanks', begin: 'keep' })).status, 200)
  return site
})

const still = { reducedMotion: 'reduce', bypassCSP: true } as const
const devices = [
  [PHONE, 390],
  [DESKTOP, 1440],
] as const

const button = (page: Page, name: string) => page.getByRole('button', { name })

const linksOf = (page: Page) =>
  page.$$eval('a[href^="/"]', links => links.map(link => link.getAttribute('href')))

const html = async (site: RunningSite, path: string) => (await fetch(site.url + path)).text()

test('that is a service has no way to products or a shortlist', async ({ site, browser }) => {
  for (const [device] of devices) {
    const { page, complaints } = await visit(browser, site.url, { ...device, ...still })
    for (const path of ['/', '/about', '/contact', '/search?q=tank']) {
      await page.goto(site.url + path)
      await hydrated(page)
      const links = await linksOf(page)
      assert.not(links.includes('/products'), path)
      assert.not(links.includes('/shortlist'), path)
    }
    assert.not.match(await page.innerText('main'), /look here/i)
    assert.equal(await violations(page), [])
    assert.equal(complaints, [])
  }
})

test('is added on a phone, and is one product for its owner', async ({ site, browser }) => {
  const { page } = await enter(browser, site, adminRoutes.products, { ...PHONE, ...still })
  await button(page, 'Add a collection').click()
  await page.getByLabel('Name', { exact: true }).fill('Water tanks')
  await page
    .getByLabel('What it is')
    .fill('One tank for rain and for drinking water, from our own yard.')
  await page.getByLabel('Codes begin with').fill('WT')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await toast(page, 'Visitors see the page of Water tanks now.')
  await button(page, 'Add a product').first().click()
  await dialog.getByLabel('Name').fill('Mvua 5,000 L')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await page.getByText('1 product', { exact: true }).waitFor()
})

test('fills its tile, stands beside no other, and is asked for', async ({ site, browser }) => {
  const about = '/products/wt1'
  for (const [device, width] of devices) {
    const { page, complaints } = await visit(browser, site.url, { ...device, ...still })
    for (const path of ['/', '/products', '/water-tanks']) {
      await page.goto(site.url + path)
      await hydrated(page)
      const tile = await page.locator('.alone li').boundingBox()
      assert.ok((tile?.width ?? 0) >= Math.min(width - 48, 560), `${path}: ${tile?.width}`)
      assert.is(await page.evaluate(() => document.documentElement.scrollWidth), width, path)
      assert.equal(await violations(page), [], path)
    }
    await page.goto(`${site.url}${about}`)
    assert.not.match(await page.innerText('main'), /more from|goes with it|all of|filter/i)
    assert.equal(await violations(page), [])
    assert.equal(complaints, [])
  }
  for (const path of ['/', '/products']) assert.match(await html(site, path), `href="${about}"`)
  const { page } = await visit(browser, site.url + about, PHONE)
  await hydrated(page)
  await page.getByRole('link', { name: 'Request a quote' }).first().click()
  await ready(page)
  await fillIn(page, 'Amina Nakato')
  await sendButton(page).click()
  await page.getByText('Message sent.').waitFor()
})

test.run()

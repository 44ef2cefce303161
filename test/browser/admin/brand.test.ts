import type { Browser } from 'playwright'
import * as assert from 'uvu/assert'
import { adminRoutes } from '../../../web/base/routes.ts'
import type { RunningSite } from '../../support/site.ts'
import { siteSuite } from '../site-suite.ts'
import { violations } from '../violations.ts'
import { PHONE, visit } from '../visit.ts'
import { enter, startAdminSite, toast } from './administrator.ts'

const test = siteSuite('logo and colours', startAdminSite)

const logo = (height: number) => ({
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 ${height}"><path fill="#1d4ed8" d="M0 0h120v40z"/></svg>`,
  ),
})

/** What the bar of a page shows, as a browser computes it. */
async function barOf(browser: Browser, site: RunningSite) {
  const { page, complaints } = await visit(browser, site.url, PHONE)
  const shown = await page.evaluate(() => {
    const brand = document.querySelector('.brand') as Element
    const { backgroundImage, width } = getComputedStyle(brand, '::before')
    const button = getComputedStyle(document.querySelector('.button.primary') as Element)
    return { mark: backgroundImage, width, button: button.backgroundColor }
  })
  return { ...shown, complaints, name: await page.locator('.brand').first().innerText() }
}

test('are chosen on a phone, shown before they are saved, and reset', async ({ site, browser }) => {
  const before = await barOf(browser, site)
  const still = { ...PHONE, reducedMotion: 'reduce', bypassCSP: true } as const
  const { page, complaints } = await enter(browser, site, adminRoutes.contactDetails, still)
  await page.getByRole('link', { name: 'Logo and colours' }).click()
  const main = page.getByLabel('Main colour', { exact: true })
  await main.fill('#facc15')
  await page.getByText('#7e6608 can be read.').waitFor()
  assert.is(await main.getAttribute('aria-invalid'), 'true')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true')
  await main.fill('#1d4ed8')
  await page.getByLabel('Accent colour', { exact: true }).fill('#be185d')
  await page.locator('input[type=file]').setInputFiles(logo(5))
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('at most eight times as wide as high').waitFor()
  assert.equal(await violations(page), [])
  await page.locator('input[type=file]').setInputFiles(logo(40))
  await page.getByText('The name of the company stands in the logo').click()
  const preview = page.getByRole('region', { name: 'Preview' })
  const button = preview.getByText('Request a quote')
  const color = await button.evaluate(element => getComputedStyle(element).backgroundColor)
  assert.is(color, 'rgb(190, 24, 93)')
  assert.match((await preview.getByAltText('The logo').getAttribute('src')) ?? '', 'data:image/svg')
  assert.equal(await violations(page), [])
  await page.getByRole('button', { name: 'Save' }).click()
  await toast(page, 'Visitors see it')
  assert.equal(
    complaints.filter(line => !line.includes('400')),
    [],
  )

  const bar = await barOf(browser, site)
  assert.match(bar.mark, '/brand/')
  assert.equal([bar.width, bar.button], ['120px', 'rgb(190, 24, 93)'])
  assert.equal(bar.complaints, [])
  const home = await visit(browser, site.url, still)
  assert.equal(await violations(home.page), [])

  await page.getByRole('button', { name: 'Reset to the first mark and colours' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Everything is saved.').waitFor()
  assert.equal(await barOf(browser, site), before)
})

test.run()

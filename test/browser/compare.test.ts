import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { poppler } from '../support/poppler.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { siteSuite } from './site-suite.ts'
import { violations } from './violations.ts'
import { DESKTOP, hydrated, PHONE, visit } from './visit.ts'

const test = siteSuite('a comparison in a browser')

const FOUR = '/compare?codes=ch8,ch9,bp1,lg1'
const heads = (page: Page) => page.locator('.compare-table thead a[href^="/products/"]')

/** The visitor's list: so many chairs. */
async function listed(page: Page, url: string, count: number): Promise<void> {
  const list = Array.from({ length: count }, (_, index) => ({
    page: '/services/furniture/chairs',
    code: `Ch${index + 1}`,
    quantity: 2,
    note: '',
  }))
  await page.evaluate(list => localStorage.setItem('shortlist', JSON.stringify(list)), list)
  await page.goto(`${url}/shortlist`)
}

test('opens from a shortlist of a few, and asks for a quote with all', async ({
  site,
  browser,
}) => {
  const { page, complaints } = await visit(browser, `${site.url}/about`, PHONE)
  await listed(page, site.url, 3)
  await page.getByRole('link', { name: 'Compare 3' }).tap()
  await page.waitForURL('**/compare?codes=ch1,ch2,ch3')
  await hydrated(page)
  assert.equal(await heads(page).allTextContents(), ['Ch1', 'Ch2', 'Ch3'])
  const mail = await page
    .getByRole('link', { name: 'Request a quote for all' })
    .getAttribute('href')
  assert.match(decodeURIComponent(mail ?? ''), 'a quote for Ch1, Ch2, Ch3')
  assert.equal(complaints, [])
})

test('opens from a long one with those that are ticked, four at most', async ({
  site,
  browser,
}) => {
  const { page, complaints } = await visit(browser, `${site.url}/about`)
  await listed(page, site.url, 7)
  const tick = (name: string) => page.getByRole('checkbox', { name, exact: true })
  await page.getByText('Tick two to four').waitFor()
  await tick('Ch2').focus()
  await page.keyboard.press('Space')
  await page.getByText('Tick one more.').waitFor()
  for (const name of ['Ch4', 'Ch6', 'Ch7']) await tick(name).check()
  await page.getByText('untick one to choose another').waitFor()
  assert.is(await tick('Ch1').isDisabled(), true)
  await tick('Ch4').uncheck()
  await page.getByRole('button', { name: 'Remove Ch6' }).click()
  await page.getByRole('link', { name: 'Compare 2' }).click()
  await page.waitForURL('**/compare?codes=ch2,ch7')
  assert.equal(complaints, [])
})

test('takes one off without a reload, and Back brings it again', async ({ site, browser }) => {
  const { page, complaints } = await visit(browser, site.url + FOUR)
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.getByRole('link', { name: 'Take off Ch9' }).click()
  await heads(page).nth(3).waitFor({ state: 'detached' })
  assert.is(await page.evaluate(() => location.search), '?codes=ch8,bp1,lg1')
  await page.goBack()
  await heads(page).nth(3).waitFor()
  await heads(page).first().click()
  await page.getByRole('heading', { level: 1, name: 'Ch8' }).waitFor()
  await page.goBack()
  await heads(page).nth(3).waitFor()
  assert.ok(await page.evaluate(() => 'isSame' in window), 'the page was loaded again')
  assert.equal(complaints, [])
})

test('passes axe and fits at every width', async ({ site, browser }) => {
  const { page } = await visit(browser, site.url, { ...DESKTOP, bypassCSP: true })
  for (const path of [FOUR, '/compare?codes=ch8', '/compare']) {
    await page.goto(site.url + path)
    await hydrated(page)
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      assert.is(await page.evaluate(() => document.documentElement.scrollWidth), width, path)
    }
    assert.equal(await violations(page), [], path)
  }
})

test('keeps the names of its rows while it scrolls sideways by keys', async ({ site, browser }) => {
  const { page } = await visit(browser, site.url + FOUR, PHONE)
  await hydrated(page)
  const table = page.getByRole('region', { name: 'Products side by side' })
  await table.focus()
  await page.keyboard.press('End')
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowRight')
  await page.waitForFunction(() => (document.querySelector('.compare-table')?.scrollLeft ?? 0) > 50)
  const box = await page.getByRole('rowheader', { name: 'Collection' }).boundingBox()
  assert.is(box?.x, 0)
})

test('works without script', async ({ site, browser }) => {
  const options = { ...DESKTOP, javaScriptEnabled: false }
  const { page } = await visit(browser, site.url + FOUR, options)
  assert.is(await page.getByRole('button', { name: 'Print' }).isVisible(), false)
  await page.getByRole('link', { name: 'Take off Ch9' }).click()
  assert.equal(await heads(page).allTextContents(), ['Ch8', 'BP1', 'Oak Turned Leg'])
})

test('is one printed page of A4 with four products', async ({ site, browser }) => {
  const { page } = await visit(browser, site.url + FOUR)
  const file = join(await temporaryFolder(), 'compared.pdf')
  await writeFile(file, await page.pdf({ format: 'A4' }))
  assert.match(poppler('pdfinfo', [file]), /Pages: +1\n/)
  const text = poppler('pdftotext', ['-layout', file, '-'])
  assert.match(text, /Ch8 +Ch9 +BP1 +Oak Turned Leg/)
  assert.not.match(text, 'Take off')
})

test.run()

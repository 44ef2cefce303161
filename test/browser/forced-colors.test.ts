import type { Page } from 'playwright'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { until } from '../support/until.ts'
import { siteSuite } from './site-suite.ts'
import { DESKTOP, hydrated, visit } from './visit.ts'

const test = siteSuite('page in forced colours')

test('shows which dot is current', async ({ site, browser }) => {
  const { page } = await visit(browser, `${site.url}/`, forced)
  await hydrated(page)
  for (const dots of ['.hero .dots', '.cards .card:first-child .dots']) {
    const [first, second] = [`${dots} li:nth-child(1)`, `${dots} li:nth-child(2)`]
    assert.is.not(await brightness(page, first), await brightness(page, second), dots)
  }
})

test('shows the progress of the slides', async ({ site, browser }) => {
  const { page } = await visit(browser, `${site.url}/services/containers/public/clinics`, forced)
  await hydrated(page)
  const filled = await brightness(page, '.hero .progress', { width: 20, height: 3 })
  await page.locator('.hero .progress').evaluate((progress: HTMLProgressElement) => {
    progress.value = 0
  })
  // The bar shrinks for 300 ms; its left end is the last part.
  await until('the bar to be empty', async () => {
    return (await brightness(page, '.hero .progress', { width: 20, height: 3 })) !== filled
  })
})

test('shows the bullets of its lists', async ({ site, browser }) => {
  const { page } = await visit(browser, `${site.url}/`, forced)
  const mark = { width: 8, height: 20 }
  const shown = await brightness(page, '.points li', mark)
  await page.addStyleTag({ content: '.points > li::before { visibility: hidden }' })
  assert.is.not(await brightness(page, '.points li', mark), shown)
})

test.run()

const forced = {
  ...DESKTOP,
  forcedColors: 'active',
  reducedMotion: 'reduce',
  bypassCSP: true,
} as const

/** The mean brightness of an element, or of a part at its top left. */
async function brightness(
  page: Page,
  selector: string,
  part?: { width: number; height: number },
): Promise<number> {
  const element = page.locator(selector).first()
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  assert.ok(box)
  const { channels } = await sharp(await page.screenshot({ clip: { ...box, ...part } })).stats()
  return channels.reduce((sum, { mean }) => sum + mean, 0)
}

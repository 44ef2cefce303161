import type { BrowserContextOptions, Page } from 'playwright'
import * as assert from 'uvu/assert'
import { siteSuite } from './site-suite.ts'
import { violations } from './violations.ts'
import { DESKTOP, hydrated, PHONE, visit } from './visit.ts'

/** Without transitions, so that axe measures the final colours. */
const still: BrowserContextOptions = { reducedMotion: 'reduce', bypassCSP: true }
const test = siteSuite('accessibility of what opens on a page')

const CHAIRS = '/services/furniture/chairs'

test('a tile that is chosen, on a desk', async ({ site, browser }) => {
  const { page } = await visit(browser, site.url + CHAIRS, { ...DESKTOP, ...still })
  await hydrated(page)
  const button = page.getByRole('button', { name: 'Shortlist Ch2', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  assert.is(await button.getAttribute('aria-pressed'), 'true')
  await page.locator('[data-item=Ch3]').hover()
  assert.equal(await violations(page), [])
})

for (const [where, address, options] of [
  ['a chair on a phone', CHAIRS, PHONE],
  ['a picture of the gallery on a desk', '/gallery?category=Interior%20Designs', DESKTOP],
] as const) {
  test(`the viewer of ${where}`, async ({ site, browser }) => {
    const { page } = await visit(browser, site.url + address, { ...options, ...still })
    await hydrated(page)
    await page.locator('.product a').first().click()
    await page.waitForFunction(() => document.querySelector('dialog')?.matches(':modal'))
    await panel(page).waitFor()
    assert.equal(await violations(page), [])
  })
}

const panel = (page: Page) => page.getByRole('dialog').locator('.viewer-panel')

test.run()

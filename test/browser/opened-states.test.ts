import type { BrowserContextOptions, Page } from 'playwright'
import * as assert from 'uvu/assert'
import { siteSuite } from './site-suite.ts'
import { violations } from './violations.ts'
import { DESKTOP, hydrated, PHONE, visit } from './visit.ts'

/** Without transitions, so that axe measures the final colours. */
const still: BrowserContextOptions = { reducedMotion: 'reduce', bypassCSP: true }
const sizes = Object.entries({ phone: PHONE, desktop: DESKTOP })

const test = siteSuite('accessibility of what opens on a page')

const CHAIRS = '/services/furniture/chairs'

for (const [size, options] of sizes) {
  test(`a tile that is chosen, on a ${size}`, async ({ site, browser }) => {
    const { page } = await visit(browser, site.url + CHAIRS, { ...options, ...still })
    await hydrated(page)
    const button = page.getByRole('button', { name: 'Shortlist Ch2', exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
    assert.is(await button.getAttribute('aria-pressed'), 'true')
    await page.locator('[data-item=Ch3]').hover()
    assert.equal(await violations(page), [])
  })

  for (const [what, address] of [
    ['a chair', CHAIRS],
    ['a picture of the gallery', '/gallery?category=Interior%20Designs'],
  ] as const) {
    test(`the viewer of ${what}, on a ${size}`, async ({ site, browser }) => {
      const { page } = await visit(browser, site.url + address, { ...options, ...still })
      await hydrated(page)
      await page.locator('.product a').first().click()
      await page.waitForFunction(() => document.querySelector('dialog')?.matches(':modal'))
      await panel(page).waitFor()
      assert.equal(await violations(page), [])
    })
  }
}

test('the viewer can be left, turned and chosen from by keyboard alone', async context => {
  const { site, browser } = context
  const { page } = await visit(browser, site.url + CHAIRS, { ...DESKTOP, ...still })
  await hydrated(page)
  await page.locator('[data-item=Ch4]').focus()
  await page.keyboard.press('Enter')
  await panel(page).waitFor()
  const reached = new Set<string>()
  for (let press = 0; press < 30; press++) {
    await page.keyboard.press('Tab')
    reached.add(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''))
  }
  for (const name of ['Add to shortlist', 'Request a quote', 'Ask on WhatsApp'])
    assert.ok(
      [...reached].some(text => text.includes(name)),
      name,
    )
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => !document.querySelector('dialog'))
  const code = await page.evaluate(() => document.activeElement?.getAttribute('data-item'))
  assert.is(code, 'Ch4')
})

const panel = (page: Page) => page.getByRole('dialog').locator('.viewer-panel')

test.run()

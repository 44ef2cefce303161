import * as assert from 'uvu/assert'
import { siteSuite } from './site-suite.ts'
import { DESKTOP, hydrated, visit } from './visit.ts'

const test = siteSuite('hero with arrows in a browser')

test('goes back from the first slide to the last one', async ({ site, browser }) => {
  const { page } = await visit(browser, `${site.url}/engineering-services/steel-fabrication`, {
    ...DESKTOP,
    // Otherwise the slides get to the last one by themselves.
    reducedMotion: 'reduce',
  })
  await hydrated(page)
  const dots = page.locator('.hero .dots li')
  assert.is(await dots.nth(0).getAttribute('data-current'), 'true')
  await page.locator('.hero').getByRole('button', { name: 'Previous slide' }).click()
  await page.locator('.hero .dots li[data-current]:last-child').waitFor()
  assert.is(await page.locator('.hero .dots li[data-current]').count(), 1)
})

test.run()

import * as assert from 'uvu/assert'
import { siteSuite } from './site-suite.ts'
import { DESKTOP, hydrated, PHONE, visit } from './visit.ts'

const home = siteSuite('home page in a browser')

home('hydrates without console messages or requests to other hosts', async ({ site, browser }) => {
  for (const options of [DESKTOP, PHONE]) {
    const { page, complaints, close } = await visit(browser, site.url, options)
    await hydrated(page)
    await page.mouse.wheel(0, 6000)
    await page.waitForLoadState('networkidle')
    assert.equal(complaints, [])
    await close()
  }
})

home(
  'scrolls to the core services, and from a card to its portfolio',
  async ({ site, browser }) => {
    const { page } = await visit(browser, site.url)
    await page.getByRole('link', { name: 'Explore Our Solutions' }).click()
    await page.getByRole('heading', { name: 'Our Core Services' }).waitFor()
    assert.match(page.url(), /#core-services$/)
    await page.getByRole('link', { name: 'View Projects' }).nth(1).click()
    assert.match(page.url(), /#interior-portfolio$/)
  },
)

home('shows everything without JavaScript', async ({ site, browser }) => {
  const { page, complaints } = await visit(browser, site.url, {
    ...PHONE,
    javaScriptEnabled: false,
  })
  assert.ok(await page.getByRole('heading', { level: 1 }).isVisible())
  assert.is(await page.locator('.portfolio figure img').count(), 18)
  await page.locator('.mobile-menu > summary').click()
  assert.ok(await page.getByRole('navigation', { name: 'Mobile' }).isVisible())
  assert.equal(complaints, [])
})

home('has no overflow at 320 px', async ({ site, browser }) => {
  const { page } = await visit(browser, site.url, { viewport: { width: 320, height: 640 } })
  assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 320)
})

home.run()

import * as assert from 'uvu/assert'
import { adminRoutes } from '../../web/base/routes.ts'
import { startSite } from '../support/site.ts'
import { siteSuite } from './site-suite.ts'
import { violations } from './violations.ts'
import { hydrated, visit } from './visit.ts'

const test = siteSuite('a copy of the site with STAGING=on', () =>
  startSite({ env: { STAGING: 'on' } }),
)

test('has its note above the sticky bar on a phone, on the next page too', async context => {
  const options = { viewport: { width: 390, height: 844 }, bypassCSP: true }
  const { page, complaints } = await visit(context.browser, context.site.url, options)
  await hydrated(page)
  const boxes = () =>
    page.evaluate(() =>
      ['.staging', '.navigation-bar', '#main'].map(place => {
        const { top, bottom } = document.querySelector(place)?.getBoundingClientRect() ?? {}
        return { top: Math.round(top ?? Number.NaN), bottom: Math.round(bottom ?? Number.NaN) }
      }),
    )
  const [note, bar, main] = await boxes()
  assert.is(note?.top, 0)
  assert.is(bar?.top, note?.bottom)
  assert.is(main?.top, bar?.bottom)
  assert.equal(await violations(page), [])
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  assert.is((await boxes())[1]?.top, 0)
  await page.locator('main a[href="/contact"]').first().click()
  await page.waitForURL('**/contact')
  assert.is(await page.locator('.staging').count(), 1)
  assert.equal(complaints, [])
})

test('shows the note and the whole menu to administrators at a desk', async context => {
  const { site, browser } = context
  const options = { viewport: { width: 1440, height: 844 }, bypassCSP: true }
  const { page } = await visit(browser, site.url + adminRoutes.login, options)
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password').fill(site.password)
  assert.equal(await violations(page), [])
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Welcome, admin' }).waitFor()
  assert.match(await page.locator('.staging').innerText(), 'copy for trying things out')
  assert.equal(await violations(page), [])
  const signOut = await page.getByRole('button', { name: 'Sign out' }).boundingBox()
  assert.ok((signOut?.y ?? 844) + (signOut?.height ?? 0) <= 844, JSON.stringify(signOut))
})

for (const path of ['/', adminRoutes.login]) {
  test(`styles its note within the security policy at ${path}`, async ({ site, browser }) => {
    const { page } = await visit(browser, site.url + path)
    const ground = await page
      .locator('.staging')
      .evaluate(note => getComputedStyle(note).backgroundColor)
    assert.is(ground, 'rgb(233, 180, 76)')
  })
}

test('has no layout shift when it is opened', async ({ site, browser }) => {
  const { page } = await visit(browser, 'about:blank', { viewport: { width: 390, height: 844 } })
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // The first visit brings the fonts: one that comes late on a busy machine moves words of its own.
  for (let visits = 0; visits < 2; visits += 1) {
    await page.goto(site.url)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
  }
  assert.equal(await page.evaluate(() => (window as never as { shifts: string[] }).shifts), [])
})

test.run()

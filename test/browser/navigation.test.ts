import * as assert from 'uvu/assert'
import { loadAssets } from '../../server/base/http/assets.ts'
import { holdRequests } from './held-requests.ts'
import { siteSuite } from './site-suite.ts'
import { DESKTOP, hydrated, newVisitor, PHONE, visit } from './visit.ts'

const navigation = siteSuite('navigation in a browser')

const { manifest } = await loadAssets('dist')
const codeOf = (view: string) => `**${manifest.lazy[view]?.[0]}`

navigation('opens the next page without a reload, with its own head', async ({ site, browser }) => {
  const { page, complaints } = await visit(browser, site.url)
  await hydrated(page)
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'yes'
  })
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contact Us' })
    .click()
  await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor()
  assert.is(await page.title(), 'Contact Us - Get Your Free Construction Quote')
  const canonical = page.locator('link[rel=canonical]')
  assert.is(await canonical.count(), 1)
  assert.is(await canonical.getAttribute('href'), `${site.url}/contact`)
  assert.is(await page.locator('meta[name=description]').count(), 1)
  assert.is(await page.evaluate(() => document.documentElement.dataset.sameDocument), 'yes')
  assert.equal(complaints, [])
})

navigation(
  'moves focus and scroll to the top, and restores them on the way back',
  async ({ site, browser }) => {
    const { page } = await visit(browser, site.url, { ...DESKTOP, reducedMotion: 'reduce' })
    await hydrated(page)
    const about = page.getByRole('link', { name: 'View Our Work' })
    await about.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    assert.ok(before > 1000)
    await about.click()
    await page.getByRole('heading', { level: 1, name: 'Project Gallery' }).waitFor()
    assert.is(await page.evaluate(() => scrollY), 0)
    assert.is(await page.evaluate(() => document.activeElement?.id), 'main')
    await page.goBack()
    await about.waitFor()
    await page.waitForFunction(y => Math.abs(scrollY - y) < 5, before)
    await page.goForward()
    await page.getByRole('heading', { level: 1, name: 'Project Gallery' }).waitFor()
    await page.waitForFunction(() => scrollY === 0)
  },
)

navigation(
  'keeps its places, and the headline its lines, when fonts come late',
  async ({ site, browser }) => {
    const page = await (await newVisitor(browser)).newPage()
    const release = await holdRequests(page, '**/*.woff2')
    await page.goto(site.url, { waitUntil: 'domcontentloaded' })
    await hydrated(page)
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    const lefts = () => links.evaluateAll(all => all.map(one => one.getBoundingClientRect().left))
    const headline = () => page.locator('h1').evaluate(({ clientHeight }) => clientHeight)
    const before = await lefts()
    const height = await headline()
    assert.not.ok(await page.evaluate(() => document.fonts.check('560 16px Archivo')))
    release()
    await page.evaluate(() => document.fonts.ready)
    assert.ok(await page.evaluate(() => document.fonts.check('560 16px Archivo')))
    const after = await lefts()
    // Browsers count what moves by three pixels or more as a shift of the layout.
    const moved = before.map((left, at) => Math.abs(left - (after[at] ?? Number.NaN)))
    assert.ok(Math.max(...moved) < 3, `moved by ${moved}`)
    assert.is(await headline(), height)
  },
)

navigation('starts at the top after a jump within the previous page', async ({ site, browser }) => {
  const { page } = await visit(browser, site.url, { ...DESKTOP, reducedMotion: 'reduce' })
  await hydrated(page)
  await page.getByRole('link', { name: 'Explore Our Solutions' }).click()
  await page.waitForFunction(() => scrollY > 300)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Gallery' })
    .click()
  await page.getByRole('heading', { level: 1, name: 'Project Gallery' }).waitFor()
  await page.waitForFunction(() => scrollY === 0)
  await page.goBack()
  await page.waitForFunction(() => scrollY > 300)
})

navigation('opens the dropdowns by pointer and by keyboard', async ({ site, browser }) => {
  const { page } = await visit(browser, site.url)
  await hydrated(page)
  const menu = page.getByRole('navigation', { name: 'Main' })
  const leaf = menu.getByRole('link', { name: 'Powder Coating' })
  assert.not(await leaf.isVisible())
  await menu.getByRole('link', { name: 'Engineering Services' }).hover()
  await leaf.waitFor()
  await page.mouse.move(10, 600)
  await leaf.waitFor({ state: 'hidden' })
  const button = menu.getByRole('button', { name: 'Engineering Services menu' })
  await button.focus()
  await page.keyboard.press('Enter')
  await leaf.waitFor()
  assert.is(await button.getAttribute('aria-expanded'), 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await leaf.waitFor({ state: 'hidden' })
  assert.ok(await button.evaluate(element => element === document.activeElement))
})

navigation('shows the page for another spelling of its path', async ({ site, browser }) => {
  const { page } = await visit(browser, site.url)
  await hydrated(page)
  await page.evaluate(() => history.pushState(null, '', '/Contact/?service=interior'))
  await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor()
  assert.is(page.url(), `${site.url}/contact?service=interior`)
  await page.goBack()
  await page.waitForURL(`${site.url}/`)
  await page.goto(`${site.url}//About/`)
  assert.is(page.url(), `${site.url}/about`)
})

navigation('closes the mobile menu on any link', async ({ site, browser }) => {
  const { page } = await visit(browser, site.url, PHONE)
  await hydrated(page)
  const menu = page.getByRole('navigation', { name: 'Mobile' })
  await page.locator('.mobile-menu > summary').tap()
  await menu.getByRole('link', { name: 'Interior Design' }).tap()
  await page.waitForURL('**/services/interiors')
  await menu.waitFor({ state: 'hidden' })
  await page.locator('.mobile-menu > summary').tap()
  // A link to the current page loads nothing, and closes the menu.
  await menu.getByRole('link', { name: 'Interior Design' }).tap()
  await menu.waitFor({ state: 'hidden' })
})

navigation('closes the mobile menu by a tap outside, which does nothing else', async context => {
  const { site, browser } = context
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await visit(browser, site.url, { ...PHONE, javaScriptEnabled })
    if (javaScriptEnabled) await hydrated(page)
    const menu = page.getByRole('navigation', { name: 'Mobile' })
    await page.locator('.mobile-menu > summary').tap()
    await menu.waitFor()
    // The button to the contact page, and the floating one.
    for (const [x, y] of [
      [195, 573],
      [344, 798],
    ] as const) {
      if (!(await menu.isVisible())) await page.locator('.mobile-menu > summary').tap()
      await page.touchscreen.tap(x, y)
      await menu.waitFor({ state: 'hidden' })
      assert.is(page.url(), `${site.url}/`)
      assert.is(page.context().pages().length, 1)
    }
  }
})

navigation('hides the Careers tooltip with Escape', async ({ site, browser }) => {
  const { page } = await visit(browser, `${site.url}/about`)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const careers = page.getByRole('button', { name: 'Careers' })
  const tooltip = page.getByRole('tooltip', { includeHidden: true })
  for (const show of [() => careers.focus(), () => careers.hover()]) {
    await show()
    await tooltip.waitFor()
    await page.keyboard.press('Escape')
    await tooltip.waitFor({ state: 'hidden' })
    await careers.blur()
    await page.mouse.move(10, 10)
    await show()
    await tooltip.waitFor()
    await careers.blur()
    await page.mouse.move(10, 10)
    await tooltip.waitFor({ state: 'hidden' })
  }
})

navigation('prefetches all of a page when its link gets the focus', async context => {
  const { page } = await visit(context.browser, context.site.url)
  await hydrated(page)
  const link = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contact Us' })
  const needed = ['**/api/pages**', `**${manifest.stylesheet}`, codeOf('contact/view.tsx')]
  const all = Promise.all(needed.map(part => page.waitForResponse(part)))
  await link.focus()
  for (const answer of await all) await answer.finished()
  await page.route(/\/(api|assets)\//, route => route.abort())
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'yes'
  })
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor()
  assert.is(await page.evaluate(() => document.documentElement.dataset.sameDocument), 'yes')
})

navigation.run()

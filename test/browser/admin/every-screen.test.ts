import type { BrowserContextOptions } from 'playwright'
import * as assert from 'uvu/assert'
import { adminRoutes } from '../../../web/base/routes.ts'
import { siteSuite } from '../site-suite.ts'
import { violations } from '../violations.ts'
import { DESKTOP, type Visit, visit } from '../visit.ts'
import { enter, newUser, startAdminSite, toast } from './administrator.ts'

const still: BrowserContextOptions = { reducedMotion: 'reduce', bypassCSP: true }
const narrow = { width: 360, height: 740 }
const NARROW: BrowserContextOptions = {
  viewport: narrow,
  isMobile: true,
  hasTouch: true,
}

const screens = siteSuite<{ tab: Visit }>('every admin screen', startAdminSite)

screens.before(async context => {
  await newUser(context.site, 'wanjiru')
  const { browser, site } = context
  // One for all screens: a new tab takes as long as what is looked at in it.
  context.tab = await enter(browser, site, adminRoutes.dashboard, { ...NARROW, ...still })
})

/** Each screen with a text that it shows once it is loaded. */
const guarded: [string, string][] = [
  [adminRoutes.dashboard, 'What needs attention'],
  [adminRoutes.firstStart, 'How customers reach you'],
  [adminRoutes.users, 'Existing users (2)'],
  [adminRoutes.account, 'Where you are signed in'],
  [adminRoutes.activity, 'Created the user'],
  [adminRoutes.pages, 'everything is published'],
  [`${adminRoutes.editor}?path=/about`, 'About Us'],
  [adminRoutes.menu, 'Visitors see a change at once.'],
  [adminRoutes.siteTexts, 'Columns at the end of each page'],
  [adminRoutes.redirects, 'No former address yet.'],
  [adminRoutes.media, 'places have a file'],
  [adminRoutes.products, '1,620 products'],
  [adminRoutes.productTable, 'How a table is read'],
  [adminRoutes.feeds, '0 products are in them'],
  [adminRoutes.unitPrices, 'Visitors see no estimate'],
  [adminRoutes.inquiries, 'No inquiries yet'],
  [adminRoutes.quotes, 'No quote yet'],
  [adminRoutes.quoteSettings, 'Everything is saved.'],
  [adminRoutes.contactDetails, 'Everything is saved.'],
  [adminRoutes.brand, 'Everything is saved.'],
  [adminRoutes.bin, 'What was deleted or replaced'],
  [adminRoutes.contactPresses, 'Nobody has pressed one yet.'],
]
const open: [string, string][] = [
  [adminRoutes.index, 'Administration'],
  [adminRoutes.simple, 'Administration'],
  [adminRoutes.login, 'Admin login'],
  [adminRoutes.test, 'Admin test page'],
]

for (const [path, words] of [...guarded, ...open]) {
  screens(`${path} is accessible and fits at 360 and 1440 px`, async ({ site, tab }) => {
    const { page, complaints } = tab
    if (open.some(([one]) => one === path)) await page.context().clearCookies()
    complaints.length = 0
    await page.setViewportSize(narrow)
    await page.goto(site.url + path)
    await page.getByText(words).first().waitFor()
    assert.equal(await violations(page), [])
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      assert.is(await page.evaluate(() => document.documentElement.scrollWidth), width, path)
    }
    assert.equal(
      complaints.filter(line => !isAskingWhoIsThere(line)),
      [],
    )
  })
}

screens('without a session a guarded screen redirects to the login', async ctx => {
  const { page } = await visit(ctx.browser, `${ctx.site.url}/admin/test`, DESKTOP)
  for (const [path] of guarded.slice(0, 3)) {
    await page.goto(ctx.site.url + path)
    await page.waitForURL('**/admin/login')
  }
})

screens('the menu on a phone opens, navigates and closes', async ({ site, browser }) => {
  const { page } = await enter(browser, site, adminRoutes.dashboard, {
    ...NARROW,
    ...still,
  })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  assert.is(await menu.getAttribute('aria-expanded'), 'true')
  await page.keyboard.press('Escape')
  assert.is(await menu.getAttribute('aria-expanded'), 'false')
  await menu.click()
  assert.equal(await violations(page), [])
  await page.getByRole('link', { name: 'User Management' }).click()
  await page.getByRole('heading', { name: 'User Management' }).waitFor()
  assert.is(await menu.getAttribute('aria-expanded'), 'false')
  assert.ok(await page.locator('main').evaluate(main => main === document.activeElement))
})

screens('a dialog and a toast are accessible, and F8 moves the focus to the toast', async ctx => {
  const { page, complaints } = await enter(ctx.browser, ctx.site, adminRoutes.users, {
    ...DESKTOP,
    reducedMotion: 'reduce',
  })
  await page.getByRole('button', { name: 'Delete wanjiru' }).click()
  await page.getByRole('alertdialog').waitFor()
  // Its own style element, which keeps the page from scrolling, is within the policy.
  assert.is(await page.evaluate(() => getComputedStyle(document.body).overflow), 'hidden')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Create user' }).click()
  await toast(page, 'Please fill in all fields')
  await page.keyboard.press('F8')
  const isThere = () => document.activeElement?.closest('.toast-region') !== null
  assert.ok(await page.evaluate(isThere))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await page.locator('.toast').waitFor({ state: 'detached' })
  assert.equal(complaints, [])
})

screens('a toast disappears after five seconds', async ({ site, browser }) => {
  const { page } = await enter(browser, site, adminRoutes.users)
  await page.getByText('Existing users').waitFor()
  await page.mouse.move(0, 0)
  await page.clock.install()
  await page.getByRole('button', { name: 'Create user' }).focus()
  // The clock goes on until it stops: for less than a minute, however busy the machine is.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await page.keyboard.press('Enter')
  await toast(page, 'Please fill in all fields')
  await page.clock.runFor(4800)
  assert.is(await page.locator('.toast').count(), 1)
  await page.clock.runFor(400)
  await page.locator('.toast').waitFor({ state: 'detached' })
})

screens.run()

/** Chromium logs the 401 of GET /me, the regular answer without a session. */
const isAskingWhoIsThere = (line: string) => line.includes('status of 401')

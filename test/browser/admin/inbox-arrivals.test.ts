import type { Browser, Page, Request } from 'playwright'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { BACKGROUND_HEADER } from '../../../web/admin/session-headers.ts'
import { adminRoutes, api } from '../../../web/routes.ts'
import { sharedChromium } from '../../support/chromium.ts'
import { receive } from '../../support/contact.ts'
import { type RunningSite, startSite } from '../../support/site.ts'
import { newVisitor, visitAgain } from '../visit.ts'
import { enter, takeCookie } from './administrator.ts'

const screen = suite<{ site: RunningSite; browser: Browser }>('arrivals in the open inbox')

screen.before(async context => {
  context.browser = await sharedChromium()
})
screen.before.each(async context => {
  const env = { LOGIN_LIMIT: '1000/s', CONTACT_LIMIT: 'off', CONTACT_LIMIT_TOTAL: 'off' }
  context.site = await startSite({ env })
})

const row = (page: Page, name: string) => page.locator('.inquiry-list a', { hasText: name })
const rail = (page: Page) => page.getByRole('navigation', { name: 'Administration' })
const badge = (page: Page) => rail(page).getByRole('link', { name: 'Inquiries' })

/** The event of a tab or window that becomes active. */
const look = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('focus')))

/** Records for each request of the list whether it is marked as background. */
function requestsOf(page: Page): boolean[] {
  const asked: boolean[] = []
  page.on('request', (request: Request) => {
    const isList = request.url().includes(`${api.inquiries}?`)
    if (isList) asked.push(request.headers()[BACKGROUND_HEADER] === '1')
  })
  return asked
}

screen('are shown when the window is looked at, with the badge', async ({ site, browser }) => {
  await receive(site, { name: 'First' })
  const { page, complaints } = await enter(browser, site, adminRoutes.inquiries)
  await row(page, 'First').waitFor()
  const asked = requestsOf(page)
  await receive(site, { name: 'Second' })
  await look(page)
  await row(page, 'Second').waitFor()
  assert.match((await badge(page).textContent()) ?? '', '2 unread')
  assert.equal(asked, [true])
  assert.equal(complaints, [])
})

screen('are shown within a minute, without prolonging the session', async ctx => {
  const { site, browser } = ctx
  const visitor = await newVisitor(browser)
  await visitor.clock.install()
  await takeCookie(visitor, site, await site.signIn())
  const { page } = await visitAgain(visitor, site.url + adminRoutes.inquiries)
  await page.getByText('No inquiries yet.').waitFor()
  const asked = requestsOf(page)
  await receive(site, { name: 'First' })
  await page.clock.runFor(61_000)
  await row(page, 'First').waitFor()
  assert.equal(asked, [true])
})

screen('are not asked for while the tab is hidden', async ({ site, browser }) => {
  const visitor = await newVisitor(browser)
  await visitor.clock.install()
  await takeCookie(visitor, site, await site.signIn())
  const { page } = await visitAgain(visitor, site.url + adminRoutes.inquiries)
  await page.getByText('No inquiries yet.').waitFor()
  const setVisibility = (state: string) =>
    page.evaluate(state => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  const asked = requestsOf(page)
  await setVisibility('hidden')
  await page.clock.runFor(300_000)
  assert.equal(asked, [])
  await receive(site, { name: 'First' })
  await setVisibility('visible')
  await row(page, 'First').waitFor()
  assert.equal(asked, [true])
})

screen('are shown at a press on the rail or on the tab that is open', async ctx => {
  const { site, browser } = ctx
  const { page } = await enter(browser, site, adminRoutes.inquiries)
  await page.getByText('No inquiries yet.').waitFor()
  const asked = requestsOf(page)
  await receive(site, { name: 'First' })
  await badge(page).click()
  await row(page, 'First').waitFor()
  await receive(site, { name: 'Second' })
  await page.getByRole('navigation', { name: 'Stage' }).getByRole('link', { name: 'All' }).click()
  await row(page, 'Second').waitFor()
  await page.waitForFunction(() =>
    document.querySelector('.rail')?.textContent?.includes('2 unread'),
  )
  assert.ok(asked.length >= 2)
  assert.ok(!asked.includes(true), 'a press is a use of the session')
})

screen('leave the opened inquiry, the focus and the scroll position', async ({ site, browser }) => {
  const still = { reducedMotion: 'reduce' } as const
  const address = `${adminRoutes.inquiries}?stage=new`
  const { page } = await enter(browser, site, address, still)
  for (let number = 10; number < 40; number += 1) await receive(site, { name: `Number ${number}` })
  await page.reload()
  await row(page, 'Number 25').click()
  await page.getByRole('heading', { level: 2, name: 'Number 25' }).waitFor()
  await page.waitForFunction(() => !document.querySelector('[aria-current][data-new]'))
  // Another administrator moves it: from now on the tab of new ones excludes it on the server.
  const id = new URL(page.url()).searchParams.get('open') ?? ''
  assert.is((await site.ask('PATCH', api.inquiry(id), { stage: 'answered' })).status, 200)
  await row(page, 'Number 21').focus()
  const topOf = (name: string) =>
    row(page, name).evaluate(element => Math.round(element.getBoundingClientRect().top))
  const before = await topOf('Number 21')
  assert.ok((await page.evaluate(() => scrollY)) > 0)
  for (const name of ['Later 1', 'Later 2']) await receive(site, { name })
  await look(page)
  await row(page, 'Later 2').waitFor()
  await page.getByText('Answered less than an hour ago').first().waitFor()
  assert.is(await row(page, 'Number 25').getAttribute('aria-current'), 'true')
  const focused = await page.evaluate(() => document.activeElement?.textContent ?? '')
  assert.match(focused, 'Number 21')
  assert.is(await topOf('Number 21'), before)
})

screen('are no longer asked for once the session is over', async ({ site, browser }) => {
  const { page } = await enter(browser, site, adminRoutes.inquiries)
  await page.getByText('No inquiries yet.').waitFor()
  await page.context().clearCookies()
  await look(page)
  await page.getByRole('dialog', { name: 'Sign in to go on' }).waitFor()
  assert.is(await page.getByText('could not be read').count(), 0)
})

screen.run()

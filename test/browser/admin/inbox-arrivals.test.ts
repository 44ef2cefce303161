import type { Page, Request } from 'playwright'
import * as assert from 'uvu/assert'
import { BACKGROUND_HEADER } from '../../../web/admin/session-headers.ts'
import { adminRoutes, api } from '../../../web/base/routes.ts'
import { receive } from '../../support/contact.ts'
import { enter } from './administrator.ts'
import { inboxSuite } from './inbox-suite.ts'

const screen = inboxSuite('arrivals in the open inbox')

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

screen.run()

import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import {
  BACKGROUND_HEADER,
  SESSION_LIMIT_HEADER,
  SESSION_SECONDS_HEADER,
} from '../../../web/admin/session-headers.ts'
import { adminRoutes, api } from '../../../web/base/routes.ts'
import { inquiry } from '../../support/inquiry.ts'
import { PASSWORD, type RunningSite } from '../../support/site.ts'
import { siteSuite } from '../site-suite.ts'
import { violations } from '../violations.ts'
import { DESKTOP, PHONE } from '../visit.ts'
import { enter, startAdminSite, toast } from './administrator.ts'

const test = siteSuite('the end of a session', startAdminSite)

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Sign in to go on' })

const endSession = (page: Page) => page.context().clearCookies()

async function signInAgain(page: Page): Promise<void> {
  const dialog = dialogOf(page)
  await dialog.getByLabel('Password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await dialog.waitFor({ state: 'detached' })
}

const expired = 'Session ExpiredPlease refresh the page and login again'

interface FormOf {
  name: string
  path: string
  /** What is typed, by the names of the fields. */
  typed: Record<string, string>
  button: string
  saved: string
}

const forms: FormOf[] = [
  {
    name: 'a text of every page',
    path: adminRoutes.siteTexts,
    typed: { 'message.chat': 'Habari {company}', 'footer.0.title': 'What we build' },
    button: 'Save',
    saved: 'Texts saved',
  },
  {
    name: 'a new administrator',
    path: adminRoutes.users,
    typed: { username: 'achieng', password: PASSWORD },
    button: 'Create user',
    saved: 'User created successfully',
  },
]

for (const { name, path, typed, button, saved } of forms) {
  test(`leaves ${name} as typed, to be saved after signing in`, async ({ site, browser }) => {
    const { page } = await enter(browser, site, path)
    const field = (name: string) => page.locator(`main [name="${name}"]`)
    for (const [name, words] of Object.entries(typed)) await field(name).fill(words)
    await endSession(page)
    await page.getByRole('button', { name: button, exact: true }).click()
    await toast(page, expired)
    await signInAgain(page)
    for (const [name, words] of Object.entries(typed)) {
      assert.is(await field(name).inputValue(), words)
    }
    await page.getByRole('button', { name: button, exact: true }).click()
    await toast(page, saved)
  })
}

test('asks for the password over the inbox, whatever is pressed in it', async context => {
  const { site, browser } = context
  await site.ask('POST', api.contact, inquiry({ name: 'Amina' }))
  const { page } = await enter(browser, site, adminRoutes.inquiries)
  await page.getByRole('link', { name: /Amina/ }).click()
  // Opening it marked it as read.
  await page.getByRole('button', { name: 'Mark as unread' }).waitFor()
  for (const press of [
    () => page.getByRole('button', { name: 'Done' }).click(),
    () => page.getByRole('link', { name: 'Export as CSV' }).click(),
    () => page.getByRole('link', { name: /^New/ }).first().click(),
  ]) {
    await endSession(page)
    await press()
    await signInAgain(page)
    assert.is(await page.getByRole('alert').count(), 0)
  }
})

test('asks for the password on the next screen, not in place of it', async ({ site, browser }) => {
  const { page } = await enter(browser, site, adminRoutes.dashboard)
  await page.getByRole('heading', { name: 'Welcome, admin' }).waitFor()
  await endSession(page)
  await page.getByRole('link', { name: 'Activity' }).first().click()
  await signInAgain(page)
  await page.getByText('Signed in').first().waitFor()
  assert.match(page.url(), adminRoutes.activity)
})

test('leads from a link through the login to what it names, on a phone', async context => {
  const { site, browser } = context
  const answer = await site.ask('POST', api.contact, inquiry({ name: 'Zawadi' }))
  assert.is(answer.status, 201)
  const list = await (await site.ask('GET', `${api.inquiries}?q=Zawadi`)).json()
  const link = `${adminRoutes.inquiries}?open=${list.inquiries[0].id}`
  const { page } = await enter(browser, site, link, { ...PHONE, cookie: 'none=1' })
  await page.waitForURL(site.url + adminRoutes.login)
  await page.reload()
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(site.url + link)
  await page.getByRole('heading', { name: 'Zawadi' }).waitFor()
})

/** Serves `/me` with the given number of seconds left in the session. */
async function shorten(page: Page, left: { seconds: number; limit: number }): Promise<string[]> {
  const asked: string[] = []
  await page.route(`**${api.me}`, async route => {
    const isBackground = route.request().headers()[BACKGROUND_HEADER] !== undefined
    asked.push(isBackground ? 'background' : 'person')
    const answer = await route.fetch()
    const seconds = isBackground ? left.seconds : Math.min(1800, left.limit)
    const headers = {
      ...answer.headers(),
      [SESSION_SECONDS_HEADER]: String(seconds),
      [SESSION_LIMIT_HEADER]: String(left.limit),
    }
    await route.fulfill({ response: answer, headers })
  })
  return asked
}

/** The bin, by a clock that the test moves, once its answers are there: each sets the end anew. */
async function openBin(page: Page, site: RunningSite): Promise<void> {
  await page.clock.install()
  await page.goto(site.url + adminRoutes.bin)
  await page.getByRole('region', { name: 'In the bin' }).waitFor()
}

const noticeOf = (page: Page) => page.getByRole('status').filter({ hasText: 'Your session ends' })

test('is told of five minutes before, and can be put off', async ({ site, browser }) => {
  const { page } = await enter(browser, site, adminRoutes.test, { ...DESKTOP, bypassCSP: true })
  await openBin(page, site)
  const asked = await shorten(page, { seconds: 299, limit: 20_000 })
  // The page's clock goes on while a busy machine gets here.
  await page.clock.fastForward('24:20')
  assert.equal(asked, [])
  await page.clock.fastForward('00:41')
  await noticeOf(page).waitFor()
  assert.equal(asked, ['background'])
  assert.equal(await violations(page), [])
  await noticeOf(page).getByRole('button', { name: 'Stay signed in' }).click()
  await noticeOf(page).waitFor({ state: 'detached' })
  assert.equal(asked, ['background', 'person'])
})

test('opens the dialog when it comes, unasked', async ({ site, browser }) => {
  const { page } = await enter(browser, site, adminRoutes.test)
  await openBin(page, site)
  await endSession(page)
  await page.clock.fastForward('25:01')
  await dialogOf(page).waitFor()
})

test.run()

import type { Browser, BrowserContextOptions, Page } from 'playwright'
import * as assert from 'uvu/assert'
import { adminRoutes } from '../../../web/base/routes.ts'
import { inbox, receive } from '../../support/contact.ts'
import type { RunningSite } from '../../support/site.ts'
import { focused } from '../keyboard.ts'
import { violations } from '../violations.ts'
import { DESKTOP } from '../visit.ts'
import { enter, toast } from './administrator.ts'
import { inboxSuite } from './inbox-suite.ts'

const NARROW: BrowserContextOptions = { viewport: { width: 360, height: 740 }, isMobile: true }

/** An administrator at the screen, for axe with nothing moving. */
const atScreen = (browser: Browser, site: RunningSite, path: string, options = DESKTOP) =>
  enter(browser, site, path, { ...options, reducedMotion: 'reduce', bypassCSP: true })

const screen = inboxSuite('inbox screen')

const rows = (page: Page) => page.locator('.inquiry-list a')
const namesOf = (page: Page) => page.locator('.inquiry-name').allTextContents()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

screen('lists the newest first, and opening one marks it as read', async ({ site, browser }) => {
  for (const name of ['First', 'Second', 'Third']) await receive(site, { name })
  const { page, complaints } = await atScreen(browser, site, adminRoutes.inquiries, NARROW)
  await rows(page).first().waitFor()
  assert.is(
    (await namesOf(page)).map(name => name.replace('Unread: ', '')).join(),
    'Third,Second,First',
  )
  assert.equal(await violations(page), [])
  await page.getByRole('link', { name: 'Second' }).click()
  await heading(page, 'Second').waitFor()
  await page.waitForFunction(
    () =>
      !document.querySelector('.inquiry-list [aria-current][data-new]') &&
      document.activeElement?.textContent === 'Second',
  )
  assert.equal(await violations(page), [])
  assert.equal(complaints, [])
  const statuses = (await inbox(site)).map(({ name, status }) => `${name} ${status}`)
  assert.equal(statuses, ['Third new', 'Second read', 'First new'])
})

screen('filters by words, service, day and status', async ({ site, browser }) => {
  await receive(site, {
    name: 'Amina',
    message: 'Four chairs in oak.',
    serviceInterest: 'furniture',
  })
  await receive(site, {
    name: 'Otieno',
    message: 'A site office in Thika.',
    serviceInterest: 'container',
  })
  const { page } = await atScreen(browser, site, adminRoutes.inquiries)
  const shows = (names: string[]) =>
    page.waitForFunction(
      names =>
        [...document.querySelectorAll('.inquiry-name')]
          .map(e => e.textContent?.replace('Unread: ', ''))
          .join() === names,
      names.join(),
    )
  await shows(['Otieno', 'Amina'])
  await page.getByLabel('Search').fill('OAK chairs')
  await shows(['Amina'])
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await shows(['Otieno', 'Amina'])
  await page.getByLabel('Service').selectOption('Prefab Units')
  await shows(['Otieno'])
  assert.match(page.url(), 'service=container')
  await page.reload()
  await shows(['Otieno'])
  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await page.getByText('No inquiry fits.').waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'))
  await page.getByLabel('From').fill(today)
  await page.getByLabel('To', { exact: true }).fill(today)
  await shows(['Otieno', 'Amina'])
  const stages = page.getByRole('navigation', { name: 'Stage' })
  await stages.getByRole('link', { name: 'Done' }).click()
  await page.getByText('No inquiry fits.').waitFor()
})

screen('ends, takes up again and deletes after confirmation', async ({ site, browser }) => {
  for (const name of ['Keep', 'Finish', 'Delete']) await receive(site, { name })
  const { page, complaints } = await atScreen(browser, site, adminRoutes.inquiries)
  const statusOf = async (wanted: string) =>
    (await inbox(site)).find(({ name }) => name === wanted)?.status
  await page.getByRole('link', { name: 'Finish', exact: false }).and(rows(page)).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Back to the inbox' }).waitFor()
  assert.is(await statusOf('Finish'), 'archived')
  await page.getByRole('button', { name: 'Back to the inbox' }).click()
  await page.getByRole('button', { name: 'Mark as unread' }).click()
  await page.getByRole('button', { name: 'Mark as unread' }).waitFor({ state: 'detached' })
  assert.is(await statusOf('Finish'), 'new')

  await page.getByRole('link', { name: 'Delete' }).and(rows(page)).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete the inquiry of Delete?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  assert.is((await inbox(site)).length, 3)
  await page.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await toast(page, 'Inquiry deleted')
  await page.waitForFunction(() => document.activeElement?.matches('.inquiry-list a'))
  assert.match(String(await focused(page)), 'Finish')
  assert.equal(
    (await inbox(site)).map(({ name }) => name),
    ['Finish', 'Keep'],
  )
  assert.equal(complaints, [])
})

screen('can be used with the keyboard alone', async ({ site, browser }) => {
  for (const name of ['First', 'Second']) await receive(site, { name })
  const { page } = await atScreen(browser, site, adminRoutes.inquiries)
  await rows(page).first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await heading(page, 'First').waitFor()
  await page.waitForFunction(() => document.activeElement?.id === 'inquiry-name')
  await page.keyboard.press('Escape')
  await heading(page, 'First').waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.activeElement?.textContent?.includes('First'))
})

screen.run()

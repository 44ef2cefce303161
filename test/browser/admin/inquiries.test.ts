import type { Browser, BrowserContextOptions, Page } from 'playwright'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { adminRoutes, api } from '../../../web/routes.ts'
import { sharedChromium } from '../../support/chromium.ts'
import { inbox, receive } from '../../support/contact.ts'
import { type RunningSite, startSite } from '../../support/site.ts'
import { focused } from '../keyboard.ts'
import { violations } from '../violations.ts'
import { DESKTOP } from '../visit.ts'
import { enter, toast } from './administrator.ts'

const NARROW: BrowserContextOptions = { viewport: { width: 360, height: 740 }, isMobile: true }

/** An administrator at the screen, for axe with nothing moving. */
const atScreen = (browser: Browser, site: RunningSite, path: string, options = DESKTOP) =>
  enter(browser, site, path, { ...options, reducedMotion: 'reduce', bypassCSP: true })

const screen = suite<{ site: RunningSite; browser: Browser }>('inbox screen')

screen.before(async context => {
  context.browser = await sharedChromium()
})
screen.before.each(async context => {
  const env = { LOGIN_LIMIT: '1000/s', CONTACT_LIMIT: 'off', CONTACT_LIMIT_TOTAL: 'off' }
  context.site = await startSite({ env })
})

const rows = (page: Page) => page.locator('.inquiry-list a')
const namesOf = (page: Page) => page.locator('.inquiry-name').allTextContents()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

screen('explains what to do while it is empty', async ({ site, browser }) => {
  const { page, complaints } = await atScreen(browser, site, adminRoutes.inquiries)
  await page.getByText('No inquiries yet.').waitFor()
  assert.equal(complaints, [])
})

screen('lists the newest first, and opening one marks it as read', async ({ site, browser }) => {
  for (const name of ['First', 'Second', 'Third']) await receive(site, { name })
  for (const options of [DESKTOP, NARROW]) {
    const visitor = await atScreen(browser, site, adminRoutes.inquiries, options)
    const { page, complaints, close } = visitor
    await rows(page).first().waitFor()
    assert.is(
      (await namesOf(page)).map(name => name.replace('Unread: ', '')).join(),
      'Third,Second,First',
    )
    assert.equal(await violations(page), [])
    const name = options === DESKTOP ? 'Third' : 'Second'
    await page.getByRole('link', { name }).click()
    await heading(page, name).waitFor()
    await page.waitForFunction(
      name =>
        !document.querySelector('.inquiry-list [aria-current][data-new]') &&
        document.activeElement?.textContent === name,
      name,
    )
    assert.equal(await violations(page), [])
    assert.equal(complaints, [])
    await close()
  }
  const statuses = (await inbox(site)).map(({ name, status }) => `${name} ${status}`)
  assert.equal(statuses, ['Third read', 'Second read', 'First new'])
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

screen('moves between pages', async ({ site, browser }) => {
  for (let number = 1; number <= 27; number += 1) await receive(site, { name: `Number ${number}` })
  const { page } = await atScreen(browser, site, adminRoutes.inquiries)
  await page.getByText('1–25 of 27').waitFor()
  await page.getByRole('link', { name: 'Older' }).click()
  await page.getByText('26–27 of 27').waitFor()
  assert.is((await namesOf(page)).length, 2)
  await page.getByRole('link', { name: 'Number 1' }).click()
  await heading(page, 'Number 1').waitFor()
  const address = page.url()
  await page.goto(address.replace('page=2&', ''))
  await heading(page, 'Number 1').waitFor()
})

screen('starts a reply by e-mail or WhatsApp with the name', async ({ site, browser }) => {
  const items = [{ page: '/services/furniture/chairs', code: 'Ch12', quantity: 4, note: 'in oak' }]
  await receive(site, { name: 'Amina Wanjiru', phone: '0712 345 678', items })
  const { page } = await atScreen(browser, site, adminRoutes.inquiries)
  await rows(page).first().click()
  const hrefOf = async (name: string) =>
    decodeURIComponent((await page.getByRole('link', { name }).getAttribute('href')) ?? '')
  assert.match(
    await hrefOf('Reply by e-mail'),
    /^mailto:someone@example\.com\?.*Hello Amina Wanjiru/,
  )
  await page.waitForFunction(() => document.querySelector('a[href^="https://wa.me/254712345678"]'))
  assert.match(await hrefOf('Reply on WhatsApp'), 'Hello Amina Wanjiru')
  const piece = page.getByRole('row', { name: 'Ch12 4 in oak' })
  const link = piece.getByRole('link', { name: 'Ch12' })
  assert.is(await link.getAttribute('href'), '/services/furniture/chairs?item=Ch12')
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

screen('offers the filtered inquiries as CSV', async ({ site, browser }) => {
  await receive(site, { name: 'Amina', serviceInterest: 'furniture' })
  await receive(site, { name: '=cmd()', serviceInterest: 'container' })
  const { page } = await atScreen(browser, site, `${adminRoutes.inquiries}?service=container`)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as CSV' }).click()
  const file = await download
  assert.match(file.suggestedFilename(), /^inquiries-.*\.csv$/)
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  assert.match(text, "'=cmd()")
  assert.not.match(text, 'Amina')
})

screen('shows the state of the mail and sends it again', async ({ site, browser }) => {
  await receive(site, { name: 'Amina' })
  const { page } = await atScreen(browser, site, adminRoutes.test)
  const [stored] = await inbox(site)
  const mail = { state: 'failed', attempts: 3, problem: '550 No such mailbox', at: null }
  await page.route(`**${api.inquiries}?*`, async route => {
    const list = await (await route.fetch()).json()
    await route.fulfill({ json: { ...list, inquiries: [{ ...stored, mail }] } })
  })
  const asked: unknown[] = []
  await page.route(`**${api.inquiry(stored?.id ?? '')}`, (route, request) => {
    asked.push(request.postDataJSON())
    const state = asked.length > 1 ? 'queued' : 'failed'
    return route.fulfill({ json: { ...stored, isRead: true, mail: { ...mail, state } } })
  })
  await page.goto(site.url + adminRoutes.inquiries)
  await page.getByText('Mail failed').waitFor()
  await rows(page).first().click()
  await page.getByText('The mail to you could not be sent. 550 No such mailbox').waitFor()
  await page.getByRole('button', { name: 'Send the mail again' }).click()
  await page.getByText('The mail to you is tried again.').waitFor()
  assert.equal(asked, [{ isRead: true }, { mail: 'queued' }])
})

screen.run()

import type { Browser, Page, Request } from 'playwright'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { THANKS } from '../../web/inquiry/rules.ts'
import { routes } from '../../web/routes.ts'
import { sharedChromium } from '../support/chromium.ts'
import { changeDetails, inbox } from '../support/contact.ts'
import { type RunningSite, startSite } from '../support/site.ts'
import { violations } from './violations.ts'
import { DESKTOP, hydrated, PHONE, visit } from './visit.ts'

interface Context {
  site: RunningSite
  browser: Browser
  address: string
}

const form = suite<Context>('contact form in a browser')

form.before(async context => {
  const env = { LOGIN_LIMIT: '1000/s', CONTACT_LIMIT: 'off', CONTACT_LIMIT_TOTAL: 'off' }
  context.site = await startSite({ env })
  context.browser = await sharedChromium()
  context.address = context.site.url + routes.contact
})

const MESSAGE = 'Four chairs for a boardroom, in oak.'
/** By its label, of the form alone. */
const field = (page: Page, label: string) => page.locator('.contact-form').getByLabel(label)
const sendButton = (page: Page) => page.getByRole('button', { name: /^Send/ })
const toast = (page: Page) => page.locator('.toast')
const waitForToast = (page: Page, title: string) => toast(page).getByText(title).waitFor()

/** Waits for the form's controller, which shows this note. */
const ready = (page: Page) => page.getByText('What you write is kept in this browser').waitFor()

async function fillIn(page: Page, name: string): Promise<void> {
  await field(page, 'Name').fill(name)
  await field(page, 'Email').fill('amina@example.com')
  await field(page, 'Message').fill(MESSAGE)
}

const storedFrom = async (site: RunningSite, name: string) =>
  (await inbox(site)).filter(inquiry => inquiry.name === name)

form('is disabled on a new installation', async context => {
  const { page, complaints } = await visit(context.browser, context.address)
  await hydrated(page)
  const fields = page.locator('.contact-form').locator('input, select, textarea')
  assert.ok((await fields.count()) >= 9)
  for (const field of await fields.all()) assert.ok(await field.isDisabled())
  assert.is(await page.locator('.contact-form button').count(), 0)
  const email = page.locator('.contact-form').getByRole('link', { name: 'info@example.com' })
  assert.is(await email.getAttribute('href'), 'mailto:info@example.com')
  assert.equal(complaints, [])
})

form('is enabled by the setting at the next request', async ({ site, browser, address }) => {
  await changeDetails(site, { takesInquiries: true })
  const { page } = await visit(browser, address)
  assert.ok(await field(page, 'Name').isEnabled())
  assert.equal(await field(page, 'Service').locator('option').allTextContents(), [
    'Please choose',
    'Prefab Units',
    'Interior Design',
    'Executive Furniture',
    'General Consultation',
  ])
})

const faults: [label: string, typed: string, says: string][] = [
  ['Name', 'A', 'Name must be at least 2 characters'],
  ['Name', 'x'.repeat(101), 'Name must be at most 100 characters'],
  ['Email', 'amina@', 'Please enter a valid email address'],
  ['Email', `${'x'.repeat(250)}@example.com`, 'Email must be at most 255 characters'],
  ['Phone', '0'.repeat(21), 'Phone must be at most 20 characters'],
  ['Company', 'x'.repeat(256), 'Company must be at most 255 characters'],
  ['Budget range', 'x'.repeat(51), 'Budget range must be at most 50 characters'],
  ['Project timeline', 'x'.repeat(51), 'Project timeline must be at most 50 characters'],
  ['Subject', 'x'.repeat(201), 'Subject must be at most 200 characters'],
  ['Message', 'Too short', 'Message must be at least 10 characters'],
  ['Message', 'x'.repeat(4001), 'Message must be at most 4000 characters'],
]

form('shows an error next to each field until it is corrected', async ({ browser, address }) => {
  const { page, complaints } = await visit(browser, address)
  await ready(page)
  for (const [label, typed, says] of faults) {
    const input = field(page, label)
    await input.fill(typed)
    await input.blur()
    const note = page.getByText(says, { exact: true })
    await note.waitFor()
    assert.is(await input.getAttribute('aria-describedby'), await note.getAttribute('id'), says)
    assert.is(await input.getAttribute('aria-invalid'), 'true')
    await input.fill(label === 'Email' ? 'amina@example.com' : 'Quite all right')
    await note.waitFor({ state: 'hidden' })
    assert.is(await input.getAttribute('aria-invalid'), null)
  }
  assert.equal(complaints, [])
})

form('sent empty, focuses the first error and sends nothing', async ({ browser, address }) => {
  for (const options of [DESKTOP, PHONE]) {
    const still = { ...options, bypassCSP: true, reducedMotion: 'reduce' as const }
    const { page, close } = await visit(browser, address, still)
    await ready(page)
    const posts: Request[] = []
    page.on('request', request => request.method() === 'POST' && posts.push(request))
    await sendButton(page).click()
    for (const [, , says] of [faults[0], faults[2], faults[9]] as typeof faults) {
      await page.getByText(says, { exact: true }).waitFor()
    }
    assert.is(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'name')
    await page.getByText('3 fields need another look.').waitFor()
    assert.equal(posts, [])
    assert.equal(await violations(page), [])
    await close()
  }
})

form('shows a toast, is cleared, and the inquiry is in the inbox', async context => {
  const { site, browser, address } = context
  const still = { ...PHONE, bypassCSP: true, reducedMotion: 'reduce' as const }
  const { page, complaints } = await visit(browser, address, still)
  await ready(page)
  await fillIn(page, 'Amina Wanjiru')
  await field(page, 'Phone').fill('0712 345 678')
  await field(page, 'Company').fill('Acme Ltd')
  await field(page, 'Service').selectOption('Interior Design')
  await field(page, 'Preferred contact method').selectOption('WhatsApp')
  await field(page, 'Budget range').fill('KES 200,000')
  await field(page, 'Project timeline').fill('By June')
  await field(page, 'Subject').fill('A boardroom')
  await sendButton(page).click()
  await waitForToast(page, 'Message Sent Successfully')
  assert.match((await toast(page).textContent()) ?? '', THANKS)
  await page.getByText(`Message sent. ${THANKS}`).waitFor()
  assert.equal(await violations(page), [])
  assert.is(await field(page, 'Name').inputValue(), '')
  assert.is(await field(page, 'Message').inputValue(), '')
  await page.reload()
  await ready(page)
  assert.is(await field(page, 'Name').inputValue(), '')

  const [stored] = await storedFrom(site, 'Amina Wanjiru')
  const sent = {
    email: 'amina@example.com',
    phone: '0712 345 678',
    company: 'Acme Ltd',
    subject: 'A boardroom',
    message: MESSAGE,
    serviceInterest: 'interior',
    preferredContactMethod: 'WhatsApp',
    budgetRange: 'KES 200,000',
    projectTimeline: 'By June',
    isSuspect: false,
  }
  assert.equal({ ...stored, ...sent }, stored)
  assert.equal(complaints, [])
})

form('keeps its values across pages and reloads', async ({ browser, address, site }) => {
  const { page } = await visit(browser, address)
  await ready(page)
  await fillIn(page, 'Grace Muthoni')
  await page.reload()
  await ready(page)
  assert.is(await field(page, 'Name').inputValue(), 'Grace Muthoni')
  await page.goto(`${site.url}/about`)
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await ready(page)
  assert.is(await field(page, 'Message').inputValue(), MESSAGE)
})

form('shows a server error and sends the same inquiry again', async context => {
  const { site, browser, address } = context
  const { page } = await visit(browser, address)
  await ready(page)
  await fillIn(page, 'Peter Kamau')
  const keys: string[] = []
  await page.route('**/api/contact', (route, request) => {
    keys.push(request.postDataJSON().idempotencyKey)
    if (keys.length > 1) return route.continue()
    return route.fulfill({ status: 503, json: { error: 'The disk does not answer.' } })
  })
  await sendButton(page).click()
  await waitForToast(page, 'Error Sending Message')
  assert.match((await toast(page).textContent()) ?? '', '503: The disk does not answer.')
  assert.ok(await toast(page).getAttribute('data-destructive'))
  assert.is(await field(page, 'Message').inputValue(), MESSAGE)
  await sendButton(page).click()
  await waitForToast(page, 'Message Sent Successfully')
  assert.is(await toast(page).count(), 1)
  assert.is(keys.length, 2)
  assert.is(keys[0], keys[1])
  assert.is((await storedFrom(site, 'Peter Kamau')).length, 1)
})

form('shows errors of the server next to their fields', async ({ browser, address }) => {
  const { page } = await visit(browser, address)
  await ready(page)
  await fillIn(page, 'Mary Achieng')
  const fields = { phone: 'This number is not in use' }
  await page.route('**/api/contact', route =>
    route.fulfill({ status: 400, json: { error: fields.phone, fields } }),
  )
  await sendButton(page).click()
  await page.locator('.field-error').getByText(fields.phone).waitFor()
  assert.is(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'phone')
})

form('waits while offline and sends automatically, from another page too', async context => {
  const { site, browser } = context
  const { page } = await visit(browser, site.url + routes.shortlist)
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await ready(page)
  await field(page, 'Name').focus()
  await page.locator('[class=toast-region]').waitFor({ state: 'attached' })
  await page.context().setOffline(true)
  await fillIn(page, 'Otieno Offline')
  await sendButton(page).click()
  await waitForToast(page, 'Error Sending Message')
  await page.getByText(/^No connection\./).waitFor()
  assert.ok(await field(page, 'Message').isDisabled())
  await page.getByRole('button', { name: 'Try again now' }).click()
  await page.getByText(/^No connection\./).waitFor()
  assert.equal(await storedFrom(site, 'Otieno Offline'), [])

  await page.goBack()
  await page.getByRole('heading', { name: 'Your shortlist' }).waitFor()
  await page.context().setOffline(false)
  await waitForToast(page, 'Message Sent Successfully')
  assert.is((await storedFrom(site, 'Otieno Offline')).length, 1)
})

form('is stored once when the response is lost, and after a reload', async context => {
  const { site, browser, address } = context
  const { page } = await visit(browser, address)
  await ready(page)
  await fillIn(page, 'Njeri Lost')
  await page.route('**/api/contact', async route => {
    await route.fetch()
    await route.abort()
  })
  await sendButton(page).click()
  await page.getByText(/^No connection\./).waitFor()
  await page.unroute('**/api/contact')
  await page.reload()
  await waitForToast(page, 'Message Sent Successfully')
  assert.is((await storedFrom(site, 'Njeri Lost')).length, 1)
})

form('can be edited while it waits, and is then a new message', async context => {
  const { site, browser, address } = context
  const { page } = await visit(browser, address)
  await ready(page)
  await fillIn(page, 'Baraka Back')
  await page.route('**/api/contact', route => route.abort())
  await sendButton(page).click()
  await page.getByRole('button', { name: 'Change the message' }).click()
  await field(page, 'Message').fill('Six chairs for a boardroom.')
  await page.unroute('**/api/contact')
  await sendButton(page).click()
  await waitForToast(page, 'Message Sent Successfully')
  const stored = await storedFrom(site, 'Baraka Back')
  assert.equal(
    stored.map(({ message }) => message),
    ['Six chairs for a boardroom.'],
  )
})

form.run()

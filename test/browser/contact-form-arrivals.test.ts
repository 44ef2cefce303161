import type { Browser, Page } from 'playwright'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Inquiry } from '../../web/contract.ts'
import { routes } from '../../web/routes.ts'
import { sharedChromium } from '../support/chromium.ts'
import { changeDetails, inbox } from '../support/contact.ts'
import { type RunningSite, startSite } from '../support/site.ts'
import { DESKTOP, hydrated, PHONE, visit } from './visit.ts'

const arrivals = suite<{ site: RunningSite; browser: Browser }>('links to the contact form')

arrivals.before(async context => {
  const env = { LOGIN_LIMIT: '1000/s', CONTACT_LIMIT: 'off', CONTACT_LIMIT_TOTAL: 'off' }
  context.site = await startSite({ env })
  context.browser = await sharedChromium()
  await changeDetails(context.site, { takesInquiries: true })
})

const CHAIRS = '/services/furniture/chairs'
/** By its label, of the form alone. */
const field = (page: Page, label: string) => page.locator('.contact-form').getByLabel(label)
const ready = (page: Page) => page.getByText('What you write is kept in this browser').waitFor()
const subject = (page: Page) => field(page, 'Subject')
const chosen = (page: Page) => page.locator('.chosen li')
const serviceOf = (page: Page) =>
  field(page, 'Service').evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text)

async function sendAs(page: Page, name: string): Promise<void> {
  await field(page, 'Name').fill(name)
  await field(page, 'Email').fill('amina@example.com')
  await field(page, 'Message').fill('Please send me a quote.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('Message sent.').waitFor()
}

async function storedFrom(site: RunningSite, name: string): Promise<Inquiry> {
  const [stored] = (await inbox(site)).filter(inquiry => inquiry.name === name)
  if (!stored) throw new Error(`nothing came from ${name}`)
  return stored
}

arrivals('from a product fill in its code and its collection', async ({ site, browser }) => {
  const { page, complaints } = await visit(browser, `${site.url}${CHAIRS}?item=Ch12`)
  await hydrated(page)
  await page.getByRole('link', { name: 'Request a quote' }).click()
  await ready(page)
  await chosen(page).getByText('Ch12').waitFor()
  assert.is(await subject(page).inputValue(), 'Quote for Ch12')
  assert.is(await serviceOf(page), 'Executive Furniture')
  assert.is(new URL(page.url()).search, '')
  await page.reload()
  await chosen(page).getByText('Ch12').waitFor()
  await sendAs(page, 'From a product')
  assert.is(await chosen(page).count(), 0)

  const stored = await storedFrom(site, 'From a product')
  const items = [{ page: CHAIRS, code: 'Ch12', quantity: 1, note: '' }]
  const sent = { subject: 'Quote for Ch12', serviceInterest: 'furniture', page: CHAIRS, items }
  assert.equal({ ...stored, ...sent }, stored)
  assert.equal(complaints, [])
})

arrivals('from a service page fill in its name; a second one replaces it', async context => {
  const { site, browser } = context
  const { page } = await visit(browser, `${site.url}/services/furniture/home/kitchen`)
  await hydrated(page)
  await page.getByRole('link', { name: 'Get Kitchen Quote' }).first().click()
  await ready(page)
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[name=subject]')?.value,
  )
  assert.is(await subject(page).inputValue(), 'Quote for Kitchen Furniture')
  assert.is(await serviceOf(page), 'Executive Furniture')
  await page.goto(`${site.url}/services/containers/public/clinics`)
  await hydrated(page)
  await page.getByRole('main').getByRole('link', { name: /Quote/ }).first().click()
  await ready(page)
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[name=subject]')?.value,
  )
  assert.is(await subject(page).inputValue(), 'Quote for Clinics')
  assert.is(await serviceOf(page), 'Prefab Units')
})

arrivals('from a product are forgotten when the form is left', async ({ site, browser }) => {
  const { page } = await visit(browser, `${site.url}${CHAIRS}?item=Ch41`)
  await hydrated(page)
  await page.getByRole('link', { name: 'Request a quote' }).click()
  await chosen(page).getByText('Ch41').waitFor()
  await field(page, 'Name').fill('Amina')
  // Opening the viewer does not leave the page.
  await chosen(page).getByRole('link', { name: 'Ch41' }).click()
  await page.getByRole('dialog').waitFor()
  await page.goBack()
  await chosen(page).getByText('Ch41').waitFor()
  assert.is(await subject(page).inputValue(), 'Quote for Ch41')

  await page.goto(`${site.url}/services/interiors`)
  await hydrated(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Consultation/ })
    .first()
    .click()
  await ready(page)
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[name=subject]')?.value,
  )
  assert.is(await subject(page).inputValue(), 'Quote for Interior Design')
  assert.is(await serviceOf(page), 'Interior Design')
  assert.is(await chosen(page).count(), 0)
  assert.is(await field(page, 'Name').inputValue(), 'Amina')
})

arrivals('from a product stay once a message was written', async context => {
  const { site, browser } = context
  const { page } = await visit(browser, `${site.url}${CHAIRS}?item=Ch41`)
  await hydrated(page)
  await page.getByRole('link', { name: 'Request a quote' }).click()
  await chosen(page).getByText('Ch41').waitFor()
  await field(page, 'Message').fill('Four of these, in oak.')
  await page.goto(`${site.url}/about`)
  await page.goto(site.url + routes.contact)
  await chosen(page).getByText('Ch41').waitFor()
  assert.is(await field(page, 'Message').inputValue(), 'Four of these, in oak.')
  assert.is(await subject(page).inputValue(), 'Quote for Ch41')
})

arrivals('do not overwrite what the visitor has written', async ({ site, browser }) => {
  const { page } = await visit(browser, site.url + routes.contact)
  await ready(page)
  await subject(page).fill('My own words')
  await field(page, 'Service').selectOption('Interior Design')
  await page.goto(`${site.url}${routes.contactAbout(`${CHAIRS}:Ch3*2`)}`)
  await chosen(page).getByText('Ch3').waitFor()
  await ready(page)
  assert.is(await subject(page).inputValue(), 'My own words')
  assert.is(await serviceOf(page), 'Interior Design')
  await page.getByRole('button', { name: 'Remove Ch3' }).click()
  assert.is(await chosen(page).count(), 0)
  await page.reload()
  await ready(page)
  assert.is(await chosen(page).count(), 0)
})

arrivals('from a shortlist of twelve fill in quantities and notes', async ({ site, browser }) => {
  const list = Array.from({ length: 12 }, (_, index) => ({
    page: index < 6 ? CHAIRS : '/services/furniture/beds',
    code: index < 6 ? `Ch${index + 1}` : `B${index + 1}`,
    quantity: index + 1,
    note: index === 0 ? 'in oak' : '',
  }))
  const { page, complaints } = await visit(browser, site.url, PHONE)
  await page.evaluate(list => localStorage.setItem('shortlist', JSON.stringify(list)), list)
  await page.goto(site.url + routes.shortlist)
  await hydrated(page)
  await page.getByRole('link', { name: 'Send by contact form' }).click()
  await ready(page)
  await page.getByText('These items go with your message').waitFor()
  assert.is(await chosen(page).count(), 12)
  assert.is(await subject(page).inputValue(), 'Quote for 12 items')
  await page.getByRole('button', { name: 'Remove B12' }).click()
  assert.is(await subject(page).inputValue(), 'Quote for 11 items')
  await sendAs(page, 'From a shortlist')
  const stored = await storedFrom(site, 'From a shortlist')
  assert.equal(stored.items, list.slice(0, 11))
  assert.is(stored.page, '')
  assert.equal(complaints, [])
})

arrivals('from a shared list fill in that list', async ({ site, browser }) => {
  const { page } = await visit(
    browser,
    `${site.url}${routes.shortlist}?items=${CHAIRS}:Ch1*3;${CHAIRS}:Ch2`,
  )
  await hydrated(page)
  await page.getByRole('link', { name: 'Send by contact form' }).click()
  await ready(page)
  await page.getByText('These items go with your message').waitFor()
  assert.match((await chosen(page).first().textContent()) ?? '', 'Ch1 × 3')
})

arrivals('in an advertisement fill in the service', async ({ site, browser }) => {
  const { page } = await visit(browser, `${site.url}${routes.contact}?service=interior`)
  await ready(page)
  assert.is(await serviceOf(page), 'Interior Design')
  assert.is(await subject(page).inputValue(), 'Quote for Interior Design')
})

arrivals('work without JavaScript, with errors and thanks', async ({ site, browser }) => {
  const plain = { ...DESKTOP, javaScriptEnabled: false }
  const { page } = await visit(browser, `${site.url}${CHAIRS}?item=Ch12`, plain)
  await page.getByRole('link', { name: 'Request a quote' }).click()
  assert.is(await subject(page).inputValue(), 'Quote for Ch12')
  await chosen(page).getByText('Ch12').waitFor()
  await field(page, 'Name').fill('Without script')
  await field(page, 'Email').fill('amina@example')
  await field(page, 'Message').fill('Please send me a quote.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('Please enter a valid email address').waitFor()
  assert.is(await field(page, 'Name').inputValue(), 'Without script')
  assert.is(await field(page, 'Message').inputValue(), 'Please send me a quote.')
  assert.is(await serviceOf(page), 'Executive Furniture')
  await field(page, 'Email').fill('amina@example.com')
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('Message sent.').waitFor()
  assert.is(await field(page, 'Name').inputValue(), '')
  const stored = await storedFrom(site, 'Without script')
  assert.equal(
    stored.items.map(({ code }) => code),
    ['Ch12'],
  )
  assert.is(stored.page, CHAIRS)
})

arrivals('open an e-mail while the form is closed', async ({ site, browser }) => {
  await changeDetails(site, { takesInquiries: false })
  const { page } = await visit(browser, `${site.url}${CHAIRS}?item=Ch12`)
  const ask = page.getByRole('link', { name: 'Request a quote' })
  assert.match((await ask.getAttribute('href')) ?? '', /^mailto:.*subject=Quote%20for%20Ch12/)
  await page.goto(`${site.url}${routes.contactAbout(`${CHAIRS}:Ch12`)}`)
  await hydrated(page)
  assert.ok(await field(page, 'Name').isDisabled())
})

arrivals.run()

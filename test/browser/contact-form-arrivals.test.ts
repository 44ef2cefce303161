import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { routes } from '../../web/base/routes.ts'
import { field, formSuite, ready, storedFrom } from './at-contact-form.ts'
import { DESKTOP, hydrated, PHONE, visit } from './visit.ts'

const arrivals = formSuite('links to the contact form', { takesInquiries: true })

const CHAIRS = '/services/furniture/chairs'
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

  const [stored] = await storedFrom(site, 'From a product')
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
  const [stored] = await storedFrom(site, 'From a shortlist')
  assert.equal(stored?.items, list.slice(0, 11))
  assert.is(stored?.page, '')
  assert.equal(complaints, [])
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
  const [stored] = await storedFrom(site, 'Without script')
  assert.equal(
    stored?.items.map(({ code }) => code),
    ['Ch12'],
  )
  assert.is(stored?.page, CHAIRS)
})

arrivals.run()

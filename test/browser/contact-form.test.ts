import * as assert from 'uvu/assert'
import { THANKS } from '../../web/features/inquiries/rules.ts'
import { changeDetails } from '../support/contact.ts'
import {
  field,
  fillIn,
  formSuite,
  MESSAGE,
  ready,
  sendButton,
  storedFrom,
  toast,
  waitForToast,
} from './at-contact-form.ts'
import { violations } from './violations.ts'
import { hydrated, PHONE, visit } from './visit.ts'

const form = formSuite('contact form in a browser', { takesInquiries: false })

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

form.run()

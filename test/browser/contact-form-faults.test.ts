import type { Request } from 'playwright'
import * as assert from 'uvu/assert'
import { routes } from '../../web/base/routes.ts'
import {
  field,
  fillIn,
  formSuite,
  MESSAGE,
  ready,
  sendButton,
  storedFrom,
  waitForToast,
} from './at-contact-form.ts'
import { violations } from './violations.ts'
import { hydrated, PHONE, visit } from './visit.ts'

const form = formSuite('contact form with faults', { takesInquiries: true })

const faults: [label: string, typed: string, says: string][] = [
  ['Name', 'A', 'Name must be at least 2 characters'],
  ['Email', 'amina@', 'Please enter a valid email address'],
  ['Message', 'Too short', 'Message must be at least 10 characters'],
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
  const still = { ...PHONE, bypassCSP: true, reducedMotion: 'reduce' as const }
  const { page } = await visit(browser, address, still)
  await ready(page)
  const posts: Request[] = []
  page.on('request', request => request.method() === 'POST' && posts.push(request))
  await sendButton(page).click()
  for (const [, , says] of faults) await page.getByText(says, { exact: true }).waitFor()
  assert.is(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'name')
  await page.getByText('3 fields need another look.').waitFor()
  assert.equal(posts, [])
  assert.equal(await violations(page), [])
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

form.run()

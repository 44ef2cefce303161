import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { adminRoutes } from '../../../web/base/routes.ts'
import { designDrawingUrl, designPageUrl } from '../../../web/features/design/addresses.ts'
import { designItem } from '../../../web/features/design/design-item.ts'
import { partsOf } from '../../../web/features/design/parts.ts'
import { firstPlan, type Plan } from '../../../web/features/design/plan.ts'
import { planCode } from '../../../web/features/design/plan-code.ts'
import { planText } from '../../../web/features/design/plan-text.ts'
import { inbox } from '../../support/contact.ts'
import type { RunningSite } from '../../support/site.ts'
import { formSuite } from '../at-contact-form.ts'
import { violations } from '../violations.ts'
import { DESKTOP, hydrated, PHONE, visit } from '../visit.ts'
import { enter } from './administrator.ts'

const test = formSuite('a designed unit, from the phone on', { takesInquiries: true })

const office: Plan = { ...firstPlan, storeys: 2, colour: 'brick', extras: ['deck', 'stairs'] }
const text = planText(office)
const code = planCode(office)
const summary = 'Office, 2 storeys, 4 modules, 57.6 m²'
const drawing = designDrawingUrl(text)

async function write(page: Page, name: string): Promise<void> {
  const field = (label: string) => page.locator('.contact-form').getByLabel(label)
  await field('Name').fill(name)
  await field('Email').fill('amina@example.com')
  await field('Message').fill('What does this unit cost?')
}

async function sentBy(page: Page, name: string): Promise<void> {
  await write(page, name)
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('Message sent.').waitFor()
}

const unitOf = async (site: RunningSite, name: string) =>
  (await inbox(site)).find(inquiry => inquiry.name === name)?.items[0]

test('that is sent by the form is the same for the administrator, and in the quote', async ({
  site,
  browser,
}) => {
  const { page, complaints } = await visit(browser, site.url + designPageUrl(text), PHONE)
  await hydrated(page)
  await page.getByRole('link', { name: 'Request a quote' }).click()
  await page.getByText('What you write is kept in this browser').waitFor()
  const unit = page.locator('.chosen li')
  await unit.getByText(`Your unit: ${summary}`).waitFor()
  await unit.getByText(code).waitFor()
  assert.is(await unit.locator('img').getAttribute('src'), drawing)
  await sentBy(page, 'By phone')
  assert.equal(complaints, [])

  const still = { ...DESKTOP, reducedMotion: 'reduce', bypassCSP: true } as const
  const admin = await enter(browser, site, `${adminRoutes.inquiries}?q=${code}`, still)
  await admin.page.locator('.inquiry-list a', { hasText: 'By phone' }).click()
  const shown = admin.page.locator('.inquiry-unit')
  await shown.getByRole('heading', { name: summary }).waitFor()
  assert.is(await shown.locator('.unit-code').textContent(), code)
  assert.is(await shown.locator('img').getAttribute('src'), drawing)
  const rows = await shown.locator('tr').allTextContents()
  assert.equal(
    rows,
    partsOf(office).map(({ count, name }) => `${count}${name}`),
  )
  await shown.getByText('Brick red').waitFor()
  assert.equal(await violations(admin.page), [])
  await admin.page.getByRole('button', { name: 'Make a quote' }).click()
  await admin.page.locator('tr[data-line]').first().waitFor()
  assert.is(await admin.page.locator('tr[data-line]').count(), partsOf(office).length + 1)
  assert.is(await admin.page.locator('tr[data-line] img').first().getAttribute('src'), drawing)
  assert.equal(admin.complaints, [])
})

test('is taken off again, with script and without', async ({ site, browser }) => {
  const address = `${site.url}/contact?plan=${code}`
  const { page } = await visit(browser, address, DESKTOP)
  await page.getByRole('button', { name: `Remove ${code}` }).click()
  await page.locator('.chosen').waitFor({ state: 'detached' })
  await sentBy(page, 'Without a unit')
  assert.is(await unitOf(site, 'Without a unit'), undefined)
  const plain = await visit(browser, address, { ...PHONE, javaScriptEnabled: false })
  await plain.page.getByText(`Your unit: ${summary}`).waitFor()
  await plain.page.getByRole('link', { name: `Remove ${code}` }).click()
  assert.is(new URL(plain.page.url()).pathname, '/contact')
  assert.is(await plain.page.locator('.chosen').count(), 0)
})

test('stands on the shortlist, in its link and in what is sent from it', async ({
  site,
  browser,
}) => {
  const { page } = await visit(browser, site.url + designPageUrl(text), DESKTOP)
  await hydrated(page)
  await page.getByRole('button', { name: 'Add to shortlist' }).click()
  await page.goto(`${site.url}/shortlist`)
  const row = page.locator('.shortlist li')
  await row.getByText(summary).waitFor()
  assert.is(await row.locator('img').getAttribute('src'), drawing)
  assert.is(await row.getByRole('link', { name: code }).getAttribute('href'), designPageUrl(text))
  await page.getByLabel('Quantity').fill('3')
  const chat = page.getByRole('link', { name: 'Send by WhatsApp' })
  await page.waitForFunction(() => document.querySelector('a[href*="wa.me"][href*="3%20x"]'))
  const message = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
  assert.match(message, `3 x ${code} (${summary})`)
  const link = message.split('\n').at(-1) ?? ''
  const other = await visit(browser, site.url + new URL(link).pathname + new URL(link).search)
  await other.page.locator('.shortlist li').getByText(summary).waitFor()
  assert.is(await other.page.getByLabel('Quantity').inputValue(), '3')
  await page.getByRole('link', { name: 'Send by contact form' }).click()
  await page.locator('.chosen').getByText(`Your unit: ${summary}`).waitFor()
  await sentBy(page, 'From a shortlist')
  const item = await unitOf(site, 'From a shortlist')
  assert.equal([item?.code, item?.quantity], [designItem(office).code, 3])
  assert.is(item?.design?.plan, text)
})

test.run()

import type { Browser, BrowserContextOptions, Page } from 'playwright'
import * as assert from 'uvu/assert'
import { adminRoutes, api, routes } from '../../../web/base/routes.ts'
import { changeDetails } from '../../support/contact.ts'
import { type RunningSite, startSite } from '../../support/site.ts'
import { siteSuite } from '../site-suite.ts'
import { violations } from '../violations.ts'
import { DESKTOP } from '../visit.ts'
import { enter, toast } from './administrator.ts'

const NARROW: BrowserContextOptions = { viewport: { width: 360, height: 740 }, isMobile: true }

/** An administrator at the screen, for axe with nothing moving. */
const atScreen = (browser: Browser, site: RunningSite, path: string, options = DESKTOP) =>
  enter(browser, site, path, { ...options, reducedMotion: 'reduce', bypassCSP: true })

const screen = siteSuite('contact details screen', () =>
  startSite({ env: { LOGIN_LIMIT: '1000/s' } }),
)

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label })
const save = (page: Page) => page.getByRole('button', { name: 'Save' })
const htmlOf = async (url: string) => (await fetch(url)).text()

screen('marks placeholder details', async ({ site, browser }) => {
  const { page, complaints } = await atScreen(browser, site, adminRoutes.contactDetails)
  await page.getByText('Visitors cannot reach you yet').waitFor()
  assert.is(await page.getByText('example', { exact: true }).count(), 4)
  assert.ok(await save(page).isDisabled())
  assert.equal(complaints, [])
})

const faults: [label: string, typed: string, says: string][] = [
  ['Company name', '  ', 'Company name is required'],
  ['Email', 'info@', 'Please enter a valid email address'],
  ['Phone', '0712', 'Phone must be in international form, such as +254 700 123456'],
  ['WhatsApp', '+1', 'WhatsApp must be in international form, such as +254 700 123456'],
  ['Address line 1', '', 'Address line 1 is required'],
  ['Tagline', 'x'.repeat(256), 'Tagline must be at most 255 characters'],
  [
    'Facebook',
    'javascript:alert(1)',
    'Facebook must be a web address that begins with https:// or http://',
  ],
]

screen('shows errors next to their fields and saves nothing', async ({ site, browser }) => {
  const before = await htmlOf(site.url + api.contactDetails)
  const { page } = await atScreen(browser, site, adminRoutes.contactDetails)
  await field(page, 'Company name').waitFor()
  for (const [label, typed] of faults) await field(page, label).fill(typed)
  await save(page).click()
  for (const [label, , says] of faults) {
    await page.getByText(says, { exact: true }).waitFor()
    const input = field(page, label)
    assert.is(await input.getAttribute('aria-invalid'), 'true', label)
  }
  await page.getByText(`${faults.length} fields need another look.`).waitFor()
  await page.waitForFunction(
    () => (document.activeElement as HTMLInputElement).name === 'companyName',
  )
  assert.equal(await violations(page), [])
  assert.is(await htmlOf(site.url + api.contactDetails), before)
})

screen('names before saving what the PDF catalogs cannot print', async ({ site, browser }) => {
  const { page } = await atScreen(browser, site, adminRoutes.contactDetails)
  const notes: [label: string, typed: string, says: string | undefined][] = [
    ['Company name', 'أثاث نيروبي', 'they say your website or email address instead.'],
    ['City', '内罗毕', 'they leave it out.'],
    ['Tagline', '家具', undefined],
  ]
  for (const [label, typed, says] of notes) {
    const input = field(page, label)
    await input.fill(typed)
    const described = await input.evaluate(element =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map(id => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    )
    if (says) assert.match(described, says)
    else assert.not.match(described, 'PDF')
    assert.is(await input.getAttribute('aria-invalid'), null)
  }
  assert.equal(await violations(page), [])
  await field(page, 'City').fill('内罗毕')
  await save(page).click()
  await toast(page, 'Contact details saved')
  await page.getByText('they say your website or email address instead.').waitFor()
  assert.match(await htmlOf(site.url + api.contactDetails), 'أثاث نيروبي')
})

screen('changes every page, its head and its data at the next request', async context => {
  const { site, browser } = context
  const { page, complaints, close } = await atScreen(browser, site, adminRoutes.contactDetails)
  await field(page, 'Company name').fill('Ujenzi & Sons')
  await field(page, 'Phone').fill('+254 711 222 333')
  await field(page, 'WhatsApp').fill('+254 711 222 333')
  await field(page, 'Email').fill('hello@ujenzi.example')
  await field(page, 'Instagram').fill('https://instagram.com/ujenzi')
  await page.getByRole('switch', { name: /^Take inquiries/ }).check()
  await save(page).click()
  await toast(page, 'Contact details saved')
  await page.getByText('Everything is saved.').waitFor()
  assert.is(await page.getByText('example', { exact: true }).count(), 0)
  assert.equal(complaints, [])
  await close()

  for (const path of [routes.home, routes.about, routes.contact, routes.furniture]) {
    const html = await htmlOf(site.url + path)
    assert.match(html, /<title>[^<]*(Ujenzi &amp; Sons|Free Construction Quote)<\/title>/, path)
    assert.match(html, 'og:site_name" content="Ujenzi &amp; Sons"', path)
    assert.match(html, '"name":"Ujenzi & Sons"', path)
    assert.match(html, 'https://wa.me/254711222333?text=Hello%20Ujenzi', path)
    assert.match(html, 'mailto:hello@ujenzi.example', path)
    assert.match(html, 'href="https://instagram.com/ujenzi"', path)
    assert.match(html, /"sameAs":\["https:\/\/instagram\.com\/ujenzi"\]/, path)
    assert.not.match(html, 'Nairobi Prefab &amp; Interiors', path)
    assert.not.match(html, '254700000000', path)
  }
  assert.match(await htmlOf(site.url + routes.contact), 'Send message')
  assert.match(await htmlOf(site.url + api.contactDetails), '"company_name":"Ujenzi & Sons"')
})

screen('does not overwrite a newer version saved by another user', async ({ site, browser }) => {
  const { page } = await atScreen(browser, site, adminRoutes.contactDetails)
  await field(page, 'Tagline').fill('Mine')
  await changeDetails(site, { sunday: 'Open' })
  await save(page).click()
  await page.getByText('Somebody else has saved').waitFor()
  await page.getByRole('button', { name: 'Reload, keep my changes' }).click()
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[name=sunday]')?.value === 'Open',
  )
  assert.is(await field(page, 'Tagline').inputValue(), 'Mine')
  await save(page).click()
  await toast(page, 'Contact details saved')
  const stored = JSON.parse(await htmlOf(site.url + api.contactDetails))
  assert.equal([stored.sunday, stored.company_tagline], ['Open', 'Mine'])
})
screen('changes the currency of all prices, and says what becomes of them', async context => {
  const { site, browser } = context
  const price = { kind: 'fixed', cents: 6_850_000, per: 'piece', vatIncluded: true }
  const change = { version: 0, price, isPriceShown: true }
  assert.is((await site.ask('PATCH', api.adminProduct('Ch8'), change)).status, 200)
  const { page } = await atScreen(browser, site, adminRoutes.contactDetails, NARROW)
  const part = page.getByRole('region', { name: 'Currency' })
  await part.getByText('KES, Kenyan Shilling').waitFor()
  await part.getByRole('button', { name: 'Change the currency' }).click()
  const dialog = page.getByRole('dialog', { name: 'Another currency' })
  const go = dialog.getByRole('button', { name: 'Change the currency' })
  await go.click()
  await dialog.getByText('Choose another currency').waitFor()
  await dialog.getByLabel('Currency').selectOption('UGX')
  await go.click()
  await dialog.getByText('Say what becomes of the prices').waitFor()
  assert.equal(await violations(page), [])
  await dialog.getByLabel('Keep the figures: KES 68,500 becomes UGX 68,500').check()
  await go.click()
  await toast(page, 'Prices are in UGX now')
  await part.getByText('UGX, Ugandan Shilling').waitFor()
  assert.match(await htmlOf(site.url + routes.product('Ch8')), 'UGX 68,500')

  await page.goto(`${site.url}${adminRoutes.products}?q=ch8`)
  await page.getByRole('button', { name: 'Edit Ch8', exact: true }).click()
  const amount = page.getByLabel('Amount (UGX)')
  assert.is(await amount.inputValue(), '68,500')
  await amount.fill('USh 70,000')
  await page.getByRole('button', { name: 'Save' }).click()
  await toast(page, 'Ch8')
  assert.match(await htmlOf(site.url + routes.product('Ch8')), 'UGX 70,000')
})

screen.run()

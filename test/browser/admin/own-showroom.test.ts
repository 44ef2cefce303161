import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import type { AdminProduct } from '../../../web/admin/contract.ts'
import { adminRoutes, api, feedUrls, specSheetUrl } from '../../../web/base/routes.ts'
import type { Quote, QuoteList } from '../../../web/features/quotes/contract.ts'
import { type Mailbox, openMailbox } from '../../support/mailbox.ts'
import { popplerEach } from '../../support/poppler.ts'
import { picture } from '../../support/samples.ts'
import { postForm } from '../../support/sent-quote.ts'
import { type RunningSite, startSite } from '../../support/site.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { fillIn, ready, sendButton } from '../at-contact-form.ts'
import { siteSuite } from '../site-suite.ts'
import { violations } from '../violations.ts'
import { hydrated, PHONE, visit } from '../visit.ts'
import { enter, toast } from './administrator.ts'

/* Types docs/owner/your-own-showroom.md through, on one site, and then looks for the example in it. */

let mailbox: Mailbox
const test = siteSuite('a showroom of another trade', async () => {
  mailbox = await openMailbox()
  const mail = { SMTP_URL: mailbox.url, NOTIFY_TO: 'owner@kampalatiles.example' }
  return startSite({ env: { STARTER: 'empty', LOGIN_LIMIT: '1000/s', ...mail } })
})

const COLLECTIONS = [
  ['Floor tiles', 'FT'],
  ['Wall tiles', 'WT'],
  ['Basins', 'BA'],
  ['Taps', 'TP'],
] as const

/** Words of the company, the country and the trade that the release delivers as its example. */
const OF_THE_EXAMPLE =
  /nairobi|kenya|\bKES\b|\+254|furniture|container|prefab|interior|engineering services|sofa|kitanda|powder coating|to measure\b|\bCh\d/i

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 40"><path d="M0 0h90v40z"/></svg>'

const table = () => {
  const rows = COLLECTIONS.flatMap(([collection, prefix]) =>
    Array.from({ length: 30 }, (_, index) => {
      const number = index + 1
      return `${prefix}${number},${collection},${collection} model ${number},${number * 1500},yes`
    }),
  )
  const csv = ['Code,Collection,Name,Amount (UGX),Price shown', ...rows].join('\n')
  return { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('step 2: a few questions on a phone open the empty site', async ({ site, browser }) => {
  assert.is((await fetch(site.url)).status, 503)
  const options = { ...PHONE, reducedMotion: 'reduce', bypassCSP: true } as const
  const { page, complaints } = await enter(browser, site, adminRoutes.dashboard, options)
  await page.goto(site.url + adminRoutes.index)
  await page.getByRole('link', { name: 'Make it yours' }).click()
  const answer = (label: string) => page.getByRole('textbox', { name: label })
  await answer('Company name (required)').fill('Kampala Tiles & Sanitary')
  await answer('Your company in one sentence').fill('Tiles, basins and taps for homes in Kampala.')
  await page.getByLabel('Country').selectOption('Uganda')
  assert.is(await page.getByLabel('Currency of your prices').inputValue(), 'UGX')
  await page.getByLabel('Address line 1').fill('12 Bombo Road')
  await page.getByLabel('City').fill('Kampala')
  await answer('Phone').fill('0414 55')
  await answer('WhatsApp').fill('+256 772 555 010')
  await answer('Email').fill('sales@kampalatiles.example')
  await page.getByLabel('Take inquiries').check()
  assert.equal(await violations(page), [])
  await button(page, 'Open the site').click()
  await page.getByText('must be in international form, such as +256 700 123456').waitFor()
  assert.is((await fetch(site.url)).status, 503)
  await answer('Phone').fill('0772 555 010')
  await page.getByLabel('WhatsApp is the same number').check()
  await button(page, 'Open the site').click()
  await page.getByLabel('Main colour', { exact: true }).fill('#7a2048')
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) },
  })
  await button(page, 'Save').click()
  await toast(page, 'Saved')
  await page.getByRole('link', { name: 'Next: your products' }).waitFor()
  await page.goto(site.url + adminRoutes.dashboard)
  await page.getByText('What needs attention').waitFor()
  assert.is(await page.getByRole('link', { name: 'Make it yours' }).count(), 0)
  const home = await (await fetch(site.url)).text()
  assert.match(home, '<p class="lead">Tiles, basins and taps for homes in Kampala.</p>')
  assert.match(home, 'https://wa.me/256772555010')
  assert.match(home, '--brand:#7a2048')
  assert.match(home, /\/brand\/[\w-]+\.svg/)
  // The browser tells of the refused telephone number.
  assert.equal(
    complaints.filter(complaint => !complaint.includes('400')),
    [],
  )
})

test('steps 3 and 4: four collections, and 120 products from a table', async ({
  site,
  browser,
}) => {
  const { page } = await enter(browser, site, adminRoutes.products)
  // The table names the others.
  for (const [name, prefix] of COLLECTIONS.slice(0, 2)) {
    await button(page, 'Add a collection').click()
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page
      .getByLabel('What it is')
      .fill(`${name} in several sizes and colours, from our own stock in Kampala.`)
    assert.is(await page.getByLabel('Codes begin with').inputValue(), prefix)
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
    await toast(page, `Visitors see the page of ${name} now.`)
  }
  await page.getByRole('link', { name: 'Read a table in' }).first().click()
  await page.getByLabel('Choose a file').setInputFiles(table())
  await button(page, 'Add 2 collections').click()
  await button(page, 'Read in 120 products').click()
  await page.getByText('120 new products').waitFor()
  const home = await (await fetch(site.url)).text()
  for (const [name] of COLLECTIONS) assert.match(home, `<h3>${name}</h3>`)
})

test('step 4: a fact that only tiles have is named, said of one, and read by visitors', async ({
  site,
  browser,
}) => {
  const options = { ...PHONE, reducedMotion: 'reduce', bypassCSP: true } as const
  const address = `${adminRoutes.products}?collection=floor-tiles`
  const { page, complaints } = await enter(browser, site, address, options)
  await button(page, 'Facts of Floor tiles').click()
  await page.getByLabel('Name of fact 1').fill('Thickness')
  await page.getByLabel('Kind of fact 1').selectOption('length')
  await page.getByLabel('Name of fact 2').fill('Surface')
  await page.getByLabel('Kind of fact 2').selectOption('choice')
  await page.getByLabel('Choices of fact 2').fill('matt, polished')
  assert.equal(await violations(page), [])
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await toast(page, 'Saved')
  await button(page, 'Edit FT1').first().click()
  await page.getByLabel('Thickness (mm)').fill('9')
  await page.getByLabel('Surface').selectOption('polished')
  await page
    .getByRole('form', { name: 'Product FT1' })
    .getByRole('button', { name: 'Save' })
    .click()
  await toast(page, 'FT1: the site shows it now.')
  const html = await (await fetch(`${site.url}/products/ft1`)).text()
  assert.match(html, 'Thickness</dt><dd>9 mm')
  assert.match(html, 'Surface</dt><dd>polished')
  assert.equal(complaints, [])
})

test('step 7: a visitor asks for two products, and the owner makes a quote', async ({
  site,
  browser,
}) => {
  const { page } = await visit(browser, `${site.url}/products/ft1`, PHONE)
  for (const code of ['ft1', 'ba2']) {
    await page.goto(`${site.url}/products/${code}`)
    await hydrated(page)
    await button(page, 'Add to shortlist').click()
    await button(page, 'On your shortlist').waitFor()
  }
  await page.goto(`${site.url}/shortlist`)
  await page.getByRole('link', { name: 'Send by contact form' }).click()
  await ready(page)
  await fillIn(page, 'Amina Nakato')
  await sendButton(page).click()
  await page.getByText('Message sent.').waitFor()

  const { page: inbox } = await enter(browser, site, adminRoutes.inquiries)
  await inbox.getByText('Amina Nakato').first().click()
  await button(inbox, 'Make a quote').click()
  await inbox.getByText('UGX').first().waitFor()
  await button(inbox, 'Send by e-mail').click()
  await button(inbox, /^Send$/).click()
  await inbox.getByText('The e-mail was sent.').waitFor()
})

test('nothing of it names the example', async ({ site, browser }) => {
  const found: string[] = []
  const look = (where: string, html: string) => {
    const text = html.replace(/<style>.*?<\/style>/s, '')
    const word = OF_THE_EXAMPLE.exec(text)?.[0]
    if (word)
      found.push(`${where}: …${text.slice(Math.max(0, text.indexOf(word) - 40)).slice(0, 100)}`)
  }
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => address)
  assert.is(addresses.length, 4 + 4 + 120)
  await Promise.all(
    [
      ...addresses,
      ...['/shortlist', '/search?q=tiles', '/compare', '/none'].map(at => site.url + at),
    ].map(async address => {
      look(address, await (await fetch(address)).text())
    }),
  )
  await answerQuote(site)
  await mailbox.has(4)
  for (const { raw } of mailbox.mails) {
    const [, subject = ''] = /^Subject: (.*)$/m.exec(raw) ?? []
    assert.match(raw, 'Kampala Tiles', subject)
    look(`a mail: ${subject}`, wordsOfMail(raw))
  }
  await fillFeeds(site)
  const files = ['/site.webmanifest', '/icon.svg', '/robots.txt', '/products/ft2', '/search']
  for (const path of [...files, ...Object.values(feedUrls), api.productsCsv, api.quotesCsv]) {
    const answer = await site.ask('GET', path)
    assert.is(answer.status, 200, path)
    look(path, await answer.text())
  }
  const quote = await sentQuote(site)
  look('the page of a quote', await (await fetch(quote)).text())
  const printed = [`${quote}.pdf`, specSheetUrl('FT1'), `${api.labels}?codes=FT1,BA2`]
  for (const address of printed) look(address, await wordsOfPdf(site, address))
  const { page } = await enter(browser, site, adminRoutes.dashboard)
  for (const path of Object.values(adminRoutes).filter(isOfTheSite)) {
    await page.goto(site.url + path)
    await page.locator('h1').first().waitFor()
    await page.waitForLoadState('networkidle')
    look(path, await wordsOf(page))
  }
  assert.equal(found, [])
})

const sentQuote = async (site: RunningSite): Promise<string> => {
  const { quotes } = (await (await site.ask('GET', api.quotes)).json()) as QuoteList
  const { url } = (await (await site.ask('GET', api.quote(quotes[0]?.id ?? ''))).json()) as Quote
  return new URL(url ?? '', site.url).href
}

/** The customer asks about the quote and accepts it, of which mails tell the owner. */
async function answerQuote(site: RunningSite): Promise<void> {
  const url = await sentQuote(site)
  const answers = {
    ask: { message: 'When can it be here?' },
    accept: { name: 'Amina', version: '1' },
  }
  for (const [way, values] of Object.entries(answers)) {
    assert.is((await postForm(`${url}/${way}`, values)).status, 303, way)
  }
}

/** Both feeds with a product, which needs a photo. */
async function fillFeeds(site: RunningSite): Promise<void> {
  const { slot } = (await (await site.ask('GET', api.adminProduct('FT1'))).json()) as AdminProduct
  assert.is((await site.upload(slot, await picture('jpeg', 600, 600))).status, 200)
  await site.ask('PUT', api.feeds, { version: 0, meta: true, google: true })
}

/**
 * The first questions name the example, and no link leads to the prices of units, which no page designs; a
 * quote has an id, and the editor a page.
 */
const isOfTheSite = (path: string) =>
  ![
    ...[adminRoutes.firstStart, adminRoutes.unitPrices],
    ...[adminRoutes.quote, adminRoutes.editor],
  ].some(other => other === path)

/** What a screen says, and what stands in its fields, but for the list of all time zones. */
const wordsOf = (page: Page) =>
  page.evaluate(() => {
    for (const select of document.querySelectorAll('select[name="timeZone"]')) select.remove()
    const fields = document.querySelectorAll<HTMLInputElement>('input, textarea, option')
    const typed = [...fields].map(({ value, placeholder }) => `${value} ${placeholder ?? ''}`)
    return [document.body.innerText, ...typed].join('\n')
  })

/** The head and the texts of a mail, without the base64 of its PDF: that is read where it is printed. */
const wordsOfMail = (raw: string) =>
  raw
    .split('\r\n--')
    .filter(part => !/^Content-Type: application\//m.test(part))
    .join('\n')
    .replaceAll('=\r\n', '')

/** What a document says, describes of its pictures, and tells of itself. */
async function wordsOfPdf(site: RunningSite, address: string): Promise<string> {
  const file = join(await temporaryFolder(), 'printed.pdf')
  const answer = await site.ask('GET', address.replace(site.url, ''))
  assert.is(answer.status, 200, address)
  await writeFile(file, Buffer.from(await answer.arrayBuffer()))
  const words = popplerEach([
    ['pdfinfo', file],
    ['pdfinfo', '-struct-text', file],
    ['pdftotext', '-layout', file, '-'],
  ])
  return words.join('\n')
}

test.run()

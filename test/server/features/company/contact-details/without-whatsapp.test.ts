import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { writeCatalog } from '../../../../../server/features/documents/catalogs/document/index.ts'
import { api, quoteDocumentUrl, routes, specSheetUrl } from '../../../../../web/base/routes.ts'
import { designSheetUrl, designUrls } from '../../../../../web/features/design/addresses.ts'
import { changeDetails, receive } from '../../../../support/contact.ts'
import { answerFirst } from '../../../../support/first-answers.ts'
import { type Mailbox, openMailbox } from '../../../../support/mailbox.ts'
import { printFonts } from '../../../../support/print-fonts.ts'
import { pagesOfEachKind } from '../../../../support/public-pages.ts'
import { readPdf } from '../../../../support/read-pdf.ts'
import { makeQuote } from '../../../../support/sent-quote.ts'
import { type RunningSite, startSite } from '../../../../support/site.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { shortCatalog } from '../../documents/catalogs/sources.ts'

const test = suite<{ site: RunningSite; mailbox: Mailbox }>('a company without WhatsApp')

test.before(async context => {
  const mailbox = use(await openMailbox())
  const env = {
    ...{ SMTP_URL: mailbox.url, NOTIFY_TO: 'owner@example.com', MAIL_FROM: 'site@example.com' },
  }
  const site = await startSite({ env })
  await changeDetails(site, { whatsapp: '' })
  Object.assign(context, { site, mailbox })
})

/** Each mention of WhatsApp, with what stands around it. */
const mentions = (text: string) =>
  text.replace(/<style>.*?<\/style>/s, '').match(/.{0,60}(?:WhatsApp|wa\.me).{0,60}/g) ?? []

const EMPTY_ROW = /<(p class="actions"|ul class="contact-ways")><\//

async function assertNone(site: RunningSite, path: string): Promise<void> {
  const html = await (await fetch(site.url + path, { headers: { accept: 'text/html' } })).text()
  assert.match(html, '</html>', path)
  assert.equal(mentions(html), [], path)
  assert.not.match(html, EMPTY_ROW, path)
  assert.equal(mentions(await (await fetch(site.url + api.page(path))).text()), [], path)
}

test('has no link to it on any page, whether the form is closed or open', async ({ site }) => {
  const others = [
    ...['/products/ch8', '/services/furniture/chairs?item=Ch8', '/compare?codes=ch8,ch9'],
    ...[designUrls.page, '/search?q=desk', '/search?q=xyzzyx', '/no-such-page'],
  ]
  for (const takesInquiries of [false, true]) {
    await changeDetails(site, { takesInquiries })
    for (const path of [...pagesOfEachKind.map(({ path }) => path), ...others]) {
      await assertNone(site, path)
    }
  }
})

test('is asked by mail or by the form where a search finds nothing', async ({ site }) => {
  const wayTo = async (takesInquiries: boolean) => {
    await changeDetails(site, { takesInquiries })
    const html = await (await fetch(`${site.url}/search?q=xyzzyx`)).text()
    return /href="([^"]*)">Ask us</.exec(html)?.[1] ?? ''
  }
  assert.match(
    await wayTo(false),
    /^mailto:info@example\.com\?subject=Question%3A%20xyzzyx&amp;body=/,
  )
  assert.is(await wayTo(true), routes.contact)
})

test('says nothing of it on the pages of an empty site', async () => {
  const site = await startSite()
  assert.is((await answerFirst(site, { whatsapp: '' })).status, 200)
  for (const path of ['/', '/products', '/about', '/contact', '/shortlist']) {
    await assertNone(site, path)
  }
})

test('is asked by mail on paper', async ({ site }) => {
  const catalog = shortCatalog(1)
  const contact = { ...catalog.contact, whatsapp: '' }
  const quote = await (await makeQuote(site)).send()
  const paths = [specSheetUrl('Ch8'), designSheetUrl(''), new URL(quoteDocumentUrl(quote)).pathname]
  const papers = [
    await writeCatalog({ ...catalog, contact }, 'small', printFonts),
    ...(await Promise.all(paths.map(async path => (await fetch(site.url + path)).arrayBuffer()))),
  ]
  for (const [at, bytes] of papers.entries()) {
    const file = join(await temporaryFolder(), 'paper.pdf')
    await writeFile(file, new Uint8Array(bytes))
    const { text, list } = readPdf(file)
    const name = ['catalog', ...paths][at]
    assert.equal(mentions(text + list('-url') + list('-struct-text')), [], name)
    assert.match(text, 'info@example.com', name)
    if (at < 3) assert.match(list('-url'), 'mailto:info@example.com?subject=', name)
  }
})

test('is called or written to by customers with a quote', async ({ site, mailbox }) => {
  const quote = await makeQuote(site)
  const html = await (await fetch(await quote.send('mail'))).text()
  assert.equal(mentions(html), [])
  assert.match(html, /<li>Call <a.*<li><a href="mailto:info@example\.com"/s)
  await changeDetails(site, { takesInquiries: true })
  await receive(site, { name: 'Wanjiru Kamau' })
  await mailbox.has(2)
  for (const { raw } of mailbox.mails) assert.equal(mentions(raw.replace(/=\r\n/g, '')), [])
})

test.run()

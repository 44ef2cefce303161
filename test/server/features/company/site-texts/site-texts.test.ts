import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { openSiteTexts } from '../../../../../server/features/company/site-texts/store.ts'
import type { ActivityPage } from '../../../../../web/base/activity-entries.ts'
import type { PageData } from '../../../../../web/base/contract.ts'
import { api } from '../../../../../web/base/routes.ts'
import type {
  SiteTextsAnswer,
  SiteTextsConflict,
} from '../../../../../web/features/company/site-texts/contract.ts'
import { FOOTER } from '../../../../../web/layout/footer-columns.ts'
import { pageCalls } from '../../../../support/page-calls.ts'
import { type RunningSite, startSite } from '../../../../support/site.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

const test = suite('texts of every page')

type Footer = SiteTextsAnswer['footer']

const read = async (site: RunningSite) =>
  (await (await site.ask('GET', api.siteTexts)).json()) as SiteTextsAnswer

async function put(
  site: RunningSite,
  version: number,
  texts: Record<string, string>,
  footer: Footer = null,
) {
  const answer = await site.ask('PUT', api.siteTexts, { version, texts, footer })
  const body = (await answer.json()) as SiteTextsAnswer &
    SiteTextsConflict & { fields?: Record<string, string> }
  return { status: answer.status, body }
}

const htmlOf = async (site: RunningSite, path: string) => (await fetch(site.url + path)).text()
const dataOf = async (site: RunningSite, path: string) =>
  (await (await fetch(site.url + api.page(path))).json()) as PageData

/** What the round button of a page opens the chat with. */
function chatIn(html: string): string {
  const [, href = ''] = /class="whatsapp-button" href="([^"]*)"/.exec(html) ?? []
  return new URL(href).searchParams.get('text') ?? ''
}

test('change every page at once, whatever was cached of it', async () => {
  const site = use(await startSite())
  const paths = ['/', '/gallery', '/services/furniture/chairs', '/products/ch8', '/nowhere']
  const etags = async () =>
    Promise.all(paths.map(async path => (await fetch(site.url + path)).headers.get('etag')))
  const before = await etags()
  assert.equal(await etags(), before)
  const texts = {
    'message.chat': 'Habari {company}, kuhusu {page}: {link}',
    'message.product': '{code} / {product} / {page} / {link} 🛋️',
    'words.chat': 'Tuandikie',
    'words.careers': '',
    'words.visit': 'مرحبا',
  }
  const footer: Footer = [['Huduma <b>', [['Vyumba', '/services/containers']]]]
  assert.equal((await put(site, 0, texts, footer)).body, { version: 1, texts, footer })
  const after = await etags()
  assert.ok(
    after.every((etag, at) => etag && etag !== before[at]),
    'a cached page is still answered',
  )
  const html = await htmlOf(site, '/about')
  assert.is(chatIn(html), `Habari Nairobi Prefab & Interiors, kuhusu About Us: ${site.url}/about`)
  assert.match(html, 'aria-label="Tuandikie"')
  assert.match(html, '<h2>Huduma &lt;b&gt;</h2><ul><li><a href="/services/containers">Vyumba</a>')
  assert.match(html, '<h2>مرحبا</h2>')
  assert.not.match(html, 'Careers')
  const chairs = await dataOf(site, '/services/furniture/chairs')
  assert.is(chairs.page.messages?.product, '{code} / {product} / Chairs / {link} 🛋️')
  const product = await htmlOf(site, '/products/ch8')
  assert.match(product, encodeURIComponent(`Ch8 / Ch8 / Chairs / ${site.url}/products/ch8 🛋️`))
})

test('change the page for missing pages, and come back as they were delivered', async () => {
  const site = use(await startSite())
  const before = [await htmlOf(site, '/'), await htmlOf(site, '/nowhere')]
  const texts = {
    'notFound.title': 'Hakuna ukurasa',
    'notFound.text': 'Jaribu tena.',
    'notFound.links': 'Endelea',
    'notFound.label /contact': 'Wasiliana',
    'notFound.text /contact': 'Tuulize bei',
  }
  assert.is((await put(site, 0, texts)).status, 200)
  const answer = await fetch(`${site.url}/nowhere`)
  assert.is(answer.status, 404)
  const html = await answer.text()
  for (const text of Object.values(texts)) assert.match(html, text)
  assert.not.match(html, '>There is no page at this address<')
  // Sent as it was delivered, a text is not stored, and no page has a byte of it.
  const shipped = { 'notFound.title': 'There is no page at this address' }
  const back = await put(site, 1, shipped, FOOTER)
  assert.equal(back.body, { version: 2, texts: {}, footer: null })
  assert.equal([await htmlOf(site, '/'), await htmlOf(site, '/nowhere')], before)
})

test('a stale save is rejected with 409 and what somebody else has saved', async () => {
  const site = use(await startSite())
  const mine = { 'words.visit': 'Come by' }
  const theirs = { 'words.visit': 'Our showroom' }
  assert.is((await put(site, 0, theirs)).status, 200)
  const { status, body } = await put(site, 0, mine)
  assert.is(status, 409)
  assert.match(body.error, 'Somebody else has changed these texts meanwhile.')
  assert.equal(body.theirs, { version: 1, texts: theirs, footer: null })
  assert.equal((await read(site)).texts, theirs)
})

test('of two administrators at once, one is saved and the other is told', async () => {
  const site = use(await startSite())
  const texts = ['one', 'two', 'three'].map(text => ({ 'words.visit': text }))
  const answers = await Promise.all(texts.map(text => put(site, 0, text)))
  assert.equal(answers.map(({ status }) => status).sort(), [200, 409, 409])
  const winner = texts[answers.findIndex(({ status }) => status === 200)]
  assert.equal(await read(site), { version: 1, texts: winner, footer: null })
})

test('are refused in words, and nothing of them is saved', async () => {
  const site = use(await startSite())
  const { status, body } = await put(
    site,
    0,
    {
      'message.product': 'A {price} please',
      'message.chat': 'x'.repeat(10_000),
      'words.directions': ' ',
      'words.unheard': 'x',
      'words.visit': 'Come by',
    },
    [['One', [['Out', 'javascript:alert(1)']]]],
  )
  assert.is(status, 400)
  assert.equal(body.fields, {
    'message.product':
      '{price} is not known here. What can be filled in: {company}, {product}, {code}, {page} and {link}',
    'message.chat': 'At most 500 characters: these are 10000',
    'words.directions': 'Write something here',
    'words.unheard': 'This text is not known here',
    'footer.0.links.0.href':
      'A link begins with /, #, https://, mailto: or tel:, and has no spaces',
  })
  assert.is((await read(site)).version, 0)
  assert.is((await put(site, 0, { 'words.visit': 'x'.repeat(200_000) })).status, 413)
})

test('a script in every field is text, and half a character ends no page', async () => {
  const site = use(await startSite())
  const script = '</script><script>alert(1)</script>'
  const texts = { 'message.chat': `${script} \ud83d`, 'words.visit': script }
  assert.is((await put(site, 0, texts, [[script.slice(0, 40), [[script, '/']]]])).status, 200)
  const answer = await fetch(site.url)
  assert.is(answer.status, 200)
  const html = await answer.text()
  assert.not.match(html, '<script>alert')
  assert.is(chatIn(html), `${script} \ufffd`)
})

test('leave out links to hidden pages until those are shown again', async () => {
  const site = use(await startSite())
  const footer: Footer = [
    [
      'Ours',
      [
        ['About us', '/about'],
        ['Gallery', '/gallery'],
      ],
    ],
  ]
  await put(site, 0, {}, footer)
  const links = async () => (await dataOf(site, '/')).site.footer?.[0]?.[1].map(([label]) => label)
  assert.equal(await links(), ['About us', 'Gallery'])
  const pages = pageCalls(site)
  assert.is((await pages.hide('/about')).status, 200)
  assert.equal(await links(), ['Gallery'])
  await pages.show('/about')
  assert.equal(await links(), ['About us', 'Gallery'])
})

test('stay, and links to hidden pages stay away, when products are added and deleted', async () => {
  const site = use(await startSite())
  const texts = { 'words.visit': 'Karibu', 'message.chat': 'Habari {company}' }
  const links: [string, string][] = [
    ['About us', '/about'],
    ['Gallery', '/gallery'],
  ]
  await put(site, 0, texts, [['Ours', links]])
  assert.is((await pageCalls(site).hide('/about')).status, 200)
  const around = async () => {
    const { site: shown } = await dataOf(site, '/')
    return [shown.footer, shown.words, chatIn(await htmlOf(site, '/'))]
  }
  const before = await around()
  assert.equal(before[0], [['Ours', [['Gallery', '/gallery']]]])
  assert.is((await site.ask('DELETE', api.adminProduct('op3'))).status, 200)
  assert.equal(await around(), before)
  const added = { collection: 'chairs', code: 'Ch101', name: 'Lamu chair' }
  assert.is((await site.ask('POST', api.adminProducts, added)).status, 201)
  assert.equal(await around(), before)
})

test('a page has a message of its own, refused in words where it names what is not known', async () => {
  const site = use(await startSite())
  const pages = pageCalls(site)
  const { version, source, keys } = await pages.open('/about')
  const faulty = { version, keys, source: { ...source, message: 'About {product}' } }
  const first = await pages.save('/about', faulty)
  const refused = await pages.publish('/about', first.body.version)
  assert.is(refused.status, 400)
  assert.equal(refused.body.fields, {
    message: '{product} is not known here. What can be filled in: {company}, {page} and {link}',
  })
  const message = 'I read {page} of {company} 🪑'
  const again = { version: first.body.version, keys, source: { ...source, message } }
  const second = await pages.save('/about', again)
  assert.is((await pages.publish('/about', second.body.version)).status, 200)
  const html = await htmlOf(site, '/about')
  assert.is(chatIn(html), 'I read About Us of Nairobi Prefab & Interiors 🪑')
  // The line at its end says the same.
  assert.is(html.split(encodeURIComponent('I read About Us of')).length - 1 >= 2, true)
  assert.match(chatIn(await htmlOf(site, '/gallery')), 'I would like to know more')
})

test('are stored, with who changed them in the activity', async () => {
  const site = use(await startSite())
  await put(site, 0, { 'words.visit': 'Come by' })
  const entries = (await (await site.ask('GET', api.activity)).json()) as ActivityPage
  assert.is(entries.entries[0]?.action, 'site-texts-changed')
  const file = JSON.parse(await readFile(join(site.dataDir, 'site-texts.json'), 'utf8'))
  assert.equal(file.data, { version: 1, texts: { 'words.visit': 'Come by' }, footer: null })
})

test('one of a field that a release does not have any more prevents no start', async () => {
  const file = join(await temporaryFolder(), 'site-texts.json')
  const store = await openSiteTexts({ file })
  await store.change(0, { texts: { 'words.former': 'x' }, footer: [['A', [['B', '/']]]] })
  assert.equal((await openSiteTexts({ file })).value, {
    ...{ version: 1, texts: { 'words.former': 'x' } },
    footer: [['A', [['B', '/']]]],
  })
})

test('services are those of the contact form, and inquiries keep what was chosen', async () => {
  const site = use(await startSite())
  const { details } = await (await site.ask('GET', api.adminContactDetails)).json()
  await site.ask('PUT', api.adminContactDetails, { ...details, takesInquiries: true })
  const save = async (services: string) => {
    const { version } = await read(site)
    const answer = await site.ask('PUT', api.siteTexts, {
      version,
      texts: { services },
      footer: null,
    })
    return [answer.status, (await answer.json()).fields?.services]
  }
  assert.equal(await save(' Floor tiles \n\nExecutive Furniture\n'), [200, undefined])
  const html = await (await fetch(`${site.url}/contact`)).text()
  const options = [...html.matchAll(/<option value="([^"]*)"[^>]*>([^<]*)/g)].map(
    ([, ...one]) => one,
  )
  assert.equal(options.slice(0, 3), [
    ['', 'Please choose'],
    ['Floor tiles', 'Floor tiles'],
    ['furniture', 'Executive Furniture'],
  ])
  assert.not.match(html, 'Prefab Units</option>')
  const send = (serviceInterest: string) =>
    site.ask('POST', api.contact, {
      ...{ name: 'Amina', email: 'amina@example.com', message: 'How much is a square metre?' },
      serviceInterest,
    })
  // A program of before, too.
  const answers = await Promise.all(['Floor tiles', 'furniture', 'container', 'Boats'].map(send))
  assert.equal(
    answers.map(({ status }) => status),
    [201, 201, 201, 400],
  )
  await save('Sanitary ware')
  const { inquiries } = await (await site.ask('GET', `${api.inquiries}?service=Floor+tiles`)).json()
  assert.equal(
    inquiries.map((one: { serviceInterest: string }) => one.serviceInterest),
    ['Floor tiles'],
  )
  assert.match(await (await site.ask('GET', api.inquiriesCsv)).text(), 'Floor tiles')
  assert.equal(await save('A\nA'), [400, 'Each service once'])
  assert.equal(await save('x'.repeat(61)), [
    400,
    'At most 60 characters in a line: “xxxxxxxxxxxxxxxxxxxx…” is longer',
  ])
})

test.run()

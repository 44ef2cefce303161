import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { ContactDetailsAnswer } from '../../../web/admin/contract.ts'
import { api } from '../../../web/base/routes.ts'
import { type RunningSite, startSite } from '../../support/site.ts'

const test = suite<{ site: RunningSite }>('changed contact details')
test.before(async context => {
  context.site = await startSite()
})

const paths = ['/', '/about', '/contact', '/services/furniture/chairs', '/nothing-here']

const publicDetails = async ({ url }: RunningSite) => (await fetch(url + api.contactDetails)).json()

const textsOf = ({ url }: RunningSite) =>
  Promise.all(paths.map(async path => (await fetch(url + path)).text()))

test('are on every page at the next request: text, head and structured data', async ({ site }) => {
  assert.match(JSON.stringify(await publicDetails(site)), 'Nairobi Prefab')
  for (const html of await textsOf(site)) assert.match(html, 'Nairobi Prefab &amp; Interiors')
  const headers = { cookie: await site.signIn(), 'content-type': 'application/json' }
  const address = site.url + api.adminContactDetails
  const { details } = (await (await fetch(address, { headers })).json()) as ContactDetailsAnswer
  const body = JSON.stringify({
    ...details,
    companyName: 'Savanna Prefab',
    phone: '+254 711 222333',
    ...{ addressLine1: 'Moi Avenue', country: 'Uganda' },
    instagramUrl: 'https://instagram.com/savanna',
    takesInquiries: true,
  })
  assert.is((await fetch(address, { method: 'PUT', headers, body })).status, 200)

  assert.match(JSON.stringify(await publicDetails(site)), 'Savanna Prefab')
  const pages = await textsOf(site)
  for (const [index, html] of pages.entries()) {
    assert.not.match(html, 'Nairobi Prefab', paths[index])
    assert.match(html, '"telephone":"+254 711 222333"', paths[index])
    assert.match(html, '"sameAs":["https://instagram.com/savanna"]', paths[index])
    assert.match(html, 'Moi Avenue', paths[index])
    assert.match(html, '<meta property="og:locale" content="en_UG"', paths[index])
  }
  assert.match(pages[1] ?? '', 'href="tel:+254711222333" class="button plain"')
  assert.match(pages[1] ?? '', /<title>[^<]+\| Savanna Prefab<\/title>/)
  assert.match(pages[2] ?? '', 'Send message')
  assert.match(pages[3] ?? '', '"areaServed":{"@type":"Country","name":"Uganda"}')
  const elsewhere = JSON.stringify({
    ...{ ...details, country: 'The coast', updatedAt: undefined },
  })
  assert.is((await fetch(address, { method: 'PUT', headers, body: elsewhere })).status, 200)
  assert.match((await textsOf(site))[0] ?? '', 'content="en_US"')
})

test.run()

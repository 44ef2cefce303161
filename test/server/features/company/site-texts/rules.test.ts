import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Content } from '../../../../../server/content/content.ts'
import { siteTextHandlers } from '../../../../../server/features/company/site-texts/handlers.ts'
import { openSiteTexts } from '../../../../../server/features/company/site-texts/store.ts'
import { withTexts } from '../../../../../server/features/company/site-texts/with-texts.ts'
import { footerOf } from '../../../../../server/render/footer.ts'
import type { SiteTexts } from '../../../../../web/features/company/site-texts/contract.ts'
import { TEXT_FIELDS } from '../../../../../web/features/company/site-texts/fields.ts'
import { FOOTER } from '../../../../../web/layout/footer-columns.ts'
import { visit } from '../../../../support/http.ts'
import { serveKoa } from '../../../../support/koa-server.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

const test = suite('rules of the texts of every page')

type Footer = SiteTexts['footer']
const about: [string, string] = ['About', '/about']
const chairs: [string, string] = ['Chairs', '/chairs']

/** @returns what a first change is answered with */
async function put(texts: Record<string, string>, footer: Footer = null) {
  const store = await openSiteTexts({ file: join(await temporaryFolder(), 'texts.json') })
  const { change } = siteTextHandlers(store)
  const { url } = await serveKoa([ctx => change(ctx)])
  const answer = await visit(url)('/api/x', { json: { version: 0, texts, footer } })
  const body = (await answer.json()) as SiteTexts & { fields?: Record<string, string> }
  return { status: answer.status, ...body }
}

test('a change stores what differs from the release, tidied', async () => {
  const shipped = TEXT_FIELDS.get('words.chat')?.shipped ?? ''
  const given = { 'words.visit': '  Come \n by ', 'words.chat': ` ${shipped} ` }
  const { texts, footer } = await put(given, [[' Ours ', [[' About\n', ' /about ']]]])
  assert.equal([texts, footer], [{ 'words.visit': 'Come by' }, [['Ours', [about]]]])
  for (const same of [FOOTER, null]) assert.is((await put({}, same)).footer, null)
})

test('a refusal names columns, each of them, and unknown texts by their first 100 letters', async () => {
  assert.equal(await put({}, []), {
    ...{ status: 400, error: 'Keep one column', fields: { footer: 'Keep one column' } },
  })
  const { fields } = await put({}, [['', [about]]])
  assert.equal(fields, { 'footer.0.title': 'Write something here' })
  const unknown = await put({ ['x'.repeat(101)]: 'a', 'words.visit': '' })
  assert.is(unknown.status, 400)
  assert.equal(unknown.fields?.['x'.repeat(100)], 'This text is not known here')
})

const notFound = {
  path: '/404',
  sections: [
    { kind: 'hero', title: 'Not here', text: 'It may have moved.' },
    {
      ...{ kind: 'links', title: 'Try these' },
      links: [
        { href: '/', label: 'Home', text: 'The first page' },
        { href: '/contact', label: 'Contact' },
      ],
    },
    { kind: 'checklist', title: 'Left alone' },
  ],
}
const content = { notFound } as unknown as Content

test('content has the texts and the footer that are stored, and is itself without any', () => {
  assert.is(withTexts(content, { texts: {}, footer: null }), content)
  const footer: Footer = [['More', [about]]]
  const { texts, notFound: page } = withTexts(content, { texts: {}, footer })
  assert.equal([texts, page], [{ texts: {}, footer }, notFound])
})

test('the page of missing addresses has each text under its name', () => {
  const texts = {
    ...{ 'notFound.title': 'Gone', 'notFound.text': 'Look below.', 'notFound.links': 'Elsewhere' },
    ...{ 'notFound.label /contact': 'Write to us', 'notFound.text /': 'Where all begins' },
    'notFound.text /contact': 'nothing has this text',
  }
  const [hero, links, rest] = withTexts(content, { texts, footer: null }).notFound.sections
  assert.equal(hero, { kind: 'hero', title: 'Gone', text: 'Look below.' })
  assert.equal(links, {
    ...{ kind: 'links', title: 'Elsewhere' },
    links: [
      { href: '/', label: 'Home', text: 'Where all begins' },
      { href: '/contact', label: 'Write to us' },
    ],
  })
  assert.equal(rest, notFound.sections[2])
})

test('the footer has no column whose links are all dead', () => {
  const columns: Footer = [
    ['Showroom', [['Shortlist', '/shortlist']]],
    ['Company', [['Products', '/products'], about]],
  ]
  const hidden = new Set(['/products', '/shortlist'])
  const without = footerOf({ hidden, texts: { texts: {}, footer: columns } })
  assert.equal(without, [['Company', [about]]])
})

test('links of the footer are those of the release or the owner, without hidden pages', () => {
  const footer = (hidden: string[], own: Footer = null) =>
    footerOf({ hidden: new Set(hidden), texts: { texts: {}, footer: own } })
  assert.equal([footer(['/elsewhere']), footerOf({})], [undefined, undefined])
  const [services, company] = footer(['/about']) ?? []
  const addresses = company?.[1].map(([, href]) => href)
  assert.equal([services?.[1].length, addresses], [4, ['/', '/gallery', '/shortlist', '/contact']])
  assert.equal(footer([], [['Ours', [about, chairs]]]), [['Ours', [about, chairs]]])
  assert.equal(footer(['/about'], [['Ours', [about, chairs]]]), [['Ours', [chairs]]])
})

test.run()

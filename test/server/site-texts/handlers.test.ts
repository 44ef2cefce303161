import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { siteTextHandlers } from '../../../server/site-texts/handlers.ts'
import { openSiteTexts } from '../../../server/site-texts/store.ts'
import { FOOTER } from '../../../web/layout/footer-columns.ts'
import type { SiteTexts } from '../../../web/site-texts/contract.ts'
import { TEXT_FIELDS } from '../../../web/site-texts/fields.ts'
import { visit } from '../../support/http.ts'
import { serveKoa } from '../../support/koa-server.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const test = suite('changing the texts of every page')

type Footer = SiteTexts['footer']

/** @returns what a first change is answered with */
async function put(texts: Record<string, string>, footer: Footer = null) {
  const store = await openSiteTexts({ file: join(await temporaryFolder(), 'texts.json') })
  const { change } = siteTextHandlers(store)
  const { url } = await serveKoa([ctx => change(ctx)])
  const answer = await visit(url)('/api/x', { json: { version: 0, texts, footer } })
  const body = (await answer.json()) as SiteTexts & { fields?: Record<string, string> }
  return { status: answer.status, ...body }
}

const about: [string, string] = ['About', '/about']

test('stores what differs from the release, tidied', async () => {
  const shipped = TEXT_FIELDS.get('words.chat')?.shipped ?? ''
  const given = { 'words.visit': '  Come \n by ', 'words.chat': ` ${shipped} ` }
  const { texts, footer } = await put(given, [[' Ours ', [[' About\n', ' /about ']]]])
  assert.equal(texts, { 'words.visit': 'Come by' })
  assert.equal(footer, [['Ours', [about]]])
})

test('stores no columns where they are those of the release', async () => {
  assert.is((await put({}, FOOTER)).footer, null)
  assert.is((await put({}, null)).footer, null)
})

test('names what is wrong with the columns as a whole, and with each of them', async () => {
  assert.equal(await put({}, []), {
    ...{ status: 400, error: 'Keep one column', fields: { footer: 'Keep one column' } },
  })
  const { fields } = await put({}, [['', [about]]])
  assert.equal(fields, { 'footer.0.title': 'Write something here' })
})

test('names an unknown text by the first hundred letters of its name', async () => {
  const { status, fields } = await put({ ['x'.repeat(101)]: 'a', 'words.visit': '' })
  assert.is(status, 400)
  assert.equal(fields?.['x'.repeat(100)], 'This text is not known here')
})

test.run()

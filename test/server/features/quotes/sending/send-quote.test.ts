import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api } from '../../../../../web/base/routes.ts'
import { quoteBody } from '../../../../support/quotes.ts'
import { makeQuote } from '../../../../support/sent-quote.ts'
import { type RunningSite, startSite } from '../../../../support/site.ts'

const test = suite<{ site: RunningSite }>('sending a quote')

test.before(async context => {
  context.site = await startSite()
})

/** Sends a quote with these fields; the answer's status and body. */
async function sent(site: RunningSite, fields: object, by: 'mail' | 'link' = 'link') {
  const quote = await makeQuote(site, fields)
  const answer = await site.ask('POST', api.sendQuote(quote.id), { by, withExamples: true })
  return { quote, status: answer.status, body: await answer.json() }
}

const customer = { name: 'Wanjiru Kamau' }
const [desk, chair] = quoteBody().lines

const lacking: [what: string, fields: object, field: string, words: RegExp][] = [
  ['no line', { lines: [] }, 'lines', /at least one line/],
  [
    'a line without a price',
    { lines: [desk, { ...chair, unitPrice: null }] },
    'lines.1.unitPrice',
    /no price yet/,
  ],
  ['a day that is over', { validUntil: '2020-01-01' }, 'validUntil', /choose a later one/],
  [
    'a name that the font lacks',
    { customer: { name: 'محمد' } },
    'customer.name',
    /cannot print م ح د: leave that out/,
  ],
]

for (const [what, fields, field, words] of lacking) {
  test(`is refused for ${what}, at its field, and nothing is sent`, async ({ site }) => {
    const { quote, status, body } = await sent(site, fields)
    assert.is(status, 400)
    assert.equal(Object.keys(body.fields), [field])
    assert.match(body.fields[field], words)
    const { state, editions, url } = await quote.read()
    assert.equal({ state, editions, url }, { state: 'draft', editions: [], url: undefined })
  })
}

test('by mail is refused without an address, and on a site that sends no mail', async ({
  site,
}) => {
  const nowhere = await sent(site, { customer }, 'mail')
  assert.is(nowhere.status, 400)
  assert.match(nowhere.body.fields['customer.email'], 'Say to which e-mail address')
  const unable = await sent(site, {}, 'mail')
  assert.is(unable.status, 400)
  assert.match(unable.body.error, 'its owner has to set SMTP_URL')
  assert.is((await unable.quote.read()).state, 'draft')
})

test('by link answers with an address of 128 random bits, the same one each time', async ({
  site,
}) => {
  const first = await sent(site, {})
  assert.is(first.status, 200)
  const [, secret = ''] = /\/quotes\/([\w-]+)$/.exec(first.body.url) ?? []
  assert.is(Buffer.from(secret, 'base64url').length * 8, 128)
  assert.is(await first.quote.send(), first.body.url)
  assert.is((await first.quote.read()).editions.length, 1)
  assert.is.not((await sent(site, {})).body.url, first.body.url)
})

test('of a version that somebody has changed meanwhile is 409 with the quote', async ({ site }) => {
  const quote = await makeQuote(site)
  const { version } = await quote.read()
  await quote.change({ note: 'Changed' })
  const answer = await site.ask('POST', api.sendQuote(quote.id), { by: 'link', version })
  assert.is(answer.status, 409)
  assert.is((await answer.json()).quote.content.note, 'Changed')
  assert.equal((await quote.read()).editions, [])
})

test('with example contact details is 409 until that is confirmed', async ({ site }) => {
  const quote = await makeQuote(site)
  const refused = await site.ask('POST', api.sendQuote(quote.id), { by: 'link' })
  assert.is(refused.status, 409)
  const { error, examples } = await refused.json()
  assert.match(error, 'contact details are still examples')
  assert.equal(examples, ['phone', 'whatsapp', 'email'])
  assert.is((await quote.read()).state, 'draft')
  assert.match(await quote.send(), '/quotes/')
})

test('is refused for a void quote, whatever it lacks, and for one that is not there', async ({
  site,
}) => {
  const quote = await makeQuote(site, { lines: [] })
  await site.ask('POST', api.voidQuote(quote.id))
  assert.is((await site.ask('POST', api.sendQuote(quote.id), { by: 'link' })).status, 409)
  assert.is((await site.ask('POST', api.sendQuote('none'), { by: 'link' })).status, 404)
})

test.run()

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { ActivityPage } from '../../../../../web/base/activity-entries.ts'
import type { InquiryList } from '../../../../../web/base/contract.ts'
import { api } from '../../../../../web/base/routes.ts'
import { makeQuote, postForm } from '../../../../support/sent-quote.ts'
import { type RunningSite, startSite } from '../../../../support/site.ts'

const test = suite<{ site: RunningSite; lines: string[] }>("customer's page of a quote")

/** With a log whose lines are `lines`. */
async function start() {
  const lines: string[] = []
  const site = await startSite({
    env: {
      CONTACT_LIMIT: 'off',
      CONTACT_LIMIT_TOTAL: 'off',
      METRICS_TOKEN: 'a token of the tests!',
    },
    logTo: { write: line => void lines.push(line) },
  })
  return { site, lines }
}

test.before(async context => void Object.assign(context, await start()))

const PERSON = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/130 Mobile Safari/537.36',
}

const open = (url: string, headers: Record<string, string> = PERSON) =>
  fetch(url, { headers: { accept: 'text/html', ...headers } })

/** The last day of validity that is so many days from now. */
const inDays = (days: number) =>
  new Date(Date.now() + days * 24 * 3600_000).toISOString().slice(0, 10)

test('is found by 128 random bits alone, and by nobody else', async ({ site }) => {
  const quote = await makeQuote(site)
  assert.is((await quote.read()).url, undefined)
  const url = await quote.send()
  assert.match(url, new RegExp(`^${site.url}/quotes/[\\w-]{22}$`))
  assert.is((await open(url)).status, 200)
  const other = await makeQuote(site, { customer: { name: 'Somebody Else' } })
  assert.is.not(await other.send(), url)
  assert.not.match(await (await open(url)).text(), 'Somebody Else')
  assert.is((await open(`${site.url}/quotes/${'A'.repeat(22)}`)).status, 404)
  assert.is((await open(`${site.url}/quotes/${quote.number}`)).status, 404)
  assert.is((await open(`${site.url}/quotes/${quote.id}`)).status, 404)
})

test('is kept by no cache, no search engine and no other site', async ({ site }) => {
  const url = await (await makeQuote(site)).send()
  const { headers } = await open(url)
  assert.is(headers.get('cache-control'), 'no-store')
  assert.is(headers.get('x-robots-tag'), 'noindex')
  assert.is(headers.get('referrer-policy'), 'same-origin')
  assert.is(headers.get('set-cookie'), null)
  assert.match(await (await open(url)).text(), '<meta name="robots" content="noindex">')
  assert.match(await (await open(`${site.url}/robots.txt`)).text(), 'Disallow: /quotes/')
  assert.not.match(await (await open(`${site.url}/sitemap.xml`)).text(), '/quotes')
})

test('its secret is in no log line, metric or activity', async ({ site, lines }) => {
  const quote = await makeQuote(site)
  const url = await quote.send()
  const secret = url.split('/').at(-1) ?? ''
  await open(url)
  await postForm(`${url}/accept`, { name: 'Wanjiru', version: '1' })
  await postForm(`${url}/ask`, { message: 'When can it be here?' })
  const headers = { authorization: 'Bearer a token of the tests!' }
  const metrics = await (await fetch(`${site.url}/metrics`, { headers })).text()
  const activity = await (await site.ask('GET', api.activity)).text()
  assert.match(metrics, '/quotes/:secret')
  assert.match(activity, 'quote-accepted')
  for (const written of [lines.join('\n'), metrics, activity]) assert.not.match(written, secret)
  assert.match(lines.join('\n'), '"route":"/quotes/:secret/accept"')
})

test('texts of a quote cannot add markup', async ({ site }) => {
  const name = '<img src=x onerror=alert(1)>"\'&'
  const quote = await makeQuote(site, { customer: { name }, note: '</style><script>1</script>' })
  const page = await (await open(await quote.send())).text()
  assert.not.match(page, '<img src=x')
  assert.not.match(page, '<script')
})

test('accepting keeps name, time and version, and twice is once', async ({ site }) => {
  const quote = await makeQuote(site)
  const url = await quote.send()
  const first = await postForm(`${url}/accept`, { name: '  Wanjiru   Kamau ', version: '1' })
  const again = await postForm(`${url}/accept`, { name: 'Somebody Else', version: '1' })
  for (const { status, headers } of [first, again]) {
    const location = new URL(headers.get('location') ?? '', url).href
    assert.equal([status, location, headers.get('cache-control')], [303, url, 'no-store'])
  }
  assert.match(await (await open(url)).text(), /<strong>Accepted<\/strong> by Wanjiru Kamau on/)
  const { accepted, state } = await quote.read()
  assert.is(state, 'accepted')
  assert.is(accepted?.name, 'Wanjiru Kamau')
  assert.equal([accepted?.edition, accepted?.version], [1, 1])
  const { entries } = (await (await site.ask('GET', api.activity)).json()) as ActivityPage
  const rows = entries.filter(({ action }) => action === 'quote-accepted')
  assert.equal(
    rows.map(({ subject }) => subject).filter(subject => subject?.includes(quote.number)),
    [`${quote.number}, version 1, by Wanjiru Kamau`],
  )
})

test('one that is accepted without an inquiry waits in the inbox, once, until it is done', async ({
  site,
}) => {
  const quote = await makeQuote(site)
  const url = await quote.send()
  for (const name of ['Wanjiru', 'Wanjiru']) await postForm(`${url}/accept`, { name, version: '1' })
  const list = await site.ask('GET', `${api.inquiries}?waits=us`)
  const { inquiries } = (await list.json()) as InquiryList
  assert.equal(
    inquiries
      .filter(({ subject }) => subject.includes(quote.number))
      .map(({ subject, stage }) => [subject, stage]),
    [[`Quote ${quote.number}, version 1, was accepted`, 'accepted']],
  )
})

test('the address of a form that is opened leads to the quote', async ({ site }) => {
  const url = await (await makeQuote(site)).send()
  for (const path of ['/accept', '/ask']) {
    const headers = { accept: 'text/html', ...PERSON }
    const answer = await fetch(url + path, { headers, redirect: 'manual' })
    const location = new URL(answer.headers.get('location') ?? '', url).href
    assert.equal([answer.status, location], [303, url])
    assert.is(answer.headers.get('cache-control'), 'no-store')
    assert.is((await open(`${site.url}/quotes/${'A'.repeat(22)}${path}`)).status, 404)
  }
})

test('two who accept at once are one acceptance', async ({ site }) => {
  const quote = await makeQuote(site)
  const url = await quote.send()
  const names = ['Amina', 'Brian', 'Chebet', 'David']
  const all = await Promise.all(
    names.map(name => postForm(`${url}/accept`, { name, version: '1' })),
  )
  assert.equal(
    all.map(({ status }) => status),
    [303, 303, 303, 303],
  )
  const by = (await quote.read()).accepted?.name ?? ''
  assert.ok(names.includes(by))
  assert.match(await (await open(url)).text(), `by ${by} on`)
})

test('a name has to be typed', async ({ site }) => {
  const quote = await makeQuote(site)
  const url = await quote.send()
  const answer = await postForm(`${url}/accept`, { name: ' ', version: '1' })
  assert.is(answer.status, 400)
  assert.match(await answer.text(), 'Please type your name')
  assert.is((await quote.read()).accepted, undefined)
  const long = await postForm(`${url}/accept`, { name: 'x'.repeat(101), version: '1' })
  assert.is(long.status, 400)
})

test('an older version is answered by 409 with the newest, which has a way back', async ({
  site,
}) => {
  const quote = await makeQuote(site)
  const url = await quote.send()
  await quote.change({ note: 'With a carpet' })
  // What is edited, and not sent, is not shown.
  assert.not.match(await (await open(url)).text(), 'With a carpet')
  assert.is(await quote.send(), url)
  const stale = await postForm(`${url}/accept`, { name: 'Wanjiru', version: '1' })
  assert.is(stale.status, 409)
  const page = await stale.text()
  assert.match(page, 'There is a newer version of this quote')
  assert.match(page, 'With a carpet')
  assert.match(page, 'Version 2')
  const old = await (await open(`${url}?edition=1`)).text()
  assert.not.match(old, 'With a carpet')
  assert.match(old, 'This is version 1, which does not hold any more')
  assert.not.match(old, '/accept')
  assert.is((await quote.read()).accepted, undefined)
  const { version } = await quote.read()
  const now = await postForm(`${url}/accept`, { name: 'Wanjiru', version: `${version}` })
  assert.is(now.status, 303)
  assert.is((await quote.read()).accepted?.edition, 2)
})

test('what was accepted stays when a newer version is sent, which can be accepted too', async ({
  site,
}) => {
  const quote = await makeQuote(site)
  const url = await quote.send()
  await quote.change({ note: 'With a carpet' })
  await postForm(`${url}/accept`, { name: 'Wanjiru', version: '1' })
  await quote.send()
  assert.match(await (await open(url)).text(), 'id="accept"')
  assert.match(await (await open(`${url}?edition=1`)).text(), 'Version 1')
})

test('one that is not valid any more can be read and asked about, not accepted', async () => {
  const { site } = await start()
  const { pathname } = new URL(await (await makeQuote(site)).send())
  const url = (await after(site, inDays(-29))).url + pathname
  const page = await (await open(url)).text()
  assert.match(page, 'so it cannot be accepted any more')
  assert.not.match(page, 'id="accept"')
  const late = await postForm(`${url}/accept`, { name: 'Wanjiru', version: '1' })
  assert.is(late.status, 410)
  const body = JSON.stringify({ name: 'Wanjiru', version: 1 })
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  assert.is((await fetch(`${url}/accept`, { method: 'POST', headers, body })).status, 410)
  assert.match(await late.text(), 'Ask for a new one')
  assert.match(await (await open(url)).text(), 'so it cannot be accepted any more')
  assert.is((await postForm(`${url}/ask`, { message: 'May I have a new one?' })).status, 303)
})

test('one whose last day is changed and not sent yet holds until the day that was sent', async ({
  site,
}) => {
  const quote = await makeQuote(site)
  const url = await quote.send()
  await quote.change({ validUntil: inDays(-1) })
  assert.match(await (await open(url)).text(), 'id="accept"')
  assert.is((await postForm(`${url}/accept`, { name: 'Wanjiru', version: '1' })).status, 303)
})

const ends = {
  'has ended': (site: RunningSite) => after(site, inDays(-32)),
  'was withdrawn': async (site: RunningSite, id: string) => {
    assert.is((await site.ask('POST', api.voidQuote(id))).status, 200)
    return site
  },
}

for (const [words, end] of Object.entries(ends)) {
  test(`one that ${words} is answered by 410 with how to reach the company`, async () => {
    const { site } = await start()
    const quote = await makeQuote(site)
    const { pathname } = new URL(await quote.send())
    const ended = await end(site, quote.id)
    const url = ended.url + pathname
    for (const answer of [
      await open(url),
      await open(`${url}.pdf`),
      await postForm(`${url}/accept`, { name: 'Wanjiru', version: '1' }),
      await postForm(`${url}/ask`, { message: 'A new one, please' }),
      await open(`${url}/accept`),
      await open(`${url}/ask`),
    ]) {
      assert.is(answer.status, 410)
      assert.is(answer.headers.get('cache-control'), 'no-store')
      const page = await answer.text()
      assert.match(page, words)
      assert.match(page, 'mailto:info@example.com')
      assert.not.match(page, 'Wanjiru Kamau')
    }
    const json = { accept: 'application/json' }
    assert.match(((await (await open(url, json)).json()) as { error: string }).error, words)
  })
}

/** The site with all quotes valid until a day that is over, as after that time. */
async function after(site: RunningSite, validUntil: string): Promise<RunningSite> {
  await site.stop()
  const folder = join(site.dataDir, 'quotes')
  for (const name of await readdir(folder)) {
    const text = await readFile(join(folder, name), 'utf8')
    await writeFile(join(folder, name), text.replaceAll('"2099-12-21"', `"${validUntil}"`))
  }
  const env = { DATA_DIR: site.dataDir, UPLOADS_DIR: site.uploadsDir }
  return startSite({ env })
}

test('programs get JSON', async ({ site }) => {
  const quote = await makeQuote(site)
  const url = await quote.send()
  const post = (path: string, body: object) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const wrong = await post('/accept', { name: '', version: 1 })
  assert.is(wrong.status, 400)
  assert.equal(await wrong.json(), {
    error: 'Please type your name',
    fields: { name: 'Please type your name' },
  })
  const stale = await post('/accept', { name: 'Wanjiru', version: 7 })
  assert.is(stale.status, 409)
  assert.match(((await stale.json()) as { error: string }).error, 'a newer version')
  const good = await post('/accept', { name: 'Wanjiru', version: 1 })
  assert.is(good.status, 200)
  const { accepted } = (await good.json()) as { accepted: { name: string } }
  assert.is(accepted.name, 'Wanjiru')
  assert.is((await post('/ask', { message: 'When is it here?' })).status, 201)
})

test('other sites cannot accept or ask', async ({ site }) => {
  const quote = await makeQuote(site)
  const url = await quote.send()
  for (const path of ['/accept', '/ask']) {
    const headers = { 'sec-fetch-site': 'cross-site' }
    const values = { name: 'Wanjiru', version: '1', message: 'A question' }
    assert.is((await postForm(url + path, values, headers)).status, 403)
  }
  assert.is((await quote.read()).accepted, undefined)
})

test('a question without an inquiry becomes one, once however often it is sent', async ({
  site,
}) => {
  const quote = await makeQuote(site)
  const url = await quote.send()
  for (const _ of ['first', 'second']) {
    const answer = await postForm(`${url}/ask`, { message: 'Is oak possible?' })
    assert.is(answer.status, 303)
    const back = new URL(answer.headers.get('location') ?? '', url)
    assert.match(await (await open(back.href)).text(), 'Your question has arrived')
  }
  const { inquiries } = (await (await site.ask('GET', api.inquiries)).json()) as InquiryList
  const subject = `Question about quote ${quote.number}, version 1`
  const [inquiry, ...rest] = inquiries.filter(one => one.subject === subject)
  assert.is(rest.length, 0)
  assert.is(inquiry?.message, 'Is oak possible?')
  assert.is(inquiry?.email, 'wanjiru@example.co.ke')
})

test('a customer without a known address is asked for one', async ({ site }) => {
  const quote = await makeQuote(site, { customer: { name: 'Wanjiru', phone: '0712 345 678' } })
  const url = await quote.send()
  assert.match(await (await open(url)).text(), 'Your e-mail, for the answer')
  const without = await postForm(`${url}/ask`, { message: 'Is oak possible?' })
  assert.is(without.status, 400)
  assert.match(await without.text(), 'Please enter a valid email address')
  const values = { message: 'Is oak possible?', email: 'w@example.co.ke' }
  assert.is((await postForm(`${url}/ask`, values)).status, 303)
})

test('openings by people are counted, and none by programs and administrators', async ({
  site,
}) => {
  const quote = await makeQuote(site)
  const url = await quote.send()
  for (const agent of [
    'WhatsApp/2.23.20.0',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'TelegramBot (like TwitterBot)',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'Twitterbot/1.0',
    'LinkedInBot/1.0',
    'Mozilla/5.0 (Windows NT 10.0) SkypeUriPreview Preview/0.5',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    '',
  ]) {
    assert.is((await open(url, { 'user-agent': agent })).status, 200)
  }
  for (const ahead of [{ 'sec-purpose': 'prefetch;prerender' }, { purpose: 'prefetch' }]) {
    await open(url, { ...PERSON, ...ahead })
  }
  await fetch(url, { method: 'HEAD', headers: PERSON })
  await open(url, { ...PERSON, cookie: await site.signIn() })
  assert.equal((await quote.read()).opened, { count: 0 })
  await open(url)
  await open(`${url}?edition=1`)
  const { count, last } = (await quote.read()).opened
  assert.is(count, 2)
  assert.ok(Date.parse(last ?? '') > Date.now() - 60_000)
})

test.run()

import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { adminRoutes } from '../../../web/base/routes.ts'
import { publicPages } from '../../support/public-pages.ts'
import { type RunningSite, startSite } from '../../support/site.ts'
import { callers } from '../routes/callers.ts'

const test = suite<{ site: RunningSite }>('link to the editor of a page')

test.before(async context => {
  context.site = await startSite({ env: { LOGIN_LIMIT: '1000/s' } })
})

const LINK = /<a class="edit-page" href="([^"]*)">Edit this page<\/a>/

interface Answer {
  status: number | undefined
  headers: IncomingMessage['headers']
  body: string
}

/** By node:http, which adds no header of its own. */
async function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const request = get(url, { headers, agent: false })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  const { date: _, 'x-request-id': __, ...others } = answer.headers
  const body = Buffer.concat(await answer.toArray()).toString('latin1')
  return { status: answer.statusCode, headers: others, body }
}

test('an administrator alone gets each page of the content with it', async ({ site }) => {
  const cookie = await site.signIn()
  for (const { path } of publicPages) {
    const { status, headers, body } = await ask(site.url + path, { cookie })
    assert.is(status, 200)
    assert.is(LINK.exec(body)?.[1], `${adminRoutes.editor}?path=${encodeURIComponent(path)}`)
    assert.is(headers['cache-control'], 'private, no-store', path)
    assert.is(headers.etag, undefined)
    assert.not.match((await ask(site.url + path)).body, 'edit-page', path)
  }
})

test('the page is that of visitors but for the link, its style and script', async ({ site }) => {
  const cookie = await site.signIn()
  const { headers, body } = await ask(site.url, { cookie })
  const plain = await ask(site.url)
  const [style = ''] = /<style>[^<]*edit-page[^<]*<\/style>\n/.exec(body) ?? []
  const [link = ''] = /<aside aria-label="Administration">[\s\S]*?<\/script>\n/.exec(body) ?? []
  assert.is(body.replace(style, '').replace(link, ''), plain.body)
  const script = /src="(\/assets\/edit-link-[^"]+)"/.exec(link)?.[1]
  assert.is((await ask(site.url + script)).status, 200)
  const [policy, visitors] = [headers, plain.headers].map(one =>
    String(one['content-security-policy']),
  )
  assert.is(policy?.replace(/ 'sha256-[^']+'; img/, '; img'), visitors)
})

test('an alias leads to the editor of its page', async ({ site }) => {
  const cookie = await site.signIn()
  const page = publicPages.find(({ aliases }) => aliases.length > 0)
  const { body } = await ask(site.url + page?.aliases[0], { cookie })
  assert.match(body, `?path=${encodeURIComponent(page?.path ?? '')}"`)
})

test('pages without an editor have it hidden, for the next page', async ({ site }) => {
  const cookie = await site.signIn()
  const made = ['/products/ch8', '/compare?codes=ch8,ch9', '/search?q=sofa', '/no/such/page']
  for (const path of made) {
    const { status, headers, body } = await ask(site.url + path, { cookie })
    assert.is(status, path.startsWith('/no') ? 404 : 200, path)
    assert.match(body, /<a class="edit-page" href="[^"]*" hidden>/, path)
    assert.is(headers['cache-control'], 'private, no-store', path)
    assert.not.match((await ask(site.url + path)).body, 'edit-page', path)
  }
  for (const path of ['/healthz', '/api/pages?path=/']) {
    assert.not.match((await ask(site.url + path, { cookie })).body, 'edit-page', path)
  }
})

test('every other session gets the bytes and headers of visitors', async ({ site }) => {
  const paths = [
    ...['/', '/about', '/gallery?category=Interior+Design', '/products/ch8', '/no/such/page'],
  ]
  // Not that without its signature, which is the id of a session all the same.
  const others = (await callers(site)).filter(
    ([who]) => !['administrator', 'unsigned session', 'forged signature'].includes(who),
  )
  for (const path of paths) {
    for (const coding of ['identity', 'br']) {
      const plain = await ask(site.url + path, { 'accept-encoding': coding })
      for (const [who, cookie] of [...others, ['a made-up id', 'session=x; session.sig=y']]) {
        const answer = await ask(site.url + path, {
          'accept-encoding': coding,
          ...(cookie && { cookie }),
        })
        assert.equal(answer, plain, `${path} as ${who}`)
      }
    }
  }
})

test('a page that a shared cache has is no 304 to an administrator', async ({ site }) => {
  const { headers } = await ask(site.url)
  const known = { 'if-none-match': String(headers.etag) }
  assert.is((await ask(site.url, known)).status, 304)
  const own = await ask(site.url, { ...known, cookie: await site.signIn() })
  assert.is(own.status, 200)
  assert.match(own.body, LINK)
  // And its answer is sent to no other client.
  assert.is((await ask(site.url, known)).status, 304)
})

test('it is compressed as other pages are', async ({ site }) => {
  const answer = await ask(site.url, { cookie: await site.signIn(), 'accept-encoding': 'br' })
  assert.is(answer.headers['content-encoding'], 'br')
  assert.ok(answer.body.length < 16 * 1024, `${answer.body.length} bytes`)
})

test.run()

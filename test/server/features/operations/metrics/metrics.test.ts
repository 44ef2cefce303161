import * as assert from 'uvu/assert'
import { suite } from '#test'
import { visit } from '../../../../support/http.ts'
import { inquiry } from '../../../../support/inquiry.ts'
import { makeQuote } from '../../../../support/sent-quote.ts'
import { type RunningSite, startSite } from '../../../../support/site.ts'

const METRICS_TOKEN = 'a token for Prometheus'

interface Context {
  site: RunningSite
  /** Reads the metrics, and the value of one line. */
  read: () => Promise<{ text: string; value: (name: string) => number }>
}

const test = suite<Context>('metrics')

test.before(async context => {
  const site = await startSite({ env: { METRICS_TOKEN } })
  context.site = site
  context.read = async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
    const answer = await fetch(`${site.url}/metrics`, { headers })
    assert.is(answer.status, 200)
    assert.match(answer.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/)
    assert.is(answer.headers.get('cache-control'), 'no-store')
    const text = await answer.text()
    const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
    return { text, value }
  }
})

test('requests are counted by route, method and status, never by URL', async ({ site, read }) => {
  for (const path of ['/', '/about', '/about', '/no-such-page', '/api/pages?path=/']) {
    await (await fetch(site.url + path)).text()
  }
  const { text } = await read()
  assert.match(text, /showyard_request_seconds_count{method="GET",route="[^"]+",status="200"} \d/)
  assert.match(text, /showyard_request_seconds_count{[^}]*status="404"} 1/)
  assert.match(text, /showyard_request_seconds_bucket{le="0.5",method="GET",route="\/api\/pages"/)
  assert.not.match(text, 'no-such-page')
  const steps = [...text.matchAll(/showyard_request_seconds_bucket{le="([^"]+)",[^}]*\/about/g)]
  assert.is(
    steps.map(([, step]) => step).join(' '),
    '0.005 0.01 0.025 0.05 0.1 0.25 0.5 1 2.5 5 10 +Inf',
  )
})

test('the disk, the queue, the slots, inquiries and the event loop are reported', async ctx => {
  await visit(ctx.site.url)('/api/contact', { json: inquiry() })
  const { text, value } = await ctx.read()
  assert.ok(value('showyard_volume_free_bytes') > 0)
  assert.ok(value('showyard_volume_size_bytes') > value('showyard_volume_free_bytes'))
  assert.is(value('showyard_pictures_waiting'), 0)
  assert.is(value('showyard_slots_filled'), 0)
  assert.is(value('showyard_inquiries_new'), 1)
  assert.is(value('showyard_mails_waiting'), 0)
  assert.ok(value('showyard_slots') > 1000)
  assert.ok(value('nodejs_eventloop_lag_p99_seconds') >= 0)
  assert.not.match(text, /^showyard_last_backup_timestamp_seconds /m)
})

test('quotes are reported by state, with what they come to', async ({ site, read }) => {
  const { send } = await makeQuote(site)
  await makeQuote(site)
  await send()
  const { value } = await read()
  for (const state of ['draft', 'sent']) {
    assert.is(value(`showyard_quotes_${state}`), 1)
    assert.is(value(`showyard_quotes_${state}_amount{currency="KES"}`), 1_298_040)
  }
  assert.is(value('showyard_quotes_accepted'), 0)
  assert.is(value('showyard_quotes_unsent'), 0)
})

test('a request without the token is rejected', async ({ site }) => {
  for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: METRICS_TOKEN }]) {
    const answer = await fetch(`${site.url}/metrics`, { headers })
    assert.is(answer.status, 401)
    assert.not.match(await answer.text(), 'showyard_')
  }
})

test('without METRICS_TOKEN the route is a 404', async () => {
  const site = await startSite()
  const answer = await fetch(`${site.url}/metrics`, { headers: { authorization: 'Bearer ' } })
  assert.is(answer.status, 404)
})

test.run()

import * as assert from 'uvu/assert'
import { suite } from '#test'
import { visit } from '../../support/http.ts'
import { inquiry } from '../../support/inquiry.ts'
import { makeQuote } from '../../support/sent-quote.ts'
import { startSite } from '../../support/site.ts'

const test = suite('metrics')

const METRICS_TOKEN = 'a token for Prometheus'
const authorization = `Bearer ${METRICS_TOKEN}`

test('requests are counted by route, method and status, never by URL', async () => {
  const site = await startSite({ env: { METRICS_TOKEN } })
  for (const path of ['/', '/about', '/about', '/no-such-page', '/api/pages?path=/']) {
    await (await fetch(site.url + path)).text()
  }
  const answer = await fetch(`${site.url}/metrics`, { headers: { authorization } })
  const text = await answer.text()
  assert.is(answer.status, 200)
  assert.match(answer.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/)
  assert.is(answer.headers.get('cache-control'), 'no-store')
  assert.match(text, /showyard_request_seconds_count{method="GET",route="[^"]+",status="200"} \d/)
  assert.match(text, /showyard_request_seconds_count{[^}]*status="404"} 1/)
  assert.match(text, /showyard_request_seconds_bucket{le="0.5",method="GET",route="\/api\/pages"/)
  assert.not.match(text, 'no-such-page')
})

test('the time of requests is counted in steps from 5 ms to 10 s', async () => {
  const site = await startSite({ env: { METRICS_TOKEN } })
  await (await fetch(`${site.url}/about`)).text()
  const text = await (await fetch(`${site.url}/metrics`, { headers: { authorization } })).text()
  const steps = [...text.matchAll(/showyard_request_seconds_bucket{le="([^"]+)",[^}]*\/about/g)]
  assert.is(
    steps.map(([, step]) => step).join(' '),
    '0.005 0.01 0.025 0.05 0.1 0.25 0.5 1 2.5 5 10 +Inf',
  )
})

test('the disk, the queue, the slots, inquiries and the event loop are reported', async () => {
  const site = await startSite({ env: { METRICS_TOKEN } })
  await visit(site.url)('/api/contact', { json: inquiry() })
  const answer = await fetch(`${site.url}/metrics`, { headers: { authorization } })
  const text = await answer.text()
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
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

test('quotes are reported by state, with what they come to', async () => {
  const site = await startSite({ env: { METRICS_TOKEN } })
  const { send } = await makeQuote(site)
  await makeQuote(site)
  await send()
  const answer = await fetch(`${site.url}/metrics`, { headers: { authorization } })
  const text = await answer.text()
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  for (const state of ['draft', 'sent']) {
    assert.is(value(`showyard_quotes_${state}`), 1)
    assert.is(value(`showyard_quotes_${state}_amount{currency="KES"}`), 1_298_040)
  }
  assert.is(value('showyard_quotes_accepted'), 0)
  assert.is(value('showyard_quotes_unsent'), 0)
})

test('a request without the token is rejected', async () => {
  const site = await startSite({ env: { METRICS_TOKEN } })
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

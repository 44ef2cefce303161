import * as assert from 'uvu/assert'
import { suite } from '#test'
import { adminRoutes, api } from '../../../web/base/routes.ts'
import { visit } from '../../support/http.ts'
import { inquiry } from '../../support/inquiry.ts'
import { startSite } from '../../support/site.ts'

const test = suite('a copy of the site with STAGING=on')

const note = 'This is a copy for trying things out. An inquiry sent here reaches nobody.'
const addresses = ['/', '/contact', '/no-such-page', adminRoutes.login, adminRoutes.users]

test('has a note on every page', async () => {
  const copy = await startSite({ env: { STAGING: 'on' } })
  for (const path of addresses) {
    const answer = await fetch(copy.url + path)
    const html = await answer.text()
    assert.match(html, `<aside class="staging" aria-label="About this site"><p>${note}</p></aside>`)
    assert.match(html, '.staging{', path)
  }
  const headers = { origin: 'http://elsewhere.example' }
  const refused = await fetch(`${copy.url}/contact`, { method: 'POST', headers })
  assert.is(refused.status, 403)
  assert.match(await refused.text(), note)
})

test('has the note after a form without JavaScript too', async () => {
  const copy = await startSite({ env: { STAGING: 'on' } })
  const { name, email, message } = inquiry()
  const answer = await fetch(`${copy.url}/contact`, {
    method: 'POST',
    headers: { origin: copy.url },
    body: new URLSearchParams({ name, email, message }),
    redirect: 'manual',
  })
  const { status, headers } = answer
  const shown =
    status === 303 ? await fetch(new URL(headers.get('location') ?? '', copy.url)) : answer
  assert.match(await shown.text(), note)
})

test('is not indexed by search engines', async () => {
  const copy = await startSite({ env: { STAGING: 'on' } })
  const visitor = visit(copy.url)
  for (const path of [
    ...addresses,
    '/uploads/no-such-file.jpg',
    '/icon.svg',
    '/api/pages?path=/',
  ]) {
    // Twice, since the second response is cached.
    for (const _ of [1, 2]) {
      assert.is((await visitor(path)).headers.get('x-robots-tag'), 'noindex', path)
    }
  }
  assert.is(await (await visitor('/robots.txt')).text(), 'User-agent: *\nDisallow: /\n')
})

test('stores inquiries and sends no mail', async () => {
  const copy = await startSite({
    env: { STAGING: 'on', SMTP_URL: 'smtp://127.0.0.1:9', NOTIFY_TO: 'owner@example.com' },
  })
  const answer = await visit(copy.url)('/api/contact', { json: inquiry() })
  assert.is(answer.status, 201, await answer.clone().text())
  const admin = visit(copy.url)
  await admin('/api/admin/login', { json: { username: 'admin', password: copy.password } })
  const { inquiries } = await (await admin(api.inquiries)).json()
  assert.equal(inquiries[0].mail, { state: 'none', attempts: 0, problem: '', at: null })
  const { queues } = await (await admin(api.overview)).json()
  assert.equal(queues.mails, { isOn: false, queued: 0, failed: 0 })
})

test('control: a site without STAGING contains nothing of it', async () => {
  const site = await startSite()
  for (const path of addresses) {
    const answer = await fetch(site.url + path)
    assert.not.match(await answer.text(), 'staging')
    if (!path.startsWith('/admin')) assert.is(answer.headers.get('x-robots-tag'), null)
  }
})

test.run()

import * as assert from 'uvu/assert'
import { suite } from '#test'
import { designItem, sentDesign } from '../../../../web/features/design/design-item.ts'
import { firstPlan } from '../../../../web/features/design/plan.ts'
import { planCode } from '../../../../web/features/design/plan-code.ts'
import { planText } from '../../../../web/features/design/plan-text.ts'
import { entriesToText } from '../../../../web/features/shortlist/entries.ts'
import { type Visitor, visit } from '../../../support/http.ts'
import { inquiry } from '../../../support/inquiry.ts'
import { type RunningSite, startSite } from '../../../support/site.ts'

interface Context {
  site: RunningSite
  ask: Visitor
}

const test = suite<Context>('contact form without JavaScript')
test.before(async context => {
  const env = { CONTACT_LIMIT: '3/h', TRUST_PROXY: '1' }
  context.site = await startSite({ env })
  const cookie = await context.site.signIn()
  context.ask = visit(context.site.url)
  const answer = await fetch(`${context.site.url}/api/admin/contact-details`, {
    headers: { cookie },
  })
  const { details } = (await answer.json()) as { details: object }
  await fetch(`${context.site.url}/api/admin/contact-details`, {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ ...details, takesInquiries: true }),
  })
})

const post = (ask: Visitor, fields: Record<string, string>, from = '192.0.2.1') =>
  ask('/contact', {
    method: 'POST',
    headers: { 'x-forwarded-for': from },
    body: new URLSearchParams({ ...(inquiry() as object), ...fields }),
  })

async function newest({ url, signIn }: RunningSite) {
  const headers = { cookie: await signIn() }
  const answer = await fetch(`${url}/api/admin/inquiries`, { headers })
  const { inquiries, total } = (await answer.json()) as {
    inquiries: { items?: unknown }[]
    total: number
  }
  return { ...inquiries[0], total }
}

test('a valid form is stored and redirects to a page of thanks', async ({ site, ask }) => {
  const items = [
    { page: '/services/furniture/chairs', code: 'Ch12', quantity: 3, note: '' },
    { page: '/gallery', code: 'Garden gazebo 2', quantity: 1, note: '' },
  ]
  const answer = await post(ask, {
    items: entriesToText(items),
    serviceInterest: 'furniture',
    phone: '',
    website: '',
    idempotencyKey: '',
    openFor: '',
  })
  assert.is(answer.status, 303)
  assert.is(answer.headers.get('location'), '/contact?sent=1')
  const { total, items: stored } = await newest(site)
  assert.is(total, 1)
  assert.equal(stored, items)

  const thanks = await ask('/contact?sent=1')
  assert.is(thanks.status, 200)
  assert.is(thanks.headers.get('cache-control'), 'no-store')
  assert.match(await thanks.text(), '"form":{"sent":true')
})

test('an invalid form is a 400 page with the entered values and the errors', async ctx => {
  const typed = { name: 'W', message: '<b>short' }
  const answer = await post(ctx.ask, typed, '192.0.2.2')
  assert.is(answer.status, 400)
  assert.match(answer.headers.get('content-type') ?? '', 'text/html')
  assert.is(answer.headers.get('cache-control'), 'no-store')
  const html = await answer.text()
  assert.match(html, 'Name must be at least 2 characters')
  assert.match(html, 'Message must be at least 10 characters')
  assert.match(html, '<title>Contact Us - Get Your Free Construction Quote</title>')
  assert.match(html, 'value="wanjiru@example.co.ke"')
  assert.match(html, '&lt;b&gt;short')
  assert.not.match(html, '<b>short')
  assert.is((await newest(ctx.site)).total, 1)
})

test('above the limit the 429 page keeps the entered values', async ({ ask }) => {
  for (let times = 0; times < 3; times += 1) {
    assert.is((await post(ask, {}, '192.0.2.3')).status, 303)
  }
  const answer = await post(ask, { name: 'Amina' }, '192.0.2.3')
  assert.is(answer.status, 429)
  assert.ok(Number(answer.headers.get('retry-after')) > 3000)
  const html = await answer.text()
  assert.match(html, 'Too many inquiries.')
  assert.match(html, 'value="Amina"')
})

test('a post from another site or of another type is rejected', async ({ ask }) => {
  const body = new URLSearchParams(inquiry() as never)
  const headers = { 'sec-fetch-site': 'cross-site' }
  assert.is((await ask('/contact', { method: 'POST', body, headers })).status, 403)
  const form = new FormData()
  form.set('name', 'Wanjiru')
  assert.is((await ask('/contact', { method: 'POST', body: form })).status, 415)
})

test('the longest message fits URL-encoded, one of twice the length is a 413', async ctx => {
  const message = '水'.repeat(4000)
  assert.is((await post(ctx.ask, { message }, '192.0.2.4')).status, 303)
  assert.is((await post(ctx.ask, { message: message + message }, '192.0.2.4')).status, 413)
})

test('repeated fields and nested names are ignored', async ({ ask }) => {
  const body = new URLSearchParams(inquiry() as never)
  body.append('name', 'Second')
  body.append('mail[state]', 'sent')
  const headers = { 'x-forwarded-for': '192.0.2.5' }
  assert.is((await ask('/contact', { method: 'POST', body, headers })).status, 303)
})

test('any other query shows the normal page', async ({ ask }) => {
  for (const path of ['/contact', '/contact?sent=2', '/contact?sent=1&x=1']) {
    const answer = await ask(path)
    assert.is(answer.status, 200)
    assert.not.match(await answer.text(), '"form":{"sent"')
  }
})

const office = { ...firstPlan, storeys: 2 } as const

test('a link with the plan of a unit shows it in the form, with a way to take it off', async ({
  ask,
}) => {
  for (const plan of [planText(office), planCode(office)]) {
    const html = await (await ask(`/contact?${new URLSearchParams({ plan })}`)).text()
    assert.match(html, 'Your unit: Office, 2 storeys, 4 modules, 57.6 m²')
    assert.match(html, `<small>${planCode(office)}</small>`)
    assert.match(html, `src="/design.svg?plan=${planText(office)}"`)
    assert.match(html, `href="/services/containers/design?plan=${planText(office)}"`)
    assert.match(html, `<a href="/contact" aria-label="Remove ${planCode(office)}">`)
    assert.match(html, `value="Quote for ${planCode(office)}"`)
    assert.match(html, '<option value="container" selected="">')
    assert.match(html, `name="items" value="/services/containers/design:${planCode(office)}"`)
  }
})

test('a link with a plan that was edited by hand shows the nearest unit and why', async ({
  ask,
}) => {
  const plan = planText(office).replace('.2.', '.1.').replace('.deck.', '.stairs.')
  const html = await (await ask(`/contact?plan=${plan}`)).text()
  assert.match(html, 'Your unit: Office, 1 storey')
  assert.match(html, 'Stairs need a second storey or a terrace.')
})

test('a link with a plan that nobody can read is the form without a unit', async ({ ask }) => {
  for (const plan of ['x', '', '%', '<script>', 'u1.'.repeat(500)]) {
    const answer = await ask(`/contact?${new URLSearchParams({ plan })}`)
    assert.is(answer.status, 200, plan)
    assert.not.match(await answer.text(), 'Your unit')
  }
})

test('a unit is sent by the form, and stays in it where another field is wrong', async ({
  site,
  ask,
}) => {
  const items = entriesToText([designItem(office)])
  const refused = await post(ask, { items, email: 'nobody' }, '192.0.2.9')
  assert.is(refused.status, 400)
  assert.match(await refused.text(), 'Your unit: Office, 2 storeys')
  assert.is((await post(ask, { items }, '192.0.2.9')).status, 303)
  const { items: stored } = await newest(site)
  assert.equal(stored, [{ ...designItem(office), design: sentDesign(office) }])
})

test.run()

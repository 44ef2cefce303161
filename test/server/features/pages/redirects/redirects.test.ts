import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import type { SiteRouter } from '../../../../../server/app/router.ts'
import {
  afterMove,
  type RedirectList,
  withRedirects,
} from '../../../../../server/features/pages/redirects/redirect-list.ts'
import {
  MOST_REDIRECTS,
  openRedirects,
} from '../../../../../server/features/pages/redirects/store.ts'
import { api } from '../../../../../web/base/routes.ts'
import { pageCalls } from '../../../../support/page-calls.ts'
import { type RunningSite, startSite } from '../../../../support/site.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

const test = suite('redirects of former addresses')

const by = { by: 'amina', at: '2026-11-26T08:00:00.000Z' }

const list = (pairs: Record<string, string>): RedirectList =>
  Object.fromEntries(Object.entries(pairs).map(([from, to]) => [from, { to, ...by }]))

const pairsOf = (all: RedirectList | undefined) =>
  all && Object.fromEntries(Object.entries(all).map(([from, { to }]) => [from, to]))

test('lead to the last address at once', () => {
  const all = withRedirects(list({ '/a': '/b' }), [{ from: '/b', to: '/c', ...by }])
  assert.equal(pairsOf(all), { '/a': '/c', '/b': '/c' })
  const ahead = withRedirects(list({ '/b': '/c' }), [{ from: '/a', to: '/b', ...by }])
  assert.equal(pairsOf(ahead), { '/a': '/c', '/b': '/c' })
})

test('never lead back to where they begin', () => {
  assert.is(withRedirects({}, [{ from: '/a', to: '/a', ...by }]), undefined)
  assert.is(withRedirects(list({ '/b': '/a' }), [{ from: '/a', to: '/b', ...by }]), undefined)
})

test('end at the address that a page has moved to', () => {
  const all = afterMove(list({ '/b': '/a', '/c': '/a' }), { from: '/a', to: '/b', ...by })
  assert.equal(pairsOf(all), { '/a': '/b', '/c': '/b' })
})

test('are stored', async () => {
  const file = join(await temporaryFolder(), 'redirects.json')
  const redirects = await openRedirects({ file })
  await redirects.add('/a', '/b', 'amina')
  assert.not.ok(await redirects.add('/b', '/a', 'amina'))
  const astray = [
    { from: '/c', to: '/b' },
    { from: '/b', to: '/c' },
  ]
  assert.not.ok(await redirects.addAll(astray, 'amina'))
  assert.is(redirects.to('/c'), undefined, 'all or none')
  assert.is((await openRedirects({ file })).to('/a'), '/b')
  assert.is(redirects.to('constructor'), undefined)
})

test('are added and taken back by administrators, between their own pages alone', async () => {
  const site = use(await startSite())
  const add = async (from: string, to: string) => {
    const answer = await site.ask('POST', api.redirects, { from, to })
    return { status: answer.status, ...(await answer.json()) }
  }
  const chairs = '/services/furniture/chairs'
  const { status, from, to, by } = await add('/old-chairs', chairs)
  assert.equal([status, from, to, by], [201, '/old-chairs', chairs, 'admin'])
  const { redirects } = await (await site.ask('GET', api.redirects)).json()
  assert.equal([redirects.length, redirects[0].from, redirects[0].by], [1, from, by])
  assert.is(await ledTo(site, '/old-chairs?x=1'), `301 ${chairs}?x=1`)
  for (const [from, to, status, field] of [
    ['/about', '/contact', 409, 'from'],
    ['/Contact/?a=1', '/about', 409, 'from'],
    ['/admin/x', '/contact', 400, 'from'],
    [`/${'a'.repeat(300)}`, '/about', 400, 'from'],
    ['/old', 'https://elsewhere.example', 400, 'to'],
    ['/old', '//elsewhere.example', 400, 'to'],
    ['/old', 'https://elsewhere.example/about', 400, 'to'],
    ['/old', '/nowhere', 400, 'to'],
    ['/old', '?', 400, 'to'],
  ] as const) {
    const refused = await add(from, to)
    assert.equal([refused.status, Object.keys(refused.fields)], [status, [field]], `${from} ${to}`)
  }
  const remove = () => site.ask('DELETE', `${api.redirects}?from=/old-chairs`)
  assert.equal([(await remove()).status, (await remove()).status], [200, 404])
  assert.is(await ledTo(site, '/old-chairs'), '404')
  const activity = await (await site.ask('GET', api.activity)).json()
  assert.equal(
    activity.entries.slice(0, 2).map((one: Record<string, string>) => [one.action, one.subject]),
    [
      ['redirect-changed', '/old-chairs'],
      ['redirect-changed', `/old-chairs to ${chairs}`],
    ],
  )
})

test('are 2,000 at most', async () => {
  const site = use(await startSite())
  const lines = Array.from({ length: MOST_REDIRECTS - 1 }, (_, at) => `/old-${at};/about`)
  const added = await site.ask('POST', api.manyRedirects, { lines: lines.join('\n') })
  assert.is(added.status, 200)
  const add = (from: string) => site.ask('POST', api.redirects, { from, to: '/about' })
  assert.is((await add('/last')).status, 201)
  const more = await add('/more')
  const { error } = await more.json()
  assert.equal([more.status, error], [400, 'There may be 2,000 redirects. Delete some first.'])
})

/** Where requests lead, as their status with the location. */
async function ledTo({ url }: RunningSite, path: string, method = 'GET') {
  const { status, headers } = await fetch(url + path, { method, redirect: 'manual' })
  return [status, headers.get('location')].filter(Boolean).join(' ')
}

test('lead on from addresses of other shops, by their query or path, to pages and products', async () => {
  const logged: string[] = []
  const site = use(await startSite({ logTo: { write: line => void logged.push(line) } }))
  const lines = [
    ...['/index.php;/', '/shop/;/products', '/product/oak-desk;/products/op1'],
    'https://www.old.example/?page_id=12;/contact',
    ...['/index.php?route=product/product&product_id=42;OP 1', '/Über-uns;/about'],
    ...['/products/blue-tile;CH8', `/home;${site.url}/About/`],
  ]
  const added = await site.ask('POST', api.manyRedirects, { lines: lines.join('\n') })
  assert.equal([added.status, await added.json()], [200, { added: 8 }])
  for (const [path, answer] of [
    ['/index.php', '301 /'],
    ['/shop', '301 /products'],
    ['/Shop/?a=1', '301 /products?a=1'],
    ['/product/oak-desk/', '301 /products/op1'],
    ['/?page_id=12', '301 /contact'],
    ['/?utm_source=x&page_id=12&fbclid=y', '301 /contact?utm_source=x&fbclid=y'],
    ['/?page_id=13', '200'],
    ['/?page_id=12&page_id=12', '200'],
    ['/index.php?product_id=42&route=product%2Fproduct', '301 /products/op1'],
    [
      '/index.php?product_id=43&route=product%2Fproduct',
      '301 /?product_id=43&route=product%2Fproduct',
    ],
    ['/%C3%BCber-uns', '301 /about'],
    ['/products/blue-tile', '301 /products/ch8'],
    ['//elsewhere.example/home', '404'],
    ['/home', '301 /about'],
    ['/about?page_id=12', '200'],
  ] as const) {
    assert.is(await ledTo(site, path), answer, path)
  }
  assert.is(await ledTo(site, '/shop', 'HEAD'), '301 /products')
  for (const method of ['POST', 'DELETE']) assert.is(await ledTo(site, '/shop', method), '404')
  for (const data of [api.page, api.wholePage]) {
    assert.is(await ledTo(site, data('/?page_id=12')), `301 ${data('/contact')}`)
  }
  const { headers } = await fetch(`${site.url}/shop`, { redirect: 'manual' })
  assert.is(headers.get('cache-control'), 'public, no-cache')
  // Metrics have one label for all products.
  const requests = logged.map(line => JSON.parse(line))
  const ofProducts = requests.filter(({ route }) => route === '/products/:code')
  assert.ok(ofProducts.length > 0 && ofProducts.every(({ status }) => status === 301))

  const exported = await (await site.ask('GET', api.exportPages)).json()
  const other = use(await startSite())
  const imported = await other.ask('POST', api.importPages, exported)
  assert.is(imported.status, 200)
  assert.is(await ledTo(other, '/?page_id=12'), '301 /contact')
  assert.is(await ledTo(other, '/product/oak-desk'), '301 /products/op1')
})

test('follow what visitors see: a hidden product is led to by nothing, a page goes before', async () => {
  const site = use(await startSite())
  const add = (from: string, to: string) => site.ask('POST', api.redirects, { from, to })
  await add('/desk', 'OP1')
  await add('/Team-2', '/about')
  const hide = (isVisible: boolean) =>
    site.ask('PATCH', api.adminProduct('OP1'), { isVisible, version: isVisible ? 1 : 0 })
  assert.is((await hide(false)).status, 200)
  assert.is(await ledTo(site, '/desk'), '404')
  assert.is((await add('/desk-2', 'OP1')).status, 400)
  assert.is((await hide(true)).status, 200)
  assert.is(await ledTo(site, '/desk'), '301 /products/op1')
  const pages = pageCalls(site)
  await pages.create({ path: '/team-2', name: 'Team 2', from: '/services/interiors' })
  assert.is(await ledTo(site, '/TEAM-2'), '301 /about')
  assert.is((await pages.publish('/team-2', (await pages.open('/team-2')).version)).status, 200)
  assert.equal([await ledTo(site, '/team-2'), await ledTo(site, '/Team-2')], ['200', '301 /team-2'])
})

test('go nowhere when one line of many has a fault, which is named with its line', async () => {
  const site = use(await startSite())
  const add = async (lines: string) => {
    const answer = await site.ask('POST', api.manyRedirects, { lines })
    return { status: answer.status, ...(await answer.json()) }
  }
  const many = [
    ...['old,new', '"/a,b.html",/about', '', '/API/x,/about', '/a%2Cb.html,/about', '/c'],
    '/d,/x,y',
  ]
  const { status, fields } = await add(many.join('\r\n'))
  assert.equal([status, Object.keys(fields)], [400, ['1', '4', '5', '6', '7']])
  assert.match(fields[5], 'Line 2')
  assert.is(await ledTo(site, '/a,b.html'), '404')
  assert.equal(await add('sep=|\n/a|/about\n/b|CH8'), { status: 200, added: 2 })
  assert.is((await add(' \n\n')).status, 400)
  assert.is((await add('/x;/about\n'.repeat(2001))).status, 400)
})

test('are refused at every address that the site answers itself', async () => {
  const site = use(await startSite())
  const paths = site.app.middleware.flatMap(one =>
    'router' in one ? (one as SiteRouter).router.stack.map(({ path }) => path) : [],
  )
  assert.ok(paths.length > 100)
  for (const path of [...paths, '/products/ch8', '/Products/CH 8', '/?', '/api', '/ASSETS/x.js']) {
    const from = String(path).replace(/[:*]\w+/g, 'x')
    const { status } = await site.ask('POST', api.redirects, { from, to: '/about' })
    assert.ok([400, 409].includes(status), `${status} ${from}`)
  }
})

test.run()

import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import {
  afterMove,
  type RedirectList,
  withRedirects,
} from '../../../../server/page-editing/redirects/redirect-list.ts'
import { openRedirects } from '../../../../server/page-editing/redirects/store.ts'
import type { SiteRouter } from '../../../../server/router.ts'
import { api } from '../../../../web/routes.ts'
import { type RunningSite, startSite } from '../../../support/site.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

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
  const add = (from: string, to: string) => site.ask('POST', api.redirects, { from, to })
  assert.is((await add('/old-chairs', '/services/furniture/chairs')).status, 201)
  const answer = await fetch(`${site.url}/old-chairs?x=1`, { redirect: 'manual' })
  assert.is(answer.headers.get('location'), '/services/furniture/chairs?x=1')
  for (const [from, to, status] of [
    ['/about', '/contact', 409],
    ['/admin/x', '/contact', 400],
    ['/old', 'https://elsewhere.example', 400],
    ['/old', '//elsewhere.example', 400],
    ['/old', 'https://elsewhere.example/about', 400],
    ['/old', '/nowhere', 400],
    ['/old', '?', 400],
  ] as const) {
    assert.is((await add(from, to)).status, status, `${from} to ${to}`)
  }
  const remove = () => site.ask('DELETE', `${api.redirects}?from=/old-chairs`)
  assert.equal([(await remove()).status, (await remove()).status], [200, 404])
  assert.is((await fetch(`${site.url}/old-chairs`, { redirect: 'manual' })).status, 404)
})

/** Where requests lead, as their status with the location. */
async function ledTo({ url }: RunningSite, path: string, method = 'GET') {
  const { status, headers } = await fetch(url + path, { method, redirect: 'manual' })
  return [status, headers.get('location')].filter(Boolean).join(' ')
}

test('lead on from addresses of other shops, by their query or path, to pages and products', async () => {
  const site = use(await startSite())
  const lines = [
    '/index.php;/',
    '/shop/;/products',
    '/product/oak-desk;/products/op1',
    'https://www.old.example/?page_id=12;/contact',
    '/index.php?route=product/product&product_id=42;OP 1',
    '/Über-uns;/about',
    '/products/blue-tile;CH8',
    `/home;${site.url}/About/`,
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
  ] as const) {
    assert.is(await ledTo(site, path), answer, path)
  }
  assert.is(await ledTo(site, '/shop', 'POST'), '404')
  const data = await ledTo(site, api.page('/?page_id=12'))
  assert.is(data, `301 ${api.page('/contact')}`)

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
  await site.ask('POST', api.adminPages, { path: '/team-2', name: 'Team 2' })
  assert.is(await ledTo(site, '/TEAM-2'), '301 /about')
  const at = (address: string) => `${address}?path=/team-2`
  const page = await (await site.ask('GET', at(api.editedPage))).json()
  const { version: opened, draft, keys = draft.keys, source = draft.source } = page
  const head = { description: 'Who works here. '.repeat(5), keywords: ['a', 'b', 'c'] }
  const body = { version: opened, keys, source: { ...source, ...head } }
  const { version } = await (await site.ask('PUT', at(api.pageDraft), body)).json()
  const published = await site.ask('POST', at(api.publishPage), { version })
  assert.is(published.status, 200, await published.text())
  assert.equal([await ledTo(site, '/team-2'), await ledTo(site, '/Team-2')], ['200', '301 /team-2'])
})

test('go nowhere when one line of many has a fault, which is named with its line', async () => {
  const site = use(await startSite())
  const add = async (lines: string) => {
    const answer = await site.ask('POST', api.manyRedirects, { lines })
    return { status: answer.status, ...(await answer.json()) }
  }
  const many = [
    'old,new',
    '"/a,b.html",/about',
    '',
    '/API/x,/about',
    '/a%2Cb.html,/about',
    '/c',
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

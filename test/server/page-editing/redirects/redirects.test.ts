import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import {
  afterMove,
  type RedirectList,
  withRedirects,
} from '../../../../server/page-editing/redirects/redirect-list.ts'
import { openRedirects } from '../../../../server/page-editing/redirects/store.ts'
import { api } from '../../../../web/routes.ts'
import { startSite } from '../../../support/site.ts'
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
    ['/old', '/nowhere', 400],
  ] as const) {
    assert.is((await add(from, to)).status, status, `${from} to ${to}`)
  }
  const remove = () => site.ask('DELETE', `${api.redirects}?from=/old-chairs`)
  assert.equal([(await remove()).status, (await remove()).status], [200, 404])
  assert.is((await fetch(`${site.url}/old-chairs`, { redirect: 'manual' })).status, 404)
})

test.run()

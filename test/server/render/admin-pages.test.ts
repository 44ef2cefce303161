import * as assert from 'uvu/assert'
import { suite } from '#test'
import { adminDocument } from '../../../server/render/admin/document.ts'
import { adminRoutes } from '../../../web/base/routes.ts'
import { type RunningSite, startSite } from '../../support/site.ts'

const test = suite<{ site: RunningSite }>('admin pages')
test.before(async context => {
  context.site = await startSite()
})

for (const path of Object.values(adminRoutes)) {
  test(`${path} is served with no-store and noindex`, async ({ site }) => {
    const answer = await fetch(site.url + path)
    assert.is(answer.status, 200)
    assert.is(answer.headers.get('cache-control'), 'no-store')
    assert.is(answer.headers.get('x-robots-tag'), 'noindex')
    assert.match(await answer.text(), '<meta name="robots" content="noindex">')
  })
}

test('other paths below /admin are a 404', async ({ site }) => {
  for (const path of ['/admin/none', '/admin/none/', '/admin/users', '/administrator']) {
    assert.is((await fetch(site.url + path)).status, 404, path)
  }
})

test('the policy is that of public pages, with a style nonce per response', async ctx => {
  const answers = await Promise.all([1, 2].map(() => fetch(ctx.site.url + adminRoutes.login)))
  const nonces = await Promise.all(
    answers.map(async answer => {
      const policy = answer.headers.get('content-security-policy') ?? ''
      const nonce = /style-src 'self' 'nonce-([^']+)';/.exec(policy)?.[1] ?? ''
      assert.match(policy, "script-src 'self';")
      assert.not.match(policy, 'unsafe')
      assert.ok((await answer.text()).includes(`nonce="${nonce}"`))
      return nonce
    }),
  )
  assert.is(new Set(nonces).size, 2)
  for (const nonce of nonces) assert.is(Buffer.from(nonce, 'base64').length, 16)
})

test('no document, public or not, may compile WebAssembly', async ({ site }) => {
  for (const path of ['/', '/contact', '/services/furniture/beds', ...Object.values(adminRoutes)]) {
    const policy = (await fetch(site.url + path)).headers.get('content-security-policy') ?? ''
    assert.match(policy, "script-src 'self';", path)
    assert.not.match(policy, 'wasm', path)
  }
})

test('its assets are served compressed, and none of them on public pages', async ctx => {
  const { url } = ctx.site
  const addresses = async (path: string) => {
    const html = await (await fetch(url + path)).text()
    return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, one]) => one)
  }
  const ours = await addresses(adminRoutes.dashboard)
  assert.ok(ours.length >= 2)
  for (const address of ours) {
    const answer = await fetch(url + address, { headers: { 'accept-encoding': 'br' } })
    assert.is(answer.status, 200, address)
    assert.is(answer.headers.get('content-encoding'), 'br', address)
  }
  for (const address of await addresses('/')) assert.not.ok(ours.includes(address), address)
})

test('a company name cannot close the element that contains it', () => {
  const manifest = {
    admin: { script: '', preload: [], stylesheet: '', heicDecoder: '', editLink: '' },
    fonts: [],
  }
  const settings = {
    companyName: '</script><script>',
    minPasswordLength: 6,
    maxUploadBytes: 1,
    heicDecoder: '',
    timeZone: 'UTC',
    picture: '',
  }
  assert.not.match(adminDocument(manifest, settings, 'n', false), '</script><script>')
})

test.run()

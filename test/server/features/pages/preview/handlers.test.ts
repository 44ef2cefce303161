import * as assert from 'uvu/assert'
import { suite } from '#test'
import { adminRoutes, api } from '../../../../../web/base/routes.ts'
import type { OpenedPage } from '../../../../../web/features/pages/contract.ts'
import type { PagePreview } from '../../../../../web/features/pages/preview.ts'
import { picture } from '../../../../support/samples.ts'
import { type RunningSite, startSite } from '../../../../support/site.ts'

const test = suite<{ site: RunningSite }>('routes of the preview')

test.before.each(async context => {
  context.site = await startSite()
})

const about = (address: string, path: string) => `${address}?path=${encodeURIComponent(path)}`
const preview = (path: string) => about(api.pagePreview, path)

const opened = async (site: RunningSite, path: string): Promise<OpenedPage> =>
  (await site.ask('GET', about(api.editedPage, path))).json()

/** Stores a draft with another title of the first section. */
async function saveTitle(site: RunningSite, path: string, title: string) {
  const { version, source, keys } = await opened(site, path)
  Object.assign(source.sections[0] ?? {}, { title })
  const answer = await site.ask('PUT', about(api.pageDraft, path), { version, source, keys })
  assert.is(answer.status, 200)
}

test('the published page is shown until there is a draft, then the draft', async ({ site }) => {
  const first = await (await site.ask('GET', preview('/about'))).text()
  await saveTitle(site, '/about', 'A title that is not published')
  const html = await (await site.ask('GET', preview('/about'))).text()
  assert.not.match(first, 'A title that is not published')
  assert.match(html, 'data-at="sections.0.title">A title that is not published</h1>')
  assert.not.match(await (await fetch(`${site.url}/about`)).text(), 'A title that is not published')
})

test('sections have the keys of the editor', async ({ site }) => {
  const { keys } = await opened(site, '/about')
  const html = await (await site.ask('GET', preview('/about'))).text()
  assert.equal(
    [...html.matchAll(/ data-section="([^"]*)"/g)].map(([, key]) => key),
    keys,
  )
})

test('it is not stored, not indexed, and framed by pages of ours alone', async ({ site }) => {
  const { status, headers } = await site.ask('GET', preview('/about'))
  assert.is(status, 200)
  assert.is(headers.get('cache-control'), 'no-store')
  assert.is(headers.get('x-robots-tag'), 'noindex')
  assert.match(headers.get('content-security-policy') ?? '', "frame-ancestors 'self';")
  assert.is((await fetch(site.url + preview('/about'))).status, 401)
})

test('nothing else may be framed, and only the administrators’ area frames', async ({ site }) => {
  const policyOf = async (path: string) =>
    (await site.ask('GET', path)).headers.get('content-security-policy') ?? ''
  for (const path of ['/', '/about', '/products/ch8', api.editedPage, adminRoutes.pages]) {
    assert.match(await policyOf(path), "frame-ancestors 'none'", path)
    const isAdmin = path === adminRoutes.pages
    assert.is((await policyOf(path)).includes("frame-src 'self'"), isAdmin, path)
  }
  assert.not.match(await policyOf(preview('/about')), 'frame-src')
})

test('it has no script, and its styles are those that the policy allows', async ({ site }) => {
  const answer = await site.ask('GET', preview('/'))
  const html = await answer.text()
  assert.not.match(html, /<script(?! type="application\/ld\+json")/)
  assert.not.match(html, 'page-data')
  assert.is(html.match(/<style>/g)?.length, 1)
  const hash = / data-styles="([^"]+)"/.exec(html)?.[1] ?? ''
  assert.match(answer.headers.get('content-security-policy') ?? '', `'${hash}'`)
})

test('a draft that is not saved is rendered, and not stored', async ({ site }) => {
  const { source, keys } = await opened(site, '/about')
  Object.assign(source.sections[0] ?? {}, { title: 'Typed' })
  const answer = await site.ask('POST', preview('/about'), { source, keys })
  assert.is(answer.status, 200)
  const { body, styleHash, faults }: PagePreview = await answer.json()
  assert.match(body, /^<div id="root">[\s\S]*data-at="sections\.0\.title">Typed<[\s\S]*<\/div>$/)
  assert.equal(faults, {})
  const html = await (await site.ask('GET', preview('/about'))).text()
  assert.match(html, ` data-styles="${styleHash}"`)
  assert.not.match(html, '>Typed<')
})

test('it shows the files of slots as the page does', async ({ site }) => {
  const slot = 'home/portfolio/prefab-units/home-portfolio-prefab-units-image-1.jpg'
  assert.is((await site.upload(slot, await picture('jpeg'))).status, 200)
  const html = await (await site.ask('GET', preview('/'))).text()
  const page = await (await fetch(site.url)).text()
  const address = new RegExp(`/uploads/${slot}\\?v=[\\w-]+&amp;w=\\d+`)
  assert.is(html.match(address)?.[0], page.match(address)?.[0])
  assert.ok(html.match(address))
})

test('a page that is not published yet is shown as it will be', async ({ site }) => {
  const created = await site.ask('POST', api.adminPages, {
    path: '/our-history',
    from: '/about',
    name: 'Our history',
  })
  assert.is(created.status, 201)
  const answer = await site.ask('GET', preview('/our-history'))
  assert.is(answer.status, 200)
  const html = await answer.text()
  assert.match(html, 'data-at="sections.0.title"')
  assert.not.match(html, 'data-fault=')
  assert.is((await fetch(`${site.url}/our-history`)).status, 404)
})

test('pages that there are not, and bodies that are no draft, are refused', async ({ site }) => {
  const { source, keys } = await opened(site, '/about')
  assert.is((await site.ask('GET', preview('/no-such-page'))).status, 404)
  assert.is((await site.ask('POST', preview('/no-such-page'), { source, keys })).status, 404)
  for (const body of [{}, { source }, { source: { path: '/about' }, keys }, { source: [], keys }]) {
    assert.is((await site.ask('POST', preview('/about'), body)).status, 400)
  }
  const long = { source: { ...source, name: 'a'.repeat(1024 * 1024) }, keys }
  assert.is((await site.ask('POST', preview('/about'), long)).status, 413)
})

test('what does not fit any more is not shown as it is published where it is of the past', async context => {
  const { site } = context
  const { source, keys } = await opened(site, '/about')
  Object.assign(source.sections[1] ?? {}, { kind: 'marquee' })
  const shownOf = async (isFormer?: true) => {
    const answer = await site.ask('POST', preview('/about'), { source, keys, isFormer })
    const { body } = (await answer.json()) as PagePreview
    return / data-fault="([^"]*)"/.exec(body)?.[1]
  }
  assert.is(await shownOf(), 'last')
  assert.is(await shownOf(true), 'none')
})

test.run()

import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { api } from '../../../../../web/base/routes.ts'
import type { OpenedPage } from '../../../../../web/features/pages/contract.ts'
import { pageCalls, retitled } from '../../../../support/page-calls.ts'
import { type RunningSite, startSite } from '../../../../support/site.ts'
import { emptyVolume } from './volume-of-a-site.ts'

const test = suite('upgrades of a site whose owner has edited pages')

const INTERIORS = '/services/interiors'
const POWDER = '/engineering-services/powder-coating'
const LASER = '/engineering-services/cnc-laser-cutting'
const releases = (await readdir('test/fixtures')).filter(name => name.endsWith('-pages'))

/** Before anything that is planned. */
const clock = () => Date.parse('2026-12-01T00:00:00Z')

/** This release over the volume of an earlier one. */
async function upgraded(
  release: string,
  damage: (dataDir: string) => Promise<unknown> = async () => undefined,
): Promise<RunningSite> {
  const { dataDir, uploadsDir } = await emptyVolume()
  const fixture = join('test/fixtures', release)
  await cp(join(fixture, 'data'), dataDir, { recursive: true })
  await cp(join(fixture, 'uploads'), uploadsDir, { recursive: true })
  await damage(dataDir)
  return use(await startSite({ env: { DATA_DIR: dataDir, UPLOADS_DIR: uploadsDir }, clock }))
}

const get = (site: RunningSite, path: string) => fetch(site.url + path, { redirect: 'manual' })
const text = async (site: RunningSite, path: string) => (await get(site, path)).text()

/** As its editor has it. */
const editorOf = ({ draft, ...page }: OpenedPage): OpenedPage => ({
  ...page,
  ...(draft && { source: draft.source, keys: draft.keys }),
})

for (const release of releases) {
  test(`visitors see what was published with ${release}`, async () => {
    const site = await upgraded(release)
    const about = await text(site, '/about')
    assert.match(about, 'Twice published')
    assert.not.match(about, 'Not published yet')
    assert.match(await text(site, '/steps'), 'Of oak')
    assert.not.match(await text(site, POWDER), 'As planned')
    for (const [path, to] of [
      ['/stairs', '/steps'],
      ['/team', '/about'],
    ] as const) {
      const answer = await get(site, path)
      assert.equal([answer.status, answer.headers.get('location')], [301, to])
    }
    const hidden = await get(site, LASER)
    assert.equal([hidden.status, hidden.headers.get('location')], [302, '/engineering-services'])
    assert.is((await get(site, '/showroom')).status, 404)
    const { items } = await (await site.ask('GET', api.menu)).json()
    assert.is(items[0].href, '/contact')
    const photo = /\/uploads\/pages\/stairs\/image-\d+\.jpg/.exec(await text(site, '/steps'))?.[0]
    const { headers } = await get(site, photo ?? '')
    assert.is(headers.get('content-type'), 'image/jpeg')
  })

  test(`administrators find drafts, versions and plans of ${release}`, async () => {
    const site = await upgraded(release)
    const pages = pageCalls(site)
    const rows = new Map((await pages.list()).map(row => [row.path, row]))
    assert.equal(
      ['/about', INTERIORS, POWDER, LASER, '/steps', '/showroom'].map(
        path => rows.get(path)?.state,
      ),
      ['draft', 'draft', 'scheduled', 'hidden', 'published', 'hidden'],
    )
    assert.is(rows.get(POWDER)?.goesDown?.at, '2027-03-08T15:00:00.000Z')
    const versions = await pages.versions('/about')
    assert.is(versions.length, 2)
    assert.is((await pages.revert('/about', versions[1]?.id ?? '')).status, 200)
    assert.match(JSON.stringify((await pages.open('/about')).draft), 'Once published')
    const planned = await pages.open(POWDER)
    assert.ok(planned.draft?.source.sections[2]?.hidden)
    const overview = await (await site.ask('GET', api.overview)).json()
    assert.equal(overview.pages.unfit, [])
  })

  test(`each draft of ${release} is previewed, merged and published`, async () => {
    const site = await upgraded(release)
    const pages = pageCalls(site)
    // From the first of the three saves, as a tab that was left open.
    const { source, keys, version } = editorOf(await pages.open(INTERIORS))
    const first = { source, keys, version: version - 2 }
    const sections = source.sections.map((section, index) =>
      index === 1 ? { ...section, title: 'First save' } : section,
    )
    const own = retitled({ ...first, source: { ...source, sections } }, 2, 'Typed in the old tab')
    const merged = await pages.save(INTERIORS, own)
    assert.is(merged.status, 200, JSON.stringify(merged.body))
    const titles = merged.body.source.sections.map(({ title }) => title)
    assert.equal(titles.slice(1, 3), ['Third save', 'Typed in the old tab'])
    for (const [path, words] of [
      ['/about', 'Not published yet'],
      [INTERIORS, 'Third save'],
      [POWDER, 'As planned'],
    ] as const) {
      const preview = await site.ask('GET', `${api.pagePreview}?path=${path}`)
      assert.match(await preview.text(), words)
      const published = await pages.publish(path, (await pages.open(path)).version)
      assert.is(published.status, 200, JSON.stringify(published.body))
      assert.match(await text(site, path), words)
    }
    const shown = await pages.show(LASER)
    assert.is(shown.status, 200)
    assert.is((await get(site, LASER)).status, 200)
  })

  test(`a page of ${release} that does not fit is shown without that section, and stays`, async () => {
    const file = (dataDir: string) => join(dataDir, 'pages/about.json')
    const site = await upgraded(release, async dataDir => {
      const stored = JSON.parse(await readFile(file(dataDir), 'utf8'))
      stored.data.published.source.sections[1].kind = 'of-an-earlier-release'
      await writeFile(file(dataDir), JSON.stringify(stored))
    })
    const about = await get(site, '/about')
    assert.is(about.status, 200)
    assert.not.match(await about.text(), 'Twice published')
    const overview = await (await site.ask('GET', api.overview)).json()
    assert.equal(overview.pages.unfit, ['/about'])
    const pages = pageCalls(site)
    const { draft, version } = await pages.open('/about')
    assert.match(JSON.stringify(draft), 'Not published yet')
    assert.is((await pages.publish('/about', version)).status, 200)
    assert.match(await text(site, '/about'), 'Not published yet')
    assert.is((await pages.versions('/about')).length, 3)
  })
}

test.run()

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { api } from '../../../../../web/base/routes.ts'
import type { PreviewLink, SavedDraft } from '../../../../../web/features/pages/contract.ts'
import { pageCalls } from '../../../../support/page-calls.ts'
import { picture } from '../../../../support/samples.ts'
import { type RunningSite, startSite } from '../../../../support/site.ts'

const test = suite<{ site: RunningSite; lines: string[] }>('links to previews')

const TOKEN = 'a token of the metrics'

test.before.each(async context => {
  const lines: string[] = []
  context.lines = lines
  context.site = use(
    await startSite({
      logTo: { write: line => void lines.push(line) },
      env: { METRICS_TOKEN: TOKEN, LOGIN_LIMIT: '3/m' },
    }),
  )
})

const ABOUT = '/about'
const at = (address: string, path = ABOUT) => `${address}?path=${encodeURIComponent(path)}`

/** Saves the draft with other fields of its second section. */
async function save(site: RunningSite, change: object): Promise<SavedDraft> {
  const pages = pageCalls(site)
  const { version, draft, ...published } = await pages.open(ABOUT)
  const { source, keys } = draft ?? published
  const sections = source.sections.map((one, index) => (index === 1 ? { ...one, ...change } : one))
  return (await pages.save(ABOUT, { version, keys, source: { ...source, sections } })).body
}

async function makeLink(site: RunningSite, path = ABOUT): Promise<PreviewLink> {
  const answer = await site.ask('POST', at(api.previewLink, path))
  assert.is(answer.status, 201)
  return (await answer.json()) as PreviewLink
}

test('show the draft to anybody for seven days, as it is saved then', async ({ site }) => {
  await save(site, { title: 'For a colleague' })
  const { url, until } = await makeLink(site)
  assert.match(url, /^http:\/\/127\.0\.0\.1:\d+\/preview\/[\w-]{22}$/)
  assert.ok(Math.abs(Date.parse(until) - Date.now() - 7 * 24 * 3600_000) < 60_000)
  const answer = await fetch(url)
  assert.is(answer.status, 200)
  const html = await answer.text()
  assert.match(html, 'For a colleague')
  // Only data, for search engines.
  assert.not.match(html, /<script(?! type="application\/ld\+json")/)
  const { headers } = answer
  assert.is(headers.get('cache-control'), 'no-store')
  assert.is(headers.get('x-robots-tag'), 'noindex')
  assert.is(headers.get('referrer-policy'), 'no-referrer')
  assert.match(headers.get('content-security-policy') ?? '', "frame-ancestors 'none'")
  await save(site, { title: 'Changed since' })
  assert.match(await (await fetch(url)).text(), 'Changed since')
  assert.not.match(await (await fetch(site.url + ABOUT)).text(), 'Changed since')
})

test('show a page that was never changed, and its first draft later', async ({ site }) => {
  const { url } = await makeLink(site)
  assert.is((await fetch(url)).status, 200)
  await save(site, { title: 'Begun since' })
  assert.match(await (await fetch(url)).text(), 'Begun since')
})

test('show the photos of a draft, which nobody has at their public addresses', async ({ site }) => {
  const path = '/next-spring'
  const pages = pageCalls(site)
  const { body } = await pages.create({ path, name: 'Next spring', from: ABOUT })
  const { source, keys } = body.draft ?? body
  assert.is((await pages.save(path, { version: body.version, keys, source })).status, 200)
  const draft = JSON.stringify((await pages.open(path)).draft)
  const [slot = ''] = draft.match(/pages\/[\w/-]+\.jpg/) ?? []
  assert.is((await site.upload(slot, await picture('jpeg', 400, 300))).status, 200)
  const { url } = await makeLink(site, path)
  const file = `${new URL(url).pathname}/files/uploads/${slot}`
  assert.match(await (await fetch(url)).text(), file)
  const seen = async (address: string) => {
    const { status, headers } = await fetch(site.url + address)
    return [status, headers.get('content-type')?.split(';')[0], headers.get('cache-control')]
  }
  assert.equal(await seen(file), [200, 'image/jpeg', 'private, no-cache'])
  assert.equal(await seen(`/uploads/${slot}`), [404, 'text/html', 'no-store'])
  await site.ask('DELETE', at(api.previewLink, path))
  assert.is((await seen(file))[0], 410)
})

test('do not show what only administrators see', async ({ site }) => {
  await save(site, { title: 'Not for others', hidden: true })
  const { url } = await makeLink(site)
  assert.not.match(await (await fetch(url)).text(), 'Not for others')
})

test('end with a publication, when they are ended, and with their days', async ({ site }) => {
  const { version } = await save(site, { title: 'Soon public' })
  const first = await makeLink(site)
  await site.ask('POST', at(api.publishPage), { version })
  const ended = await fetch(first.url)
  assert.is(ended.status, 410)
  assert.is(ended.headers.get('referrer-policy'), 'no-referrer')
  assert.match(await ended.text(), 'no longer open')

  await save(site, { title: 'The next draft' })
  const two = [await makeLink(site), await makeLink(site)]
  for (const { url } of two) assert.is((await fetch(url)).status, 200)
  assert.is((await site.ask('DELETE', at(api.previewLink))).status, 200)
  for (const { url } of two) assert.is((await fetch(url)).status, 410)
})

test('work after a restart until their days are over', async ({ site }) => {
  await save(site, { title: 'After a restart' })
  const { url } = await makeLink(site)
  await site.stop()
  const path = new URL(url).pathname
  const days = (number: number) => () => Date.now() + number * 24 * 3600_000
  const env = { DATA_DIR: site.dataDir, UPLOADS_DIR: site.uploadsDir }
  const later = await startSite({ env, clock: days(6.9) })
  assert.is((await fetch(later.url + path)).status, 200)
  await later.stop()
  const last = await startSite({ env, clock: days(7.1) })
  assert.is((await fetch(last.url + path)).status, 410)
})

test('stand in no file, log, metric or activity', async ({ site, lines }) => {
  await save(site, { title: 'Secret' })
  const { url } = await makeLink(site)
  const token = new URL(url).pathname.split('/')[2] ?? ''
  await fetch(url)
  await fetch(`${url}x`)
  const headers = { authorization: `Bearer ${TOKEN}` }
  const metrics = await (await fetch(`${site.url}/metrics`, { headers })).text()
  const activity = await (await site.ask('GET', api.activity)).text()
  assert.match(activity, 'preview-link-made')
  await site.stop()
  const names = await readdir(site.dataDir, { recursive: true, withFileTypes: true })
  const files = await Promise.all(
    names
      .filter(entry => entry.isFile())
      .map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')),
  )
  const said = [...lines, metrics, activity, ...files].join('\n')
  assert.match(said, '/preview/:token')
  assert.not.match(said, token)
})

test('are found by nobody who tries: three wrong ones, then later', async ({ site }) => {
  await save(site, { title: 'Unseen' })
  const { url } = await makeLink(site)
  const wrong = async () => (await fetch(`${site.url}/preview/${'x'.repeat(22)}`)).status
  assert.equal([await wrong(), await wrong(), await wrong(), await wrong()], [410, 410, 410, 429])
  assert.is((await fetch(url)).status, 200)
  assert.is((await site.ask('POST', at(api.previewLink, '/nowhere'))).status, 404)
  assert.is((await fetch(site.url + at(api.previewLink), { method: 'POST' })).status, 401)
})

test('of a page are ten at most, of which the oldest ends', async ({ site }) => {
  await save(site, { title: 'Many' })
  const links: PreviewLink[] = []
  for (let number = 0; number < 11; number += 1) links.push(await makeLink(site))
  assert.is((await fetch(links[0]?.url ?? '')).status, 410)
  assert.is((await fetch(links[1]?.url ?? '')).status, 200)
})

test.run()

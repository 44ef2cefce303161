import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { packAll } from '../../../server/archives/making/index.ts'
import { sumOf } from '../../../server/archives/making/pack.ts'
import { textOf } from '../../support/public-pages.ts'
import { type RunningSite, startSite } from '../../support/site.ts'
import { project } from './project.ts'

const test = suite('deployment archives')
let site: RunningSite
let root: string
let packagesFolder: string
test.before(async () => {
  root = await project()
  packagesFolder = join(root, 'packages')
  site = await startSite({ packagesFolder })
})

const pageText = async () => textOf(await (await fetch(`${site.url}/download`)).text())
const VERIFIED = '/showyard-verified.tar.gz'

test('before they are packed the page says so, and their addresses are 404', async () => {
  assert.is((await pageText()).match(/Not packed yet\. Run npm run package/g)?.length, 2)
  assert.is((await fetch(site.url + VERIFIED)).status, 404)
})

test('once packed, while the site runs, the page tells name, size, date and sum', async () => {
  const archives = await packAll(root, packagesFolder)
  const text = await pageText()
  assert.not.match(text, 'Not packed yet')
  for (const { file, files, sha256, packedAt } of archives) {
    assert.match(text, `Download ${file}`)
    assert.match(text, `0.1 MB, ${files} files`)
    assert.match(text, packedAt.slice(0, 16).replace('T', ' '))
    assert.match(text, sha256)
  }
  const answer = await fetch(`${site.url}/api/pages?path=/download`)
  assert.equal(((await answer.json()) as { archives: unknown }).archives, archives)
})

test('each is served whole, in ranges, and with headers of its own', async () => {
  const [verified] = await packAll(root, packagesFolder)
  const answer = await fetch(site.url + VERIFIED)
  assert.is(answer.status, 200)
  assert.is(answer.headers.get('content-type'), 'application/gzip')
  assert.is(
    answer.headers.get('content-disposition'),
    'attachment; filename="showyard-verified.tar.gz"',
  )
  assert.is(answer.headers.get('cache-control'), 'public, no-cache')
  assert.is(answer.headers.get('x-robots-tag'), 'noindex')
  const whole = Buffer.from(await answer.arrayBuffer())
  assert.is(sumOf(whole), verified?.sha256)
  const part = await fetch(site.url + VERIFIED, { headers: { range: 'bytes=10-19' } })
  assert.is(part.status, 206)
  assert.ok(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(10, 20)))
})

test('nothing else in their folder can be fetched', async () => {
  await writeFile(join(packagesFolder, 'other-things.tar.gz'), 'private')
  for (const path of [
    '/other-things.tar.gz',
    '/archives.json',
    '/packages/archives.json',
    '/SHA256SUMS',
    '/..%2fpackage.json',
  ]) {
    assert.is((await fetch(site.url + path)).status, 404, path)
  }
})

test('an archive that is being replaced or that is gone is not offered', async () => {
  await writeFile(join(packagesFolder, 'showyard-verified.tar.gz'), 'half of it')
  assert.is((await pageText()).match(/Not packed yet/g)?.length, 1)
  assert.is((await fetch(site.url + VERIFIED)).status, 404)
  await rm(packagesFolder, { recursive: true })
  assert.is((await pageText()).match(/Not packed yet/g)?.length, 2)
})

test('the page is kept from search engines', async () => {
  const html = await (await fetch(`${site.url}/download`)).text()
  assert.match(html, '<meta name="robots" content="noindex"/>')
  assert.not.match(await (await fetch(`${site.url}/sitemap.xml`)).text(), '/download')
})

test.run()

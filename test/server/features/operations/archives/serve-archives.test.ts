import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { packAll } from '../../../../../server/features/operations/archives/making/index.ts'
import { sumOf } from '../../../../../server/features/operations/archives/making/pack.ts'
import { textOf } from '../../../../support/public-pages.ts'
import { type RunningSite, startSite } from '../../../../support/site.ts'
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

test('before they are packed the page says so, and their URLs are 404', async () => {
  assert.is((await pageText()).match(/Not packed yet\. Run npm run package/g)?.length, 2)
  assert.is((await fetch(site.url + VERIFIED)).status, 404)
})

test('once packed, while the site runs, the page shows name, size, date and checksum', async () => {
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

test('each is served whole and in ranges, with its own headers', async () => {
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

test('no other file of their folder is served', async () => {
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

test('an archive that is being replaced or is missing is not offered', async () => {
  await writeFile(join(packagesFolder, 'showyard-verified.tar.gz'), 'half of it')
  assert.is((await pageText()).match(/Not packed yet/g)?.length, 1)
  assert.is((await fetch(site.url + VERIFIED)).status, 404)
  await rm(packagesFolder, { recursive: true })
  assert.is((await pageText()).match(/Not packed yet/g)?.length, 2)
})

test('the page has robots noindex', async () => {
  const html = await (await fetch(`${site.url}/download`)).text()
  assert.match(html, '<meta name="robots" content="noindex"/>')
  assert.not.match(await (await fetch(`${site.url}/sitemap.xml`)).text(), '/download')
})

test.run()

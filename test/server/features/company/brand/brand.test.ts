import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { brandUrls } from '../../../../../web/features/company/brand/addresses.ts'
import type {
  BrandAnswer,
  BrandChange,
} from '../../../../../web/features/company/brand/contract.ts'
import { poppler } from '../../../../support/poppler.ts'
import { makeQuote } from '../../../../support/sent-quote.ts'
import { type RunningSite, startSite } from '../../../../support/site.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

const test = suite<{ site: RunningSite }>("a company's brand")

test.before(async context => {
  context.site = await startSite()
})

const colors = { main: '#1d4ed8', accent: '#be185d' }
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" onload="alert(1)">' +
  '<rect width="40" height="20" fill="#1d4ed8"/><script>alert(1)</script></svg>'
const base64 = (bytes: string | Buffer) => Buffer.from(bytes).toString('base64')

const stored = async ({ ask }: RunningSite) =>
  (await (await ask('GET', brandUrls.settings)).json()) as BrandAnswer

async function save(site: RunningSite, change: Partial<BrandChange>) {
  const { version, colors: before, hasName } = await stored(site)
  const body: BrandChange = { version, colors: before, hasName, logo: 'keep', ...change }
  const answer = await site.ask('PUT', brandUrls.settings, body)
  return { status: answer.status, ...((await answer.json()) as BrandAnswer & Failure) }
}

interface Failure {
  error?: string
  fields?: Record<string, string>
}

const reset = (site: RunningSite) => save(site, { colors: null, hasName: false, logo: 'remove' })

const bytesOf = async (site: RunningSite, path: string) =>
  Buffer.from(await (await fetch(new URL(path, site.url))).arrayBuffer())
const textOf = async (site: RunningSite, path: string) => String(await bytesOf(site, path))

/** How many pictures the first page of a PDF has, besides those that are drawn. */
async function picturesIn(pdf: Buffer): Promise<number> {
  const file = join(await temporaryFolder(), 'document.pdf')
  await writeFile(file, pdf)
  return poppler('pdfimages', ['-list', '-l', '1', file]).match(/^ +\d+ +\d+ image /gm)?.length ?? 0
}

const CATALOG =
  '/uploads/Gallery/pdf-catalogs/executive-furniture-catalog/executive-furniture-catalog.pdf'
const shown = ['/', '/contact', '/products/ch8', '/nothing-here', '/icon.svg', '/icon-192.png']
const all = [...shown, '/favicon.ico', '/site.webmanifest', '/share/shortlist.jpg', '/design.jpg']

test('is on every page, icon and share picture until a reset', async ({ site }) => {
  const before = await Promise.all(all.map(path => bytesOf(site, path)))
  const saved = await save(site, { colors, logo: { file: base64(svg) } })
  assert.is(saved.status, 200, saved.error)
  assert.equal([saved.version, saved.colors, saved.logo?.width], [1, colors, 40])
  const during = await Promise.all(all.map(path => bytesOf(site, path)))
  for (const [index, path] of all.entries()) {
    assert.not.equal(during[index], before[index], `${path} is as before`)
  }
  const page = await textOf(site, '/')
  assert.match(page, '--brand:#1d4ed8')
  assert.match(page, `background:url(${saved.logo?.address})`)
  const [icon = ''] = /\/icon\.svg\?v=\w+/.exec(page) ?? []
  assert.match(await textOf(site, icon), '<rect width="40" height="20" fill="#1d4ed8"/>')
  assert.match((await fetch(site.url + icon)).headers.get('cache-control') ?? '', 'immutable')
  assert.match(page, /\/share\/home\.jpg\?v=[\w-]+-\w{8}"/)
  await reset(site)
  const after = await Promise.all(all.map(path => bytesOf(site, path)))
  assert.equal(after, before)
})

test('its logo has an address that never changes, and runs nothing', async ({ site }) => {
  const { logo } = await save(site, { logo: { file: base64(svg) } })
  const answer = await fetch(site.url + logo?.address)
  const body = await answer.text()
  assert.not.match(body, 'alert')
  const { headers } = answer
  assert.is(headers.get('content-type'), 'image/svg+xml')
  assert.match(headers.get('cache-control') ?? '', 'immutable')
  assert.is(headers.get('x-content-type-options'), 'nosniff')
  assert.is(
    headers.get('content-security-policy'),
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  )
  await reset(site)
  assert.is((await fetch(site.url + logo?.address)).status, 404)
})

test('stands on quotes, sheets and catalogs; a sent quote keeps its own', async ({ site }) => {
  const plain = await (await makeQuote(site)).send()
  assert.is(await picturesIn(await bytesOf(site, `${plain}.pdf`)), 0)
  await save(site, { colors, logo: { file: base64(svg) } })
  const branded = await (await makeQuote(site)).send()
  for (const path of [`${branded}.pdf`, '/sheets/ch8.pdf', '/design.pdf', CATALOG]) {
    assert.is(await picturesIn(await bytesOf(site, path)), 1, path)
  }
  assert.match(await textOf(site, branded), '--brand:#1d4ed8')
  await reset(site)
  assert.is(await picturesIn(await bytesOf(site, `${branded}.pdf`)), 1)
  assert.is(await picturesIn(await bytesOf(site, `${plain}.pdf`)), 0)
  assert.is(await picturesIn(await bytesOf(site, '/sheets/ch8.pdf')), 0)
})

test('may be a PNG, which is encoded anew', async ({ site }) => {
  const image = sharp({ create: { width: 900, height: 300, channels: 4, background: '#1d4ed8' } })
  const png = await image.png().toBuffer()
  const withMore = Buffer.concat([png, Buffer.from('<script>alert(1)</script>')])
  const { status, logo } = await save(site, { logo: { file: base64(withMore) }, hasName: true })
  assert.equal([status, logo?.width, logo?.height], [200, 800, 267])
  const served = await bytesOf(site, logo?.address ?? '')
  assert.is((await sharp(served).metadata()).width, 800)
  assert.not.match(served.toString('latin1'), 'script')
  assert.match(await textOf(site, '/'), '.brand span{position:absolute')
  await reset(site)
})

test('is refused by its wrong field, and where another save came first', async ({ site }) => {
  const cut = await sharp({ create: { width: 99, height: 99, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const files = ['a text', svg.replace('0 0 40 20', '0 0 40 1'), cut.subarray(0, 60)]
  for (const file of files) {
    const { status, fields } = await save(site, { logo: { file: base64(file) } })
    assert.is(status, 400)
    assert.match(fields?.logo ?? '', /SVG|wide/)
  }
  const pale = await save(site, { colors: { main: '#facc15', accent: '#f97316' } })
  assert.is(pale.status, 400)
  assert.equal(Object.keys(pale.fields ?? {}), ['main', 'accent'])
  const { version } = await stored(site)
  await save(site, { colors })
  const stale = await save(site, { version, colors: null })
  assert.is(stale.status, 409)
  assert.equal((await stored(site)).colors, colors)
  await reset(site)
})

test.run()

import { link, mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { incomingFolder } from '../../../../server/features/media/upload/incoming.ts'
import { manifestOf } from '../../../../server/features/operations/volume/manifest-of.ts'
import { openBin } from '../../../../server/storage/bin/bin.ts'
import type { AdminProduct, BinPage, NamedSlotDetails } from '../../../../web/admin/contract.ts'
import { api } from '../../../../web/base/routes.ts'
import { picture, sample } from '../../../support/samples.ts'
import { type RunningSite, startSite } from '../../../support/site.ts'
import { until } from '../../../support/until.ts'

interface Context {
  site: RunningSite
  /** The body of a GET, or its status. */
  read: (path: string) => Promise<string>
  /** Sets facts of Ch8, whatever its version. */
  set: (facts: object) => Promise<AdminProduct>
}

const test = suite<Context>('further pictures and documents of a product')

const FOLDER = 'executive-furniture/chairs/products'
const first = `${FOLDER}/image-8.jpg`
const [second, third] = [`${FOLDER}/picture-ch8-2.jpg`, `${FOLDER}/picture-ch8-3.jpg`]
const sheet = `${FOLDER}/document-ch8-1.pdf`

test.before.each(async context => {
  const site = await startSite()
  context.site = site
  context.read = async path => {
    const answer = await fetch(site.url + path, { redirect: 'manual' })
    return answer.status === 200 ? answer.text() : String(answer.status)
  }
  context.set = async facts => {
    const { version }: AdminProduct = await (await site.ask('GET', api.adminProduct('Ch8'))).json()
    const answer = await site.ask('PATCH', api.adminProduct('Ch8'), { version, ...facts })
    assert.is(answer.status, 200)
    return answer.json()
  }
})

const page = '/products/ch8'
const thingIn = (html: string) => {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}'
  const things: { '@type': string; image?: string | string[] }[] = JSON.parse(json)['@graph']
  return things.find(thing => thing['@type'] === 'Product')
}

test('an opened place is hidden while empty, and takes a file', async ({ site, read, set }) => {
  const [before, grid] = [await read(page), await read('/services/furniture/chairs')]
  assert.is((await site.upload(second, await picture('jpeg'))).status, 400)
  const { facts } = await set({ morePictures: 2, documents: 1 })
  assert.equal(facts, { morePictures: 2, documents: 1 })
  const shown = (html: string) => html.slice(0, html.indexOf('id="page-data"'))
  assert.is(shown(await read(page)), shown(before))
  assert.is(await read('/services/furniture/chairs'), grid)
  assert.match(await read(`/uploads/${second}`), '<svg')
  assert.is((await site.upload(third, await picture('jpeg'))).status, 200)
  assert.is((await site.upload(sheet, await readFile(sample('catalog.pdf')))).status, 200)
  const html = await read(page)
  assert.match(html, new RegExp(`<a href="/uploads/${third}\\?v=`))
  assert.not.match(shown(html), second)
  assert.match(html, /Document 1 \(PDF, [\d.]+ MB\)/)
  assert.match(thingIn(html)?.image as string, third)
  await site.upload(first, await picture('jpeg'))
  await site.upload(second, await picture('jpeg', 80, 60))
  const images = thingIn(await read(page))?.image as string[]
  assert.equal(
    images.map(image => [first, second, third].find(slot => image.includes(slot))),
    [first, second, third],
  )
  assert.match(await read('/sitemap.xml'), third)
  assert.is(
    await read('/services/furniture/chairs').then(html => html.includes('picture-ch8')),
    false,
  )
})

test('browsers get smaller forms of a picture in an opened place', async ({ site, set }) => {
  await set({ morePictures: 1 })
  await site.upload(second, await picture('jpeg', 1200, 1200))
  const typeOf = async () => {
    const headers = { accept: 'image/webp' }
    const answer = await fetch(`${site.url}/uploads/${second}?w=320`, { headers })
    return answer.headers.get('content-type')
  }
  await until('a smaller form', async () => (await typeOf()) === 'image/webp')
})

test('administrators know a place by the product and its link', async ({ site, read, set }) => {
  await set({ morePictures: 1, documents: 1 })
  const { slots }: { slots: NamedSlotDetails[] } = await (
    await site.ask('GET', api.slotDetails)
  ).json()
  const own = (path: string) => slots.find(slot => slot.path === path)
  assert.equal(
    [own(second)?.label, own(second)?.address, own(second)?.defaults.alt],
    ['Ch8, picture 2', page, `${own(first)?.defaults.alt}, picture 2`],
  )
  assert.equal(own(sheet)?.defaults.title, 'Document 1')
  await site.upload(sheet, await readFile(sample('catalog.pdf')))
  await site.upload(second, await picture('jpeg'))
  const said = { [sheet]: { title: 'Assembly sheet' }, [second]: { alt: 'Its back' } }
  assert.is((await site.ask('PATCH', api.slotDetails, { slots: said })).status, 200)
  assert.match(await read(page), /Assembly sheet \(PDF, [\d.]+ MB\)/)
  assert.match(await read(page), 'alt="Its back"')
  const activity = await (await site.ask('GET', api.activity)).text()
  assert.match(activity, 'Ch8, picture 2')
  await site.ask('PATCH', api.slotDetails, { slots: { [second]: { isVisible: false } } })
  assert.not.match(await read(page), 'alt="Its back"')
})

test('fewer places hide the last ones, and bring their files back', async ({ site, read, set }) => {
  await set({ morePictures: 2 })
  await site.upload(third, await picture('jpeg'))
  await set({ morePictures: null })
  assert.not.match(await read(page), third)
  assert.is(await read(`/uploads/${third}`), '404')
  assert.ok((await readdir(join(site.uploadsDir, FOLDER))).includes('picture-ch8-3.jpg'))
  await set({ morePictures: 2 })
  await until('the picture', async () => (await read(page)).includes(`<a href="/uploads/${third}`))
})

test('a deleted product takes its files along and brings them back', async ({
  site,
  read,
  set,
}) => {
  await set({ morePictures: 2, documents: 1 })
  for (const slot of [first, second, third]) await site.upload(slot, await picture('jpeg'))
  await site.upload(sheet, await readFile(sample('catalog.pdf')))
  const deleted = await site.ask('DELETE', api.adminProduct('Ch8'))
  assert.is(deleted.status, 200)
  assert.equal(await readdir(join(site.uploadsDir, FOLDER)), [])
  assert.is(await read(`/uploads/${second}`), '404')
  const { entries }: BinPage = await (await site.ask('GET', api.bin)).json()
  assert.equal(
    entries.map(({ subject, kind }) => [subject, kind]),
    [['Ch8', 'product']],
  )
  const entry = deleted.headers.get('x-bin-entry')
  assert.is((await site.ask('POST', `${api.bin}/${entry}/restore`)).status, 200)
  const html = await read(page)
  for (const slot of [second, third, sheet]) assert.match(html, `<a href="/uploads/${slot}?v=`)
  assert.is((await readdir(join(site.uploadsDir, FOLDER))).length, 4)
})

test('a restoration after a crash brings the files that are left', async ({ site, set }) => {
  await set({ morePictures: 2 })
  for (const slot of [first, second, third]) await site.upload(slot, await picture('jpeg'))
  const deleted = await site.ask('DELETE', api.adminProduct('Ch8'))
  const entry = deleted.headers.get('x-bin-entry') ?? ''
  const { uploadsDir } = site
  const bin = openBin({ uploadsDir, incomingDir: join(uploadsDir, incomingFolder) })
  await mkdir(join(uploadsDir, FOLDER), { recursive: true })
  await link(await bin.fileOf(entry, 0), join(uploadsDir, first))
  assert.is((await site.ask('POST', `${api.bin}/${entry}/restore`)).status, 200)
  assert.equal((await readdir(join(uploadsDir, FOLDER))).sort(), [
    'image-8.jpg',
    'picture-ch8-2.jpg',
    'picture-ch8-3.jpg',
  ])
  assert.equal((await bin.list()).length, 0)
})

test('the check of the volume knows them, as long as they are open', async ({ site, set }) => {
  await set({ morePictures: 1, documents: 1 })
  const manifest = await manifestOf(site)
  assert.equal(
    [second, third, sheet].map(path => manifest.get(path)?.kind),
    ['image', undefined, 'pdf'],
  )
})

test('no more are opened than a product may have', async ({ site }) => {
  for (const facts of [{ morePictures: 8 }, { documents: 4 }, { morePictures: 0 }]) {
    const answer = await site.ask('PATCH', api.adminProduct('Ch8'), { version: 0, ...facts })
    assert.is(answer.status, 400)
  }
})

test.run()

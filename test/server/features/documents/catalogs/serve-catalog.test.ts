import { readdir, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { PageSource } from '../../../../../server/content/page.ts'
import { image, pdf, series } from '../../../../../server/content/slots.ts'
import { pageSources } from '../../../../../server/starters/nairobi/index.ts'
import { poppler } from '../../../../support/poppler.ts'
import { picture, tinyPdf } from '../../../../support/samples.ts'
import { type RunningSite, startSite } from '../../../../support/site.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

const test = suite('serving catalogs')
let site: RunningSite
test.before(async () => {
  site = await startSite({ pageSources: [home, shortGallery] })
})

const home = pageSources.find(({ path }) => path === '/') as PageSource
const look = { family: 'container-unit', alt: 'A unit' }
const slotOf = (id: string) => `Gallery/pdf-catalogs/${id}-catalog/${id}-catalog`
const photoOf = (id: string) => `Gallery/product-images/${id}/image`

/** The gallery with two items per category, so that catalogs render quickly. */
const shortGallery: PageSource = {
  ...(pageSources.find(({ path }) => path === '/gallery') as PageSource),
  sections: [
    {
      kind: 'gallery',
      categories: (['prefab-units', 'interior-design', 'executive-furniture'] as const).map(id => ({
        id,
        label: id === 'prefab-units' ? 'Prefab Units' : id,
        text: 'Units.',
        items: series(2, n => ({
          title: `Unit ${n} of ${id}`,
          media: image(`${photoOf(id)}-${n}`, look),
        })),
        catalog: { title: `Catalog of ${id}`, text: 'Units.', media: pdf(slotOf(id), look) },
      })),
    },
  ],
}

const ask = (slot: string, query = '', headers: Record<string, string> = {}) =>
  fetch(`${site.url}/uploads/${slot}.pdf${query}`, { headers })

async function textOf(answer: Response): Promise<string> {
  const file = join(await temporaryFolder(), 'catalog.pdf')
  await writeFile(file, Buffer.from(await answer.arrayBuffer()))
  return poppler('pdftotext', [file, '-'])
}

test('a slot without a file is answered with its generated catalog, with a file name', async () => {
  const answer = await ask(slotOf('prefab-units'))
  assert.is(answer.status, 200)
  assert.is(answer.headers.get('content-type'), 'application/pdf')
  const name = 'inline; filename="Prefab-Units-catalog.pdf"'
  assert.is(answer.headers.get('content-disposition'), name)
  assert.is(answer.headers.get('cache-control'), 'public, max-age=60')
  const text = await textOf(answer)
  assert.match(text, 'Unit 1')
  assert.match(text, 'Nairobi Prefab & Interiors')
})

test('?size=small is answered with the smaller variant', async () => {
  const full = await ask(slotOf('prefab-units'))
  const small = await ask(slotOf('prefab-units'), '?size=small')
  assert.match(small.headers.get('content-disposition') ?? '', 'Prefab-Units-catalog-small.pdf')
  const [all, fewer] = [
    (await full.arrayBuffer()).byteLength,
    (await small.arrayBuffer()).byteLength,
  ]
  assert.ok(fewer < all, `${fewer} of ${all}`)
})

test('ranges and If-None-Match are supported, so that a broken download resumes', async () => {
  const whole = Buffer.from(await (await ask(slotOf('prefab-units'))).arrayBuffer())
  const range = await ask(slotOf('prefab-units'), '', { range: 'bytes=100-299' })
  assert.is(range.status, 206)
  assert.ok(Buffer.from(await range.arrayBuffer()).equals(whole.subarray(100, 300)))
  const headers = { 'if-none-match': range.headers.get('etag') ?? '' }
  // Not by fetch, which asks past every cache when it is given a condition.
  const status = await new Promise(resolve => {
    const address = `${site.url}/uploads/${slotOf('prefab-units')}.pdf`
    get(address, { headers }, answer => resolve(answer.resume().statusCode))
  })
  assert.is(status, 304)
})

test('after a new photo the next download has it, under another ETag', async () => {
  const look = async () => {
    const answer = await ask(slotOf('interior-design'))
    const bytes = Buffer.from(await answer.arrayBuffer())
    return { etag: answer.headers.get('etag'), hasPhoto: bytes.includes('/DCTDecode') }
  }
  const before = await look()
  const photo = await site.upload(`${photoOf('interior-design')}-2.jpg`, await picture('jpeg'))
  assert.is(photo.status, 200)
  const after = await look()
  assert.is.not(after.etag, before.etag)
  assert.equal([before.hasPhoto, after.hasPhoto], [false, true])
})

test('an uploaded PDF replaces both sizes until it is removed', async () => {
  const slot = slotOf('executive-furniture')
  assert.is((await site.upload(`${slot}.pdf`, tinyPdf())).status, 200)
  const kept = Buffer.from(await (await ask(slot)).arrayBuffer())
  assert.ok(kept.length < 5000)
  assert.ok(Buffer.from(await (await ask(slot, '?size=small')).arrayBuffer()).equals(kept))
  const headers = { cookie: await site.signIn(), 'sec-fetch-site': 'same-origin' }
  const query = new URLSearchParams({ path: `${slot}.pdf` })
  await fetch(`${site.url}/api/admin/media?${query}`, { method: 'DELETE', headers })
  assert.match(await textOf(await ask(slot)), 'Catalog of executive-furniture')
})

test('no unfinished file is left next to the generated ones', async () => {
  const folder = join(site.uploadsDir, '..', 'data', 'catalogs', `${slotOf('prefab-units')}.pdf`)
  const names = await readdir(folder)
  assert.is(names.length, 2)
  for (const name of names) assert.match(name, /^[0-9a-f]{12}-(full|small)\.pdf$/)
})

test.run()

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { api } from '../../../web/base/routes.ts'
import { PASSWORD, type RunningSite } from '../../support/site.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { until } from '../../support/until.ts'
import { siteSuite } from '../site-suite.ts'
import { violations } from '../violations.ts'
import { atUploadManager, choose, drop, toastOf } from './at-upload-manager.ts'

const test = siteSuite('uploads of two administrators and two tabs')

const bars = 'executive-furniture/bars'
const beds = 'executive-furniture/beds'

/** A photo that is identified by its width. */
const photo = (width: number) =>
  sharp({
    create: { width, height: 60, channels: 3, background: { r: width % 256, g: 80, b: 40 } },
  })
    .jpeg()
    .toBuffer()

/** A folder with photos whose names are those of phones. */
async function phonePhotos(name: string, count: number, firstWidth: number): Promise<string> {
  const folder = join(await temporaryFolder(), name)
  await mkdir(folder)
  for (let at = 0; at < count; at += 1) {
    const file = `IMG_20240503_1011${String(10 + at)}.jpg`
    await writeFile(join(folder, file), await photo(firstWidth + at))
  }
  return folder
}

async function createUser(site: RunningSite, username: string) {
  await site.ask('POST', api.users, { username, password: PASSWORD })
}

/** The widths of all photos of a section, in order. */
async function widthsIn({ uploadsDir }: RunningSite, section: string): Promise<number[]> {
  const widths: number[] = []
  for (let n = 1; n <= 100; n += 1) {
    const file = await readFile(join(uploadsDir, section, `products/image-${n}.jpg`)).catch(
      () => null,
    )
    if (file) widths.push((await sharp(file).metadata()).width)
  }
  return widths.sort((one, other) => one - other)
}

const upload = (page: Page, count: number) =>
  page.getByRole('button', { name: `Upload ${count} file${count === 1 ? '' : 's'}` }).click()

test('a photo over one that another administrator has put there meanwhile is asked about, with both', async ({
  site,
  browser,
}) => {
  await createUser(site, 'wanjiru')
  const { page } = await atUploadManager(browser, site.url, { section: bars, bypassCSP: true })
  await site.upload(`${bars}/products/image-1.jpg`, await photo(300))
  const theirs = await readFile(join(site.uploadsDir, bars, 'products/image-1.jpg'))
  const chosen = { name: 'mine.jpg', mimeType: 'image/jpeg', buffer: await photo(301) }
  await choose(page, 'Choose a file for BP1', chosen)
  await page.getByRole('button', { name: 'Upload section (1)' }).click()
  const region = page.getByRole('region', { name: 'One place has another file meanwhile' })
  await region.getByRole('img', { name: 'Now at BP1' }).waitFor()
  await until('both pictures', async () => {
    const widths = await region
      .locator('img')
      .evaluateAll(images => images.map(image => (image as HTMLImageElement).naturalWidth))
    return widths.length === 2 && widths.every(Boolean)
  })
  assert.equal(await violations(page), [])
  assert.equal(await readFile(join(site.uploadsDir, bars, 'products/image-1.jpg')), theirs)
  await region.getByRole('button', { name: 'Use mine at BP1' }).click()
  await region.waitFor({ state: 'detached' })
  await until('the own photo', async () => (await widthsIn(site, bars)).includes(301))
  const bin = (await (await site.ask('GET', api.bin)).json()) as { entries: { subject: string }[] }
  assert.equal(
    bin.entries.map(({ subject }) => subject),
    [`${bars}/products/image-1.jpg`],
  )
})

test('of two administrators with eight photos each, a cut line, a reload and the same folder again, every photo is there once', async ({
  site,
  browser,
}) => {
  await createUser(site, 'wanjiru')
  const own = await phonePhotos('Ann', 8, 400)
  const others = await phonePhotos('Wanjiru', 8, 500)
  const ann = (await atUploadManager(browser, site.url, { section: beds })).page
  const wanjiru = (await atUploadManager(browser, site.url, { section: beds, username: 'wanjiru' }))
    .page
  await drop(ann, own)
  await drop(wanjiru, others)
  // Both assignments have the same empty slots.
  await ann.getByText('8 files: 8 new').waitFor()
  await wanjiru.getByText('8 files: 8 new').waitFor()
  await upload(ann, 8)
  await until('some photos of hers', async () => (await widthsIn(site, beds)).length >= 2)
  await ann.context().setOffline(true)
  await upload(wanjiru, 8)
  await wanjiru.getByRole('region', { name: /places have another file/ }).waitFor()
  await wanjiru.getByText(/^\d+ of 8 files/).waitFor()
  await ann.context().setOffline(false)
  ann.on('dialog', dialog => void dialog.accept())
  await ann.reload()
  await ann.getByRole('button', { name: /^Upload section/ }).waitFor()
  await drop(ann, own)
  await ann.getByText(/8 files: .* already there/).waitFor()
  const button = ann.getByRole('button', { name: /^Upload [1-9]\d* files?$/ })
  await button.click()
  await until('the uploads to end', async () => {
    const text = await ann.getByRole('region', { name: 'Uploads' }).textContent()
    return /done/.test(text ?? '')
  })
  // Files in conflict are assigned to the next empty slots instead.
  for (const [page, folder] of [
    [ann, own],
    [wanjiru, others],
  ] as const) {
    const keep = page.getByRole('button', { name: /^Keep what is there of all/ })
    if (await keep.isVisible()) await keep.click()
    await drop(page, folder)
    await page.getByText(/8 files: /).waitFor()
    const rest = page.getByRole('button', { name: /^Upload [1-9]\d* files?$/ })
    if (await rest.isVisible()) {
      await rest.click()
      await toastOf(page, 'Upload Complete').waitFor()
    }
  }
  const all = Array.from({ length: 8 }, (_, at) => at)
  assert.equal(await widthsIn(site, beds), [...all.map(at => 400 + at), ...all.map(at => 500 + at)])
})

/** No upload leaves a tab; one that a route holds would be sent when its tab is closed. */
const holdUploads = (context: BrowserContext) =>
  context.addInitScript(() => {
    XMLHttpRequest.prototype.send = () => undefined
  })

test('other tabs know what one uploads, and that it is not finished once that is closed', async ({
  site,
  browser,
}) => {
  const { page: first } = await atUploadManager(browser, site.url, { section: bars })
  const context = first.context()
  await holdUploads(context)
  await first.reload()
  await first.getByRole('button', { name: /^Upload section/ }).waitFor()
  const folder = await phonePhotos('Two', 3, 600)
  await drop(first, folder)
  await upload(first, 3)
  await first.getByText('0 of 3 files').waitFor()

  const uploading = 'Another tab of this browser is uploading 3 files.'
  const another = async () => {
    const page = await context.newPage()
    await page.goto(first.url())
    await page.getByText(uploading).waitFor()
    assert.is(await page.getByRole('button', { name: 'Forget them' }).count(), 0)
    return page
  }
  const [second, third] = [await another(), await another()]
  const unfinished = '3 uploads were not finished.'
  await first.close()
  for (const page of [second, third]) {
    await page.getByText(unfinished).waitFor()
    await page.getByRole('button', { name: 'Forget them' }).waitFor()
  }

  // One of them goes on with the same files, and is closed too.
  await drop(second, folder)
  await upload(second, 3)
  await third.getByText(uploading).waitFor()
  await second.close()
  await third.getByText(unfinished).waitFor()
})

test.run()

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { zipSync } from 'fflate'
import type { Locator } from 'playwright'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { picture, sample } from '../../support/samples.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { until } from '../../support/until.ts'
import { siteSuite } from '../site-suite.ts'
import { atUploadManager, choose, drop, toastOf } from './at-upload-manager.ts'

const test = siteSuite('uploading a folder in the upload manager')

const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const furniture = 'executive-furniture'

/** A folder of 120 files: 112 that match a slot, 8 that are not accepted. */
async function mixedFolder(): Promise<string> {
  const folder = join(await temporaryFolder(), 'New photos')
  const files = new Map<string, Buffer>()
  for (const n of range(50)) {
    files.set(`site/${furniture}/chairs/products/image-${n}.jpg`, await picture('jpeg', 40 + n, 40))
  }
  for (const n of range(20)) files.set(`Bed photos/B${n}.png`, await picture('png', 40 + n, 41))
  for (const n of range(30)) {
    files.set(`Kitchen/DSC${1000 + n}.jpg`, await picture('jpeg', 40 + n, 42))
  }
  for (const n of range(10)) files.set(`Lounge/${n + 20}.webp`, await picture('webp', 40 + n, 43))
  const clip = await readFile(sample('clip-480p-moov-at-end.mp4'))
  files.set(`site/${furniture}/chairs/hero/video-1.mp4`, clip)
  files.set('prefab-units-catalog.pdf', await readFile(sample('catalog.pdf')))
  files.set(`site/${furniture}/chairs/products/image-1.png`, await picture('png'))
  files.set('Lounge/99.jpg', await readFile(sample('bad/truncated.jpg')))
  files.set('beach.heic', await readFile(sample('phone.heic')))
  for (const name of ['brochure.docx', 'old.mov', 'prices.xlsx', 'notes.txt']) {
    files.set(name, Buffer.from('words'))
  }
  files.set('empty.jpg', Buffer.alloc(0))
  assert.is(files.size, 120)
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
  }
  return folder
}

/** The text of a row, which is drawn only when it comes into view. */
async function rowWith(dialog: Locator, words: string): Promise<string> {
  const list = dialog.getByRole('region', { name: 'Files' })
  const row = dialog.getByRole('row', { name: words })
  await until(`the row of ${words}`, async () => {
    if ((await row.count()) > 0) return true
    await list.evaluate(element => {
      const isAtEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - 1
      element.scrollTo(0, isAtEnd ? 0 : element.scrollTop + element.clientHeight)
    })
    return false
  })
  return (await row.textContent()) ?? ''
}

test('of 120 mixed files each is matched to a slot or shows why not', async context => {
  const { site, browser } = context
  const { page, complaints } = await atUploadManager(browser, site.url)
  await drop(page, await mixedFolder())
  const dialog = page.getByRole('dialog', { name: 'Where the files will go' })
  await dialog
    .getByText('120 files: 113 new, 0 replace a file, 0 already there, 1 in conflict, 6 left out')
    .waitFor()
  assert.is(await dialog.getByRole('table').getAttribute('aria-rowcount'), '121')
  assert.match(await rowWith(dialog, 'B7.png'), /B7.*by its name/)
  assert.match(await rowWith(dialog, 'DSC1001.jpg'), /Kitchen Product 1.*next empty place/)
  assert.match(await rowWith(dialog, 'Lounge/30.webp'), /Lounge Product 30.*by its number/)
  assert.match(await rowWith(dialog, 'image-1.png'), /Conflict.*image-1.jpg goes to the same/)
  assert.match(await rowWith(dialog, 'beach.heic'), /HEIC, becomes JPEG.*No place/)

  const sent: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  assert.equal(sent, [], 'nothing travels before it is agreed to')
  await dialog.getByRole('button', { name: 'Upload 113 files' }).click()
  const result = '112 files uploaded successfully. 1 failed.'
  await toastOf(page, result).waitFor({ timeout: 120_000 })
  await toastOf(page, 'Upload Failed').waitFor()
  assert.is(await page.locator('.toast[data-destructive]').count(), 1)

  const log = page.getByRole('log')
  await log.getByText(/Lounge\/99\.jpg · refused: .{20,}/).waitFor()
  await log
    .getByText(/image-1\.jpg · uploaded, .* replaced the drawing/)
    .first()
    .waitFor()
  // The poster is captured automatically and is not counted.
  await log.getByText(/video-1\.poster\.jpg · uploaded/).waitFor()
  await page.getByRole('button', { name: 'Media · 112 of', exact: false }).waitFor()
  assert.match(
    await (await fetch(`${site.url}/services/furniture/beds`)).text(),
    'beds/products/image-7.jpg?v=',
  )
  await page.getByRole('button', { name: 'Clear Log' }).click()
  assert.is(await log.count(), 0)
  assert.equal(
    complaints.filter(line => !line.includes('415')),
    [],
  )
})

test('a ZIP is unpacked in the browser and replaces existing files', async ({ site, browser }) => {
  const section = `${furniture}/chairs`
  const { page } = await atUploadManager(browser, site.url, { section })
  const file = join(await temporaryFolder(), 'chairs.zip')
  const [first, second] = [await picture('jpeg', 80, 60), await picture('jpeg', 81, 60)]
  await writeFile(file, zipSync({ 'chairs/image-1.jpg': first, 'chairs/image-90.jpg': second }))
  await drop(page, file)
  await page.getByText('2 files: 1 new, 1 replace a file').waitFor()
  await page.getByRole('button', { name: 'Upload 1 file' }).waitFor()
  await page.getByRole('button', { name: 'Tick the one that replaces a file' }).click()
  await page.getByRole('button', { name: 'Upload 2 files' }).click()
  await toastOf(page, '2 files uploaded successfully. 0 failed.').waitFor()
  await toastOf(page, 'Upload Complete').waitFor()
  const served = await fetch(`${site.url}/uploads/${section}/products/image-90.jpg`)
  const { width } = await sharp(Buffer.from(await served.arrayBuffer())).metadata()
  assert.is(width, 81)
})

test('a phone photo is turned upright and scaled down', async ({ site, browser }) => {
  const section = `${furniture}/bars`
  const { page } = await atUploadManager(browser, site.url, { section })
  const uploading = page.waitForRequest(request => request.url().endsWith('/upload-file'))
  await choose(page, 'Choose a file for BP1', sample('photo-12mp-rotated-gps.jpg'))
  await page.getByRole('button', { name: 'Upload section (1)' }).click()
  await toastOf(page, '1 files uploaded successfully. 0 failed.').waitFor()
  const original = await readFile(sample('photo-12mp-rotated-gps.jpg'))
  const before = await sharp(original).autoOrient().toBuffer({ resolveWithObject: true })
  const served = await fetch(`${site.url}/uploads/${section}/products/image-1.jpg`)
  const after = await sharp(Buffer.from(await served.arrayBuffer())).metadata()
  assert.is(Math.max(after.width, after.height), 2560)
  assert.is(after.height > after.width, before.info.height > before.info.width)
  const bytes = Number((await (await uploading).allHeaders())['content-length'])
  assert.ok(bytes > 0 && bytes < 0.7 * original.length, `${bytes} of ${original.length}`)
  await page.getByRole('button', { name: 'Upload section (0)' }).click()
  await toastOf(page, 'Please select files first by clicking on individual file buttons').waitFor()
})

test.run()

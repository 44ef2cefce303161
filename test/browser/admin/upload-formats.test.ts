import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { badSamples, bitmap, picture, sample } from '../../support/samples.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { siteSuite } from '../site-suite.ts'
import { atUploadManager, choose, drop, toastOf } from './at-upload-manager.ts'

const test = siteSuite('uploading what phones and Windows give')

const chairs = 'executive-furniture/chairs'
const beds = 'executive-furniture/beds'

async function folderOf(files: Record<string, Uint8Array>): Promise<string> {
  const folder = join(await temporaryFolder(), 'From my phone')
  for (const [path, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
  }
  return folder
}

test('a messy folder is judged by bytes, converted, and stored as what the site shows', async context => {
  const { site, browser } = context
  const { page, complaints } = await atUploadManager(browser, site.url, { section: chairs })
  const inner = zipSync({ 'image-7.jpg': await picture('jpeg', 70, 50) })
  const folder = await folderOf({
    'image-1.jfif': await picture('jpeg', 61, 50),
    'image-2': await picture('jpeg', 62, 50),
    'image-3.jpg': await picture('png', 63, 50),
    'image-4.bmp': bitmap(64, 50, [0, 160, 0]),
    'image-5.HEIC': await readFile(sample('phone.heic')),
    'image-6.heic': await readFile(sample('turned.heic')),
    'video-1.MOV': await readFile(sample('phone.mov')),
    'video-2.m4v': await readFile(sample('clip-480p-moov-at-end.mp4')),
    'more.zip': zipSync({
      'chairs.zip': inner,
      'beds/image-8.jfif': await picture('jpeg', 68, 50),
    }),
    'notes.txt': Buffer.from('words'),
  })
  await drop(page, folder)
  const dialog = page.getByRole('dialog', { name: 'Where the files will go' })
  await dialog.getByText('11 files: 10 new').waitFor()
  assert.is(await toastOf(page, 'Not taken here').count(), 0)
  const expected = {
    'image-1.jfif': 'JPEG',
    'image-2 ': 'JPEG',
    'image-3.jpg': 'PNG, becomes JPEG',
    'image-4.bmp': 'BMP, becomes JPEG',
    'image-5.HEIC': 'HEIC, becomes JPEG',
    'image-6.heic': 'HEIC, becomes JPEG',
    'video-1.MOV': 'MOV, becomes MP4',
    'video-2.m4v': 'MP4',
    'more/chairs/image-7.jpg': 'JPEG',
    'more/beds/image-8.jfif': 'JPEG',
  }
  for (const [name, note] of Object.entries(expected)) {
    const row = dialog.getByRole('row').filter({ hasText: name.trim() }).first()
    assert.match((await row.textContent()) ?? '', ` · ${note}`, name)
  }
  const refused = dialog.getByRole('row', { name: 'notes.txt' })
  assert.match((await refused.textContent()) ?? '', /Refused.*Not a photo \(JPEG/)
  await dialog.getByRole('button', { name: 'Upload 10 files' }).click()
  await toastOf(page, '10 files uploaded successfully. 0 failed.').waitFor()
  assert.equal(complaints, [])

  const stored = async (path: string) =>
    Buffer.from(await (await fetch(`${site.url}/uploads/${path}`)).arrayBuffer())
  const sizes: Record<string, number[]> = {}
  for (const number of [1, 2, 3, 4, 5, 6, 7]) {
    const path = `${chairs}/products/image-${number}.jpg`
    const { format, width, height, exif } = await sharp(await stored(path)).metadata()
    assert.equal([format, exif], ['jpeg', undefined], path)
    sizes[number] = [width, height]
  }
  const { width, height } = await sharp(sample('phone.heic')).metadata()
  const scale = Math.min(1, 2560 / Math.max(width, height))
  const scaled = [Math.round(width * scale), Math.round(height * scale)]
  assert.equal(sizes, {
    ...{ 1: [61, 50], 2: [62, 50], 3: [63, 50], 4: [64, 50], 5: scaled, 6: [64, 96], 7: [70, 50] },
  })
  assert.is((await sharp(await stored(`${beds}/products/image-8.jpg`)).metadata()).width, 68)
  const film = await stored(`${chairs}/hero/video-1.mp4`)
  assert.is(film.toString('latin1', 4, 12), 'ftypisom')
  // The frame before it plays, taken by this browser from the MOV, stands as the phone was held.
  await page
    .getByRole('log')
    .getByText(/video-1\.poster\.jpg · uploaded/)
    .waitFor()
  const poster = await sharp(await stored(`${chairs}/hero/video-1.poster.jpg`)).metadata()
  assert.equal([poster.width, poster.height], [48, 64])
})

test('a HEIC photo is upright, in the colours that the phone saw, and without its Exif', async context => {
  const { site, browser } = context
  const { page } = await atUploadManager(browser, site.url, { section: beds })
  const sending = page.waitForRequest(request => request.url().endsWith('/upload-file'))
  await choose(page, 'Choose a file for B20', sample('turned.heic'))
  await page.getByRole('button', { name: 'Upload section (1)' }).click()
  await toastOf(page, '1 files uploaded successfully').waitFor()
  const sent = (await sending).postDataBuffer() ?? Buffer.alloc(0)
  assert.ok((await readFile(sample('turned.heic'))).includes('Exif'), 'control')
  assert.not.ok(sent.includes('Exif'))
  const answer = await fetch(`${site.url}/uploads/${beds}/products/image-20.jpg`)
  const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const first = (y * info.width + x) * info.channels
    return [...data.subarray(first, first + 3)]
  }
  const near = (found: number[], wanted: number[]) =>
    assert.ok(
      found.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) < 12),
      `${found} is not ${wanted}`,
    )
  // Taken for one of sRGB this red of Display P3 would be 234, 51, 35.
  near(at(52, 12), [255, 0, 0])
  near(at(12, 12), [20, 40, 220])
  near(at(52, 84), [20, 40, 220])
})

test('the program that reads HEIC photos reaches nothing, not the area of its administrator either', async context => {
  const { site, browser } = context
  const { page } = await atUploadManager(browser, site.url, { section: beds })
  const [worker] = await Promise.all([
    page.waitForEvent('worker'),
    page.evaluate(() => {
      const { text } = document.getElementById('admin-settings') as HTMLScriptElement
      new Worker(JSON.parse(text).heicDecoder)
    }),
  ])
  const reached = (at: { evaluate: typeof page.evaluate }) =>
    at.evaluate(() => fetch('/api/admin/account').then(String, String))
  assert.match(await reached(page), 'Response', 'control')
  assert.match(await reached(worker as never), 'TypeError: Failed to fetch')
})

test('a HEIC photo that is cut, or whose decoder does not come, is told of and not sent', async context => {
  const { site, browser } = context
  const { page } = await atUploadManager(browser, site.url, { section: beds })
  const whole = await readFile(sample('phone.heic'))
  const cut = { name: 'cut.heic', mimeType: 'image/heic', buffer: whole.subarray(0, 20_000) }
  await choose(page, 'Choose a file for B21', cut)
  await page.getByRole('button', { name: 'Upload section (1)' }).click()
  await page.getByText(/refused: This HEIC photo cannot be read here.*WhatsApp/).waitFor()
  await page.getByRole('button', { name: 'Take back the file for B21' }).click()

  await page.route(/\.wasm$/, route => route.abort())
  await choose(page, 'Choose a file for B22', sample('turned.heic'))
  await page.getByRole('button', { name: 'Upload section (1)' }).click()
  await page.getByText(/refused: What reads HEIC photos could not be loaded/).waitFor()
  await page.unroute(/\.wasm$/)
  await page.getByRole('button', { name: 'Retry 1 failed' }).click()
  await toastOf(page, '1 files uploaded successfully').waitFor()
})

test('a video that browsers do not play, and every bad sample, is refused with a reason', async context => {
  const { site, browser } = context
  const { page } = await atUploadManager(browser, site.url, { section: 'executive-furniture/bars' })
  const names = badSamples()
  const files: [string, Buffer][] = await Promise.all(
    names.map(async name => [placeable(name), await readFile(sample(name))]),
  )
  const photo = await readFile(sample('photo-12mp-rotated-gps.jpg'))
  files.push(['cut.jpg', photo.subarray(0, photo.length / 2)])
  await drop(page, await folderOf(Object.fromEntries(files)))
  const dialog = page.getByRole('dialog', { name: 'Where the files will go' })
  await dialog.getByRole('button', { name: /^Upload \d files$/ }).click()
  await toastOf(page, '0 files uploaded successfully. 4 failed.').waitFor()
  const log = page.getByRole('log')
  for (const [name] of files) {
    await log.getByText(new RegExp(`${name.replace('.', '\\.')} · refused: .{20,}`)).waitFor()
  }
  const left = await readdir(join(site.uploadsDir, '.incoming')).catch(() => [])
  assert.equal(
    left.filter(name => name !== 'tus'),
    [],
  )
})

/** A name that has a place, so that it is the content that is refused. */
const placeable = (name: string) =>
  name.endsWith('.pdf') ? 'prefab-units-catalog.pdf' : name.slice('bad/'.length)

test.run()

import { mkdir, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import type { StoredFile } from '../../../../../server/base/disk/stored-file.ts'
import { openImageWorker } from '../../../../../server/features/media/image-work/image-worker.ts'
import { posterOf } from '../../../../../web/base/routes.ts'
import { picture, tinyMovie } from '../../../../support/samples.ts'
import { valuesOf } from '../../../../support/values-of.ts'
import { imageProgram, openWithDerivatives } from '../open-derivatives.ts'
import { film, openMedia, otherPhoto, photo } from '../open-media.ts'

const test = suite('making smaller images')

// Starting it takes longer than making most of the pictures here.
const worker = use(openImageWorker(imageProgram))

const open = (options: Parameters<typeof openWithDerivatives>[0] = {}) =>
  use(openWithDerivatives({ worker, ...options }))

const names = (version: string, ...widths: number[]) =>
  widths.flatMap(width => ['avif', 'webp'].map(format => `${version}/${width}.${format}`)).sort()

test('a photo gets both formats at each width up to its own', async () => {
  const { receive, derivatives, library, made, dataDir } = await open()
  await receive(photo, await picture('jpeg', 1000, 750))
  await derivatives.settled()
  const { version, width } = library.media(photo.path)
  assert.is(width, 1000)
  assert.equal(await made(photo), names(version, 320, 480, 640, 960, 1280))
  const sizes: string[] = []
  for (const name of await made(photo)) {
    const meta = await sharp(join(dataDir, 'derivatives', photo.path, name)).metadata()
    sizes.push(`${meta.format} ${meta.width}×${meta.height}`)
    assert.is(meta.exif, undefined)
  }
  const expected = ['1000×750', '320×240', '480×360', '640×480', '960×720']
  const inBoth = expected.flatMap(size => [`heif ${size}`, `webp ${size}`])
  assert.equal(sizes, inBoth)
})

test('a photo narrower than the smallest width keeps its width', async () => {
  const { receive, derivatives, library, made } = await open()
  await receive(photo, await picture('jpeg', 64, 48))
  await derivatives.settled()
  assert.equal(await made(photo), names(library.media(photo.path).version, 320))
})

test('missing, empty or partial files alone are made after the next start', async () => {
  const { receive, derivatives, made, close, media, dataDir, library } = await open()
  await receive(photo, await picture('jpeg', 500, 375))
  await derivatives.settled()
  await close()
  const all = await made(photo)
  const inside = join(dataDir, 'derivatives', photo.path, library.media(photo.path).version)
  await rm(join(inside, '320.avif'))
  await truncate(join(inside, '480.webp'), 0)
  await writeFile(join(inside, '640.avif.123'), 'half done')
  const { mtimeMs } = await stat(join(inside, '640.webp'))

  const again = await open({ media })
  await again.derivatives.settled()
  assert.equal(await again.made(photo), all)
  assert.is((await stat(join(inside, '640.webp'))).mtimeMs, mtimeMs)
  assert.ok((await stat(join(inside, '480.webp'))).size > 0)
  const asked = again.jobs.flatMap(job => (job.kind === 'derivatives' ? job.targets : []))
  assert.equal(valuesOf(asked, 'file'), [join(inside, '320.avif'), join(inside, '480.webp')])
})

test('a new photo replaces those of the old one, and removal deletes them', async () => {
  const { receive, derivatives, library, made, dataDir } = await open()
  await receive(photo, await picture('jpeg', 320, 240))
  await derivatives.settled()
  await receive(photo, await picture('jpeg', 330, 240))
  await derivatives.settled()
  assert.equal(await made(photo), names(library.media(photo.path).version, 320, 480))
  await library.remove(photo.path)
  await derivatives.settled()
  assert.equal(await readdir(join(dataDir, 'derivatives/home')), [])
})

test('files of removed photos and removed slots are deleted at start', async () => {
  const media = await openMedia()
  const folder = join(media.dataDir, 'derivatives')
  const old = ['home/card-1.jpg/1-1', 'home/card-9.jpg/1-1', 'elsewhere/a.jpg/1-1']
  for (const path of old) {
    await mkdir(join(folder, path), { recursive: true })
    await writeFile(join(folder, path, '320.avif'), 'old')
  }
  await media.receive(photo, await picture('jpeg', 320, 240))
  const { derivatives, made } = await open({ media })
  await derivatives.settled()
  assert.equal(await readdir(folder), ['home'])
  assert.equal(await readdir(join(folder, 'home')), ['card-1.jpg'])
  assert.equal(await made(photo), names(media.library.media(photo.path).version, 320))
})

test('a photo that fails is logged once, and the others are made', async () => {
  const media = await openMedia()
  const whole = await picture('jpeg', 900, 700)
  await mkdir(join(media.uploadsDir, 'home'))
  await writeFile(join(media.uploadsDir, photo.path), whole.subarray(0, 700))
  await writeFile(join(media.uploadsDir, otherPhoto.path), await picture('png'))
  await media.receive({ ...film, path: posterOf(film.path), kind: 'image' }, whole)
  await media.library.rescan()
  const { derivatives, made, lines, jobs } = await open({ media })
  await derivatives.settled()
  const warned = lines.filter(({ msg }) => msg === 'smaller pictures not made')
  assert.equal(valuesOf(warned, 'path'), [photo.path, otherPhoto.path])
  assert.equal(await made(photo), [])
  assert.is((await made({ path: posterOf(film.path) })).length, 8)
  const tried = jobs.length
  await derivatives.settled()
  assert.is(jobs.length, tried)
})

test('a poster gets them like a photo', async () => {
  const { receive, derivatives, made } = await open()
  await receive(film, tinyMovie())
  const poster = { ...film, path: posterOf(film.path), kind: 'image' } as const
  await receive(poster, await picture('jpeg', 320, 180))
  await derivatives.settled()
  assert.is((await made(poster)).length, 2)
})

test('on an almost full disk none is made, which is logged once', async () => {
  const media = await openMedia()
  for (const slot of [photo, otherPhoto]) await media.receive(slot, await picture('jpeg'))
  const volume = { total: 1e12, free: 1e8 }
  const { derivatives, jobs, lines } = await open({ media, readDiskSpace: async () => volume })
  await derivatives.settled()
  assert.equal(jobs, [])
  assert.is(lines.length, 1)
  volume.free = 1e11
  derivatives.rebuild()
  await derivatives.settled()
  assert.is(jobs.length, 2)
})

test('the newest upload is processed first', async () => {
  const media = await openMedia()
  await media.receive(photo, await picture('jpeg', 1900, 1000))
  const { derivatives, jobs, receive } = await open({ media })
  await receive(otherPhoto, await picture('jpeg', 64, 48))
  const poster = { ...film, path: posterOf(film.path), kind: 'image' } as const
  await receive(poster, await picture('jpeg', 64, 48))
  await derivatives.settled()
  const order = jobs.map(({ source }) => source.slice(media.uploadsDir.length + 1))
  assert.equal([...new Set(order)], [photo.path, poster.path, otherPhoto.path])
})

test('one is there as long as its file is the one that was listed', async () => {
  const { receive, derivatives, library } = await open()
  await receive(photo, await picture('jpeg', 64, 48))
  await derivatives.settled()
  const file = library.file(photo.path)
  const { derivatives: made, isComplete } = await derivatives.of(photo.path, file as StoredFile)
  assert.equal([made.length, isComplete], [2, true])
  const [one, other] = made
  assert.ok(one && other)
  assert.is(await derivatives.isThere(one), true)
  await rm(one.absolute)
  await writeFile(other.absolute, 'changed')
  assert.is(await derivatives.isThere(one), false)
  assert.is(await derivatives.isThere(other), false)
})

test.run()

import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { StoredFile } from '../../../server/disk/stored-file.ts'
import { mediaListOf, mediaSlotOf } from '../../../server/media/media-list.ts'
import { createSlotMedia } from '../../../server/media/slot-media.ts'
import { createManifest } from '../../../server/media/slots/slots.ts'
import { posterOf } from '../../../web/routes.ts'
import type { Slot } from '../../../web/sections/fields.ts'
import { catalog, film, otherPhoto, photo } from './open-media.ts'

const test = suite('what a slot shows')

const file = (size: number, width?: number): StoredFile => ({
  absolute: '/x',
  size,
  version: `v${size}`,
  ...(width && { width }),
})

function open(
  held: Record<string, StoredFile>,
  slots: Slot[] = [photo, otherPhoto, film, catalog],
) {
  const files = new Map(Object.entries(held))
  const manifest = createManifest(slots)
  const media = createSlotMedia({
    manifest,
    drawingsVersion: 'd1',
    fileOf: path => files.get(path),
    paths: () => files.keys(),
  })
  return { ...media, media, manifest, file: (path: string) => files.get(path) }
}

test('is its drawing without a file, whatever its kind', () => {
  const { media } = open({})
  for (const { path, alt } of [photo, film, catalog]) {
    const version = media.drawingVersion(path)
    assert.equal(media.media(path), { kind: 'drawing', alt, version })
    assert.match(version, /^d1[\w-]{2}$/)
  }
  assert.throws(() => media.media('x.jpg'), /x\.jpg is not a slot/)
  assert.throws(() => media.drawingVersion('x.jpg'), /x\.jpg is not a slot/)
})

test('is a photo with its width, where that is known', () => {
  const { media } = open({ [photo.path]: file(5, 60), [otherPhoto.path]: file(6) })
  const { alt } = photo
  assert.equal(media.media(photo.path), { kind: 'photo', alt, version: 'v5', width: 60 })
  assert.equal(media.media(otherPhoto.path), { kind: 'photo', alt, version: 'v6' })
})

test('is a PDF or a video with its size', () => {
  const { media } = open({ [catalog.path]: file(5), [film.path]: file(6) })
  const { alt } = photo
  assert.equal(media.media(catalog.path), { kind: 'pdf', alt, version: 'v5', bytes: 5 })
  const drawing = media.drawingVersion(film.path)
  assert.equal(media.media(film.path), { kind: 'video', alt, version: 'v6', bytes: 6, drawing })
})

test('is a video with the version and the width of its poster', () => {
  const { media } = open({ [film.path]: file(6), [posterOf(film.path)]: file(7, 80) })
  const { alt } = film
  assert.equal(media.media(film.path), {
    ...{ kind: 'video', alt, version: 'v6', bytes: 6, poster: 'v7', width: 80 },
  })
})

test('is a drawing whose version changes with all that is drawn of it, and no more', () => {
  const version = (own: Partial<Slot>) =>
    open({}, [{ ...photo, ...own }]).media.drawingVersion(photo.path)
  const all = [
    ...[{}, { family: 'villa' }, { shape: 'portrait' }, { traits: ['deck'] }, { ground: 1 }],
    ...[{ seed: 0 }, { seed: 1 }],
  ] as Partial<Slot>[]
  assert.is(new Set(all.map(version)).size, all.length)
  assert.is(version({ alt: 'Another house' }), version({}))
})

test('is told of a file to all who listen, of a poster by its video too', () => {
  const { media } = open({})
  const heard: string[] = []
  media.onChange(path => heard.push(`one ${path}`))
  const stop = media.onChange(path => heard.push(`two ${path}`))
  media.notify(photo.path)
  stop()
  const poster = posterOf(film.path)
  media.notify(poster)
  assert.equal(heard, [
    `one ${photo.path}`,
    `two ${photo.path}`,
    `one ${poster}`,
    `one ${film.path}`,
  ])
})

test('is counted by slots, without posters', () => {
  const { media } = open({ [film.path]: file(6), [posterOf(film.path)]: file(7) })
  assert.equal(media.coverage, { total: 4, present: 1 })
})

test('is listed with its file, its version and its poster', () => {
  const library = open({
    [film.path]: file(6),
    [posterOf(film.path)]: file(7),
    [photo.path]: file(5),
  })
  assert.equal(mediaSlotOf(otherPhoto, library), {
    ...{ fileName: 'card-2.jpg', path: otherPhoto.path, kind: 'image', present: false },
  })
  assert.equal(mediaSlotOf(photo, library), {
    ...{ fileName: 'card-1.jpg', path: photo.path, kind: 'image', present: true },
    ...{ size: 5, version: 'v5' },
  })
  assert.equal(mediaSlotOf(film, library), {
    ...{ fileName: 'video-1.mp4', path: film.path, kind: 'video', present: true },
    ...{ size: 6, version: 'v6', poster: 'v7' },
  })
})

test('is listed in its folder, the top one first where it has slots', () => {
  const titles = (slots: Slot[]) => {
    const { manifest, file, media } = open({}, slots)
    const list = mediaListOf(manifest, { file, coverage: media.coverage } as never)
    const { total, present, sections } = list
    return {
      total,
      present,
      sections: sections.map(({ targetPath, slots, sections }) => ({
        targetPath,
        slots: slots.length,
        inner: sections?.map(inner => inner.targetPath),
      })),
    }
  }
  assert.equal(titles([photo, film, catalog]), {
    ...{ total: 3, present: 0 },
    sections: [
      { targetPath: 'home', slots: 1, inner: ['home/hero'] },
      { targetPath: 'Gallery', slots: 0, inner: ['Gallery/pdf-catalogs'] },
    ],
  })
  assert.equal(titles([{ ...photo, path: 'top.jpg' }, photo]).sections, [
    { targetPath: '', slots: 1, inner: undefined },
    { targetPath: 'home', slots: 1, inner: undefined },
  ])
  assert.equal(titles([]), { total: 0, present: 0, sections: [] })
})

test.run()

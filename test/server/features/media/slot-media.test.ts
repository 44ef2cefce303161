import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { StoredFile } from '../../../../server/base/disk/stored-file.ts'
import { mediaListOf } from '../../../../server/features/media/media-list.ts'
import { moveConflict, slotConflict } from '../../../../server/features/media/slot-conflict.ts'
import { createSlotMedia } from '../../../../server/features/media/slot-media.ts'
import { createManifest } from '../../../../server/features/media/slots/slots.ts'
import { posterOf } from '../../../../web/base/routes.ts'
import type { Slot } from '../../../../web/sections/fields.ts'
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
  const { media: alone } = open({ [posterOf(film.path)]: file(7, 80) })
  assert.equal(Object.keys(alone.media(film.path)), ['kind', 'alt', 'version'])
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
  assert.equal(titles([{ ...photo, path: 'top.jpg' }, photo]).sections, [
    { targetPath: '', slots: 1, inner: undefined },
    { targetPath: 'home', slots: 1, inner: undefined },
  ])
  assert.equal(titles([]), { total: 0, present: 0, sections: [] })
})

const ofConflicts = suite('places that have changed meanwhile')

const slot = { path: 'chairs/image-1.jpg', kind: 'image', alt: '' } as unknown as Slot
const held = { absolute: '/a.jpg', size: 1, version: 'v' }
const library = (holds: boolean) => ({ file: () => (holds ? held : undefined) }) as never

ofConflicts('the answer says whether a file came or went, and what to do', () => {
  assert.match(slotConflict(slot, library(true)).message, 'Another file has come into this place')
  assert.match(slotConflict(slot, library(false)).message, 'was deleted meanwhile')
  assert.match(moveConflict(slot, library(true)).message, 'image-1.jpg has got another file')
  assert.match(moveConflict(slot, library(false)).message, 'of image-1.jpg has left its place')
})

ofConflicts('it has the place as it is now', () => {
  for (const holds of [true, false]) {
    const { status, details } = slotConflict(slot, library(holds))
    assert.is(status, 409)
    const { path, present } = (details as { slot: { path: string; present: boolean } }).slot
    assert.equal([path, present], [slot.path, holds])
  }
})

test.run()
ofConflicts.run()

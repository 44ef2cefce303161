import * as assert from 'uvu/assert'
import { suite } from '#test'
import { withCurrentDrawings } from '../../../../server/features/pages/current-drawings.ts'
import { draftedSlots } from '../../../../server/features/pages/drafted-slots.ts'
import { drawnIn } from '../../../../server/features/pages/drawn-in.ts'
import {
  deliveredDrawings,
  knownDrawings,
} from '../../../../server/features/pages/known-drawings.ts'
import { newSlotsFolder, withNewSlots } from '../../../../server/features/pages/new-slots.ts'
import type { StoredPage } from '../../../../server/features/pages/stored-page.ts'
import { loadStarter } from '../../../../server/starters/load-starter.ts'
import type { EditedPage } from '../../../../web/features/pages/contract.ts'
import type { OwnDrawing } from '../../../../web/sections/fields.ts'

const test = suite('places for pictures in the source of a page')

const { pages } = loadStarter()
const storedAt = (path: string) => {
  const page = pages.find(one => one.path === path)
  if (!page) throw new Error(`There is no ${path}`)
  return { id: path.slice(1), lastSlot: 3, delivered: deliveredDrawings(page) }
}
const about = storedAt('/about')
const [delivered = ''] = Object.keys(about.delivered?.places ?? {})

test('known ones are those that it was delivered with, and none of another', () => {
  const { isOwnSlot } = knownDrawings(about, [])
  assert.ok(isOwnSlot(delivered))
  for (const path of Object.keys(storedAt('/services/containers').delivered?.places ?? {})) {
    assert.not.ok(isOwnSlot(path), path)
  }
})

test('known ones are those in its folder up to the highest number that was given', () => {
  const { isOwnSlot } = knownDrawings(about, [])
  for (const path of ['pages/about/image-1.jpg', 'pages/about/video-3.mp4']) {
    assert.ok(isOwnSlot(path), path)
  }
  for (const path of [
    ...['pages/about/image-0.jpg', 'pages/about/image-4.jpg', 'pages/about/image-1'],
    ...['pages/contact/image-1.jpg', 'pages/about/more/image-1.jpg', 'pages/about/1.jpg'],
    ...['image-1.jpg', 'x/pages/about/image-1.jpg', ''],
  ]) {
    assert.not.ok(isOwnSlot(path), path)
  }
})

test('known ones are the new ones alone for a page of the owner', () => {
  const { isOwnSlot } = knownDrawings({ id: 'own', lastSlot: 3 }, [])
  assert.ok(isOwnSlot('pages/own/image-1.jpg'))
  assert.not.ok(isOwnSlot(delivered))
})

test('known ones are beside the drawings of all pages, as this release draws them', () => {
  const drawn = pages.find(({ drawings }) => drawings.length > 0)
  const [first] = drawn?.drawings ?? []
  const all = [{ ...about, delivered: { places: {}, drawings: [{ ...first, version: 'old' }] } }]
  assert.equal([...knownDrawings(about, all as never).drawings.values()], [first])
})

const slotAt = (path: string, own: object = {}) => ({
  ...{ path, kind: 'image', alt: 'A chair', family: 'chair', shape: 'square' },
  ...own,
})

const state = (...media: object[]) => ({
  source: { path: '/about', sections: [{ kind: 'prose', media }] },
  keys: ['a'],
})

const storedPage = (own: object): StoredPage =>
  ({ id: 'about', address: '/about', ...own }) as StoredPage

const [first, second] = [slotAt('pages/about/image-1.jpg'), slotAt('pages/about/image-2.jpg')]

test('places of a draft alone are those in its folder, with the address of the page', () => {
  const elsewhere = slotAt('pages/contact/image-1.jpg')
  assert.equal(draftedSlots([storedPage({ draft: state(first, elsewhere, second) })]), [
    { slot: first, page: '/about' },
    { slot: second, page: '/about' },
  ])
})

test('places of a draft alone are none that the published page shows, and none of a page without a draft', () => {
  const published = state(first)
  assert.equal(draftedSlots([storedPage({ published, draft: state(first, second) })]), [
    { slot: second, page: '/about' },
  ])
  assert.equal(draftedSlots([storedPage({ published })]), [])
})

test('places of a draft alone are none of a deleted page, beside one that is left', () => {
  const other = slotAt('pages/contact/image-1.jpg')
  const deleted = { by: 'amina', at: '2026-11-26T08:00:00.000Z' }
  const gone = storedPage({ draft: state(first), deleted })
  const left = storedPage({ id: 'contact', address: '/contact', draft: state(other) })
  assert.equal(draftedSlots([gone, left]), [{ slot: other, page: '/contact' }])
})

test('places of a draft alone are none that cannot be drawn yet', () => {
  const unfinished = slotAt('pages/about/image-3.jpg', { alt: undefined })
  assert.equal(
    draftedSlots([storedPage({ draft: state(unfinished, second) })]).map(one => one.slot.path),
    [second.path],
  )
})

test('places of a draft alone are declared once, as the draft does first', () => {
  const again = slotAt(first.path, { alt: 'Another chair' })
  assert.equal(draftedSlots([storedPage({ draft: state(first, again) })]), [
    { slot: first, page: '/about' },
  ])
})

const pageWith = (...media: object[]): EditedPage => ({
  path: '/about',
  sections: [{ kind: 'prose', media: media.map(one => ({ family: 'chair', ...one })) }],
})

const pathsIn = ({ source }: { source: EditedPage }) =>
  drawnIn(source).map(({ drawn }) => drawn.path)

test('new ones go on after the highest number, by kind, a photo where there is none', () => {
  const given = pageWith({}, { kind: 'video' }, { kind: 'pdf' }, { kind: 'sound' })
  const named = withNewSlots(given, 'about', 6)
  assert.equal(pathsIn(named), [
    ...['pages/about/image-7.jpg', 'pages/about/video-8.mp4', 'pages/about/pdf-9.pdf'],
    'pages/about/sound-10.jpg',
  ])
  assert.is(named.lastSlot, 10)
  assert.is(drawnIn(named.source)[0]?.drawn.kind, 'image')
})

test('new ones are for pictures without a place alone, and no drawing by name', () => {
  const given = pageWith({ path: 'a/b.jpg', kind: 'video' }, { name: 'plan' }, {})
  const { source, lastSlot } = withNewSlots(given, 'about', 0)
  assert.is(lastSlot, 1)
  assert.equal(
    drawnIn(source).map(({ drawn }) => drawn),
    [
      { family: 'chair', path: 'a/b.jpg', kind: 'video' },
      { family: 'chair', name: 'plan' },
      { family: 'chair', kind: 'image', path: `${newSlotsFolder('about')}image-1.jpg` },
    ],
  )
})

test('new ones leave the source that was given as it is', () => {
  const given = pageWith({})
  withNewSlots(given, 'about', 0)
  assert.equal(given, pageWith({}))
})

test('new ones are found in lists and groups by their place in the source', () => {
  const family = 'chair'
  const source = { hero: { family }, cards: [{ title: 'A' }, { images: [null, { family: '' }] }] }
  assert.equal(
    drawnIn(source).map(({ at }) => at),
    ['hero', 'cards.1.images.1'],
  )
  assert.equal(drawnIn({ family }), [{ at: '', drawn: { family } }])
  for (const none of [null, undefined, 'family', 7]) assert.equal(drawnIn(none), [])
})

const drawingOf = (name: string, version: string, alt = name) =>
  ({ name, version, family: 'plan', alt }) as unknown as OwnDrawing

const drawnNow = new Map([['stairs', drawingOf('stairs', '2', 'Stairs of this release')]])

const renewed = (media: unknown) => {
  const page = { path: '/about', sections: [{ kind: 'prose', hidden: null, media }] }
  const now = withCurrentDrawings(page as unknown as EditedPage, drawnNow)
  assert.equal({ ...now, sections: undefined }, { path: '/about', sections: undefined })
  const [section] = now.sections as unknown as [{ kind: string; hidden: null; media: unknown }]
  assert.equal([section.kind, section.hidden], ['prose', null])
  return section.media
}

test('drawings of an earlier release become those of this one, wherever they are', () => {
  assert.is(renewed(drawingOf('stairs', '1')), drawnNow.get('stairs'))
  assert.equal(renewed([{ text: 'x', of: drawingOf('stairs', '1') }, 7]), [
    { text: 'x', of: drawnNow.get('stairs') },
    7,
  ])
})

test('drawings of an earlier release stay as they are where this one draws the same, or has none of that name', () => {
  for (const same of [drawingOf('stairs', '2', 'Own words'), drawingOf('gone', '1')]) {
    assert.is(renewed(same), same)
  }
})

test('drawings of an earlier release are not what has a family and no version, or no name', () => {
  const { name: _, ...unnamed } = drawingOf('stairs', '1') as OwnDrawing & { name: string }
  const { version: __, ...slot } = drawingOf('stairs', '1') as OwnDrawing & { version: string }
  const { family: ___, ...product } = drawingOf('stairs', '1') as OwnDrawing & { family: string }
  for (const other of [unnamed, slot, product]) assert.equal(renewed(other), other)
})

test.run()

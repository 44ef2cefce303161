import * as assert from 'uvu/assert'
import { suite } from '#test'
import { drawnIn } from '../../../server/page-editing/drawn-in.ts'
import { newSlotsFolder, withNewSlots } from '../../../server/page-editing/new-slots.ts'
import type { EditedPage } from '../../../web/page-editing/contract.ts'

const test = suite('places for the new pictures of a page')

const page = (...media: object[]): EditedPage => ({
  path: '/about',
  sections: [{ kind: 'prose', media: media.map(one => ({ family: 'chair', ...one })) }],
})

const pathsIn = ({ source }: { source: EditedPage }) =>
  drawnIn(source).map(({ drawn }) => drawn.path)

test('go on after the highest number, by kind, a photo where there is none', () => {
  const given = page({}, { kind: 'video' }, { kind: 'pdf' }, { kind: 'sound' })
  const named = withNewSlots(given, 'about', 6)
  assert.equal(pathsIn(named), [
    'pages/about/image-7.jpg',
    'pages/about/video-8.mp4',
    'pages/about/pdf-9.pdf',
    'pages/about/sound-10.jpg',
  ])
  assert.is(named.lastSlot, 10)
  assert.is(drawnIn(named.source)[0]?.drawn.kind, 'image')
})

test('are for pictures without a place alone, and no drawing by name', () => {
  const given = page({ path: 'a/b.jpg', kind: 'video' }, { name: 'plan' }, {})
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

test('leave the source that was given as it is', () => {
  const given = page({})
  withNewSlots(given, 'about', 0)
  assert.equal(given, page({}))
})

test('are found in lists and groups by their place in the source', () => {
  const family = 'chair'
  const source = { hero: { family }, cards: [{ title: 'A' }, { images: [null, { family: '' }] }] }
  assert.equal(
    drawnIn(source).map(({ at }) => at),
    ['hero', 'cards.1.images.1'],
  )
  assert.equal(drawnIn({ family }), [{ at: '', drawn: { family } }])
  for (const none of [null, undefined, 'family', 7]) assert.equal(drawnIn(none), [])
})

test.run()

import * as assert from 'uvu/assert'
import { suite } from '#test'
import { highestOwnSlot, withOwnSlots } from '../../../../server/page-editing/transfer/own-slots.ts'

const test = suite('places of the pictures of a page that comes from a file')

const page = (...paths: string[]) => ({
  path: '/stairs',
  sections: paths.map(path => ({ kind: 'prose' as const, media: { family: 'sofa', path } })),
})

test('are in the folder of the page here, under their numbers', () => {
  const moved = withOwnSlots(page('pages/steps/image-3.jpg', 'about/hero/image-1.jpg'), 'stairs-2')
  assert.equal(moved, page('pages/stairs-2/image-3.jpg', 'about/hero/image-1.jpg'))
})

test('count up to the highest that a site gives', () => {
  const highest = (...paths: string[]) => highestOwnSlot(page(...paths), 'stairs')
  assert.is(highest('pages/stairs/image-3.jpg', 'pages/stairs/video-12.mp4'), 12)
  assert.is(highest('pages/other/image-3.jpg', 'pages/stairs/image-999999.jpg'), 0)
  assert.is(highest(), 0)
})

test.run()

import * as assert from 'uvu/assert'
import { suite } from '#test'
import { deliveredDrawings, knownDrawings } from '../../../server/page-editing/known-drawings.ts'
import { loadStarter } from '../../../server/starters/load-starter.ts'

const test = suite('places that a page may name')

const { pages } = loadStarter()
const storedAt = (path: string) => {
  const page = pages.find(one => one.path === path)
  if (!page) throw new Error(`There is no ${path}`)
  return { id: path.slice(1), lastSlot: 3, delivered: deliveredDrawings(page) }
}
const about = storedAt('/about')
const [delivered = ''] = Object.keys(about.delivered?.places ?? {})

test('are those that it was delivered with, and none of another', () => {
  const { isOwnSlot } = knownDrawings(about, [])
  assert.ok(isOwnSlot(delivered))
  for (const path of Object.keys(storedAt('/services/containers').delivered?.places ?? {})) {
    assert.not.ok(isOwnSlot(path), path)
  }
})

test('are those in its folder up to the highest number that was given', () => {
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

test('are the new ones alone for a page of the owner', () => {
  const { isOwnSlot } = knownDrawings({ id: 'own', lastSlot: 3 }, [])
  assert.ok(isOwnSlot('pages/own/image-1.jpg'))
  assert.not.ok(isOwnSlot(delivered))
})

test('are beside the drawings of all pages, as this release draws them', () => {
  const drawn = pages.find(({ drawings }) => drawings.length > 0)
  const [first] = drawn?.drawings ?? []
  const all = [{ ...about, delivered: { places: {}, drawings: [{ ...first, version: 'old' }] } }]
  assert.equal([...knownDrawings(about, all as never).drawings.values()], [first])
})

test.run()

import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  firstLook,
  isSameLook,
  lookOf,
  withLook,
} from '../../../../../web/admin/pages/drawing/look-of.ts'
import { newSlot } from '../../../../../web/admin/pages/editor/new-slot.ts'
import { newPlace } from '../../../../../web/admin/pages/saving/new-place.ts'
import type { EditedPage } from '../../../../../web/page-editing/contract.ts'
import { slotAt } from '../../../markup.tsx'

const test = suite('the drawing that a slot declares')

const slot = { ...slotAt('about/image-1.jpg'), alt: 'Our hall', traits: ['oak'] }
const desk = { family: 'desk', seed: 2 }

test('is changed without its place, its shape and the words of its photo', () => {
  const { family: _, traits: __, ...place } = slot
  assert.equal(withLook(slot, desk, 'Desk'), { ...place, ...desk })
  assert.equal(withLook(slot, { ...desk, traits: ['oak'], ground: 3 }, 'Desk'), {
    ...place,
    ...desk,
    traits: ['oak'],
    ground: 3,
  })
})

test('gives its words to a picture that has none yet', () => {
  assert.is(withLook({ ...slot, alt: ' ' }, desk, 'Desk, oak').alt, 'Desk, oak')
})

test('of a new place begins with a seed that no neighbour has', () => {
  const source = { sections: [{ media: { ...slotAt('b.jpg'), ...desk, seed: 1 } }] }
  const added = { ...slotAt(newPlace('image')), family: 'desk' }
  assert.is(firstLook(added, source).seed, 2)
  assert.is(firstLook({ ...added, path: 'pages/about/image-1.jpg' }, source).seed, undefined)
  assert.is(firstLook({ ...added, seed: 9 }, source).seed, 9)
})

test('is the same whichever way nothing is said of traits', () => {
  assert.ok(isSameLook(desk, { ...desk, traits: [] }))
  assert.not.ok(isSameLook(desk, { ...desk, traits: ['oak'] }))
  assert.not.ok(isSameLook(desk, { family: 'desk' }))
})

test('of a draft that says anything can be read', () => {
  assert.equal(lookOf({ ...slot, family: 7, traits: 'oak', seed: 'x', ground: null } as never), {
    family: '7',
  })
})

test('is that of its model in a copy, and another one of the family', () => {
  const media = { ...slotAt('a.jpg'), ...desk }
  const page = { path: '/about', sections: [{ kind: 'prose', media }] } as unknown as EditedPage
  const copy = newSlot(page, 'image', 'sections.0.media', media)
  assert.equal({ ...copy, path: 'a.jpg' }, { ...media, seed: 4 })
  assert.is(newSlot(page, 'image', 'sections.0.media').seed, 1)
})

test.run()

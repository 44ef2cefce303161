import * as assert from 'uvu/assert'
import type { ZodType } from 'zod'
import { suite } from '#test'
import { MOST_SEED } from '../../../web/page-editing/seeds.ts'
import { anchor, ownDrawingSchema, points, slotSchema } from '../../../web/sections/fields.ts'

const test = suite('fields that sections share')

const place = {
  ...{ path: 'about/image-1.jpg', kind: 'image', alt: 'A desk' },
  ...{ family: 'desk', shape: 'wide' },
}
const drawing = { name: 'desk-1', alt: '', family: 'desk', shape: 'open', version: 'a1' }

/** Whether a schema takes what differs from a sound value. */
const taking = (schema: ZodType, sound: object) => (said: object) =>
  schema.safeParse({ ...sound, ...said }).success

/** Fails where a text of the longest length is refused, or one that is longer is taken. */
function assertLongest(takes: (said: object) => boolean, limits: Record<string, number>): void {
  for (const [name, most] of Object.entries(limits)) {
    assert.ok(takes({ [name]: 'x'.repeat(most) }), name)
    assert.not.ok(takes({ [name]: 'x'.repeat(most + 1) }), name)
  }
}

test('a place says what it shows, how it is drawn, and with which of the drawings', () => {
  const takes = taking(slotSchema, place)
  assertLongest(takes, { alt: 300, family: 100 })
  for (const said of [{}, { ground: 0 }, { seed: 1 }, { seed: MOST_SEED }]) assert.ok(takes(said))
  for (const said of [{ ground: -1 }, { seed: 0 }, { seed: MOST_SEED + 1 }, { family: '' }]) {
    assert.not.ok(takes(said), JSON.stringify(said))
  }
})

test('a place has at most forty traits of a hundred characters', () => {
  const takes = taking(slotSchema, place)
  const traits = (count: number, length: number) => ({
    traits: Array.from({ length: count }, () => 'x'.repeat(length)),
  })
  assert.ok(takes(traits(40, 100)))
  assert.not.ok(takes(traits(41, 1)))
  assert.not.ok(takes(traits(1, 101)))
})

test('the path of a place is one of a picture, a video or a PDF, of at most 300 characters', () => {
  const takes = (path: string) => taking(slotSchema, place)({ path })
  assert.ok(takes(`${'x'.repeat(296)}.jpg`))
  assert.not.ok(takes(`${'x'.repeat(297)}.jpg`))
  for (const path of ['a/b.mp4', 'Gallery/c-1.pdf']) assert.ok(takes(path), path)
  for (const path of ['a.png', '/a.jpg', 'a//b.jpg', '../a.jpg', 'a.jpg/b']) {
    assert.not.ok(takes(path), path)
  }
})

test('a drawing that stays has a name, and may adorn only', () => {
  const takes = taking(ownDrawingSchema, drawing)
  assertLongest(takes, { name: 100, alt: 300, family: 100, version: 40 })
  for (const name of ['family', 'version', 'name']) assert.not.ok(takes({ [name]: '' }), name)
})

test('the name for links is one that an address can end with', () => {
  const takes = (name: string) => anchor.safeParse(name).success
  assert.ok(takes('x'.repeat(60)))
  assert.not.ok(takes('x'.repeat(61)))
  for (const name of ['1st', 'Prefab', 'a b', '']) assert.not.ok(takes(name), name)
})

test('short facts are at most twelve, of 200 characters', () => {
  const takes = (count: number, length: number) =>
    points.safeParse(Array.from({ length: count }, () => 'x'.repeat(length))).success
  assert.equal([takes(12, 200), takes(13, 1), takes(1, 201)], [true, false, false])
})

test.run()

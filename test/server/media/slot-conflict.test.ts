import * as assert from 'uvu/assert'
import { suite } from '#test'
import { moveConflict, slotConflict } from '../../../server/media/slot-conflict.ts'
import type { Slot } from '../../../web/sections/fields.ts'

const test = suite('places that have changed meanwhile')

const slot = { path: 'chairs/image-1.jpg', kind: 'image', alt: '' } as unknown as Slot
const file = { absolute: '/a.jpg', size: 1, version: 'v' }
const library = (holds: boolean) => ({ file: () => (holds ? file : undefined) }) as never

test('the answer says whether a file came or went, and what to do', () => {
  assert.match(slotConflict(slot, library(true)).message, 'Another file has come into this place')
  assert.match(slotConflict(slot, library(false)).message, 'was deleted meanwhile')
  assert.match(moveConflict(slot, library(true)).message, 'image-1.jpg has got another file')
  assert.match(moveConflict(slot, library(false)).message, 'of image-1.jpg has left its place')
})

test('it has the place as it is now', () => {
  for (const holds of [true, false]) {
    const { status, details } = slotConflict(slot, library(holds))
    assert.is(status, 409)
    const { path, present } = (details as { slot: { path: string; present: boolean } }).slot
    assert.equal([path, present], [slot.path, holds])
  }
})

test.run()

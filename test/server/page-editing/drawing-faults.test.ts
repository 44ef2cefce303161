import * as assert from 'uvu/assert'
import { suite } from '#test'
import { drawingFaults, type KnownDrawings } from '../../../server/page-editing/drawing-faults.ts'
import type { OwnDrawing, Slot } from '../../../web/sections/fields.ts'

const test = suite('pictures that a page may not name')

const slot: Slot = {
  ...{ path: 'a/chair.jpg', kind: 'image', alt: 'Chair', family: 'desk', shape: 'square' },
}
const drawing = {
  name: 'plan',
  family: 'stairs',
  alt: 'Plan',
  version: '1',
} as unknown as OwnDrawing

const known: KnownDrawings = {
  isOwnSlot: path => path.startsWith('a/'),
  slot: path => (path === slot.path ? slot : undefined),
  drawings: new Map([['plan', drawing]]),
}

const faultsOf = (media: object) => drawingFaults({ sections: [{ media }] }, known)

const at = (field: string, fault: string) => [[`sections.0.media${field}`, fault]]

test('are none of its own, as they are declared or drawn anew', async () => {
  assert.equal(await faultsOf(slot), [])
  assert.equal(await faultsOf({ ...slot, seed: 5 }), [])
  assert.equal(await faultsOf({ ...slot, path: 'a/new.jpg', traits: ['oak'] }), [])
  assert.equal(await faultsOf(drawing), [])
})

test('are drawings by name that are none, or not as the release has them', async () => {
  const fault = at('', 'This drawing can only be left or taken away')
  assert.equal(await faultsOf({ ...drawing, alt: 'Other' }), fault)
  assert.equal(await faultsOf({ ...drawing, name: 'none' }), fault)
})

test('are places of other pages, whatever is drawn there', async () => {
  const fault = at('.path', 'This place for a picture is not one of this page')
  assert.equal(await faultsOf({ ...slot, path: 'b/chair.jpg', family: 'none' }), fault)
  assert.equal(await faultsOf({ ...slot, path: 7 }), fault)
  assert.equal(await faultsOf({ ...slot, path: undefined }), fault)
})

test('are another kind of file than the place is for, beside what else is wrong', async () => {
  assert.equal(await faultsOf({ ...slot, kind: 'video', family: 'none' }), [
    ...at('.kind', 'This place is for a photo'),
    ...at('.family', 'There is no drawing of this name'),
  ])
  for (const family of ['constructor', '', undefined]) {
    assert.equal(await faultsOf({ ...slot, family }), [
      ...at('.family', 'There is no drawing of this name'),
    ])
  }
})

test('are traits that cannot be drawn, each time that they are checked', async () => {
  const impossible = { ...slot, family: 'desk', traits: ['under-water'] }
  for (const time of ['first', 'again']) {
    const [[place, fault] = [], ...others] = await faultsOf(impossible)
    assert.equal([place, others], ['sections.0.media.traits', []], time)
    assert.match(fault ?? '', /^This cannot be drawn: /)
  }
  const declared = { ...known, slot: () => impossible }
  assert.equal(await drawingFaults(impossible, declared), [], 'as the release declares it')
  assert.equal(await faultsOf({ ...impossible, shape: undefined }), [], 'without a shape yet')
})

test.run()

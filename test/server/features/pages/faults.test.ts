import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  drawingFaults,
  type KnownDrawings,
} from '../../../../server/features/pages/drawing-faults.ts'
import { placeFaults } from '../../../../server/features/pages/place-faults.ts'
import { routes } from '../../../../web/base/routes.ts'
import { designUrls } from '../../../../web/features/design/addresses.ts'
import type { EditedPage } from '../../../../web/features/pages/contract.ts'
import type { OwnDrawing, Slot } from '../../../../web/sections/fields.ts'

const test = suite('faults of a page')

const placeFaultsOf = (sections: object[], path = '/about') =>
  placeFaults({ path, sections } as EditedPage)

const prose = { kind: 'prose' }

test('wrong sections are none of a page of different sections, or of a kind that may come twice', () => {
  assert.equal(placeFaultsOf([prose, prose, { kind: 'hero' }]), [])
})

test('wrong sections are a second one of a kind that a page has once, unless one of both is hidden', () => {
  const hero = { kind: 'hero' }
  const hidden = { ...hero, hidden: true }
  assert.equal(placeFaultsOf([hero, prose, hero]), [['sections.2.kind', 'A page has one of these']])
  assert.equal(placeFaultsOf([hidden, hero]), [])
  assert.equal(placeFaultsOf([hero, hidden]), [])
})

test('wrong sections are a second one with the same address, unless one of both is hidden', () => {
  const team = { ...prose, id: 'team' }
  assert.equal(placeFaultsOf([team, { ...prose, id: 'work' }, team]), [
    ['sections.2.id', 'Another section of the page has this address'],
  ])
  assert.equal(placeFaultsOf([{ ...team, hidden: true }, team]), [])
})

test('wrong sections are all of a page that shows none', () => {
  const hidden = { ...prose, hidden: true }
  assert.equal(placeFaultsOf([hidden, hidden]), [['sections', 'Show one section at least']])
  assert.equal(placeFaultsOf([hidden, prose]), [])
})

const needed = [
  [routes.contact, 'contact', /form$/],
  [routes.gallery(), 'gallery', /gallery: this page needs it$/],
  [routes.shortlist, 'shortlist', /its list$/],
  [designUrls.page, 'design', /its drawing$/],
] as const

for (const [path, kind, why] of needed) {
  test(`wrong sections are missing on ${path} without a ${kind} section that is shown`, () => {
    assert.equal(placeFaultsOf([prose, { kind }], path), [])
    for (const sections of [[prose], [prose, { kind, hidden: true }]]) {
      const [[at, fault] = [], ...more] = placeFaultsOf(sections, path)
      assert.equal([at, more], ['sections', []])
      assert.match(fault ?? '', why)
    }
  })
}

const slot: Slot = {
  ...{ path: 'a/chair.jpg', kind: 'image', alt: 'Chair', family: 'desk', shape: 'square' },
}
const plan = { name: 'plan', family: 'stairs', alt: 'Plan', version: '1' } as unknown as OwnDrawing

const known: KnownDrawings = {
  isOwnSlot: path => path.startsWith('a/'),
  slot: path => (path === slot.path ? slot : undefined),
  drawings: new Map([['plan', plan]]),
}

const drawingFaultsOf = (media: object) => drawingFaults({ sections: [{ media }] }, known)

const at = (field: string, fault: string) => [[`sections.0.media${field}`, fault]]

test('wrong pictures are none of its own, as they are declared or drawn anew', async () => {
  assert.equal(await drawingFaultsOf(slot), [])
  assert.equal(await drawingFaultsOf({ ...slot, seed: 5 }), [])
  assert.equal(await drawingFaultsOf({ ...slot, path: 'a/new.jpg', traits: ['oak'] }), [])
  assert.equal(await drawingFaultsOf(plan), [])
})

test('wrong pictures are drawings by name that are none, or not as the release has them', async () => {
  const fault = at('', 'This drawing can only be left or taken away')
  assert.equal(await drawingFaultsOf({ ...plan, alt: 'Other' }), fault)
  assert.equal(await drawingFaultsOf({ ...plan, name: 'none' }), fault)
})

test('wrong pictures are places of other pages, whatever is drawn there', async () => {
  const fault = at('.path', 'This place for a picture is not one of this page')
  assert.equal(await drawingFaultsOf({ ...slot, path: 'b/chair.jpg', family: 'none' }), fault)
  assert.equal(await drawingFaultsOf({ ...slot, path: 7 }), fault)
  assert.equal(await drawingFaultsOf({ ...slot, path: undefined }), fault)
})

test('wrong pictures are another kind of file than the place is for, beside what else is wrong', async () => {
  assert.equal(await drawingFaultsOf({ ...slot, kind: 'video', family: 'none' }), [
    ...at('.kind', 'This place is for a photo'),
    ...at('.family', 'There is no drawing of this name'),
  ])
  for (const family of ['constructor', '', undefined]) {
    assert.equal(await drawingFaultsOf({ ...slot, family }), [
      ...at('.family', 'There is no drawing of this name'),
    ])
  }
})

test('wrong pictures are traits that cannot be drawn, each time that they are checked', async () => {
  const impossible = { ...slot, family: 'desk', traits: ['under-water'] }
  for (const time of ['first', 'again']) {
    const [[place, fault] = [], ...others] = await drawingFaultsOf(impossible)
    assert.equal([place, others], ['sections.0.media.traits', []], time)
    assert.match(fault ?? '', /^This cannot be drawn: /)
  }
  const declared = { ...known, slot: () => impossible }
  assert.equal(await drawingFaults(impossible, declared), [], 'as the release declares it')
  assert.equal(
    await drawingFaultsOf({ ...impossible, shape: undefined }),
    [],
    'without a shape yet',
  )
})

test.run()

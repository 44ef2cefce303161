import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { MediaSection, MediaSlot, NamedSlotDetails } from '../../../../web/admin/contract.ts'
import {
  branchesOf,
  findBranch,
  groupsOf,
} from '../../../../web/admin/upload-manager/media/branches.ts'
import { changesFor } from '../../../../web/admin/upload-manager/media/changes-for.ts'
import {
  type Filter,
  matching,
  noFilter,
} from '../../../../web/admin/upload-manager/media/filter.ts'
import {
  blocksOf,
  columnsIn,
  heightOf,
  spanOf,
} from '../../../../web/admin/upload-manager/views/grid-measures.ts'

const test = suite('slot lists in the upload manager')

const slot = (path: string, present = false): MediaSlot => ({
  path,
  fileName: path.split('/').at(-1) ?? '',
  kind: 'image',
  present,
})
const chairs = [
  slot('furniture/chairs/products/image-1.jpg', true),
  slot('furniture/chairs/products/image-12.jpg'),
]
const sections: MediaSection[] = [
  {
    title: 'Furniture',
    targetPath: 'furniture',
    slots: [],
    sections: [
      {
        title: 'Chairs',
        targetPath: 'furniture/chairs',
        slots: [slot('furniture/chairs/cover.jpg')],
        sections: [{ title: 'Products', targetPath: 'furniture/chairs/products', slots: chairs }],
      },
    ],
  },
]

const details = (more: Partial<NamedSlotDetails> = {}): NamedSlotDetails => ({
  path: '',
  address: '/',
  defaults: { productName: 'Ch1', alt: 'A chair' },
  own: { productName: '', alt: '', title: '', description: '', isVisible: true, builtVersion: '' },
  needsAlt: false,
  ...more,
})

test('a branch counts the slots in it and below it', () => {
  const branches = branchesOf(sections)
  const [furniture] = branches
  assert.is(furniture?.slots.length, 3)
  assert.is(furniture?.present, 1)
  assert.equal(findBranch(branches, 'furniture/chairs/products')?.above, ['Furniture', 'Chairs'])
  assert.is(findBranch(branches, 'no/such'), undefined)
})

test('slots are grouped by folder, with titles relative to the open one', () => {
  const branches = branchesOf(sections)
  const slots = branches[0]?.slots ?? []
  const titles = (open: string) => groupsOf(slots, branches, open).map(({ title }) => title)
  assert.equal(titles(''), ['Furniture / Chairs', 'Furniture / Chairs / Products'])
  assert.equal(titles('furniture/chairs'), ['Chairs', 'Products'])
})

test('a search matches names, texts and paths, and needs every word', () => {
  const find = (search: string, more: Partial<Filter> = {}) =>
    matching(chairs, { ...noFilter, search, ...more }, () => details()).length
  assert.is(find('ch1 CHAIR'), 2)
  assert.is(find('image-12'), 1)
  assert.is(find('ch1 sofa'), 0)
  assert.is(find('', { only: 'missing' }), 1)
})

test('photos without an alt text and hidden ones are found', () => {
  const of = (own: NamedSlotDetails) => (only: Filter['only']) =>
    matching(chairs, { search: '', only }, path => (path === chairs[0]?.path ? own : details()))
  assert.is(of(details({ needsAlt: true }))('without-alt').length, 1)
  assert.is(of(details({ own: { ...details().own, isVisible: false } }))('hidden').length, 1)
})

test('changes of many slots contain filled-in fields only, with {n} replaced', () => {
  const form = (given: Record<string, string>) => (name: string) => given[name] ?? ''
  assert.is(changesFor(chairs, form({})).size, 0)
  const changes = changesFor(chairs, form({ alt: 'Chair {n}', isVisible: 'no' }))
  assert.equal(
    [...changes.values()],
    [
      { alt: 'Chair 1', isVisible: false },
      { alt: 'Chair 12', isVisible: false },
    ],
  )
})

test('blocks are whole rows, with the height of their content', () => {
  assert.is(columnsIn(328), 2)
  assert.is(columnsIn(823), 6)
  assert.equal(
    blocksOf(Array.from({ length: 40 }), 6).map(block => block.length),
    [18, 18, 4],
  )
  assert.is(heightOf(18, 6, 828), 3 * heightOf(4, 6, 828))
})

test('a column is at least 124 pixels wide, and there are at least two', () => {
  // Five of 124 with four gaps of 12.
  assert.equal([667, 668].map(columnsIn), [4, 5])
  assert.equal([0, 271, 395, 396].map(columnsIn), [2, 2, 2, 3])
})

test('a folder is as wide as its tiles, at least two columns and at most all', () => {
  assert.equal(
    [1, 2, 5, 7].map(count => spanOf(count, 6)),
    [2, 2, 5, 6],
  )
  assert.is(spanOf(8, 2), 2)
})

test('a row is as high as a square picture, its line of text, the border and the gap', () => {
  // Two columns of 100 pixels, one gap of 12 between them and one below.
  assert.is(heightOf(2, 2, 212), 100 + 44 + 2 + 12)
  assert.is(heightOf(3, 2, 212), 2 * (100 + 44 + 2 + 12))
})

test('changes of many slots leave visibility as it is where the form does', () => {
  const fields = (more: Record<string, string>) => (name: string) => more[name] ?? ''
  const changed = (more: Record<string, string>) => [...changesFor(chairs, fields(more)).values()]
  assert.equal(changed({ title: 'A' }), [{ title: 'A' }, { title: 'A' }])
  assert.equal(changed({ isVisible: 'no' }), [{ isVisible: false }, { isVisible: false }])
  assert.equal(changed({ isVisible: 'yes' }), [{ isVisible: true }, { isVisible: true }])
  assert.equal(changed({}), [])
})

test('a search finds the alternative text that is shown: the own one, else the default', () => {
  const found = (search: string, alt: string) => {
    const shown = details({ own: { ...details().own, alt }, defaults: { alt: 'Made of oak' } })
    return matching(chairs, { search, only: 'all' }, () => shown).length
  }
  assert.is(found('oak', ''), 2)
  assert.is(found('ash', 'Made of ash'), 2)
  assert.is(found('oak', 'Made of ash'), 0)
})

test.run()

import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { MediaSection, NamedSlotDetails } from '../../../../../../web/admin/contract.ts'
import {
  branchesOf,
  findBranch,
  groupsOf,
} from '../../../../../../web/features/media/admin/upload-manager/media/branches.ts'
import { changesFor } from '../../../../../../web/features/media/admin/upload-manager/media/changes-for.ts'
import {
  type Filter,
  matching,
  noFilter,
} from '../../../../../../web/features/media/admin/upload-manager/media/filter.ts'
import { details, slot } from './places.ts'

const test = suite('slot lists in the upload manager')

const chairs = [
  slot('furniture/chairs/products/image-1.jpg', { present: true }),
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

type Details = Parameters<typeof details>

const known = (own?: Details[1], more?: Details[2]) =>
  details('', own, { defaults: { productName: 'Ch1', alt: 'A chair' }, ...more })

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
    matching(chairs, { ...noFilter, search, ...more }, () => known()).length
  assert.is(find('ch1 CHAIR'), 2)
  assert.is(find('image-12'), 1)
  assert.is(find('ch1 sofa'), 0)
  assert.is(find('', { only: 'missing' }), 1)
})

test('photos without an alt text and hidden ones are found', () => {
  const of = (own: NamedSlotDetails) => (only: Filter['only']) =>
    matching(chairs, { search: '', only }, path => (path === chairs[0]?.path ? own : known()))
  assert.is(of(known({}, { needsAlt: true }))('without-alt').length, 1)
  assert.is(of(known({ isVisible: false }))('hidden').length, 1)
})

test('changes of many slots contain filled-in fields only, with {n} replaced', () => {
  const changed = (typed: Record<string, string>) => [
    ...changesFor(chairs, name => typed[name] ?? '').values(),
  ]
  assert.equal(changed({ title: 'A' }), [{ title: 'A' }, { title: 'A' }])
  assert.equal(changed({ isVisible: 'no' }), [{ isVisible: false }, { isVisible: false }])
  assert.equal(changed({ isVisible: 'yes' }), [{ isVisible: true }, { isVisible: true }])
  const both = [
    { alt: 'Chair 1', isVisible: false },
    { alt: 'Chair 12', isVisible: false },
  ]
  assert.equal(changed({ alt: 'Chair {n}', isVisible: 'no' }), both)
  assert.equal(changed({}), [])
})

test('a search finds the alternative text that is shown: the own one, else the default', () => {
  const found = (search: string, alt: string) => {
    const shown = known({ alt }, { defaults: { alt: 'Made of oak' } })
    return matching(chairs, { search, only: 'all' }, () => shown).length
  }
  assert.is(found('oak', ''), 2)
  assert.is(found('ash', 'Made of ash'), 2)
  assert.is(found('oak', 'Made of ash'), 0)
})

test.run()

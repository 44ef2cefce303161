import * as assert from 'uvu/assert'
import { suite } from '#test'
import { placeFaults } from '../../../server/page-editing/place-faults.ts'
import { designUrls } from '../../../web/design/addresses.ts'
import type { EditedPage } from '../../../web/page-editing/contract.ts'
import { routes } from '../../../web/routes.ts'

const test = suite('sections that a page may not have, or must have')

const faultsOf = (sections: object[], path = '/about') =>
  placeFaults({ path, sections } as EditedPage)

const prose = { kind: 'prose' }

test('are none of a page of different sections, or of a kind that may come twice', () => {
  assert.equal(faultsOf([prose, prose, { kind: 'hero' }]), [])
})

test('are a second one of a kind that a page has once, unless one of both is hidden', () => {
  const hero = { kind: 'hero' }
  const hidden = { ...hero, hidden: true }
  assert.equal(faultsOf([hero, prose, hero]), [['sections.2.kind', 'A page has one of these']])
  assert.equal(faultsOf([hidden, hero]), [])
  assert.equal(faultsOf([hero, hidden]), [])
})

test('are a second one with the same address, unless one of both is hidden', () => {
  const team = { ...prose, id: 'team' }
  assert.equal(faultsOf([team, { ...prose, id: 'work' }, team]), [
    ['sections.2.id', 'Another section of the page has this address'],
  ])
  assert.equal(faultsOf([{ ...team, hidden: true }, team]), [])
})

test('are all of a page that shows none', () => {
  const hidden = { ...prose, hidden: true }
  assert.equal(faultsOf([hidden, hidden]), [['sections', 'Show one section at least']])
  assert.equal(faultsOf([hidden, prose]), [])
})

const needed = [
  [routes.contact, 'contact', /form$/],
  [routes.gallery(), 'gallery', /gallery: this page needs it$/],
  [routes.shortlist, 'shortlist', /its list$/],
  [designUrls.page, 'design', /its drawing$/],
] as const

for (const [path, kind, why] of needed) {
  test(`are missing on ${path} without a ${kind} section that is shown`, () => {
    assert.equal(faultsOf([prose, { kind }], path), [])
    for (const sections of [[prose], [prose, { kind, hidden: true }]]) {
      const [[at, fault] = [], ...more] = faultsOf(sections, path)
      assert.equal([at, more], ['sections', []])
      assert.match(fault ?? '', why)
    }
  })
}

test.run()

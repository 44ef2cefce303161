import * as assert from 'uvu/assert'
import { suite } from '#test'
import { draw, type Subject } from '../../../server/drawings/index.ts'
import { shapeOf } from './neighbours.ts'

const test = suite('legs and posts')
const types =
  'turned tapered hairpin cabriole square fluted saber spider bun x-frame u-frame trestle pedestal swivel-base'.split(
    ' ',
  )
const materials =
  'oak mahogany teak walnut beech mvule mild-steel stainless-steel brass chrome black-steel aluminium'.split(
    ' ',
  )
const leg = (...traits: string[]): Subject => ({
  path: 'legs/image-1.jpg',
  family: 'furniture-leg',
  shape: 'square',
  traits,
})

/** The kinds that a trait chooses from, each with a shape of its own. */
const kinds: Record<string, string[]> = {
  post: ['turned', 'square', 'iron', 'glass', 'cable'],
  'chair-leg': ['swivel', 'back', 'stool'],
  'table-leg': ['pedestal', 'trestle', 'panel'],
  'bed-leg': ['divan', 'middle', 'post'],
  'furniture-leg': types,
}

for (const [family, names] of Object.entries(kinds)) {
  test(`each kind of ${family} has its own shape`, () => {
    const shapes = names.map(name => outlineOf({ ...leg(name), family }))
    assert.is(new Set(shapes).size, names.length)
  })
}

test('a type keeps its shape in every material and takes its colour from it', () => {
  for (const type of types.filter(name => name !== 'pedestal')) {
    const shapes = ['oak', 'brass', 'chrome'].map(name => outlineOf(leg(type, name)))
    assert.is(new Set(shapes).size, 1, type)
    assert.is(new Set(materials.map(name => draw(leg(type, name)))).size, materials.length, type)
  }
})

test('a pedestal of wood has another construction than one of metal', () => {
  assert.is.not(outlineOf(leg('pedestal', 'oak')), outlineOf(leg('pedestal', 'chrome')))
})

test('a post of glass is transparent', () => {
  assert.match(draw({ ...leg('glass'), family: 'post' }), /fill-opacity="0?\.62"/)
})

const outlineOf = (subject: Subject) => shapeOf(subject).join()

test.run()

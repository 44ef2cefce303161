import * as assert from 'uvu/assert'
import { suite } from '#test'
import { compose, draw, type Subject } from '../../../server/drawings/index.ts'
import { renderDepth } from './depth-buffer.ts'

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

test('each type of leg has its own shape', () => {
  const shapes = types.map(type => renderDepth(compose(leg(type, 'oak')), 64).facing.join())
  assert.is(new Set(shapes).size, types.length)
})

test('a type keeps its shape in every material and takes its colour from it', () => {
  for (const type of types.filter(name => name !== 'pedestal')) {
    const shapes = ['oak', 'brass', 'chrome'].map(name =>
      renderDepth(compose(leg(type, name)), 64).facing.join(),
    )
    assert.is(new Set(shapes).size, 1, type)
    assert.is(new Set(materials.map(name => draw(leg(type, name)))).size, materials.length, type)
  }
})

test('a pedestal of wood has another construction than one of metal', () => {
  const shape = (material: string) =>
    renderDepth(compose(leg('pedestal', material)), 64).facing.join()
  assert.is.not(shape('oak'), shape('chrome'))
})

test('each kind of post has its own shape, and glass is transparent', () => {
  const post = (kind: string): Subject => ({
    path: 'posts/image-3.jpg',
    family: 'post',
    shape: 'square',
    traits: [kind],
  })
  const kinds = ['turned', 'square', 'iron', 'glass', 'cable']
  const shapes = kinds.map(kind => renderDepth(compose(post(kind)), 64).facing.join())
  assert.is(new Set(shapes).size, kinds.length)
  assert.match(draw(post('glass')), /fill-opacity="0?\.62"/)
})

test('the construction trait selects the construction', () => {
  const shape = (family: string, trait: string) =>
    renderDepth(
      compose({ path: 'legs/image-2.jpg', family, shape: 'square', traits: [trait] }),
      64,
    ).facing.join()
  for (const [family, names] of Object.entries({
    'chair-leg': ['swivel', 'back', 'stool'],
    'table-leg': ['pedestal', 'trestle', 'panel'],
    'bed-leg': ['divan', 'middle', 'post'],
  }))
    assert.is(new Set(names.map(name => shape(family, name))).size, names.length, family)
})

test.run()

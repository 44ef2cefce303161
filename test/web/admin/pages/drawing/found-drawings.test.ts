import * as assert from 'uvu/assert'
import { suite } from '#test'
import { foundIn } from '../../../../../web/admin/pages/drawing/found-drawings.ts'
import type { DrawingGroup } from '../../../../../web/page-editing/drawings.ts'

const test = suite('searching for a drawing')

const kinds = (...names: string[]) => names.map(name => ({ value: name.toLowerCase(), name }))
const groups: DrawingGroup[] = [
  {
    name: 'Prefab buildings',
    families: [
      { family: 'cottage', name: 'Cottage', kinds: kinds('Rustic', 'Cabin') },
      { family: 'house', name: 'House', kinds: kinds('Villa') },
    ],
  },
  {
    name: 'Legs and posts',
    families: [{ family: 'furniture-leg', name: 'Furniture leg', kinds: kinds('Turned') }],
  },
]
const namesOf = (words: string) =>
  foundIn(groups, words).flatMap(({ found }) => found.map(({ name }) => name))

test('without words gives every family, in its group', () => {
  assert.equal(namesOf('  '), ['Cottage', 'House', 'Furniture leg'])
  assert.equal(
    foundIn(groups, '').map(({ name }) => name),
    ['Prefab buildings', 'Legs and posts'],
  )
})

test('finds families by the beginnings of words of their names and groups', () => {
  assert.equal(namesOf('cot'), ['Cottage'])
  assert.equal(namesOf('PREFAB'), ['Cottage', 'House'])
  assert.equal(namesOf('post'), ['Furniture leg'])
})

test('finds kinds of a family, alone or with its name in any order', () => {
  assert.equal(foundIn(groups, 'cabin')[0]?.found, [
    { family: 'cottage', kind: 'cabin', name: 'Cottage, cabin' },
  ])
  assert.equal(namesOf('turned leg'), ['Furniture leg, turned'])
  assert.equal(namesOf('leg turned'), ['Furniture leg, turned'])
})

test('finds nothing where one word is missing', () => {
  assert.equal(namesOf('turned cottage'), [])
  assert.equal(namesOf('.*'), [])
})

test.run()

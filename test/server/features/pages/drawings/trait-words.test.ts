import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  createLabels,
  labelOfPart,
} from '../../../../../server/features/pages/drawings/trait-words.ts'

const test = suite('what the choices of a drawing are called')

test('a part is called by its word, the form of a thing by none', () => {
  assert.is(labelOfPart(['end-window', 'no-window']), 'Windows')
  assert.is(labelOfPart(['never-heard-of']), undefined)
})

test('those of the form are called one after the other, and then numbered from 2', () => {
  const label = createLabels()
  const labels = Array.from({ length: 6 }, () => label(['never-heard-of']))
  const numbered = ['Further detail 2', 'Further detail 3']
  assert.equal(labels, ['Kind', 'Form', 'Detail', 'Further detail', ...numbered])
})

test('two of the same part are told apart by a number from 2', () => {
  const label = createLabels()
  assert.equal(
    [label(['end-window']), label(['end-window']), label(['end-window'])],
    ['Windows', 'Windows 2', 'Windows 3'],
  )
})

test.run()

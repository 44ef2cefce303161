import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  isClosing,
  isOpening,
  shapeOf,
  tokensOf,
  withAttributes,
} from '../../../../../server/features/pages/preview/html-tokens.ts'

const test = suite('tokens of HTML')

const html = '<h2 class="a"><!--$--><img src="a"/>Two &lt; 3</h2>'

test('are its tags, comments and texts', () => {
  const tokens = tokensOf(html)
  assert.is(tokens.join(''), html)
  assert.equal(tokens.map(shapeOf), ['open h2', 'comment', 'empty img', 'text', 'close h2'])
  assert.equal(tokensOf(''), [])
})

test('only tags open and close', () => {
  const shapes = tokensOf(html).map(shapeOf)
  assert.equal(shapes.filter(isOpening), ['open h2'])
  assert.equal(shapes.filter(isClosing), ['close h2'])
})

test('an attribute is added in front of the others, and cannot end its tag', () => {
  const added = withAttributes('<h2 class="a">', { 'data-at': '"><b>' })
  assert.is(added, '<h2 data-at="&#34;&#62;&#60;b&#62;" class="a">')
})

test.run()

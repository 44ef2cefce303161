import { renderToStaticMarkup } from 'react-dom/server'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { Marked } from '../../../web/search/marked.tsx'

const test = suite('typed words in a text')

const marked = (text: string, words: string) =>
  renderToStaticMarkup(<Marked text={text} words={words} />)

test('are marked at the beginning of words only', () => {
  assert.is(marked('Armchair, chairs', 'chair'), 'Armchair, <mark>chair</mark>s')
  assert.is(marked('Office chair', 'OFF cha'), '<mark>Off</mark>ice <mark>cha</mark>ir')
})

test('are marked as far as the longest of them goes', () => {
  assert.is(marked('Chairs', 'ch chair'), '<mark>Chair</mark>s')
})

test('are taken as text, whatever is typed', () => {
  assert.is(marked('A & B <b>', '(.* <b>$& a'), 'A &amp; B &lt;b&gt;')
})

test.run()

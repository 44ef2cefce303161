import * as assert from 'uvu/assert'
import { suite } from '#test'
import { type Part, wordDiff } from '../../../../../web/admin/pages/editor/word-diff.ts'

const test = suite('changed words of two texts')

const marked = (parts: Part[]) =>
  parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')

const diff = (one: string, other: string) => wordDiff(one, other).map(marked)

test('are marked on both sides, and the others are not', () => {
  assert.equal(diff('We build two houses', 'We build three small houses'), [
    'We build [two ]houses',
    'We build [three small ]houses',
  ])
  assert.equal(diff('same', 'same'), ['same', 'same'])
  assert.equal(diff('', 'new words'), ['', '[new words]'])
})

test('both sides say the whole texts again', () => {
  const [one, other] = ['a  b\nc d', 'b c\n\ne']
  const [left, right] = wordDiff(one, other)
  assert.is(left.map(({ text }) => text).join(''), one)
  assert.is(right.map(({ text }) => text).join(''), other)
})

test('a text of ten thousand words is marked as a whole', () => {
  const long = 'word '.repeat(10_000)
  assert.equal(wordDiff(long, `${long}more`)[0], [{ text: long, isChanged: true }])
})

test.run()

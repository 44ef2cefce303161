import * as assert from 'uvu/assert'
import { suite } from '#test'
import { slotInWords } from '../../../../web/page-editing/compare/slot-in-words.ts'

const test = suite('a picture of a page in words')

const linesOf = (slot: object) => slotInWords(slot).map(({ label, words }) => `${label}: ${words}`)

test('says what it shows, how it is drawn and which place it is', () => {
  const look = { family: 'desk', traits: ['executive', 'no-chair'], shape: 'landscape', seed: 0 }
  const slot = { alt: 'A desk', path: 'about/image-1.jpg', ...look }
  assert.equal(linesOf(slot), [
    'What it shows: A desk',
    'Drawing: desk, executive, no chair, landscape, number 0',
    'Place of its photo: about/image-1.jpg',
  ])
})

test('says nothing of what a picture does not have', () => {
  assert.equal(linesOf({}), [])
  assert.equal(linesOf({ alt: '' }), ['What it shows: '])
  assert.equal(linesOf({ ground: 'mint-green' }), ['Drawing: mint green'])
})

test('only what it shows is a text that is compared by words', () => {
  const said = slotInWords({ alt: 'A desk', family: 'desk', path: 'about/image-1.jpg' })
  assert.equal(
    said.map(({ isText, field }) => [isText, field]),
    [
      [true, 'alt'],
      [false, undefined],
      [false, undefined],
    ],
  )
})

test.run()

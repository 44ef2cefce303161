import * as assert from 'uvu/assert'
import { suite } from '#test'
import { searchWords } from '../../../../../server/features/inquiries/store/search-words.ts'

const test = suite('words of a search for inquiries')

test('a telephone number is one word, the same with the country code and with a leading 0', () => {
  for (const typed of ['+254 712 345 678', '0712-345-678', '(0712) 345.678', '254712345678'])
    assert.equal(searchWords(typed), ['712345678'], typed)
})

test('a telephone number has six digits or more, and seven to thirty characters', () => {
  assert.equal(searchWords('12-34-56'), ['123456'])
  assert.equal(
    searchWords('0-12-34-5'),
    ['0-12-34-5'],
    'five digits, without the zeros before them',
  )
  assert.equal(searchWords('123456'), ['123456'])
  assert.equal(searchWords('0123456'), ['123456'], 'seven characters')
  assert.equal(searchWords('012345'), ['012345'], 'six characters')
  assert.equal(searchWords(`123456${' '.repeat(23)}7`), ['1234567'], 'thirty characters')
  assert.equal(searchWords(`123456${' '.repeat(24)}7`), ['123456', '7'], 'one more')
  assert.equal(searchWords('1234567 a'), ['1234567', 'a'])
})

test('other words are found without case, accents and letters of other alphabets', () => {
  assert.equal(searchWords('  Crème  BRÛLÉE '), ['creme', 'brulee'])
  assert.equal(searchWords('Søren Łódź straße œuvre'), ['soren', 'lodz', 'strasse', 'oeuvre'])
  assert.equal(searchWords('CAFÉ Ølæ đħ ﬁ'), ['cafe', 'olae', 'dh', 'fi'])
  assert.equal(searchWords('   '), [])
})

test.run()

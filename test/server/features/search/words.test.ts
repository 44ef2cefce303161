import * as assert from 'uvu/assert'
import { suite } from '#test'
import { addressOf, readSearchQuery } from '../../../../server/features/search/search-query.ts'
import { releaseSynonyms } from '../../../../server/features/search/synonyms.ts'
import { wordsIn } from '../../../../server/features/search/words.ts'

const words = suite('words of a search')

words('are the same in any case, with accents, and in singular and plural', () => {
  assert.equal(wordsIn('Étagère, CAFÉ'), ['etagere', 'cafe'])
  for (const [one, many] of [
    ['library', 'libraries'],
    ['bench', 'benches'],
    ['box', 'boxes'],
    ['chair', 'chairs'],
    ['glass', 'glasses'],
  ]) {
    assert.equal(wordsIn(many ?? ''), wordsIn(one ?? ''))
  }
  assert.equal(wordsIn('glass bus'), ['glass', 'bus'])
})

words('leave out what says nothing, in both languages', () => {
  assert.equal(wordsIn('a table for the office'), ['table', 'office'])
  assert.equal(wordsIn('meza ya ofisi'), ['meza', 'ofisi'])
  assert.equal(wordsIn('!?.,;'), [])
})

words('stand for others, also as two that follow each other', () => {
  assert.ok(releaseSynonyms(wordsIn('Sofas')).includes('couch'))
  assert.ok(releaseSynonyms(wordsIn('Media unit 2')).includes('television'))
  assert.not(releaseSynonyms(wordsIn('unit of media')).includes('television'))
  assert.equal(releaseSynonyms(['constructor', '__proto__']), [])
})

words.run()

const asked = suite('what a search is asked')
const isCollection = (id: string) => id === 'chairs'

asked('is one line of at most a hundred characters and twelve words', () => {
  assert.is(readSearchQuery('q=%20so%00fa%0A%09bed%20', isCollection).words, 'so fa bed')
  assert.is(readSearchQuery(`q=${'a'.repeat(10_000)}`, isCollection).words.length, 100)
  const many = readSearchQuery(`q=${'a+'.repeat(5000)}`, isCollection).words
  assert.is(many.split(' ').length, 12)
  const cut = readSearchQuery(`q=${encodeURIComponent('🪑'.repeat(200))}`, isCollection).words
  assert.is(cut, '🪑'.repeat(100))
})

asked('takes the first of two, known collections, and the first number of a step', () => {
  assert.is(readSearchQuery('q=a&q=b', isCollection).words, 'a')
  assert.is(
    readSearchQuery('q=a&collection=chairs', isCollection).chosen.get('collection'),
    'chairs',
  )
  assert.is(readSearchQuery('q=a&collection=none', isCollection).chosen.size, 0)
  for (const [from, first] of [
    ['', 1],
    ['x', 1],
    ['-3', 1],
    ['1e99', 1],
    ['24', 1],
    ['25', 25],
    ['40', 25],
  ] as const) {
    assert.is(readSearchQuery(`q=a&from=${from}`, isCollection).from, first, from)
  }
})

asked('has one address, whatever the order and the spelling of its filters', () => {
  const address = '/search?q=a&collection=chairs&material=oak&width=to-60&from=25'
  for (const query of [
    'from=30&width=to-60&MATERIAL=x&material=Oak&collection=chairs&q=a&utm=x',
    'q=a&collection=chairs&collection=beds&material=oak&arms=&form=%00&width=to-60&from=25',
  ]) {
    assert.is(addressOf(readSearchQuery(query, isCollection)), address)
  }
  const long = readSearchQuery(`material=${'x'.repeat(10_000)}`, isCollection)
  assert.is(addressOf(long).length, '/search?material='.length + 100)
})

asked.run()

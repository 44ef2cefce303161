import * as assert from 'uvu/assert'
import { suite } from '#test'
import type {
  Collection,
  Product,
  Products,
} from '../../../../server/features/products/products.ts'
import { findProducts } from '../../../../server/features/search/find-products.ts'
import type { TextIndex } from '../../../../server/features/search/text-index.ts'
import { sameCode } from '../../../../web/features/products/codes.ts'

const test = suite('products that words mean')

const collection = (id: string, name: string) => ({ id, name, prefix: id }) as Collection
const [chairs, beds] = [collection('ch', 'Office chairs'), collection('b', 'Beds')]

type Scored = [product: Product, score: number]

const product = (code: string, of: Collection, name = code) =>
  ({ code, name, collection: of }) as Product

const [one, two, three] = [product('Ch1', chairs), product('Ch2', chairs), product('B1', beds)]

/** @param scored what the index finds, in its order; `asked` is what it was asked for */
function search(words: string, scored: Scored[], gone: string[] = []) {
  const all = scored.map(([one]) => one)
  const withCode: Products['withCode'] = code =>
    all.find(one => sameCode(one.code) === sameCode(code))
  let asked: readonly string[] = []
  const index = {
    has: (code: string) => !gone.includes(code),
    find(given: readonly string[]) {
      asked = given
      return scored.map(([{ code }, score]) => ({ id: code, score }))
    },
  } as unknown as TextIndex
  const found = findProducts(words, index, { all, withCode, collections: [chairs, beds] } as never)
  return { found: found.map(({ code }) => code), asked }
}

/** The codes of what is found where the index finds these two, with their scores. */
const found = (words: string, first: Scored, second: Scored, ...gone: string[]) =>
  search(words, [first, second], gone).found.join(' ')

test('have at their head the one whose code they are, once', () => {
  for (const words of ['b1', 'B-01', ' b 1 ']) {
    assert.is(found(words, [one, 9], [three, 1]), 'B1 Ch1', words)
  }
})

test('a code that visitors may not see is not at their head', () => {
  assert.is(found('ch2', [one, 9], [two, 1], 'Ch2'), 'Ch1 Ch2')
})

test('letters and a number are one word where they are a code of a collection', () => {
  for (const [words, asked] of [
    ['ch 08', ['ch8']],
    ['CH-8 oak', ['ch8', 'oak']],
    ['ch8', ['ch8']],
    ['xx 08', ['xx', '08']],
    ['chairs 08', ['chair', '08']],
    ['ch 1234567', ['ch', '1234567']],
  ] as const) {
    assert.equal(search(words, []).asked, asked, words)
  }
})

test('products of the collection that they name count twice', () => {
  assert.is(found('office chairs', [three, 10], [one, 6]), 'Ch1 B1')
  assert.is(found('office chairs', [three, 10], [one, 4]), 'B1 Ch1')
  assert.is(found('chairs', [three, 10], [one, 6]), 'B1 Ch1')
})

test('each further design of one name, or product of one collection, counts for a little less', () => {
  const desk = (number: number, of = chairs) => product(`D${number}`, of, `Desk ${number}`)
  const other = product('Lamp', beds)
  const alike = (score: number) =>
    search('x', [
      [desk(1), 100],
      [desk(2), 100],
      [other, score],
    ]).found.join(' ')
  assert.is(alike(79), 'D1 D2 Lamp', '100 × 0.85 × 0.94 is 79.9')
  assert.is(alike(81), 'D1 Lamp D2')
  const listed = (score: number) =>
    search('x', [
      [one, 100],
      [two, 100],
      [three, score],
    ]).found.join(' ')
  assert.equal([listed(93), listed(95)], ['Ch1 Ch2 B1', 'Ch1 B1 Ch2'])
})

test('from the fifth on they count for no less', () => {
  const many = Array.from({ length: 8 }, (_, at) => product(`N${at}`, chairs))
  const last: Scored = [three, 100 * 0.94 ** 4 - 1]
  const scored = many.map((one): Scored => [one, 100])
  assert.is(search('x', [last, ...scored]).found.at(-1), 'B1')
})

test('of two that count as much, the one that the index has first is first', () => {
  assert.is(found('x', [three, 5], [one, 5]), 'B1 Ch1')
  assert.is(found('x', [one, 5], [three, 5]), 'Ch1 B1')
})

test.run()

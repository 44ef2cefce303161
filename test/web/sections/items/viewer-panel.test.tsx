import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { KnownItem } from '../../../../web/contract.ts'
import { ItemFacts } from '../../../../web/sections/items/item-facts.tsx'
import { Neighbours } from '../../../../web/sections/items/neighbours.tsx'
import { countOf, markupOf } from '../../markup.tsx'

const test = suite('beside the picture of the viewer')

const known: KnownItem = { facts: [['Material', 'Oak']], code: 'KP7' }
const factsAt = (path: string, item = known) =>
  markupOf(<ItemFacts {...item} />, { page: { path, name: 'Chairs' } })

test('furniture has its collection, its facts, and that its size can be chosen', () => {
  const html = factsAt('/services/furniture/chairs')
  for (const [name, value] of [
    ['Collection', 'Chairs'],
    ['Material', 'Oak'],
    ['Size', 'As shown, or to your measurements'],
  ]) {
    assert.match(html, `<dt>${name}</dt><dd>${value}</dd>`)
  }
})

test('the size that is known stands in place of any size', () => {
  const html = factsAt('/services/furniture/chairs', { facts: [['Size', '45 × 50 × 90 cm']] })
  assert.match(html, '<dt>Size</dt><dd>45 × 50 × 90 cm</dd>')
  assert.not.match(html, 'your measurements')
})

test('there is no list of facts where nothing is known', () => {
  assert.is(factsAt('/gallery', { facts: [] }), '')
})

test('an item leads to its own page by its code', () => {
  const code = '<dt>Code</dt><dd><a href="/products/kp7">KP7</a></dd>'
  assert.match(factsAt('/gallery'), code)
})

const items = ['Ch1', 'Ch2', 'Ch3', 'Ch4', 'Ch5', 'Ch6'].map(code => ({
  code,
  slot: `${code}.jpg`,
}))
const stripOf = (count: number, index: number) =>
  markupOf(
    <Neighbours
      items={items.slice(0, count)}
      index={index}
      addressOf={code => `?item=${code}`}
      show={() => undefined}
    />,
    { media: Object.fromEntries(items.map(({ slot }) => [slot, {}])) },
  )
const codesOf = (html: string) => [...html.matchAll(/title="(\w+)"/g)].map(([, code]) => code)

test('the strip has two items on each side, from the last one on to the first', () => {
  assert.equal(codesOf(stripOf(6, 3)), ['Ch2', 'Ch3', 'Ch4', 'Ch5', 'Ch6'])
  assert.equal(codesOf(stripOf(6, 0)), ['Ch5', 'Ch6', 'Ch1', 'Ch2', 'Ch3'])
  assert.match(stripOf(6, 0), 'title="Ch1" aria-current="true"')
})

test('the strip names no item twice, and is absent where two arrows show all', () => {
  assert.equal(codesOf(stripOf(4, 0)), ['Ch3', 'Ch4', 'Ch1', 'Ch2'])
  assert.is(countOf(stripOf(3, 2), '<li>'), 3)
  assert.is(stripOf(2, 0), '')
})

test.run()

import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { KnownBySlot } from '../../../../web/base/contract.ts'
import { loadFacts, useKnown } from '../../../../web/sections/items/facts.ts'
import { withGlobals } from '../../browser-globals.ts'
import { markupOf } from '../../markup.tsx'

const test = suite('facts of items')

const of = (slot: string, wood: string): KnownBySlot => ({ [slot]: { facts: [['Wood', wood]] } })

/** A browser whose requests stay open until their slot is answered. */
function browser() {
  const open = new Map<string, (answer: Response) => void>()
  const asked: string[] = []
  withGlobals({
    fetch: (address: string) => {
      const slot = new URLSearchParams(address.split('?')[1]).get('slot') ?? ''
      asked.push(slot)
      return new Promise<Response>(resolve => open.set(slot, resolve))
    },
  })
  return { asked, answer: (slot: string, answer: Response) => open.get(slot)?.(answer) }
}

/** What is shown of the item in a slot; `known` came with the page. */
function woodOf(path: string, slot: string, known: KnownBySlot = {}) {
  const Wood = () => useKnown(slot).facts.map(([, value]) => value)
  return markupOf(<Wood />, { known, page: { path } })
}

test('are those that came with the page until others are loaded', async () => {
  const { answer } = browser()
  assert.is(woodOf('/a', '1.jpg', of('1.jpg', 'Oak')), 'Oak')
  assert.is(woodOf('/a', '2.jpg'), '')
  const loading = loadFacts('/a', '2.jpg')
  answer('2.jpg', Response.json(of('2.jpg', 'Teak')))
  await loading
  assert.is(woodOf('/a', '2.jpg'), 'Teak')
  assert.is(woodOf('/a', '1.jpg', of('1.jpg', 'Oak')), 'Oak')
})

test('of two items that are asked for at once are both kept', async () => {
  const { asked, answer } = browser()
  const both = [loadFacts('/b', '1.jpg'), loadFacts('/b', '2.jpg')]
  answer('2.jpg', Response.json(of('2.jpg', 'Teak')))
  answer('1.jpg', Response.json(of('1.jpg', 'Oak')))
  await Promise.all(both)
  assert.equal([woodOf('/b', '1.jpg'), woodOf('/b', '2.jpg')], ['Oak', 'Teak'])
  await loadFacts('/b', '1.jpg')
  await loadFacts('/b')
  assert.equal(asked, ['1.jpg', '2.jpg'])
})

test('that fail to load are asked for again', async () => {
  const { asked, answer } = browser()
  const refused = loadFacts('/c', '1.jpg')
  answer('1.jpg', new Response('busy', { status: 503 }))
  await refused
  const cut = loadFacts('/c', '1.jpg')
  answer('1.jpg', new Response('{"1.jpg"'))
  await cut
  void loadFacts('/c', '1.jpg')
  assert.is(asked.length, 3)
  assert.is(woodOf('/c', '1.jpg'), '')
})

test.run()

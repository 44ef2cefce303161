import * as assert from 'uvu/assert'
import { suite } from '#test'
import { formerOf, stateAt, withFormer } from '../../../server/page-editing/former-states.ts'
import type { Former } from '../../../server/page-editing/stored-page.ts'
import type { KeyedPage } from '../../../web/page-editing/contract.ts'

const test = suite('former states of a page')

const page = (name: string, titles: Record<string, string>): KeyedPage => ({
  source: {
    path: '/about',
    name,
    sections: Object.values(titles).map(title => ({ kind: 'prose', title })),
  },
  keys: Object.keys(titles),
})

const first = page('About', { a: 'One', b: 'Two' })
const second = page('About', { a: 'Uno', b: 'Two', c: 'New' })
const third = page('We', { c: 'New', a: 'Uno' })
const former = [formerOf(4, first, second), formerOf(5, second, third)]
const stored = { version: 6, former }

test('are what turns the next one back, and no more', () => {
  assert.equal(former, [
    { version: 4, keys: ['a', 'b'], sections: { a: first.source.sections[0] } },
    {
      version: 5,
      keys: ['a', 'b', 'c'],
      fields: { path: '/about', name: 'About' },
      sections: { b: first.source.sections[1] },
    },
  ])
})

test('come back one by one from the last', () => {
  assert.is(stateAt(6, stored, third), third)
  assert.equal(stateAt(5, stored, third), second)
  assert.equal(stateAt(4, stored, third), first)
})

test('are unknown before the oldest and after the last', () => {
  assert.is(stateAt(3, stored, third), undefined)
  assert.is(stateAt(7, stored, third), undefined)
  assert.is(stateAt(0, { version: 1, former: [] }, first), undefined)
})

test('lose the oldest beyond 100,000 characters, but never the newest', () => {
  const sized = (version: number, characters: number): Former => {
    const empty = { version, keys: [], fields: { text: '' }, sections: {} }
    return { ...empty, fields: { text: 'x'.repeat(characters - JSON.stringify(empty).length) } }
  }
  const brackets = '[,]'.length
  const [old, fits] = [sized(1, 60_000), sized(2, 40_000 - brackets)]
  assert.equal(withFormer([old], fits), [old, fits])
  const longer = sized(2, 40_001 - brackets)
  assert.equal(withFormer([old], longer), [longer])
  const alone = sized(3, 200_000)
  assert.equal(withFormer([old, fits], alone), [alone])
})

test.run()

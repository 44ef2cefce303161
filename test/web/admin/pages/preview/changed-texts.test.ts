import * as assert from 'uvu/assert'
import { suite } from '#test'
import { changedTexts } from '../../../../../web/admin/pages/preview/changed-texts.ts'

const test = suite('texts that differ between two drafts')

const source = { sections: [{ title: 'One', cards: [{ title: 'A' }, { title: 'B' }] }] }

function changed(change: (draft: typeof source) => void) {
  const draft = structuredClone(source)
  change(draft)
  return changedTexts(source, draft)
}

test('each has its place, as the page in the frame names it', () => {
  const found = changed(({ sections: [first] }) => {
    if (first?.cards[1]) first.cards[1].title = 'C'
  })
  assert.equal(found, [{ at: 'sections.0.cards.1.title', before: 'B', after: 'C' }])
})

test('entries of a list that grew or shrank have none: theirs may be another', () => {
  const found = changed(({ sections: [first] }) => {
    first?.cards.shift()
    if (first) first.title = 'Two'
  })
  assert.equal(found, [{ at: 'sections.0.title', before: 'One', after: 'Two' }])
})

test('fields that are new or gone, and values that are no texts, are left to the server', () => {
  assert.equal(changedTexts({ a: 'x', b: 1 }, { b: 2, c: 'y' }), [])
  assert.equal(changedTexts({ a: 'x' }, { a: ['x'] }), [])
  assert.equal(changedTexts({ a: null }, { a: 'x' }), [])
})

test.run()

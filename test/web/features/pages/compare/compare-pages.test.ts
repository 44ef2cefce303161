import * as assert from 'uvu/assert'
import { suite } from '#test'
import { randomFrom } from '../../../../../server/drawings/kit/random.ts'
import { sameJson } from '../../../../../web/base/same-json.ts'
import { comparePages, isSame } from '../../../../../web/features/pages/compare/compare-pages.ts'
import { withSharedKeys } from '../../../../../web/features/pages/compare/shared-keys.ts'
import type { EditedSection, KeyedPage } from '../../../../../web/features/pages/contract.ts'
import { fieldsOf, sectionsOf } from '../../../../../web/features/pages/merge.ts'

const test = suite('comparing two states of a page')

const section = (title: string): EditedSection => ({ kind: 'prose', title, paragraphs: ['…'] })

const page = (titles: Record<string, string>, fields: Record<string, unknown> = {}): KeyedPage => ({
  source: { path: '/about', ...fields, sections: Object.values(titles).map(section) },
  keys: Object.keys(titles),
})

const base = page({ a: 'A', b: 'B', c: 'C', d: 'D' }, { name: 'About' })

/** What became of each section that differs, such as `b changed moved`. */
function changes(before: KeyedPage, after: KeyedPage): string[] {
  const { sections } = comparePages(...withSharedKeys(before, after))
  return sections.map(({ key, before, after, isMoved }) => {
    const whole = !before ? 'added' : !after ? 'removed' : !sameJson(before, after) && 'changed'
    return [key, whole, isMoved && 'moved'].filter(Boolean).join(' ')
  })
}

test('nothing differs between a page and its copy', () => {
  assert.ok(isSame(comparePages(base, structuredClone(base))))
  assert.not.ok(isSame(comparePages(base, page({ a: 'A' }, { name: 'About' }))))
  assert.not.ok(isSame(comparePages(base, { ...base, source: { ...base.source, name: 'Us' } })))
})

test('names the fields of the page that differ, also one that was left out', () => {
  const after = page({ a: 'A', b: 'B', c: 'C', d: 'D' }, { title: 'Whole title' })
  assert.equal(comparePages(base, after), { fields: ['name', 'title'], sections: [] })
})

test('says which sections were added, removed and changed, one that is gone where it stood', () => {
  const after = page({ n: 'N', a: 'A', c: 'C2', d: 'D' }, { name: 'About' })
  assert.equal(changes(base, after), ['n added', 'b removed', 'c changed'])
})

test('the first section that is gone comes first', () => {
  const after = page({ b: 'B', c: 'C', d: 'D2' }, { name: 'About' })
  assert.equal(changes(base, after), ['a removed', 'd changed'])
})

test('one section that passes others is the only one that moved', () => {
  assert.equal(changes(base, page({ d: 'D', a: 'A', b: 'B', c: 'C' }, { name: 'About' })), [
    'd moved',
  ])
  assert.equal(changes(base, page({ b: 'B', c: 'C', a: 'A', d: 'D' }, { name: 'About' })), [
    'a moved',
  ])
})

test('a section that was moved and changed is said to be both', () => {
  const after = page({ c: 'C2', a: 'A', b: 'B', d: 'D' }, { name: 'About' })
  assert.equal(changes(base, after), ['c changed moved'])
})

test('a section that went beside the place of a removed one has not moved', () => {
  assert.equal(changes(base, page({ a: 'A', c: 'C', d: 'D' }, { name: 'About' })), ['b removed'])
})

test('a copy is a new section', () => {
  const after = page({ a: 'A', a2: 'A', b: 'B', c: 'C', d: 'D' }, { name: 'About' })
  assert.equal(changes(base, after), ['a2 added'])
})

test('sections whose key is another are recognised where they say the same', () => {
  const after = page({ x: 'A', b: 'B', y: 'C', d: 'D2' }, { name: 'About' })
  assert.equal(changes(base, after), ['d changed'])
})

test('a key that is missing or stands twice hides no section', () => {
  const torn = { ...base, keys: ['a', 'a'] }
  assert.equal(changes(base, torn), [])
  assert.equal(changes(torn, base), [])
  const changed = page({ a: 'A', b: 'B2', c: 'C', d: 'D' }, { name: 'About' })
  assert.equal(changes(base, { ...changed, keys: ['a', 'a', 'c'] }), [
    'b removed',
    'present-1 added',
  ])
})

test('of 1,000 random pairs every difference is told, and nothing else', () => {
  const random = randomFrom(27)
  const pick = (most: number) => random.int(0, most - 1)

  function edited(): KeyedPage {
    const sections = new Map(sectionsOf(base))
    let keys = [...base.keys]
    for (let edits = pick(5); edits > 0; edits -= 1) {
      const key = keys[pick(keys.length)] as string
      const kind = pick(4)
      if (kind === 0) sections.set(key, section(`${edits} of ${key}`))
      if (kind === 1 && keys.length > 1) keys = keys.filter(one => one !== key)
      if (kind === 2) {
        const added = `n${edits}-${pick(1e6)}`
        sections.set(added, section(added))
        keys.splice(pick(keys.length + 1), 0, added)
      }
      if (kind === 3) {
        keys = keys.filter(one => one !== key)
        keys.splice(pick(keys.length + 1), 0, key)
      }
    }
    const list = keys.map(key => sections.get(key) as EditedSection)
    return { source: { ...fieldsOf(base), path: '/about', sections: list }, keys }
  }

  for (let pair = 0; pair < 1000; pair += 1) {
    const [one, other] = [edited(), edited()]
    const { sections } = comparePages(one, other)
    const told = new Map(sections.map(change => [change.key, change]))
    const [own, theirs] = [sectionsOf(one), sectionsOf(other)]
    for (const key of new Set([...one.keys, ...other.keys])) {
      const change = told.get(key)
      if (!sameJson(own.get(key), theirs.get(key))) {
        assert.ok(change, key)
        assert.equal([change.before, change.after], [own.get(key), theirs.get(key)])
      } else if (change) assert.ok(change.isMoved)
    }
    // Those that did not move stand in the same order.
    const staying = (keys: string[]) =>
      keys.filter(key => own.has(key) && theirs.has(key) && !told.get(key)?.isMoved)
    assert.equal(staying(one.keys), staying(other.keys))
  }
})

test.run()

import * as assert from 'uvu/assert'
import { suite } from '#test'
import { randomFrom } from '../../../../server/drawings/kit/random.ts'
import type { EditedSection, KeyedPage } from '../../../../web/features/pages/contract.ts'
import { fieldsOf, mergePages, sectionsOf } from '../../../../web/features/pages/merge.ts'

const test = suite('merging two edits of a page')

const section = (title: string): EditedSection => ({ kind: 'prose', title, paragraphs: ['…'] })

const page = (titles: Record<string, string>, fields: Record<string, unknown> = {}): KeyedPage => ({
  source: {
    path: '/about',
    name: 'About',
    ...fields,
    sections: Object.values(titles).map(section),
  },
  keys: Object.keys(titles),
})

const base = page({ a: 'A', b: 'B', c: 'C' })

const titlesIn = (merge: ReturnType<typeof mergePages>) =>
  'merged' in merge ? merge.merged.source.sections.map(({ title }) => title).join('') : merge

test('takes changes of different sections and fields from both', () => {
  const mine = page({ a: 'A1', b: 'B', c: 'C' })
  const theirs = page({ a: 'A', b: 'B', c: 'C2' }, { name: 'About us' })
  const merge = mergePages(base, mine, theirs)
  assert.is(titlesIn(merge), 'A1BC2')
  assert.is('merged' in merge && merge.merged.source.name, 'About us')
})

test('names the sections and fields that both changed', () => {
  const mine = page({ a: 'A1', b: 'B1', c: 'C' }, { name: 'Mine' })
  const theirs = page({ a: 'A2', b: 'B', c: 'C' }, { name: 'Theirs' })
  assert.equal(mergePages(base, mine, theirs), { conflicts: ['name', 'a'] })
})

test('takes a change that both made alike', () => {
  const both = page({ a: 'A1', b: 'B', c: 'C' })
  assert.is(titlesIn(mergePages(base, both, structuredClone(both))), 'A1BC')
})

test('keeps a section that one deleted and the other changed for a decision', () => {
  const deleted = page({ a: 'A', c: 'C' })
  const changed = page({ a: 'A', b: 'B2', c: 'C' })
  assert.equal(mergePages(base, deleted, changed), { conflicts: ['b'] })
  assert.equal(mergePages(base, changed, deleted), { conflicts: ['b'] })
  assert.is(titlesIn(mergePages(base, deleted, base)), 'AC')
})

test('puts new sections of both behind the ones that they were put behind', () => {
  const mine = page({ a: 'A', m: 'M', b: 'B', c: 'C' })
  const theirs = page({ t: 'T', c: 'C', a: 'A', b: 'B' })
  assert.is(titlesIn(mergePages(base, mine, theirs)), 'TCAMB')
})

test('takes the order of the one that moved, and asks where both did', () => {
  const moved = page({ c: 'C', a: 'A', b: 'B' })
  assert.is(titlesIn(mergePages(base, moved, page({ a: 'A', b: 'B2', c: 'C' }))), 'CAB2')
  assert.equal(mergePages(base, moved, page({ b: 'B', a: 'A', c: 'C' })), { conflicts: ['order'] })
})

test('takes the order of the one that moved, and the deletion of the other', () => {
  const moved = page({ c: 'C', a: 'A', b: 'B' })
  const deleted = page({ a: 'A', c: 'C' })
  assert.is(titlesIn(mergePages(base, moved, deleted)), 'CA')
  assert.is(titlesIn(mergePages(base, deleted, moved)), 'CA')
})

test('treats a field that one took away as a change', () => {
  const titled = page({ a: 'A' }, { title: 'Whole title' })
  const merge = mergePages(titled, page({ a: 'A' }), titled)
  assert.ok('merged' in merge)
  assert.not.ok('title' in merge.merged.source)
})

test('treats a field that is undefined as none', () => {
  const source = { path: '/about', sections: [{ ...section('A'), hidden: undefined }] }
  const shipped: KeyedPage = { source, keys: ['a'] }
  const mine: KeyedPage = JSON.parse(JSON.stringify(shipped))
  assert.is(titlesIn(mergePages(shipped, mine, page({ a: 'A2' }))), 'A2')
})

test('loses and mixes nothing in 1,000 random pairs of edits', () => {
  const random = randomFrom(26)
  const pick = (most: number) => random.int(0, most - 1)

  function edited(by: string): KeyedPage {
    const keys = [...base.keys]
    const sections = new Map(sectionsOf(base))
    const name = pick(4) ? 'About' : `About ${by}`
    for (let edits = pick(3); edits >= 0; edits -= 1) {
      const at = pick(keys.length)
      const key = keys[at] as string
      const what = pick(4)
      if (what === 0) sections.set(key, section(`${key} by ${by}`))
      if (what === 1 && keys.length > 1) keys.splice(at, 1)
      if (what === 2) keys.splice(pick(keys.length), 0, ...keys.splice(at, 1))
      if (what === 3) {
        const added = `${by}${keys.length}`
        if (keys.includes(added)) continue
        keys.splice(at, 0, added)
        sections.set(added, section(`new ${added}`))
      }
    }
    const list = keys.map(key => sections.get(key) as EditedSection)
    return { keys, source: { path: '/about', name, sections: list } }
  }

  let conflicts = 0
  for (let pair = 0; pair < 1000; pair += 1) {
    const [mine, theirs] = [edited('m'), edited('t')]
    const merge = mergePages(base, mine, theirs)
    const [before, own, other] = [base, mine, theirs].map(said)
    const all = new Set([...Object.keys(own ?? {}), ...Object.keys(other ?? {})])
    const clash = [...all, ...base.keys].some(
      name =>
        own?.[name] !== before?.[name] &&
        other?.[name] !== before?.[name] &&
        own?.[name] !== other?.[name],
    )
    if ('conflicts' in merge) {
      assert.ok(clash || merge.conflicts[0] === 'order')
      conflicts += 1
      continue
    }
    assert.not.ok(clash)
    const now = said(merge.merged)
    for (const name of all) {
      const expected = own?.[name] === before?.[name] ? other?.[name] : own?.[name]
      assert.is(now[name], expected, `${name} in ${JSON.stringify({ mine, theirs })}`)
    }
    assert.is(merge.merged.keys.length, merge.merged.source.sections.length)
  }
  assert.ok(conflicts > 50 && conflicts < 950, `${conflicts} conflicts`)
})

/** What a page says: by the name of a field, or the key of a section. */
function said(page: KeyedPage): Record<string, string> {
  const sections = [...sectionsOf(page)].map(([key, { title }]) => [key, String(title)])
  const fields = Object.entries(fieldsOf(page)).map(([name, value]) => [name, String(value)])
  return Object.fromEntries([...fields, ...sections])
}

test.run()

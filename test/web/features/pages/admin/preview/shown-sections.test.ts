import * as assert from 'uvu/assert'
import { suite } from '#test'
import { changedTexts } from '../../../../../../web/features/pages/admin/preview/changed-texts.ts'
import { replaceSections } from '../../../../../../web/features/pages/admin/preview/replace-sections.ts'
import { scrollIntoViewIfNeeded } from '../../../../../../web/features/pages/admin/preview/scroll-into-view.ts'
import { showText } from '../../../../../../web/features/pages/admin/preview/shown-text.ts'
import { UNWRITTEN } from '../../../../../../web/features/pages/preview.ts'
import { withGlobals } from '../../../../browser-globals.ts'

const test = suite('texts and sections in the frame of the preview')

const source = { sections: [{ title: 'One', cards: [{ title: 'A' }, { title: 'B' }] }] }

function changedBy(change: (draft: typeof source) => void) {
  const draft = structuredClone(source)
  change(draft)
  return changedTexts(source, draft)
}

test('a text that differs between two drafts has its place, as the page in the frame names it', () => {
  const found = changedBy(({ sections: [first] }) => {
    if (first?.cards[1]) first.cards[1].title = 'C'
  })
  assert.equal(found, [{ at: 'sections.0.cards.1.title', before: 'B', after: 'C' }])
})

test('entries of a list that grew or shrank have none: theirs may be another', () => {
  const found = changedBy(({ sections: [first] }) => {
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

function scrolled(
  top: number,
  bottom: number,
  block: 'start' | 'center',
  covered?: number,
  scrollPaddingTop = '60px',
) {
  const calls: unknown[] = []
  const view = {
    innerHeight: 1000,
    getComputedStyle: () => ({ scrollPaddingTop }),
    scrollBy: (x: number, y: number) => calls.push([x, y]),
  }
  const element = {
    ownerDocument: { defaultView: view },
    getBoundingClientRect: () => ({ top, bottom }),
    scrollIntoView: (how: object) => calls.push(how),
  }
  scrollIntoViewIfNeeded(element as never, block, covered)
  return calls
}

test('the page stays where at least half of a section is on the screen, or half of the screen shows it', () => {
  for (const [top, bottom] of [
    [-100, 100],
    [900, 1100],
    [-3000, 500],
    [500, 3000],
  ] as const) {
    assert.equal(scrolled(top, bottom, 'start'), [], `${top} ${bottom}`)
  }
  for (const [top, bottom] of [
    [-101, 99],
    [901, 1101],
    [-3000, 499],
    [501, 3000],
  ] as const) {
    assert.equal(scrolled(top, bottom, 'start'), [{ block: 'start' }], `${top} ${bottom}`)
  }
})

test('the page goes to a text between its bar and what covers it, to the top of one that is higher', () => {
  assert.equal(scrolled(2000, 2100, 'center'), [[0, 2000 - 60 - 420]])
  assert.equal(scrolled(2000, 2100, 'center', 400), [[0, 2000 - 60 - 220]])
  assert.equal(scrolled(2000, 4000, 'center'), [[0, 2000 - 60]])
  assert.equal(scrolled(500, 600, 'center'), [])
  assert.equal(scrolled(2000, 2100, 'center', 0, 'auto'), [[0, 2000 - 450]])
  assert.equal(scrolled(500, 600, 'center', 500), [[0, 500 - 60 - 170]])
})

function textsAfter(nodes: readonly (string | null)[], before: string, after: string) {
  withGlobals({ Node: { TEXT_NODE: 3 }, CSS: { escape: (text: string) => text } })
  const childNodes = nodes.map(text => ({ nodeType: text === null ? 1 : 3, nodeValue: text }))
  const asked: string[] = []
  const root = { querySelectorAll: (query: string) => asked.push(query) && [{ childNodes }] }
  showText(root as never, { at: 'sections.1.title', before, after })
  assert.equal(asked, ['[data-at="sections.1.title"]'])
  return childNodes.map(({ nodeValue }) => nodeValue)
}

test('the page shows what is typed, and leaves what stands around it', () => {
  assert.equal(textsAfter([null, 'Desks (7)', 'Desks'], 'Desks', 'Desk $&'), [
    ...[null, 'Desk $& (7)', 'Desks'],
  ])
  assert.equal(textsAfter(['Desks'], ' Desks ', ' Chairs '), ['Chairs'])
  assert.equal(textsAfter(['Lamps', 'Desks'], 'Desks', 'Chairs'), ['Lamps', 'Chairs'])
})

test('the page shows a text that begins, in place of what stands for none', () => {
  assert.equal(textsAfter([''], '', 'A'), ['A'])
  assert.equal(textsAfter([UNWRITTEN], ' ', 'A'), ['A'])
  assert.equal(textsAfter(['Around'], '', 'A'), ['Around'])
  assert.equal(textsAfter([''], 'Desks', 'A'), [''])
})

function replaced(before: readonly string[], after: readonly string[] | undefined) {
  // A section is its key and its text.
  const section = (text: string) => ({
    text,
    getAttribute: () => text.split(' ')[0],
    isEqualNode: (other: { text: string }) => other.text === text,
  })
  const former = before.map(section)
  const calls: unknown[] = []
  let shown: unknown[] = former
  let removed = 0
  const main = { children: former, replaceChildren: (...next: unknown[]) => (shown = next) }
  const next = after && { children: after.map(section) }
  const parsed = {
    querySelector: () => next ?? null,
    querySelectorAll: () => [{ remove: () => (removed += 1) }],
  }
  const document = {
    getElementById: () => main,
    createElement: () => parsed,
    defaultView: { scrollX: 1, scrollY: 200, scrollTo: (to: object) => calls.push(to) },
  }
  replaceSections(document as never, '<main id="main"></main>')
  const isSame = shown.map(one => former.includes(one as never))
  return { texts: (shown as typeof former).map(({ text }) => text), isSame, calls, removed }
}

test('sections that are as before stay the same elements, and the page where it was', () => {
  const { texts, isSame, calls, removed } = replaced(['a 1', 'b 1'], ['b 1', 'a 2', 'c 1'])
  assert.equal([texts, isSame, removed], [['b 1', 'a 2', 'c 1'], [true, false, false], 1])
  assert.equal(calls, [{ left: 1, top: 200, behavior: 'instant' }])
})

test('nothing moves where no section differs, or there is no page', () => {
  assert.equal(replaced(['a 1', 'b 1'], ['a 1', 'b 1']).calls, [])
  assert.is(replaced(['a 1', 'b 1'], ['a 1']).calls.length, 1)
  assert.is(replaced(['a 1'], ['a 1', 'b 1']).calls.length, 1)
  assert.equal(replaced(['a 1'], undefined).texts, ['a 1'])
})

test.run()

import * as assert from 'uvu/assert'
import { suite } from '#test'
import { mutated, placesIn } from './places.ts'

const test = suite('kinds of mutation')

/** All that can become of a text. */
function mutantsOf(text: string, file = 'chair.tsx'): string[] {
  return placesIn(file, text).flatMap(({ edits }) => edits.map(edit => mutated(text, edit)))
}

const kinds: [kind: string, before: string, after: string[]][] = [
  ['an equality is turned', 'legs === seats', ['legs !== seats']],
  ['a comparison loses its limit, or is turned', 'legs < seats', ['legs <= seats', 'legs > seats']],
  [
    'either side of a condition is dropped',
    'isNew && (isOak || isAsh)',
    ['isNew', '(isOak || isAsh)', 'isNew && (isOak)', 'isNew && (isAsh)'],
  ],
  [
    'a guard is dropped',
    '() => { if (sold) return; sell() }',
    ['() => { if (false) return; sell() }'],
  ],
  ['a condition of a step is dropped', 'if (sold) pack()', ['if (true) pack()']],
  ['a choice is made', 'sold ? a : b', ['true ? a : b', 'false ? a : b']],
  ['a constant is one more or less', 'legs(4)', ['legs(5)', 'legs(3)']],
  ['a promise is not awaited', 'await paint(chair)', ['paint(chair)']],
  ['a view is shown always, or never', '<p>{sold && <b/>}</p>', ['<p>{sold}</p>', '<p>{<b/>}</p>']],
]

for (const [kind, before, after] of kinds) {
  test(kind, () => assert.equal(mutantsOf(before), after))
}

const spared: [what: string, text: string][] = [
  ['types', 'type Legs = 3 | 4; const legs: 4 = most'],
  ['imports', "import { legs } from './4.ts'"],
  ['comments', '/* legs < 4 */ // await'],
  ['what is logged', "log.info({ legs: 4 }, 'made'); options.log.warn(legs > 4)"],
  ['a default for what is missing', 'legs ?? seats'],
  [
    'a promise that is handed on',
    'const f = async () => await g(); async function h() { return await g() }',
  ],
]

for (const [what, text] of spared) {
  test(`not mutated: ${what}`, () => assert.equal(mutantsOf(text), []))
}

test('expressions inside satisfies and as are mutated', () => {
  assert.equal(mutantsOf('f(4 as Legs)'), ['f(5 as Legs)', 'f(3 as Legs)'])
})

test('an awaited promise returned within try is mutated', () => {
  const text = 'async () => { try { return await g() } catch { h() } }'
  assert.equal(mutantsOf(text), [text.replace('await ', '')])
})

test('a mutation has its line number', () => {
  const lines = placesIn('chair.ts', 'make()\nlegs(4)\n\nlegs(3)').map(({ line }) => line)
  assert.equal(lines, [2, 4])
})

test.run()

import * as assert from 'uvu/assert'
import { suite } from '#test'
import { costlyText } from './support/pattern-cost.ts'
import { patternsIn, patternsOf } from './support/patterns.ts'

const test = suite('regular expressions')

test('none takes more than four times the time for four times the text', async () => {
  const patterns = await patternsOf(['server', 'web'])
  assert.ok(patterns.length > 150, `${patterns.length} found`)
  // Many places have the same expression.
  const regExps = new Map(patterns.map(({ regExp }) => [`${regExp}`, regExp]))
  const texts = new Map([...regExps].map(([source, regExp]) => [source, costlyText(regExp)]))
  const costly = patterns.flatMap(({ place, regExp }) => {
    const text = texts.get(`${regExp}`)
    return text === undefined ? [] : [`${place} ${regExp} for ${text}`]
  })
  assert.equal(costly, [])
})

for (const regExp of [
  /\s*,\s*/,
  /(a+)+$/,
  /[ ,]+$/g,
  /(\d+)\.[a-z]+$/,
  /<b>.*?<\/b>/s,
  /^a\/[\w-]*?(\d+)\./,
]) {
  test(`control: ${regExp} is detected`, () => {
    assert.type(costlyText(regExp), 'string')
  })
}

test('patterns are found anywhere in the source, and none is built at run time', () => {
  const source = 'const a = <p title={/a/.source}>{b.split(/,/g)}</p>'
  const found = patternsIn(source, 'x.tsx').map(({ place, regExp }) => `${place} ${regExp}`)
  assert.equal(found, ['x.tsx:1 /a/', 'x.tsx:1 /,/g'])
  assert.throws(() => patternsIn('new RegExp(name)', 'x.ts'), /x\.ts:1 makes/)
})

test.run()

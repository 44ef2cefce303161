import * as assert from 'uvu/assert'
import { suite } from '#test'
import { draw } from './draw.ts'
import { failuresOf } from './failures-in.ts'
import { isMutated } from './sources.ts'
import { atLeast, lineOf, sumOf } from './told.ts'
import { groupsOf, type Killer } from './trial.ts'

const test = suite('random draw of mutations')

const files = Array.from({ length: 40 }, (_, n) => `server/${n}.ts`)
const sources = Object.fromEntries(files.map(file => [file, 'make(4, 5)\nif (a < b) stop()\n']))

test('one seed always draws the same mutations, another seed others', async () => {
  assert.equal(await draw(sources, 20, 'a'), await draw(sources, 20, 'a'))
  assert.not.equal(await draw(sources, 20, 'a'), await draw(sources, 20, 'b'))
})

test('a longer draw starts with the shorter one of its seed', async () => {
  assert.equal((await draw(sources, 20, 'a')).slice(0, 5), await draw(sources, 5, 'a'))
})

test('no mutation is drawn twice, and a full draw contains each', async () => {
  const all = await draw(sources, 1000, 'a')
  assert.is(all.length, 4 * files.length)
  const places = all.map(({ file, start, kind }) => `${file} ${start} ${kind}`)
  assert.is(new Set(places).size, all.length)
})

test('each file and kind is drawn', async () => {
  const drawn = await draw(sources, 80, 'a')
  assert.ok(new Set(drawn.map(({ file }) => file)).size > 25)
  assert.is(new Set(drawn.map(({ kind }) => kind)).size, 3)
})

test('a mutation that leaves the program equivalent is not drawn', async () => {
  const same = { 'server/a.ts': 'if (true) make()\nconst never = false && 0\n' }
  assert.equal(
    (await draw(same, 9, 'a')).map(({ line }) => line),
    [],
  )
})

test('production source is mutated, except drawings, starters, declarations and styles', () => {
  const given = [
    'server/base/config.ts',
    'web/site/app.tsx',
    'web/site/app.css',
    'web/types.d.ts',
    'server/drawings/brand.ts',
    'server/starters/nairobi/about.ts',
  ]
  assert.equal(given.filter(isMutated), ['server/base/config.ts', 'web/site/app.tsx'])
})

test('a result line contains the position, the change and what killed it', async () => {
  const [mutation] = await draw({ 'server/a.ts': '\nif (a === b) make()' }, 1, 'a')
  assert.ok(mutation)
  const line = (killer?: Killer) => lineOf({ mutation, killer })
  assert.match(line({ by: 'build' }), /^server\/a\.ts:2 {2}.+ -> .+ {2}killed by the build$/)
  const test = 'a.test.ts: a › b'
  assert.match(line({ by: 'tests', test }), /killed by a\.test\.ts: a › b$/)
  const late = line({ by: 'tests', test, isInAll: true })
  assert.match(late, /killed by a\.test\.ts: a › b in a run of everything$/)
  assert.match(line(), /SURVIVED$/)
})

test('the summary has the share of each run, kind and folder, with its lower bound', async () => {
  const of = { 'server/a/b/c.ts': 'make(4)', 'server/d.ts': 'make(5)', 'web/e.ts': 'a < b' }
  const killers: Killer[] = [{ by: 'check' }, { by: 'tests', isInAll: true }]
  const mutations = await draw(of, 3, 'a')
  const sum = sumOf(mutations.map((mutation, n) => ({ mutation, killer: killers[n] }))).split('\n')
  assert.is(sum[0], '1 by tests, 0 by the build, 1 by the check')
  const share = 'npm test kills 1 (33 %, at least 6 %), everything 2 (67 %, at least 21 %)'
  assert.is(sum[1], `all: of 3, ${share}`)
  assert.equal(
    sum.slice(2).map(line => line.replace(/,.*/, '')),
    [
      'comparison flipped: of 1',
      'constant changed: of 2',
      'server/*: of 1',
      'server/a: of 1',
      'web/*: of 1',
    ],
  )
})

test('a lower bound comes nearer to the share with the number of mutations', () => {
  const bounds = [atLeast(9, 10), atLeast(90, 100), atLeast(900, 1000)].map(bound =>
    bound.toFixed(2),
  )
  assert.equal(bounds, ['0.60', '0.83', '0.88'])
  assert.ok(atLeast(0, 10) < 0.001)
})

test('the failures of a run are parsed from the output of the runner', () => {
  const output = `1 of 3  test/a.test.ts  1 passed  0.1 s\n
FAIL  chairs › has four legs\n      test/b.test.ts:12\n      Expected\n
2 of 3  test/b.test.ts  0 passed  1 FAILED  0.1 s
3 of 3  test/c.test.ts  0 passed  1 FAILED  0.1 s
1 passed, 2 failed\n`
  const files = ['test/a.test.ts', 'test/b.test.ts', 'test/c.test.ts']
  assert.equal(
    [...failuresOf(output, files)],
    [
      ['test/b.test.ts', 'chairs › has four legs'],
      ['test/c.test.ts', 'failed'],
    ],
  )
  assert.equal([...failuresOf('Error', files).keys()], files)
})

test('mutations of one file are in different groups', async () => {
  const [a, b, c] = await draw({ 'server/a.ts': 'make(4, 5)', 'server/b.ts': 'make(6)' }, 3, 'a')
  assert.ok(a && b && c)
  assert.equal(
    groupsOf([a, b, c], 3).map(({ length }) => length),
    [2, 1],
  )
  assert.is(groupsOf([a, b, c], 1).length, 3)
})

test.run()

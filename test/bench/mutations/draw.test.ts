import * as assert from 'uvu/assert'
import { suite } from '#test'
import { draw } from './draw.ts'
import { failureOf } from './failure-in.ts'
import { isMutated } from './sources.ts'
import { lineOf, sumOf } from './told.ts'

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

test('production source is mutated, except drawings, content, declarations and styles', () => {
  const given = [
    'server/config.ts',
    'web/app.tsx',
    'web/app.css',
    'web/types.d.ts',
    'server/drawings/brand.ts',
    'server/content/pages.ts',
  ]
  assert.equal(given.filter(isMutated), ['server/config.ts', 'web/app.tsx'])
})

test('a result line contains the position, the change and what killed it', async () => {
  const [mutation] = await draw({ 'server/a.ts': '\nif (a === b) make()' }, 1, 'a')
  assert.ok(mutation)
  assert.match(
    lineOf(mutation, { by: 'build' }),
    /^server\/a\.ts:2 {2}.+ -> .+ {2}killed by the build$/,
  )
  assert.match(
    lineOf(mutation, { by: 'tests', test: 'a.test.ts: a › b' }),
    /killed by a\.test\.ts: a › b$/,
  )
  assert.match(lineOf(mutation, undefined), /SURVIVED$/)
})

test('the summary counts killed mutations by what killed them', () => {
  const killers = [{ by: 'tests' }, undefined, { by: 'check' }, { by: 'tests' }] as const
  assert.is(sumOf(killers), '3 of 4 killed: 2 by tests, 0 by the build, 1 by the check')
})

test('the first failure is parsed from the output of the runner', () => {
  const output = `test/a.test.ts  1 passed  0.1 s\n
FAIL  chairs › has four legs\n      test/b.test.ts:12\n      Expected\n
FAIL  tables › stands\n      test/c.test.ts:3\n`
  assert.equal(failureOf(output), { title: 'chairs › has four legs', file: 'test/b.test.ts' })
  assert.is(failureOf('1 passed, 0 failed'), undefined)
})

test.run()

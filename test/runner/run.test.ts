import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { ignoreMissing } from '../../server/base/disk/stored-file.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { until } from '../support/until.ts'

const test = suite('test runner')

const ownSuite = pathToFileURL(resolve('test/runner/suite.ts')).href
const begin = `import { suite, use } from ${JSON.stringify(ownSuite)}; const s = suite('x');`
const plainUvu = `import { suite } from ${JSON.stringify(import.meta.resolve('uvu'))}; const s = suite('x');`
const no = "() => { throw Error('no') }"

interface Run {
  code: number
  /** All that was printed. */
  text: string
  /** Its last line. */
  sum: string | undefined
}

/** Runs the given files by the runner in a process of its own. */
async function run(
  files: Record<string, string>,
  env: Record<string, string> = {},
  ...options: string[]
): Promise<Run> {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  const args = ['--import', 'tsx', resolve('test/run.ts'), folder, ...options]
  return new Promise(done => {
    execFile(process.execPath, args, { env: { ...process.env, ...env } }, (error, text) => {
      done({ code: Number(error?.code ?? 0), text, sum: text.trim().split('\n').at(-1) })
    })
  })
}

/** What a file counts, by what it is like. */
const counted: [like: string, file: string, count: string][] = [
  ['all tests pass', `${begin} s('a', () => {}); s('b', () => {}); s.run()`, '2 passed'],
  [
    'it has two suites',
    `${begin} s('a', () => {}); s.run(); const t = suite('y'); t('b', () => {}); t.run()`,
    '2 passed',
  ],
  ['a test fails', `${begin} s('a', ${no}); s('b', () => {}); s.run()`, '1 passed  1 FAILED'],
  [
    'a test fails with an error that has details',
    `${begin} s('a', () => { throw Object.assign(Error('no'), { details: {} }) }); s('b', () => {}); s.run()`,
    '1 passed  1 FAILED',
  ],
  [
    'a before hook fails',
    `${begin} s.before(${no}); s('a', () => {}); s.run()`,
    '0 passed  2 FAILED',
  ],
  [
    'an after hook fails',
    `${begin} s.after(${no}); s('a', () => {}); s.run()`,
    '1 passed  1 FAILED',
  ],
  [
    'a before.each hook fails',
    `${begin} s.before.each(${no}); s('a', () => {}); s.run()`,
    '0 passed  1 FAILED',
  ],
  [
    'an after.each hook fails',
    `${begin} s.after.each(${no}); s('a', () => {}); s.run()`,
    '0 passed  1 FAILED',
  ],
  ['a suite is never run', `${begin} s('a', () => {})`, '0 passed  1 FAILED'],
  ['it has no suite', 'export const a = 1', '0 passed  1 FAILED'],
  ['it cannot be loaded', `import 'no-such-package'`, '0 passed  1 FAILED'],
  ['a suite has no test', `${begin} s.run()`, '0 passed  1 FAILED'],
  [
    'a test is skipped',
    `${begin} s('a', () => {}); s.skip('b', () => {}); s.run()`,
    '1 passed  1 FAILED',
  ],
  [
    'only some tests are run',
    `${begin} s('a', () => {}); s.only('b', () => {}); s.run()`,
    '1 passed  1 FAILED',
  ],
  [
    'a test waits for nothing',
    `${begin} s('a', () => new Promise(() => {})); s.run()`,
    '0 passed  1 FAILED',
  ],
  [
    'a test ends the process',
    `${begin} s('a', () => process.exit(0)); s.run()`,
    '0 passed  1 FAILED',
  ],
  [
    'an error comes from outside of its tests',
    `${begin} s('a', () => new Promise(() => setTimeout(${no}))); s.run()`,
    '0 passed  1 FAILED',
  ],
  [
    'its suite is made by uvu itself',
    `${plainUvu} s('a', () => {}); s('b', ${no}); s.run()`,
    '1 passed  1 FAILED',
  ],
]

test('the tests of a file are counted, and later files are run, where …', async () => {
  const files = Object.fromEntries(counted.map(([, file], n) => [`${n}.test.ts`, file]))
  const { text, sum, code } = await run(files)
  assert.match(text, `${counted.length} test files, `)
  assert.match(text, new RegExp(`^${counted.length} of ${counted.length} {2}`, 'm'))
  for (const [n, [like, , count]] of counted.entries()) {
    assert.match(text, new RegExp(`/${n}\\.test\\.ts {2}${count} {2}\\d`), `… ${like}`)
  }
  assert.is(sum, '10 passed, 17 failed', text)
  assert.is(code, 1)
})

test('a run in which all tests pass exits with 0', async () => {
  const { sum, code } = await run({ 'a.test.ts': `${begin} s('a', () => {}); s.run()` })
  assert.is(sum, '1 passed, 0 failed')
  assert.is(code, 0)
})

test('a run without a test file fails', async () => {
  const { sum, code } = await run({})
  assert.is(sum, '0 passed, 1 failed')
  assert.is(code, 1)
})

test('a failing test is printed at once with suite, file, line and diff', async () => {
  const { text } = await run({
    'chairs.test.ts': `import * as assert from ${JSON.stringify(import.meta.resolve('uvu/assert'))}
${begin}
s('has four legs', () => {
  assert.equal({ legs: 3 }, { legs: 4 })
})
s('stands', () => console.log('later test'))
s.run()`,
  })
  assert.match(text, 'FAIL  x › has four legs')
  assert.match(text, /chairs\.test\.ts:4\n/)
  assert.match(text, 'Expected values to be deeply equal')
  assert.match(text, /"legs":.3/)
  assert.match(text, /"legs":.4/)
  assert.ok(text.indexOf('has four legs') < text.indexOf('later test'))
})

test('an error without a line of the test file is reported at its test', async () => {
  const { text } = await run({
    'a.test.ts': `${begin}\n\ns('a', () => Promise.reject(JSON.parse('"a text, no error"')))\ns.run()`,
  })
  assert.match(text, /a\.test\.ts:3\n/)
  assert.match(text, "threw 'a text, no error'")
})

test('a file that hangs is killed and named, and later files are run', async () => {
  const result = await run(
    {
      'a.test.ts': `${begin} s('waits', () => new Promise(() => setInterval(() => {}, 1000))); s.run()`,
      'b.test.ts': `${begin} s('turns', () => { for (;;); }); s.run()`,
      'c.test.ts': `${begin} s('z', () => {}); s.run()`,
    },
    { TEST_HANGS_AFTER: '2' },
  )
  assert.is(result.sum, '1 passed, 2 failed', result.text)
  assert.match(result.text, /a\.test\.ts hangs and was ended/)
  assert.match(result.text, /b\.test\.ts hangs and was ended/)
})

test('with --bail a run ends at the first failure, whatever runs in parallel', async () => {
  const { text, code } = await run(
    {
      'a.test.ts': `${begin} s('fails', ${no}); s('later', () => {}); s.run()`,
      'b.test.ts': `${begin} s('waits', () => new Promise(() => setInterval(() => {}, 1000))); s.run()`,
    },
    { TEST_HANGS_AFTER: '60' },
    '--bail',
  )
  assert.match(text, 'FAIL  x › fails')
  assert.not.match(text, 'hangs')
  assert.is(code, 1)
})

test('resources of a failed test are closed in reverse order before the next test', async () => {
  const opens = (name: string) => `use({ close: () => console.log('closed ${name}') })`
  const { text, sum } = await run({
    'a.test.ts': `${begin}
s.before(() => { ${opens('of the suite')} })
s('a', async () => { ${opens('first')}; await use(Promise.resolve({ stop: () => console.log('closed second') })); throw Error('no') })
s('b', () => { console.log('next test'); use(() => { throw Error('does not close') }); ${opens('third')} })
s.run()`,
  })
  const said = text.match(/^(closed .*|next test)$/gm)
  assert.equal(said, [
    'closed second',
    'closed first',
    'next test',
    'closed third',
    'closed of the suite',
  ])
  assert.is(sum, '0 passed, 2 failed')
  assert.match(text, 'does not close')
})

test('a resource opened by the module is closed after the file, not after a test', async () => {
  const { text } = await run({
    'a.test.ts': `${begin}
const opening = new Promise(done => setTimeout(done, 50)).then(() => use({ close: () => console.log('closed') }))
s('a', () => opening)
s('b', () => console.log('next test'))
s.run()`,
  })
  assert.ok(text.indexOf('next test') < text.indexOf('closed'), text)
})

test('child processes of a test end with the run', async () => {
  const { text } = await run({
    'a.test.ts': `import { spawn } from 'node:child_process'
${begin}
s('a', () => { console.log('pid', spawn('sleep', ['1000']).pid) })
s.run()`,
  })
  const pid = /pid (\d+)/.exec(text)?.[1]
  // Of one that has ended and is not yet collected by its parent, the command line is empty.
  const command = () => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(ignoreMissing)
  await until('its end', async () => !(await command()))
})

test.run()

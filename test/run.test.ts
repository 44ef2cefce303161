import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const uvu = JSON.stringify(import.meta.resolve('uvu'))
const begin = `import { suite } from ${uvu}; const s = suite('x'); `

const runner = suite<{ folder: string }>('test runner')

runner.before.each(async context => {
  context.folder = await mkdtemp(join(tmpdir(), 'runner-'))
})
runner.after.each(context => rm(context.folder, { recursive: true }))

const cases: [name: string, file: string | undefined, line: string][] = [
  [
    'counts what passes',
    `${begin} s('a', () => {}); s('b', () => {}); s.run()`,
    '2 passed, 0 failed',
  ],
  [
    'counts what fails',
    `${begin} s('a', () => { throw Error('no') }); s.run()`,
    '0 passed, 1 failed',
  ],
  [
    'fails a throwing before',
    `${begin} s.before(() => { throw Error('no') }); s('a', () => {}); s.run()`,
    '0 passed, 1 failed',
  ],
  [
    'fails a throwing after.each',
    `${begin} s.after.each(() => { throw Error('no') }); s('a', () => {}); s.run()`,
    '0 passed, 1 failed',
  ],
  ['fails a file without .run()', `${begin} s('a', () => {})`, '0 passed, 1 failed'],
  [
    'fails a skipped test',
    `${begin} s('a', () => {}); s.skip('b', () => {}); s.run()`,
    '1 passed, 1 failed',
  ],
  [
    'fails a test that never settles',
    `${begin} s('a', () => new Promise(() => {})); s.run()`,
    '0 passed, 1 failed',
  ],
  ['fails where it finds no test', undefined, '0 passed, 1 failed'],
]

for (const [name, file, line] of cases) {
  runner(name, async ({ folder }) => {
    if (file) await writeFile(join(folder, 'sample.test.ts'), file)
    const { code, last } = await runTests(folder)
    assert.is(last, line)
    assert.is(code, line.endsWith(' 0 failed') ? 0 : 1)
  })
}

runner.run()

function runTests(folder: string): Promise<{ code: number; last: string | undefined }> {
  const words = ['--import', 'tsx', resolve('test/run.ts'), folder]
  return new Promise(done => {
    execFile(process.execPath, words, (error, stdout) => {
      done({ code: Number(error?.code ?? 0), last: stdout.trim().split('\n').at(-1) })
    })
  })
}

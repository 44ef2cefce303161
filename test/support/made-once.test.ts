import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { bundle, start } from './node-process.ts'
import { temporaryFolder } from './temporary-folder.ts'

const test = suite('resources made once per run')
const program = await bundle('test/support/processes/make-once.ts')

/** Processes of one run, and the numbers of those that began to make it. */
async function run() {
  const [folder, notes] = [await temporaryFolder(), await temporaryFolder()]
  const log = join(notes, 'log')
  return {
    folder,
    ask: (takes: number, fails = '') =>
      start(process.execPath, [program, log, String(takes), fails], { TEST_RUN_FOLDER: folder }),
    makers: async () => (await readFile(log, 'utf8')).trim().split('\n').map(Number),
  }
}

const hour = 3_600_000

test('the first process makes it, the others get it complete', async () => {
  const { folder, ask, makers } = await run()
  const all = [1, 2, 3, 4].map(() => ask(200))
  for (const { ended } of all) assert.equal(await ended, { code: 0, errors: '' })
  assert.is((await makers()).length, 1)
  for (const { lines } of all) assert.is(lines.at(-1), join(folder, 'thing'))
  const [maker] = await makers()
  assert.is(await readFile(join(folder, 'thing/maker.txt'), 'utf8'), `${maker}`)
  assert.equal(await readdir(folder), ['thing'])
})

test('after a maker dies another one makes it', async () => {
  const { folder, ask, makers } = await run()
  const first = ask(hour)
  assert.is(await first.nextLine(), 'making')
  const second = ask(0)
  first.child.kill('SIGKILL')
  assert.equal(await second.ended, { code: 0, errors: '' })
  assert.equal(await makers(), [first.child.pid, second.child.pid])
  assert.is(await readFile(join(folder, 'thing/maker.txt'), 'utf8'), `${second.child.pid}`)
})

test('a failure rejects in its maker, and the next process makes it again', async () => {
  const { ask, makers } = await run()
  const first = ask(0, 'fails')
  assert.is((await first.ended).code, 1)
  assert.is(first.lines.at(-1), 'it cannot be made')
  assert.is((await ask(0).ended).code, 0)
  assert.is((await makers()).length, 2)
})

test.run()

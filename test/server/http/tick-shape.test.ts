import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as assert from 'uvu/assert'
import { suite } from '#test'

const test = suite('tick shape')
const source = join(import.meta.dirname, '../../../server/http/tick-shape.ts')

/** Prints whether a tick made after two collections has the shape of the one that `held` is. */
const script = (held: string) => `
  import { createHook } from 'node:async_hooks'
  import { writeSync } from 'node:fs'
  import { holdTickShape } from ${JSON.stringify(source)}
  const held = ${held}
  setTimeout(() => {
    gc(); gc()
    createHook({ init(_id, type, _trigger, resource) {
      // Not by console.log, which makes ticks of its own.
      if (type === 'TickObject') { writeSync(1, String(%HaveSameMap(held, resource))); process.exit() }
    } }).enable()
    process.nextTick(() => {})
  }, 20)`

async function run(held: string): Promise<string> {
  const words = ['--expose-gc', '--allow-natives-syntax', '--import', 'tsx']
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...words,
    '--input-type=module',
    '--eval',
    script(held),
  ])
  return stdout
}

test('ticks keep the shape of the one that is held, whatever is collected', async () => {
  assert.is(await run('holdTickShape()'), 'true')
})

test('an object that only looks like one has another', async () => {
  assert.is(await run('{ callback: () => {}, args: undefined }'), 'false')
})

test.run()

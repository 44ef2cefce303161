import { basename, dirname, join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { bundle } from '../support/node-process.ts'
import { canTrace, type SystemCall, trace } from '../support/strace.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const test = suite('order of system calls of a write')

const program = await bundle('test/faults/processes/write-in-order.ts')
const watched = ['openat', 'write', 'writev', 'pwrite64', 'fsync', 'fdatasync', 'rename']

/** For each acknowledged change, the steps that it took, of those that durability is made of. */
async function stepsOf(kind: string, name = 'contact-details.json'): Promise<string[][]> {
  const file = join(await temporaryFolder(), name)
  const calls = await trace(watched, [process.execPath, program, file, kind])
  const changes: string[][] = []
  let steps: string[] = []
  for (const call of calls) {
    const step = stepOf(call, file)
    if (step) steps.push(step)
    if (step !== 'acknowledge') continue
    changes.push(steps)
    steps = []
  }
  return changes
}

function stepOf({ name, arguments: args }: SystemCall, file: string): string | undefined {
  if (name === 'write' && args.includes('"acknowledged ')) return 'acknowledge'
  const isTemporary = args.includes(`${dirname(file)}/.${basename(file)}.`)
  if (/^p?write/.test(name)) return isTemporary ? 'write temporary' : undefined
  if (/^f(data)?sync$/.test(name)) {
    if (isTemporary) return 'sync temporary'
    return args.endsWith(`<${dirname(file)}>`) ? 'sync folder' : undefined
  }
  return name === 'rename' && args.endsWith(`"${file}"`) ? 'rename' : undefined
}

const durable = ['write temporary', 'sync temporary', 'rename', 'sync folder', 'acknowledge']

test.before(() => {
  assert.ok(canTrace(), 'strace is not here, or may not trace: install it (apt-get install strace)')
})

test('each of 50 changes is synced and renamed, with its folder, before the response', async () => {
  const changes = await stepsOf('durable')
  assert.is(changes.length, 50)
  for (const steps of changes) assert.equal(steps, durable)
})

test('each of 50 inquiries is written in the same order', async () => {
  const changes = await stepsOf('inquiries', '2026-11-1.json')
  assert.is(changes.length, 50)
  for (const steps of changes) assert.equal(steps, durable)
})

test('control: the adapter of lowdb syncs nothing', async () => {
  const changes = await stepsOf('stock')
  assert.is(changes.length, 50)
  for (const steps of changes) assert.equal(steps, ['write temporary', 'rename', 'acknowledge'])
})

test.run()

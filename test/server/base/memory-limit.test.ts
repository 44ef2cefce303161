import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { bytesOf, cacheBudget } from '../../../server/base/memory-budget.ts'
import { memoryLimit } from '../../../server/base/memory-limit.ts'
import { megabyte } from '../../../web/base/units.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const test = suite('memory of the process')

/** The limit that is read of a process in a group, in a system with these files. */
async function limitOf(group: string, files: Record<string, string>): Promise<number> {
  const root = await temporaryFolder()
  for (const [file, text] of Object.entries({ 'proc/self/cgroup': group, ...files })) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), `${text}\n`)
  }
  return memoryLimit(root)
}

const unified = '0::/system.slice/showyard.service'
const at = (group: string, name = 'memory.max') => join('sys/fs/cgroup', group, name)

test('cgroup v2: it is the least of the group and of those around it', async () => {
  const own = at('system.slice/showyard.service')
  const around = at('system.slice')
  assert.is(await limitOf(unified, { [own]: '500', [around]: 'max' }), 500)
  assert.is(await limitOf(unified, { [own]: 'max', [around]: '400' }), 400)
  assert.is(await limitOf(unified, { [own]: '500', [around]: '400' }), 400)
  assert.is(await limitOf(unified, { [own]: '500', [around]: '600' }), 500)
  const high = at('system.slice/showyard.service', 'memory.high')
  assert.is(await limitOf(unified, { [own]: '500', [high]: '450' }), 450)
})

test('cgroup v2: a container has its limit at the top', async () => {
  assert.is(await limitOf('0::/', { [at('')]: '300' }), 300)
  assert.is(await limitOf('0::/init.scope', { [at('')]: '300', [at('init.scope')]: 'max' }), 300)
})

const UNLIMITED = '9223372036854771712'
const old = (group: string) => at(join('memory', group), 'memory.limit_in_bytes')

test('cgroup v1: it is the least of the group and of those around it', async () => {
  const groups = '5:cpu,cpuacct:/\n4:memory:/outer/inner\n0::/'
  const files = { [old('outer/inner')]: UNLIMITED, [old('')]: UNLIMITED }
  assert.is(await limitOf(groups, { ...files, [old('outer')]: '700' }), 700)
  assert.is(await limitOf(groups, { ...files, [old('outer/inner')]: '600' }), 600)
  // A container by the name that its host gives the group.
  assert.is(await limitOf('4:hugetlb,memory:/docker/3f9a', { [old('')]: '200' }), 200)
})

test('without a limit it is none, or more than any machine has', async () => {
  assert.is(await limitOf(unified, { [at('system.slice/showyard.service')]: 'max' }), 0)
  assert.is(await limitOf(unified, { [at('system.slice/showyard.service')]: '0' }), 0)
  assert.is(await limitOf(unified, {}), 0)
  assert.is(await limitOf('', {}), 0)
  assert.is(memoryLimit(await temporaryFolder()), 0)
  assert.ok((await limitOf('4:memory:/', { [old('')]: UNLIMITED })) > 2 ** 60)
})

const inMb = ({ limit = 0, total = 16_000, heap = 4000 }) =>
  cacheBudget({ limit: limit * megabyte, total: total * megabyte, heap: heap * megabyte }) /
  megabyte

test('what caches take is a share of the container, the machine or the heap, whichever has the least', () => {
  assert.is(inMb({}), 128)
  assert.is(inMb({ limit: 480 }), 80)
  assert.is(inMb({ total: 480 }), 80)
  assert.is(inMb({ heap: 128 }), 32)
  // As version 1 of control groups says it where there is no limit.
  assert.is(inMb({ limit: 2 ** 63 / megabyte, total: 480 }), 80)
})

test('a text counts in the bytes that V8 stores it with', () => {
  assert.equal(['chair', 'café', 'ch…'].map(bytesOf), [5, 4, 6])
})

test.run()

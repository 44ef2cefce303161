import { tmpdir } from 'node:os'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { temporaryRoot } from './temporary-root.ts'

const test = suite('root of temporary folders')

function setTmpdir(path: string | undefined): void {
  const before = process.env.TMPDIR
  const set = (value: string | undefined) => {
    if (value === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = value
  }
  use(() => set(before))
  set(path)
}

test('TMPDIR is used where it is set', async () => {
  setTmpdir('/somewhere/else')
  assert.is(await temporaryRoot(), '/somewhere/else')
})

test('without TMPDIR it is in memory, or else the folder of the system', async () => {
  setTmpdir(undefined)
  assert.ok(['/dev/shm', tmpdir()].includes(await temporaryRoot()))
})

test.run()

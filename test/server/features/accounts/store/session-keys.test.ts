import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  openSessionKeys,
  readSessionKeys,
} from '../../../../../server/features/accounts/store/session-keys.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

const test = suite('keys of the session cookie')

const place = async () => join(await temporaryFolder(), 'session-keys.json')

test('one is made at the first start, of 256 random bits, and stays', async () => {
  const file = await place()
  assert.equal(await readSessionKeys({ file }), [])
  const keys = await openSessionKeys({ file })
  assert.is(keys.length, 1)
  assert.is(Buffer.from(keys[0] ?? '', 'base64url').length, 32)
  assert.equal(await openSessionKeys({ file }), keys)
  assert.equal(await readSessionKeys({ file }), keys)
  assert.not.equal(await openSessionKeys({ file: await place() }), keys)
})

test('a file with a key that can be guessed, or with very many, is refused', async () => {
  const open = async (keys: string[]) => {
    const file = await place()
    await writeFile(file, JSON.stringify({ version: 1, data: keys }))
    return openSessionKeys({ file }).then(
      () => 'opened',
      () => 'refused',
    )
  }
  const key = 'k'.repeat(32)
  assert.is(await open(Array(10).fill(key)), 'opened')
  assert.is(await open(Array(11).fill(key)), 'refused')
  assert.is(await open(['k'.repeat(31)]), 'refused')
})

test.run()

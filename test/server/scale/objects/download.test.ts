import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { download } from '../../../../server/scale/objects/download.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { errorOf } from './store-of-tests.ts'

const test = suite('a file that is fetched from the bucket')

const text = 'a photo'
const sha256 = createHash('sha256').update(text).digest('hex')
const photo = { sha256, bytes: text.length, version: 'x-7' }

/** What the bucket gives at each request; the last of it again and again. */
async function fetching(
  file: typeof photo & { derivative?: string },
  ...given: (string | Error | undefined)[]
) {
  const target = join(await temporaryFolder(), 'copy')
  const keys: string[] = []
  const get = async (key: string) => {
    keys.push(key)
    const one = given.length > 1 ? given.shift() : given[0]
    if (one === undefined) return undefined
    return Readable.from(
      (async function* () {
        yield Buffer.from(one instanceof Error ? 'a ph' : one)
        if (one instanceof Error) throw one
      })(),
    )
  }
  const fault = await errorOf(download(file, target, { get }))
  return { target, keys, fault }
}

test('has its bytes, for its owner alone', async () => {
  const { target, keys, fault } = await fetching(photo, text)
  assert.is(fault, undefined)
  assert.is(await readFile(target, 'utf8'), text)
  assert.is((await stat(target)).mode & 0o777, 0o600)
  assert.equal(keys, [`files/${sha256}`])
})

test('is tried three times where the line breaks', async () => {
  const cut = new Error('cut')
  const twice = await fetching(photo, cut, cut, text)
  assert.is(twice.fault, undefined)
  assert.is(await readFile(twice.target, 'utf8'), text)
  const { keys, fault } = await fetching(photo, cut)
  assert.equal([keys.length, fault?.status, fault?.cause], [3, 503, cut])
})

test('is asked once where the disk is full, whose error is told', async () => {
  const full = Object.assign(new Error('full'), { code: 'ENOSPC' })
  const { keys, fault } = await fetching(photo, full)
  assert.is(keys.length, 1)
  assert.is(fault as Error | undefined, full)
})

test('is 503 where it is missing or has other bytes, and is not tried again', async () => {
  const missing = await fetching(photo, undefined)
  assert.equal([missing.keys.length, missing.fault?.status], [1, 503])
  assert.match(String(missing.fault?.cause), 'is not in the bucket')
  const other = await fetching(photo, 'a ph0to')
  assert.equal([other.keys.length, other.fault?.status], [1, 503])
  assert.match(String(other.fault?.cause), 'is not what it was')
})

test('is compared by its size where it is a smaller form, which has no sum', async () => {
  const smaller = { ...photo, derivative: '640.avif' }
  const same = await fetching(smaller, 'another')
  assert.equal([same.fault, same.keys], [undefined, [`derivatives/${sha256}/640.avif`]])
  assert.is((await fetching(smaller, 'shorter?')).fault?.status, 503)
})

test.run()

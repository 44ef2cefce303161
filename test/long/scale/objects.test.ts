import { createHash, randomBytes } from 'node:crypto'
import { appendFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import type { AppError } from '../../../server/base/errors.ts'
import { s3Url } from '../../../server/base/settings/s3-url.ts'
import type { Objects } from '../../../server/scale/objects/objects.ts'
import { openS3 } from '../../../server/scale/objects/s3.ts'
import { PART } from '../../../server/scale/objects/s3-parts.ts'
import { startCeph } from '../../support/ceph.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const test = suite('objects in a bucket')

const server = use(startCeph())

async function bucket(): Promise<Objects> {
  const objects = openS3(s3Url.parse(await (await server).newBucket()))
  use(objects)
  return objects
}

async function textOf(objects: Objects, key: string): Promise<string | undefined> {
  const stored = await objects.get(key)
  return stored && text(stored)
}

async function keysOf(objects: Objects, prefix = ''): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of objects.list(prefix)) keys.push(key)
  return keys
}

/** Undefined where there was none. */
async function errorOf(work: Promise<unknown>): Promise<AppError | undefined> {
  return work.then(
    () => undefined,
    (error: AppError) => error,
  )
}

test('what is put can be read, and replaced as a whole', async () => {
  const objects = await bucket()
  await objects.put('files/a', Buffer.from('oak'))
  assert.is(await textOf(objects, 'files/a'), 'oak')
  await objects.put('files/a', Buffer.from('elm wood'))
  assert.is(await textOf(objects, 'files/a'), 'elm wood')
  assert.is(await objects.sizeOf('files/a'), 8)
})

test('an empty object is there', async () => {
  const objects = await bucket()
  await objects.put('empty', new Uint8Array())
  assert.is(await objects.sizeOf('empty'), 0)
  assert.is(await textOf(objects, 'empty'), '')
})

test('an object that is not there has neither size nor bytes', async () => {
  const objects = await bucket()
  assert.is(await objects.sizeOf('none'), undefined)
  assert.is(await objects.get('none'), undefined)
  assert.is(await objects.get('none', { start: 0, end: 1 }), undefined)
})

test('a range has both of its ends, and stops at the end of the object', async () => {
  const objects = await bucket()
  await objects.put('letters', Buffer.from('abcdefgh'))
  const part = async (start: number, end: number) =>
    text((await objects.get('letters', { start, end })) ?? Readable.from([]))
  assert.is(await part(0, 0), 'a')
  assert.is(await part(2, 4), 'cde')
  assert.is(await part(6, 100), 'gh')
  assert.match(
    (await errorOf(objects.get('letters', { start: 8, end: 9 })))?.message ?? '',
    'letters ends before byte 8',
  )
})

const odd = ['a b/ü+&<>"\'!()*?#%2F=.jpg', '/lead', 'a//b', 'a/./b', '../c', '日本/語', 'tab\tx']

test('a key may have any characters', async () => {
  const objects = await bucket()
  for (const key of odd) await objects.put(key, Buffer.from(key))
  for (const key of odd) assert.is(await textOf(objects, key), key)
  assert.equal((await keysOf(objects)).sort(), [...odd].sort())
  await objects.remove(odd)
  assert.equal(await keysOf(objects), [])
})

test('1,100 objects are listed in the order of their keys, and removed', async () => {
  const objects = await bucket()
  const keys = Array.from({ length: 1100 }, (_, i) => `many/${`${i}`.padStart(4, '0')}`)
  for (let at = 0; at < keys.length; at += 25) {
    await Promise.all(keys.slice(at, at + 25).map(key => objects.put(key, Buffer.from('x'))))
  }
  await objects.put('other', Buffer.from('stays'))
  assert.equal(await keysOf(objects, 'many/'), keys)
  for await (const { bytes, storedAt } of objects.list('many/0000')) {
    assert.is(bytes, 1)
    assert.ok(Math.abs(Date.now() - storedAt.getTime()) < 3_600_000, `${storedAt}`)
  }
  await objects.remove([...keys, 'not there'])
  assert.equal(await keysOf(objects), ['other'])
})

test('a large file streams both ways with little memory', async () => {
  const objects = await bucket()
  const file = join(await temporaryFolder(), 'video.mp4')
  const chunk = randomBytes(1024 * 1024)
  await writeFile(file, chunk)
  for (let i = 1; i < 200; i += 1) await appendFile(file, chunk)
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 20)
  await objects.put('video', { file })
  const hash = createHash('sha256')
  for await (const part of (await objects.get('video')) ?? []) hash.update(part)
  clearInterval(watch)
  const expected = createHash('sha256')
  for (let i = 0; i < 200; i += 1) expected.update(chunk)
  assert.is(hash.digest('hex'), expected.digest('hex'))
  assert.ok(most - before < 80e6, `${Math.round((most - before) / 1e6)} MB more memory`)
})

test('a file that is larger than one request may be is put in parts', async () => {
  const objects = await bucket()
  const file = join(await temporaryFolder(), 'long.mp4')
  await writeFile(file, 'begins')
  await truncate(file, PART + 3)
  await appendFile(file, 'ends')
  await objects.put('long', { file })
  assert.is(await objects.sizeOf('long'), PART + 7)
  const end = await objects.get('long', { start: PART, end: PART + 6 })
  assert.equal(end && (await buffer(end)), Buffer.from('\0\0\0ends'))
  const begin = await objects.get('long', { start: 0, end: 6 })
  assert.equal(begin && (await buffer(begin)), Buffer.from('begins\0'))
})

test('a server that is killed during a put has what it had, and takes the next one', async () => {
  const objects = await bucket()
  const ceph = await server
  const file = join(await temporaryFolder(), 'video.mp4')
  await writeFile(file, Buffer.alloc(100e6, 1))
  await objects.put('video', Buffer.from('as it was'))
  const put = objects.put('video', { file })
  const killed = new Promise(resolve => setTimeout(resolve, 300)).then(() => ceph.kill())
  const error = await errorOf(put)
  await killed
  await ceph.start()
  if (error) {
    assert.is(error.status, 503)
    assert.is(error.headers['retry-after'], '5')
    assert.is(await textOf(objects, 'video'), 'as it was')
  } else assert.is(await objects.sizeOf('video'), 100e6, 'acknowledged before the kill')
  await objects.put('video', { file })
  assert.is(await objects.sizeOf('video'), 100e6)
})

test('a bucket that is gone is not one without the object', async () => {
  const url = s3Url.parse(await (await server).newBucket())
  const objects = openS3({ ...url, bucket: 'no-such-bucket' })
  use(objects)
  const asked = [objects.sizeOf('files/a'), objects.get('files/a'), keysOf(objects)]
  for (const error of await Promise.all(asked.map(errorOf))) assert.is(error?.status, 503)
})

test('the check says what is wrong with S3_URL, and tells no secret', async () => {
  const right = s3Url.parse(await (await server).newBucket())
  const sentences = {
    'has no bucket no-such-bucket. Create it': { bucket: 'no-such-bucket' },
    'does not accept the key and the secret': { secretAccessKey: 'wrong-secret' },
    'does not accept the key': { accessKeyId: 'WRONGKEY' },
    'add ?tls=off': { endpoint: right.endpoint.replace('http:', 'https:') },
    'Start it, or correct host and port': { endpoint: 'http://127.0.0.1:1' },
  }
  for (const [sentence, wrong] of Object.entries(sentences)) {
    const bucket = { ...right, ...wrong }
    const objects = openS3(bucket)
    use(objects)
    const error = await errorOf(objects.check())
    assert.is(error?.name, 'StartError')
    assert.match(error?.message ?? '', 'S3_URL: ')
    assert.match(error?.message ?? '', sentence)
    assert.not.match(error?.message ?? '', bucket.secretAccessKey)
    assert.not.match(error?.message ?? '', bucket.accessKeyId)
  }
})

test.run()

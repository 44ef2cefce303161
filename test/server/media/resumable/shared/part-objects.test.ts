import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { LocalFile } from '../../../../../server/media/resumable/shared/local-files.ts'
import { openAt, partObjects } from '../../../../../server/media/resumable/shared/part-objects.ts'
import type { Part } from '../../../../../server/media/resumable/shared/upload-rows.ts'
import { memoryObjects } from '../../../../support/memory-objects.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { refusal } from '../../open-media.ts'

const test = suite('parts of an upload in the bucket')

async function open(content = '') {
  const path = join(await temporaryFolder(), 'upload')
  await writeFile(path, content)
  const written: number[] = []
  const reservation = { written: (bytes: number) => void written.push(bytes) }
  const file = { path, size: 20, reservation, parts: new Map() } as unknown as LocalFile
  const objects = memoryObjects()
  const advanced: Part[] = []
  const rows = { counts: true }
  const parts = partObjects(objects, {
    async advance(_id, part) {
      advanced.push(part)
      return rows.counts
    },
  })
  return { ...parts, file, objects, advanced, rows, written, read: () => readFile(path, 'utf8') }
}

test('have the bytes between two offsets, and count once they are stored', async () => {
  const { store, file, objects, advanced } = await open('0123456789')
  assert.is(await store('x', file, 3, 7), true)
  const [[key, { bytes }] = ['', { bytes: '' }]] = objects.stored
  assert.match(key, /^parts\/x\/3-[\da-f]{12}$/)
  assert.is(`${bytes}`, '3456')
  assert.equal(advanced, [{ start: 3, bytes: 4, key }])
  assert.equal([...file.parts], [[key, 4]])
})

test('that do not count are removed again', async () => {
  const { store, file, objects, rows } = await open('0123456789')
  rows.counts = false
  assert.is(await store('x', file, 0, 10), false)
  assert.equal([objects.stored.size, file.parts.size], [0, 0])
})

test('are not stored of bytes that are not there', async () => {
  const { store, file, objects, advanced } = await open('0123')
  const error = await store('x', file, 0, 5).catch((reason: Error) => reason.message)
  assert.match(String(error), 'ends before byte 5')
  assert.equal([objects.stored.size, advanced.length], [0, 0])
})

test('are fetched where the file lacks them, each at its place', async () => {
  const { complete, file, objects, read, written } = await open('01........')
  await objects.put('b', Buffer.from('234'))
  await objects.put('c', Buffer.from('56789'))
  file.parts.set('a', 2)
  const all = [
    { start: 0, bytes: 2, key: 'a' },
    { start: 2, bytes: 3, key: 'b' },
    { start: 5, bytes: 5, key: 'c' },
  ]
  assert.is(await complete(file, all), undefined)
  assert.is(await read(), '0123456789')
  assert.is(objects.calls.get, 2)
  assert.equal([...file.parts.keys()], ['a', 'b', 'c'])
  assert.is(written.at(-1), 10)
})

test('are lost from the first on that is gone', async () => {
  const { complete, file, objects } = await open()
  await objects.put('a', Buffer.from('01'))
  const all = [
    { start: 0, bytes: 2, key: 'a' },
    { start: 2, bytes: 3, key: 'b' },
  ]
  assert.is(await complete(file, all), 2)
  assert.equal([...file.parts.keys()], ['a'])
})

test('that are cut off are a 503, and fetched again', async () => {
  const { complete, file, objects } = await open()
  await objects.put('a', Buffer.from('0'))
  const cut = await refusal(complete(file, [{ start: 0, bytes: 2, key: 'a' }]))
  assert.is(cut.status, 503)
  assert.match(cut.message, 'could not be put together')
  assert.is(file.parts.size, 0)
})

test('are discarded together, none costs no request, and a failure is left to the sweep', async () => {
  const { discard, objects } = await open()
  await objects.put('a', Buffer.from('0'))
  await discard([])
  assert.is(objects.calls.remove, 0)
  await discard(['a', 'gone'])
  assert.equal([objects.calls.remove, objects.stored.size], [1, 0])
  objects.isAway = true
  await discard(['a'])
})

test('tell the reservation what is on the disk, up to the size of the upload', async () => {
  const { file, written } = await open('0'.repeat(20))
  file.parts.set('a', 8)
  const target = openAt(file, 12)
  await new Promise<void>(done => target.write('1234', () => done()))
  await new Promise<void>(done => target.end('56789', done))
  assert.equal(written, [12, 17])
  file.parts.set('b', 9)
  await new Promise<void>(done => openAt(file, 12).end('12345', done))
  assert.is(written.at(-1), 20)
})

test.run()

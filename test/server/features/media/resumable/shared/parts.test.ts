import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { LocalFile } from '../../../../../../server/features/media/resumable/shared/local-files.ts'
import {
  openAt,
  partObjects,
} from '../../../../../../server/features/media/resumable/shared/part-objects.ts'
import {
  createPieces,
  mostInPiece,
} from '../../../../../../server/features/media/resumable/shared/pieces.ts'
import type { Part } from '../../../../../../server/features/media/resumable/shared/upload-rows.ts'
import { memoryObjects } from '../../../../../support/memory-objects.ts'
import { temporaryFolder } from '../../../../../support/temporary-folder.ts'
import { refusal } from '../../open-media.ts'

const ofPieces = suite('pieces of an upload')

/** Pieces whose storing ends when a test says so. */
function openPieces(from = 0) {
  const clock = { now: 0 }
  const stored: { from: number; to: number; end: (error?: Error) => void }[] = []
  const store = (from: number, to: number) =>
    new Promise<void>((resolve, reject) => {
      stored.push({ from, to, end: error => (error ? reject(error) : resolve()) })
    })
  return { ...createPieces(from, store, () => clock.now), stored, clock }
}

const spans = ({ stored }: ReturnType<typeof openPieces>) =>
  stored.map(({ from, to }) => [from, to])

ofPieces('a piece is stored while more arrives, the next one when it is stored', async () => {
  const pieces = openPieces(100)
  await pieces.reached(100 + mostInPiece - 1)
  assert.equal(spans(pieces), [])
  await pieces.reached(100 + mostInPiece)
  const next = pieces.reached(100 + 3 * mostInPiece)
  await new Promise(setImmediate)
  assert.equal(spans(pieces), [[100, 100 + mostInPiece]])
  pieces.stored[0]?.end()
  await next
  assert.equal(spans(pieces)[1], [100 + mostInPiece, 100 + 3 * mostInPiece])
})

ofPieces('the end waits for all, and stores what is left', async () => {
  const pieces = openPieces()
  await pieces.reached(mostInPiece)
  let isOver = false
  const end = pieces.end(mostInPiece + 7).then(() => {
    isOver = true
  })
  pieces.stored[0]?.end()
  await new Promise(setImmediate)
  assert.equal(spans(pieces)[1], [mostInPiece, mostInPiece + 7])
  assert.is(isOver, false)
  pieces.stored[1]?.end()
  await end
})

ofPieces('what a slow line brings is stored after half a minute', async () => {
  const pieces = openPieces()
  pieces.clock.now += 29_000
  await pieces.reached(10)
  assert.equal(spans(pieces), [])
  pieces.clock.now += 1000
  await pieces.reached(20)
  assert.equal(spans(pieces), [[0, 20]])
  pieces.stored[0]?.end()
  await pieces.end(20)
  assert.is(pieces.stored.length, 1, 'an empty piece is none')
})

ofPieces('a piece that is not stored ends the upload where it began', async () => {
  const pieces = openPieces()
  await pieces.reached(mostInPiece)
  pieces.stored[0]?.end(new Error('no store'))
  for (const rest of [() => pieces.reached(2 * mostInPiece), () => pieces.end(2 * mostInPiece)]) {
    const error = await rest().catch((thrown: Error) => thrown)
    assert.match(String(error), /no store/)
  }
  assert.is(pieces.stored.length, 1)
})

const ofParts = suite('parts of an upload in the bucket')

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

ofParts('have the bytes between two offsets, and count once they are stored', async () => {
  const { store, file, objects, advanced } = await open('0123456789')
  assert.is(await store('x', file, 3, 7), true)
  const [[key, { bytes }] = ['', { bytes: '' }]] = objects.stored
  assert.match(key, /^parts\/x\/3-[\da-f]{12}$/)
  assert.is(`${bytes}`, '3456')
  assert.equal(advanced, [{ start: 3, bytes: 4, key }])
  assert.equal([...file.parts], [[key, 4]])
})

ofParts('that do not count are removed again', async () => {
  const { store, file, objects, rows } = await open('0123456789')
  rows.counts = false
  assert.is(await store('x', file, 0, 10), false)
  assert.equal([objects.stored.size, file.parts.size], [0, 0])
})

ofParts('are not stored of bytes that are not there', async () => {
  const { store, file, objects, advanced } = await open('0123')
  const error = await store('x', file, 0, 5).catch((reason: Error) => reason.message)
  assert.match(String(error), 'ends before byte 5')
  assert.equal([objects.stored.size, advanced.length], [0, 0])
})

ofParts('are fetched where the file lacks them, each at its place', async () => {
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

ofParts('are lost from the first on that is gone', async () => {
  const { complete, file, objects } = await open()
  await objects.put('a', Buffer.from('01'))
  const all = [
    { start: 0, bytes: 2, key: 'a' },
    { start: 2, bytes: 3, key: 'b' },
  ]
  assert.is(await complete(file, all), 2)
  assert.equal([...file.parts.keys()], ['a'])
})

ofParts('that are cut off are a 503, and fetched again', async () => {
  const { complete, file, objects } = await open()
  await objects.put('a', Buffer.from('0'))
  const cut = await refusal(complete(file, [{ start: 0, bytes: 2, key: 'a' }]))
  assert.is(cut.status, 503)
  assert.match(cut.message, 'could not be put together')
  assert.is(file.parts.size, 0)
})

ofParts('are discarded together, none without a request, a failure by the sweep', async () => {
  const { discard, objects } = await open()
  await objects.put('a', Buffer.from('0'))
  await discard([])
  assert.is(objects.calls.remove, 0)
  await discard(['a', 'gone'])
  assert.equal([objects.calls.remove, objects.stored.size], [1, 0])
  objects.isAway = true
  await discard(['a'])
})

ofParts('tell the reservation what is on the disk, up to the size of the upload', async () => {
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

ofPieces.run()
ofParts.run()

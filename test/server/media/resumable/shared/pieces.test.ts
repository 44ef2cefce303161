import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createPieces, mostInPiece } from '../../../../../server/media/resumable/shared/pieces.ts'

const test = suite('pieces of an upload')

/** Pieces whose storing ends when a test says so. */
function open(from = 0) {
  const clock = { now: 0 }
  const stored: { from: number; to: number; end: (error?: Error) => void }[] = []
  const store = (from: number, to: number) =>
    new Promise<void>((resolve, reject) => {
      stored.push({ from, to, end: error => (error ? reject(error) : resolve()) })
    })
  return { ...createPieces(from, store, () => clock.now), stored, clock }
}

const spans = ({ stored }: ReturnType<typeof open>) => stored.map(({ from, to }) => [from, to])

test('a piece is stored while more arrives, the next one when it is stored', async () => {
  const pieces = open(100)
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

test('the end waits for all, and stores what is left', async () => {
  const pieces = open()
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

test('what a slow line brings is stored after half a minute', async () => {
  const pieces = open()
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

test('a piece that is not stored ends the upload where it began', async () => {
  const pieces = open()
  await pieces.reached(mostInPiece)
  pieces.stored[0]?.end(new Error('no store'))
  for (const rest of [() => pieces.reached(2 * mostInPiece), () => pieces.end(2 * mostInPiece)]) {
    const error = await rest().catch((thrown: Error) => thrown)
    assert.match(String(error), /no store/)
  }
  assert.is(pieces.stored.length, 1)
})

test.run()

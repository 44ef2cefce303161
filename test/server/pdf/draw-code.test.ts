import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Book } from '../../../server/pdf/book.ts'
import { drawCode } from '../../../server/pdf/draw-code.ts'
import { qrOutline } from '../../../server/pdf/qr-code.ts'

const test = suite('QR code in a PDF')

/** All that is called on a document, in order. */
function drawn(words: string, style?: { radius?: number; color?: string }) {
  const calls: [string, ...unknown[]][] = []
  const pdf: object = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (...given: unknown[]) => {
          calls.push([String(name), ...given])
          return pdf
        },
    },
  )
  drawCode({ pdf } as unknown as Book, words, { x: 10, y: 20, side: 74 }, style)
  return calls
}

const words = 'https://wa.me/254700000000'
const { d, size } = qrOutline(words)

test('has a white margin of four modules on each side of its square', () => {
  const scale = 74 / (size + 8)
  assert.equal(drawn(words).slice(0, 6), [
    ['roundedRect', 10, 20, 74, 74, 0],
    ['fill', '#ffffff'],
    ['save'],
    ['translate', 10 + 4 * scale, 20 + 4 * scale],
    ['scale', scale],
    ['path', d],
  ])
  // The margin behind the code is as wide as the one before it.
  assert.is(Math.round((4 + size + 4) * scale * 1e6), 74e6)
})

test('has round corners and another colour where they are given', () => {
  const calls = drawn(words, { radius: 3, color: '#123456' })
  assert.equal(calls[0], ['roundedRect', 10, 20, 74, 74, 3])
  assert.equal(calls.slice(-2), [['fill', '#123456'], ['restore']])
})

test.run()

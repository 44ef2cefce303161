import type { Parameters, Pieces } from './pieces.ts'
import { refuseDamagedPdf } from './refusals.ts'

const [clear, end, first] = [256, 257, 258]
const mostCodes = 4096

/** ISO 32000-1, 7.4.4.2. Codes that no encoder writes are rejected: readers differ in them. */
export async function* lzw(pieces: Pieces, parameters: Parameters): AsyncGenerator<Buffer> {
  const early = parameters('EarlyChange', 1) === 0 ? 0 : 1
  let texts = alphabet()
  let last: Buffer | undefined
  let [bits, held, width] = [0, 0, 9]
  for await (const piece of pieces) {
    const made: Buffer[] = []
    for (const byte of piece) {
      bits = ((bits << 8) | byte) & 0xffffff
      held += 8
      if (held < width) continue
      held -= width
      const code = (bits >> held) & ((1 << width) - 1)
      if (code === end) return yield Buffer.concat(made)
      if (code === clear) {
        texts = alphabet()
        last = undefined
      } else {
        const text = texts[code] ?? (code === texts.length ? repeated(last) : refuseDamagedPdf())
        made.push(text)
        if (last) texts.push(Buffer.concat([last, text.subarray(0, 1)]))
        if (texts.length > mostCodes) refuseDamagedPdf()
        last = text
      }
      width = Math.min(12, Math.max(9, 32 - Math.clz32(texts.length + early)))
      if (made.length >= 1024) yield Buffer.concat(made.splice(0))
    }
    yield Buffer.concat(made)
  }
}

/** The two control codes occupy entries too. */
const alphabet = () => Array.from({ length: first }, (_, byte) => Buffer.from([byte & 0xff]))

const repeated = (last: Buffer | undefined): Buffer =>
  last ? Buffer.concat([last, last.subarray(0, 1)]) : refuseDamagedPdf()

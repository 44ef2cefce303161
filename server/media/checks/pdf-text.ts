import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { unsupportedType } from '../../http/errors.ts'

/**
 * The objects of a PDF as text, without the content of its streams, which are pictures, fonts and
 * page descriptions; streams that hold further objects are unpacked. ISO 32000-1, 7.3.8 and 7.5.7.
 */
export async function* plainTextOf(bytes: Buffer): AsyncGenerator<string> {
  for (let at = 0; at < bytes.length; ) {
    const stream = findStream(bytes, at)
    const text = bytes.toString('latin1', at, stream?.start ?? bytes.length)
    yield text
    if (!stream) return
    const dictionary = text.slice(text.lastIndexOf(' obj'))
    if (/\/ObjStm\b/.test(dictionary)) yield unpack(bytes.subarray(stream.start, stream.end))
    at = stream.end
  }
}

export function refuseDamagedPdf(): never {
  throw unsupportedType(
    'The PDF is damaged or incomplete. Export the catalog as PDF again and upload that file.',
  )
}

function findStream(bytes: Buffer, from: number): { start: number; end: number } | undefined {
  for (let at = bytes.indexOf('stream', from); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    const isOpening = />>\s*$/.test(bytes.toString('latin1', Math.max(from, at - 32), at))
    const [lineEnd] = /^\r?\n/.exec(bytes.toString('latin1', at + 6, at + 8)) ?? []
    if (!isOpening || !lineEnd) continue
    const start = at + 6 + lineEnd.length
    const end = bytes.indexOf('endstream', start)
    if (end < 0 || holdsObject(bytes.subarray(start, end))) refuseDamagedPdf()
    return { start, end }
  }
  return undefined
}

/** An object between `stream` and `endstream` would be hidden from us, but not from a viewer. */
function holdsObject(content: Buffer): boolean {
  for (let at = content.indexOf('obj'); at >= 0; at = content.indexOf('obj', at + 3)) {
    if (/\d\s+\d+\s+$/.test(content.toString('latin1', Math.max(0, at - 32), at))) return true
  }
  return false
}

const inflated = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate)

async function unpack(content: Buffer): Promise<string> {
  try {
    return (await inflated(content, { maxOutputLength: 16 * 1024 * 1024 })).toString('latin1')
  } catch {
    return refuseDamagedPdf()
  }
}

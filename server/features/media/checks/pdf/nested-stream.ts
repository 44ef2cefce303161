import { isLineEnd, isRegular, isSpace } from './characters.ts'
import type { NameReader } from './names.ts'
import { refuseDamagedPdf } from './refusals.ts'

const word = Buffer.from('stream')
const [firstOfWord, closing] = [0x73, 0x3e]

/**
 * Rejects object streams that contain another stream: ISO 32000-1, 7.5.7 does not allow it, but
 * some readers accept it, and it would not be checked. It starts after a dictionary; a comment may
 * be in between, which ends with its line.
 */
export function createStreamGuard(): Pick<NameReader, 'read' | 'end'> {
  /** Whether a stream may begin at the start of the next chunk. */
  let mayBegin = false
  let matched = 0

  function mayBeginAt(bytes: Buffer, place: number): boolean {
    let before = place - 1
    while (before >= 0 && isSpace(bytes[before] as number)) {
      if (isLineEnd(bytes[before] as number)) return true
      before -= 1
    }
    return before < 0 ? mayBegin : bytes[before] === closing
  }

  return {
    read(bytes) {
      for (let at = 0; at < bytes.length; at++) {
        if (matched === 0) {
          at = bytes.indexOf(firstOfWord, at)
          if (at < 0) break
          if (mayBeginAt(bytes, at)) matched = 1
        } else if (bytes[at] === word[matched]) matched += 1
        else if (matched === word.length && !isRegular(bytes[at] as number)) refuseDamagedPdf()
        else matched = 0
      }
      mayBegin = mayBeginAt(bytes, bytes.length)
    },
    end() {
      if (matched === word.length) refuseDamagedPdf()
    },
  }
}

import { isLineEnd, isRegular, isSpace } from './characters.ts'
import type { NameReader } from './names.ts'
import { refuseDamagedPdf } from './refusals.ts'

const word = Buffer.from('stream')
const closing = 0x3e

/**
 * Refuses packed objects among which a further stream stands: not allowed by ISO 32000-1, 7.5.7, but
 * some readers take it, and it would go on unseen. It begins behind a dictionary; a comment may lie
 * in between, which ends with its line.
 */
export function createStreamGuard(): Pick<NameReader, 'read' | 'end'> {
  let mayBegin = false
  let matched = 0

  function take(byte: number): void {
    if (matched === word.length && !isRegular(byte)) refuseDamagedPdf()
    if (matched > 0 && byte === word[matched]) matched += 1
    else if (mayBegin && byte === word[0]) matched = 1
    else matched = 0
    mayBegin = byte === closing || isLineEnd(byte) || (mayBegin && isSpace(byte))
  }

  return {
    read(bytes) {
      for (const byte of bytes) take(byte)
    },
    end() {
      if (matched === word.length) refuseDamagedPdf()
    },
  }
}

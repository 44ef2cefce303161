import { isLineEnd, isRegular, isSpace } from './characters.ts'
import type { NameReader } from './names.ts'
import { refuseDamagedPdf } from './refusals.ts'

const word = Buffer.from('stream')
const closing = 0x3e

/**
 * Rejects object streams that contain another stream: ISO 32000-1, 7.5.7 does not allow it, but
 * some readers accept it, and it would not be checked. It starts after a dictionary; a comment may
 * be in between, which ends with its line.
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

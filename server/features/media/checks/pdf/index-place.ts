import type { Bytes } from './bytes.ts'
import { unescapeName } from './names.ts'
import { refuseDamagedPdf } from './refusals.ts'
import { type Token, tokenAt, wordOf } from './tokens.ts'

/**
 * The end of a file names the position of its cross-reference, a table or since PDF 1.5 a stream; a
 * truncated file has none there. ISO 32000-1, 7.5.5 and 7.5.8.
 * @throws AppError 415 where there is none
 */
export function checkIndexPlace(bytes: Bytes): void {
  const tail = bytes.slice(Math.max(0, bytes.length - 1024), bytes.length).toString('latin1')
  const ends = [...tail.matchAll(/startxref\s+(\d{1,10})\s+%%EOF/g)]
  let token = tokenAt(bytes, Number(ends.at(-1)?.[1] ?? bytes.length))
  const isTable = wordOf(bytes, token) === 'xref'
  const last = isTable ? 'trailer' : 'obj'
  while (token.kind === 'word' && wordOf(bytes, token) !== last) token = tokenAt(bytes, token.end)
  const dictionary = tokenAt(bytes, token.end)
  const isIndex = token.kind === 'word' && dictionary.kind === '<<'
  if (!isIndex || !names(bytes, dictionary, isTable ? 'Root' : 'XRef')) refuseDamagedPdf()
}

function names(bytes: Bytes, dictionary: Token, name: string): boolean {
  let depth = 1
  for (let token = tokenAt(bytes, dictionary.end); depth > 0; token = tokenAt(bytes, token.end)) {
    if (token.kind === 'end') return false
    if (token.kind === '<<') depth += 1
    if (token.kind === '>>') depth -= 1
    if (token.kind !== 'name' || token.end - token.start > 64) continue
    if (unescapeName(bytes.slice(token.start + 1, token.end).toString('latin1')) === name)
      return true
  }
  return false
}

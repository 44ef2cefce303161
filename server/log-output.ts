import { writeSync } from 'node:fs'

/** Enough lines for one write to cost each of them next to nothing. */
const mostWaiting = 32 * 1024
const longestWait = 250

/** Bytes that are kept for later while nothing can be written. */
const mostKept = 1024 * 1024

/**
 * Writes lines to standard output, those that can wait together. A full disk or a reader that went
 * away ends no site: lines wait then, and those too many are counted.
 */
export function openOutput() {
  let waiting = ''
  /** What could not be written, or not to its end. */
  let rest: Buffer = Buffer.alloc(0)
  let lost = 0
  let later: NodeJS.Timeout | undefined

  function flush(): void {
    clearTimeout(later)
    later = undefined
    const lines = waiting
    waiting = ''
    rest = writeTo(1, rest)
    if (rest.length === 0) rest = writeTo(1, Buffer.from(linesLost() + lines))
    else if (rest.length + lines.length > mostKept) lost += lines.split('\n').length - 1
    else rest = Buffer.concat([rest, Buffer.from(lines)])
    if (rest.length > 0) later = setTimeout(flush, longestWait).unref()
  }

  function linesLost(): string {
    const line = `{"level":40,"time":"${new Date().toISOString()}","lost":${lost},"msg":"log lines lost"}\n`
    const isLost = lost > 0
    lost = 0
    return isLost ? line : ''
  }

  process.once('exit', flush)
  return (line: string, canWait: boolean): void => {
    waiting += line
    if (!canWait || waiting.length > mostWaiting) flush()
    else later ??= setTimeout(flush, longestWait).unref()
  }
}

/** Writes what can be written now. @returns the rest */
function writeTo(descriptor: number, bytes: Buffer): Buffer {
  let written = 0
  try {
    while (written < bytes.length) written += writeSync(descriptor, bytes, written)
  } catch {
    // It waits: whether for room on a disk or in a pipe makes no difference.
  }
  return bytes.subarray(written)
}

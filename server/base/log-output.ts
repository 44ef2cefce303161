import { writeSync } from 'node:fs'
import type { DestinationStream } from 'pino'
import { megabyte } from '../../web/base/units.ts'

/** Milliseconds that a line is buffered. */
const longestWait = 250

/** Letters written at once. */
const mostWaiting = 1024

/** Letters and bytes buffered while nothing can be written. */
const mostKept = megabyte

/**
 * Standard output for log lines. A full disk or a closed pipe does not end the site, nor keep it from
 * ending: lines are buffered, and those beyond the limit are counted. The destination of pino itself
 * tries for ever to write its last lines to a full disk when the process exits.
 */
export function openOutput(): DestinationStream & { flushSync(): void } {
  let waiting: string[] = []
  let letters = 0
  /** Bytes of lines that are not written yet. */
  let unwritten = Buffer.alloc(0)
  let lostLines = 0
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    const bytes = Buffer.concat([unwritten, Buffer.from(waiting.join(''))])
    waiting = []
    letters = 0
    unwritten = bytes.subarray(writeWhatFits(bytes))
    if (unwritten.length > 0) wake()
    else if (lostLines > 0) tellOfLost()
  }

  function tellOfLost(): void {
    const line = {
      level: 40,
      time: new Date().toISOString(),
      lost: lostLines,
      msg: 'log lines lost',
    }
    lostLines = 0
    add(`${JSON.stringify(line)}\n`)
  }

  function add(line: string): void {
    waiting.push(line)
    letters += line.length
    wake()
  }

  function wake(): void {
    timer ??= setTimeout(flush, longestWait).unref()
  }

  process.once('exit', flush)
  return {
    write(line) {
      if (unwritten.length + letters + line.length > mostKept) lostLines += 1
      else add(line)
      // Only the timer tries again after a write failed.
      if (unwritten.length === 0 && letters >= mostWaiting) flush()
    },
    flushSync: flush,
  }
}

/** @returns how many bytes were written */
function writeWhatFits(bytes: Buffer): number {
  let writtenBytes = 0
  try {
    while (writtenBytes < bytes.length) writtenBytes += writeSync(1, bytes, writtenBytes)
  } catch {
    // A full disk, a full or closed pipe: tried again with the next lines.
  }
  return writtenBytes
}

import { type DestinationStream, pino } from 'pino'
import { megabyte } from '../web/units.ts'

/** Milliseconds that a line is buffered. */
const longestWait = 250

/** Bytes written at once: few, since pino measures the whole buffer at each line. */
const mostWaiting = 1024

/** Bytes buffered while nothing can be written. */
const mostKept = megabyte

/**
 * Standard output for log lines, buffered by pino. A full disk or a closed pipe does not end the
 * site: lines are buffered, and those beyond the limit are counted.
 */
export function openOutput(): DestinationStream {
  const output = pino.destination({
    dest: 1,
    sync: true,
    minLength: mostWaiting,
    maxLength: mostKept,
    periodicFlush: longestWait,
    // Retrying would block the process while the pipe is full.
    retryEAGAIN: () => false,
  })
  let lost = 0
  output.on('drop', () => {
    lost += 1
  })
  // Unwritten lines stay in the buffer and are retried with the next flush.
  output.on('error', () => undefined)
  output.on('drain', () => {
    if (lost === 0) return
    const line = { level: 40, time: new Date().toISOString(), lost, msg: 'log lines lost' }
    lost = 0
    output.write(`${JSON.stringify(line)}\n`)
  })
  process.once('exit', () => {
    try {
      output.flushSync()
    } catch {
      // These lines are lost: there is no later flush.
    }
  })
  return output
}

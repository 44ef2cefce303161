import { type DestinationStream, pino } from 'pino'

/** Milliseconds that a line waits for others. */
const longestWait = 250

/** Bytes that are written together: few, since pino measures all that waits at each line. */
const mostWaiting = 1024

/** Bytes that are kept for later while nothing can be written. */
const mostKept = 1024 * 1024

/**
 * Standard output for lines, buffered by pino. A full disk or a reader that went away ends no site:
 * lines wait then, and those that are too many are counted.
 */
export function openOutput(): DestinationStream {
  const output = pino.destination({
    dest: 1,
    sync: true,
    minLength: mostWaiting,
    maxLength: mostKept,
    periodicFlush: longestWait,
    // A pipe whose reader has stopped would stop the process for as long as it is full.
    retryEAGAIN: () => false,
  })
  let lost = 0
  output.on('drop', () => {
    lost += 1
  })
  // What could not be written stays in its buffer, and is tried again with the next flush.
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
      // There is no later time for these lines.
    }
  })
  return output
}

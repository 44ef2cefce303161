import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

/**
 * JSON lines on standard output. What is logged is named field by field where it is logged: an
 * object of unknown depth is never handed over, since redaction by path misses what is nested.
 */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>, to?: DestinationStream): Log {
  const options = {
    level: logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  }
  return pino(options, to ?? standardOutput())
}

/**
 * A line for each request is half of what an answer from memory costs, so those are written
 * together, a quarter of a second late at most; everything else goes out at once. Nothing waits for
 * the disk that the output may lead to.
 */
function standardOutput(): DestinationStream {
  output ??= openOutput()
  const lines = output
  return {
    // Makes pino tell what it is about to write.
    [Symbol.for('pino.metadata')]: true,
    lastMsg: '',
    write(line: string) {
      lines.write(line)
      // Unlike flushSync, which would hold up all visitors until the lines are on a disk.
      if (!ofRequests.has(this.lastMsg)) lines.flush()
    },
  } as DestinationStream & { lastMsg: string }
}

const ofRequests = new Set(['request', 'inquiry stored'])

/** One for the process, whoever logs. */
let output: ReturnType<typeof openOutput> | undefined

function openOutput() {
  const lines = pino.destination({ fd: 1, minLength: 8192, periodicFlush: 250, sync: true })
  process.once('exit', () => lines.flushSync())
  return lines
}

/** Errors carry parsed bodies and headers as extra properties; only what is listed here is kept. */
function describeError(thrown: unknown): object {
  if (!(thrown instanceof Error)) return { type: typeof thrown }
  const { name, message, stack, cause } = thrown
  const code = 'code' in thrown ? thrown.code : undefined
  return {
    type: name,
    message,
    code,
    stack,
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  }
}

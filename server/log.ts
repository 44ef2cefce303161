import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config.ts'
import { openOutput } from './log-output.ts'

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
  output ??= to ? undefined : openOutput()
  return pino(options, to ?? output)
}

/** One for the process, whichever part of it logs. */
let output: DestinationStream | undefined

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

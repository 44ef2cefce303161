import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config.ts'
import { openOutput } from './log-output.ts'

export type Log = Logger

/**
 * Writes JSON lines to standard output; on a terminal, where people read, warnings alone unless
 * LOG_LEVEL is lower. Callers pass explicit fields, never objects of unknown depth, since redaction
 * by path misses nested values.
 */
export function createLog(
  { logLevel = process.stdout.isTTY ? 'warn' : 'info' }: Partial<Pick<Config, 'logLevel'>>,
  to?: DestinationStream,
): Log {
  const options = {
    level: logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  }
  output ??= to ? undefined : openOutput()
  return pino(options, to ?? output)
}

/** Shared by all loggers of the process. */
let output: DestinationStream | undefined

/** Errors carry parsed bodies and headers as extra properties; only the listed ones are logged. */
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

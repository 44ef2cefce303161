import { createLog, type Log } from '../../server/base/log.ts'

/** A log whose lines a test can read, parsed. */
export function readableLog(): { log: Log; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = []
  const write = (line: string) => void lines.push(JSON.parse(line))
  return { lines, log: createLog({ logLevel: 'debug' }, { write }) }
}

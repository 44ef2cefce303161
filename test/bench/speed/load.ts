import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { has, LOAD_CORE } from './pinned.ts'

const run = promisify(execFile)

export interface Ask {
  path: string
  headers: Record<string, string>
  /** Sent by POST; without one it is a GET. */
  body?: string
}

export interface Measured {
  perSecond: number
  p99Ms: number
  /** Answers that were no success, and connections that failed. */
  failed: number
}

/** wrk on a core of its own: a load generator in Node would be slower than what it measures. */
export async function load(
  url: string,
  { path, headers, body }: Ask,
  { seconds, clients, folder }: { seconds: number; clients: number; folder: string },
): Promise<Measured> {
  if (!has('wrk')) throw new Error('This needs wrk: apt-get install wrk')
  const script = join(folder, 'load.lua')
  await writeFile(script, lua(headers, body))
  const args = ['-t1', `-c${clients}`, `-d${seconds}s`, '--latency', '-s', script, url + path]
  const pinned = has('taskset') ? ['taskset', '-c', LOAD_CORE, 'wrk', ...args] : ['wrk', ...args]
  const { stdout } = await run(pinned[0] as string, pinned.slice(1))
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0)
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p99Ms: milliseconds(/99%\s+(\S+)/.exec(stdout)?.[1] ?? '0ms'),
    failed: number(/Non-2xx or 3xx responses: (\d+)/) + number(/timeout (\d+)/),
  }
}

function lua(headers: Record<string, string>, body?: string): string {
  const lines = Object.entries(headers).map(([name, value]) => {
    return `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`
  })
  if (body !== undefined) lines.push('wrk.method = "POST"', `wrk.body = ${JSON.stringify(body)}`)
  return lines.join('\n')
}

function milliseconds(text: string): number {
  const [, amount = '0', unit = 'ms'] = /^([\d.]+)(us|ms|s)$/.exec(text) ?? []
  return Number(amount) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? 1)
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'esbuild'
import { madeOnce } from './made-once.ts'

const requireForBundled =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"

/** Bundles a program once per test run, so that it starts in 100 ms after each kill. */
export async function bundle(entry: string): Promise<string> {
  const folder = await madeOnce(entry.replaceAll('/', '-'), async folder => {
    await build({
      entryPoints: [entry],
      outfile: join(folder, PROGRAM),
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      logLevel: 'error',
      banner: { js: requireForBundled },
    })
  })
  return join(folder, PROGRAM)
}

const PROGRAM = 'program.mjs'

export interface RunningProgram {
  child: ChildProcess
  /** The lines of its standard output. */
  lines: string[]
  /** Called with each whole line from now on. */
  onLine(listener: (line: string) => void): void
  /** Resolves to the next unread line; rejects where the program ends without one. */
  nextLine(): Promise<string>
  /** Resolves when it has exited and all of its output is read. */
  ended: Promise<{ code: number | null; errors: string }>
}

/** @param env in addition to that of this process */
export function start(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): RunningProgram {
  const stdio = ['pipe', 'pipe', 'pipe'] as const
  const child = spawn(command, args, { stdio: [...stdio], env: { ...process.env, ...env } })
  const lines: string[] = []
  const unread: string[] = []
  let errors = ''
  child.stdin.on('error', () => undefined)
  child.stderr.on('data', data => {
    errors += data
  })
  const reader = createInterface(child.stdout)
  reader.on('line', line => {
    lines.push(line)
    unread.push(line)
  })
  const ended = new Promise<{ code: number | null; errors: string }>(resolve => {
    child.once('close', code => resolve({ code, errors }))
  })
  const nextLine = async () => {
    // One chunk may contain several lines before the caller of the first reads the next.
    while (unread.length === 0) await Promise.race([once(reader, 'line'), ended.then(tooSoon)])
    return unread.shift() ?? ''
  }
  const tooSoon = ({ code }: { code: number | null }) => {
    if (unread.length === 0) throw new Error(`the program ended with ${code}: ${errors}`)
  }
  return { child, lines, onLine: listener => void reader.on('line', listener), nextLine, ended }
}

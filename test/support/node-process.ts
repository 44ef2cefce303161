import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'esbuild'
import { madeOnce } from './made-once.ts'

const requireForBundled =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"

/** Bundles a program once a run, so that it starts in a tenth of a second however often it is killed. */
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
  /** What it wrote to its standard output, line by line, while it ran. */
  lines: string[]
  /** Resolves at the next line of the output; rejects where the program ends before. */
  nextLine(): Promise<string>
  /** Resolves when it has ended and all of its output is read. */
  ended: Promise<{ code: number | null; errors: string }>
}

/** @param env beside what this process has */
export function start(
  command: string,
  words: string[],
  env: Record<string, string> = {},
): RunningProgram {
  const stdio = ['pipe', 'pipe', 'pipe'] as const
  const child = spawn(command, words, { stdio: [...stdio], env: { ...process.env, ...env } })
  const lines: string[] = []
  let errors = ''
  child.stdin.on('error', () => undefined)
  child.stderr.on('data', data => {
    errors += data
  })
  const reader = createInterface(child.stdout)
  reader.on('line', line => lines.push(line))
  const ended = new Promise<{ code: number | null; errors: string }>(resolve => {
    child.once('close', code => resolve({ code, errors }))
  })
  const nextLine = () =>
    Promise.race([
      new Promise<string>(resolve => reader.once('line', resolve)),
      ended.then(({ code }) => {
        throw new Error(`the program ended with ${code}: ${errors}`)
      }),
    ])
  return { child, lines, nextLine, ended }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { hour, second } from '../../../../web/base/units.ts'

export interface BackupCommandOptions {
  /** A command for `/bin/sh`; the archive is "$1". */
  command: string
  /** Absolute. */
  archive: string
  env: Record<string, string | undefined>
  /** Kills it early. */
  signal: AbortSignal
  /** The time limit in milliseconds, and the time between SIGTERM and SIGKILL. */
  limit?: number
  grace?: number
}

export interface BackupCommandOutcome {
  /** The reason of its failure; undefined on success. */
  problem: string | undefined
  /** The last lines of its output. */
  output: string[]
}

/**
 * Runs the owner's command on a new archive, such as one that copies it to another machine. Above
 * the time limit it is killed with all its child processes; never rejects.
 */
export function runBackupCommand(options: BackupCommandOptions): Promise<BackupCommandOutcome> {
  const { command, archive, env, signal, limit = hour, grace = 5 * second } = options
  return new Promise(resolve => {
    const child = spawn('/bin/sh', ['-c', command, 'showyard', archive], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own can be killed as a whole.
      detached: true,
    })
    let output = ''
    let problem: string | undefined
    let killing: NodeJS.Timeout | undefined
    const hear = (text: string) => {
      output = (output + text).slice(-mostLetters)
    }
    child.stdout.setEncoding('utf8').on('data', hear)
    child.stderr.setEncoding('utf8').on('data', hear)

    const end = (reason: string) => {
      if (problem !== undefined) return
      problem = reason
      signalGroup(child, 'SIGTERM')
      killing = setTimeout(() => {
        signalGroup(child, 'SIGKILL')
        // A process that has left the group may hold them open.
        child.stdout.destroy()
        child.stderr.destroy()
      }, grace)
    }
    const timer = setTimeout(
      () => end(`It was ended, since it took longer than ${inWords(limit)}`),
      limit,
    )
    const stop = () => end('It was ended with the site')
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()

    const done = (reason: string | undefined) => {
      clearTimeout(timer)
      clearTimeout(killing)
      signal.removeEventListener('abort', stop)
      resolve({ problem: problem ?? reason, output: lastLinesOf(output) })
    }
    child.once('error', ({ message }) => done(`It could not be started: ${message}`))
    child.once('close', (code, by) => done(code === 0 ? undefined : `It ended with ${code ?? by}`))
  })
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal)
  } catch {
    // No process of the group is left.
  }
}

const inWords = (limit: number) =>
  limit === hour ? 'an hour' : `${Math.round(limit / second)} seconds`

const mostLetters = 8000
const mostLines = 10

/** Removes terminal control codes; of a progress bar the last state stays. */
const lastLinesOf = (output: string): string[] =>
  output
    // biome-ignore lint/suspicious/noControlCharactersInRegex: terminals are spoken to in those.
    .replace(/\x1b\[[\d;?]*[A-Za-z]/g, '')
    .split(/[\r\n]+/)
    .map(line =>
      line
        .replace(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, 300),
    )
    .filter(Boolean)
    .slice(-mostLines)

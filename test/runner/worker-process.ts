import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Event } from './events.ts'

/** What a worker needs of the runner while it runs a file. */
export interface Runner {
  /** Called for each event of the file. */
  onEvent(event: Event): void
  /** The address of the browser that all files share. */
  browser(): Promise<string>
  /** Milliseconds without an event after which the file counts as hanging. */
  hangsAfter: number
}

/** How many times longer the process and the modules of the file may take to be there. */
const STARTING = 4

export type Outcome = 'ended' | 'hangs' | 'died'

export interface Worker {
  /** Resolves when the file has ended, or the process with it. */
  run(file: string, runner: Runner): Promise<Outcome>
  /** Ends the process and all that its tests have started. */
  end(): void
}

/** Runs test files in a process of its own, which is started anew after one that ends it. */
export function createWorker(env: Record<string, string> = {}): Worker {
  let child: ChildProcess | undefined
  /** Failures of an ended file that come when no file is running; the next one shows them. */
  const late: Event[] = []
  const keepLate = (event: Event) => void late.push(event)
  const end = () => {
    // Detached, so its number is that of the group that the processes of its tests are in.
    if (child?.pid && child.exitCode === null) killGroup(child.pid)
    child = undefined
  }

  return {
    end,
    run(file, { onEvent, browser, hangsAfter }) {
      if (!child?.connected) child = start(env)
      const current = child
      for (const event of late.splice(0)) onEvent(event)
      return new Promise(resolve => {
        const settle = (outcome: Outcome) => {
          clearTimeout(timer)
          current.removeAllListeners().on('message', keepLate)
          current.stderr?.removeAllListeners('data')
          if (outcome !== 'ended') end()
          resolve(outcome)
        }
        let timer = setTimeout(() => settle('hangs'), hangsAfter * STARTING)
        // From processes that tests start, and from Node itself when the process dies.
        current.stderr?.setEncoding('utf8').on('data', text => onEvent({ kind: 'printed', text }))
        current.removeAllListeners('message')
        current.on('message', async (event: Event | { kind: 'browser wanted' }) => {
          clearTimeout(timer)
          timer = setTimeout(() => settle('hangs'), hangsAfter)
          if (event.kind === 'file ended') return settle('ended')
          if (event.kind !== 'browser wanted') return onEvent(event)
          const address = await browser().then(browser => ({ browser }), String)
          current.send(typeof address === 'string' ? { noBrowser: address } : address)
        })
        // What it has said at last is read before it counts as dead.
        current.once('exit', () => setImmediate(settle, 'died'))
        current.send({ file }, error => error && settle('died'))
      })
    },
  }
}

const program = join(import.meta.dirname, 'worker.ts')

/**
 * With V8's usual 16 MB for new objects a run takes 3 % longer, and as much again where it collects
 * garbage in several threads, which compete with the other workers.
 */
const MEMORY = ['--min-semi-space-size=64', '--max-semi-space-size=64', '--single-threaded-gc']

function start(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [...MEMORY, '--import', 'tsx', program], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, ...env },
    detached: true,
  })
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended by itself in the meantime.
  }
}

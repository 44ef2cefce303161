import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { unavailable, unsupportedType } from '../../http/errors.ts'
import type { Job, Reply, Request } from './jobs.ts'

export interface ImageWorker {
  /**
   * Resolves when the job is done. Jobs for somebody who waits come before those for nobody.
   * Throws AppError 415 when the picture is at fault, 503 when the process died over it twice.
   */
  run(job: Job, isAwaited?: boolean): Promise<void>
  /** Ends the process, whatever it is doing; jobs that are not done are rejected. */
  close(): Promise<void>
}

interface Entry extends Request {
  attempts: number
  isAwaited: boolean
  resolve(): void
  reject(error: unknown): void
}

const second = 1000

/**
 * Runs all work on pictures in one process beside the server, one job at a time. Within the server
 * that work would share the processor with the event loop at equal priority (pages stalled for 0.4 s
 * on two cores) and would leave the memory in shreds; there it yields to the server, its memory is
 * another's, it sees no secrets, and it may die without harm. It starts with the first job and ends
 * when idle, which gives its memory back.
 * @param program its file, as the build left it
 */
export function openImageWorker(
  program: string,
  { longestJob = 120 * second, longestIdle = 15 * second } = {},
): ImageWorker {
  const waiting: Entry[] = []
  let current: Entry | undefined
  let child: ChildProcess | undefined
  let timer: NodeJS.Timeout | undefined
  let lastId = 0
  let isClosed = false

  function start(): ChildProcess {
    // glibc's arenas, one a thread, keep what libvips gives back: 470 MB instead of 270.
    const env = { MALLOC_ARENA_MAX: '1' }
    const started = fork(program, [], { env, serialization: 'json' })
    // Right away, because threads inherit it only when they begin later.
    if (started.pid) setPriority(started.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    started.on('message', reply => finish(reply as Reply))
    started.once('error', () => forget(started))
    started.once('exit', () => forget(started))
    return started
  }

  function next(): void {
    if (isClosed || current) return
    clearTimeout(timer)
    current = waiting.shift()
    if (!current) {
      holdOpen(child, false)
      timer = setTimeout(sendHome, longestIdle).unref()
      return
    }
    child ??= start()
    holdOpen(child, true)
    current.attempts += 1
    const { id, job } = current
    child.send({ id, job } satisfies Request, () => undefined)
    const working = child
    timer = setTimeout(() => working.kill('SIGKILL'), longestJob).unref()
  }

  function sendHome(): void {
    const idle = child
    child = undefined
    idle?.disconnect()
  }

  function finish({ id, refused, fault }: Reply): void {
    if (current?.id !== id) return
    if (refused !== undefined) current.reject(unsupportedType(refused))
    else if (fault) current.reject(Object.assign(new Error(fault.message), { code: fault.code }))
    else current.resolve()
    current = undefined
    next()
  }

  /** The job may have killed it, or a shortage of memory that has passed: one more try tells. */
  function forget(ended: ChildProcess): void {
    if (child !== ended) return
    child = undefined
    if (current && current.attempts < 2 && !isClosed) waiting.unshift(current)
    else current?.reject(unavailable(sentences.died))
    current = undefined
    next()
  }

  return {
    run(job, isAwaited = false) {
      if (isClosed) return Promise.reject(unavailable(sentences.closed))
      return new Promise((resolve, reject) => {
        lastId += 1
        const entry: Entry = { id: lastId, job, attempts: 0, isAwaited, resolve, reject }
        const firstLater = waiting.findIndex(other => isAwaited && !other.isAwaited)
        waiting.splice(firstLater < 0 ? waiting.length : firstLater, 0, entry)
        next()
      })
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      for (const entry of waiting.splice(0)) entry.reject(unavailable(sentences.closed))
      const running = child
      if (!running) return
      holdOpen(running, true)
      const ended = new Promise(resolve => running.once('exit', resolve))
      running.kill('SIGKILL')
      await ended
    },
  }
}

/** An idle process must not keep a server alive that is done. */
function holdOpen(child: ChildProcess | undefined, isHeld: boolean): void {
  if (isHeld) {
    child?.ref()
    child?.channel?.ref()
  } else {
    child?.unref()
    child?.channel?.unref()
  }
}

const sentences = {
  died:
    'The picture could not be processed, perhaps for want of memory. ' +
    'Try again, or save it in a smaller size and upload that.',
  closed: 'The server is stopping. Try again in a minute.',
}

import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import type { Job, Reply } from './job.ts'

/** Resolves when the job's file is whole on disk; rejects when the signal comes first. */
export type MakeCatalog = (job: Job, signal: AbortSignal) => Promise<void>

/**
 * Makes a catalog in a process of its own that yields to the server: in the server it would hold up
 * every page for two seconds, and it is wanted too seldom to be kept. Rejects when it fails, when
 * it takes longer than `longest` milliseconds, or when the signal ends it.
 * @param program the file that makes it, as the build left it
 */
export const makeBeside =
  (program: string, longest = 300_000): MakeCatalog =>
  async (job, signal) => {
    const child = fork(program, [], {
      // It sees no secrets. glibc's arenas, one a thread, keep what libvips gives back.
      env: { MALLOC_ARENA_MAX: '2' },
      serialization: 'json',
      signal: AbortSignal.any([signal, AbortSignal.timeout(longest)]),
      killSignal: 'SIGKILL',
    })
    // Right away, because threads inherit it only when they begin later.
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    await new Promise<void>((resolve, reject) => {
      let reply: Reply = { fault: 'The process ended without an answer' }
      child.on('message', message => {
        reply = message as Reply
      })
      child.once('error', reject)
      child.once('exit', () => (reply.fault ? reject(new Error(reply.fault)) : resolve()))
      child.send(job, error => error && reject(error))
    })
  }

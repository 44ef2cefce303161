import { startProcess } from '../../child-processes/start-process.ts'
import type { Job, Reply } from './job.ts'

/** Resolves when the job's file is whole on disk; rejects when the signal comes first. */
export type MakeCatalog = (job: Job, signal: AbortSignal) => Promise<void>

/**
 * Makes a catalog in a process of its own that yields to the server: in the server it would hold up
 * every page for two seconds, and it is wanted too seldom to be kept. Rejects when it fails, when
 * it takes longer than `longest` milliseconds, or when the signal ends it.
 * @param program the file that makes it, as the build left it
 */
export const makeInChildProcess =
  (program: string, longest = 300_000): MakeCatalog =>
  async (job, signal) => {
    const child = startProcess(program, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(longest)]),
    })
    await new Promise<void>((resolve, reject) => {
      let fault: unknown = new Error('The process ended without an answer')
      child.on('message', message => {
        const reply = message as Reply
        fault = reply.fault && new Error(reply.fault)
      })
      // Until it has ended it holds its memory. One that never began does not end.
      child.once('error', error => {
        fault = error
        if (child.pid === undefined) reject(error)
      })
      child.once('exit', () => (fault ? reject(fault) : resolve()))
      child.send(job, () => undefined)
    })
  }

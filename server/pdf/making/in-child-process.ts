import { endedEarly } from '../../base/child-processes/ended-early.ts'
import { startProcess } from '../../base/child-processes/start-process.ts'
import type { Reply } from './answer-job.ts'

/** Resolves when the job's files are complete on disk; rejects when aborted by the signal. */
export type MakeFiles<Job> = (job: Job, signal: AbortSignal) => Promise<void>

/**
 * Makes PDF files in a low-priority child process: in the server they would block every page for
 * seconds, and they are needed too rarely to keep the process. Rejects when it fails, when it takes
 * longer than `longest` milliseconds, or when aborted by the signal.
 * @param program the built file of the process
 */
export const inChildProcess =
  <Job extends object>(program: string, longest = 300_000): MakeFiles<Job> =>
  async (job, signal) => {
    const child = startProcess(program, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(longest)]),
    })
    await new Promise<void>((resolve, reject) => {
      let reply: Reply | undefined
      let fault: unknown
      child.on('message', message => {
        reply = message as Reply
        fault = reply.fault && new Error(reply.fault)
      })
      // The memory is free only when it has exited. A process that never started does not exit.
      child.once('error', error => {
        fault = error
        if (child.pid === undefined) reject(error)
      })
      child.once('exit', (...exit) => {
        if (!reply) fault ??= endedEarly(...exit)
        if (fault) reject(fault)
        else resolve()
      })
      child.send(job, () => undefined)
    })
  }

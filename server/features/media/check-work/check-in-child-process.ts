import type { ChildProcess } from 'node:child_process'
import { second } from '../../../../web/base/units.ts'
import { endedEarly } from '../../../base/child-processes/ended-early.ts'
import { startProcess } from '../../../base/child-processes/start-process.ts'
import { unavailable, unsupportedType } from '../../../base/errors.ts'
import type { Prepare } from '../upload/receive.ts'
import type { Job, Reply } from './job.ts'

export interface Checker {
  /**
   * Throws AppError 415 when the file is invalid or takes longer than any valid one, 503 when the
   * process died.
   */
  check(kind: Job['kind']): Prepare
  /** Ends running checks; they and all later ones are rejected. */
  close(): Promise<void>
}

/**
 * On a slow machine a document of 200 MB takes a few seconds; a video of that size is also
 * rewritten.
 */
const longestJobs: Record<Job['kind'], number> = { pdf: 30 * second, video: 300 * second }

/**
 * Checks each document and video in a low-priority child process of its own, which exits after its
 * reply: pages are served meanwhile, and a check beyond its time limit is killed. Starting one
 * takes 0.1 s and 55 MB.
 * @param program its built file
 */
export function openChecker(program: string, longest = longestJobs): Checker {
  const running = new Map<ChildProcess, Promise<unknown>>()
  let isClosed = false

  async function run(job: Job): Promise<string> {
    if (isClosed) throw unavailable(sentences.closed)
    const child = startProcess(program)
    const answer = answerOf(child, job)
    running.set(child, answer)
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      child.kill('SIGKILL')
    }, longest[job.kind])
    const reply = await answer
    clearTimeout(timer)
    running.delete(child)
    if (reply instanceof Error) {
      if (isLate) throw unsupportedType(sentences.late[job.kind])
      throw unavailable(isClosed ? sentences.closed : sentences.died, reply)
    }
    const { finished, refused, fault } = reply
    if (finished !== undefined) return finished
    if (refused !== undefined) throw unsupportedType(refused)
    throw Object.assign(new Error(fault?.message), { code: fault?.code })
  }

  return {
    check: kind => (source, target) => run({ kind, source, target }),
    async close() {
      isClosed = true
      for (const child of running.keys()) child.kill('SIGKILL')
      await Promise.all(running.values())
    },
  }
}

/** The reply, once the process has exited and so writes nothing more; the cause where it died. */
function answerOf(child: ChildProcess, job: Job): Promise<Reply | Error> {
  return new Promise(resolve => {
    let reply: Reply | undefined
    child.on('message', message => {
      reply = message as Reply
    })
    child.once('error', resolve)
    child.once('exit', (...how) => resolve(reply ?? endedEarly(...how)))
    child.send(job, () => undefined)
  })
}

const sentences = {
  late: {
    pdf:
      'This PDF takes longer to look through than any catalog should. ' +
      'Print it to a new PDF and upload that file, or try again when the server has less to do.',
    video:
      'This video takes longer to look through than any film should. Export it again as MP4 ' +
      '(H.264) and upload that file, or try again when the server has less to do.',
  },
  died:
    'The file could not be checked, perhaps for want of memory. ' +
    'Try again, or save it in a smaller size and upload that.',
  closed: 'The server is stopping. Try again in a minute.',
}

import type { ChildProcess } from 'node:child_process'
import { second } from '../../../../web/base/units.ts'
import { endedEarly } from '../../../base/child-processes/ended-early.ts'
import { startProcess } from '../../../base/child-processes/start-process.ts'
import { openTurns } from '../../../base/child-processes/turns.ts'
import { unavailable, unsupportedType } from '../../../base/errors.ts'
import type { FileJob, Job, PictureJob, Reply, Request } from './jobs.ts'

export interface ImageWorker {
  /**
   * Resolves when the job is done. Awaited jobs come first. Throws AppError 415 when the image is
   * invalid or takes too long, 503 when the process died twice during it.
   */
  run(job: FileJob, isAwaited?: boolean): Promise<void>
  /** The same for images that the server keeps in memory; always awaited. */
  make(job: PictureJob): Promise<Buffer>
  /** Ends the process at once; unfinished jobs are rejected. */
  close(): Promise<void>
}

/**
 * Runs all image work in one low-priority child process, one job at a time. In the server itself
 * that work stalled pages for 0.4 s on two cores and fragmented the heap; the child process
 * isolates memory, secrets and crashes. It starts with the first job and exits when idle, which
 * returns its memory.
 * @param program its built file
 */
export function openImageWorker(
  program: string,
  { turns = openTurns(), longestJob = 120 * second, longestIdle = 15 * second } = {},
): ImageWorker {
  const lane = turns.lane({ rest: stopIdleProcess })
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0
  let isClosed = false

  function start(): ChildProcess {
    const started = startProcess(program)
    const handleExit = () => {
      if (child === started) child = undefined
    }
    started.once('error', handleExit)
    started.once('exit', handleExit)
    return started
  }

  async function perform(job: Job): Promise<Reply> {
    // The job may have killed it, or a memory shortage that has passed: one retry tells.
    const first = await ask(job)
    const reply = first instanceof Error ? await ask(job) : first
    if (reply instanceof Error) throw unavailable(sentences.died, reply)
    const { refused, fault } = reply
    if (refused !== undefined) throw unsupportedType(refused)
    if (fault) throw Object.assign(new Error(fault.message), { code: fault.code })
    return reply
  }

  /** The cause where the process exits without a reply, or does not start. */
  async function ask(job: Job): Promise<Reply | Error> {
    if (isClosed) throw unavailable(sentences.closed)
    clearTimeout(idle)
    child ??= start()
    const working = child
    setRef(working, true)
    lastId += 1
    const request: Request = { id: lastId, job }
    let isLate = false
    const longest = setTimeout(() => {
      isLate = true
      working.kill('SIGKILL')
    }, longestJob).unref()
    const reply = await replyOf(working, request)
    clearTimeout(longest)
    // Otherwise `close` holds it until it has ended.
    if (!isClosed) setRef(working, false)
    if (child) idle = setTimeout(stopIdleProcess, longestIdle).unref()
    // Not retried: it would take too long again, while others wait.
    if (reply instanceof Error && isLate) throw unsupportedType(sentences.late)
    return reply
  }

  async function stopIdleProcess(): Promise<void> {
    clearTimeout(idle)
    const resting = child
    child = undefined
    if (!resting) return
    setRef(resting, true)
    const ended = new Promise(resolve => resting.once('exit', resolve))
    resting.disconnect()
    await ended
  }

  return {
    async run(job, isAwaited = false) {
      await lane.run(
        () => perform(job),
        () => isAwaited,
      )
    },
    async make(job) {
      const { picture = '' } = await lane.run(
        () => perform(job),
        () => true,
      )
      return Buffer.from(picture, 'base64')
    },
    async close() {
      isClosed = true
      clearTimeout(idle)
      lane.close(unavailable(sentences.closed))
      const running = child
      if (!running) return
      setRef(running, true)
      const ended = new Promise(resolve => running.once('exit', resolve))
      running.kill('SIGKILL')
      await ended
    },
  }
}

function replyOf(child: ChildProcess, request: Request): Promise<Reply | Error> {
  return new Promise(resolve => {
    const onMessage = (message: unknown) => {
      if ((message as Reply).id === request.id) settle(message as Reply)
    }
    const onExit = (...how: Parameters<typeof endedEarly>) => settle(endedEarly(...how))
    const settle = (reply: Reply | Error) => {
      child.off('message', onMessage).off('error', settle).off('exit', onExit)
      resolve(reply)
    }
    child.on('message', onMessage).once('error', settle).once('exit', onExit)
    child.send(request, () => undefined)
  })
}

/** An idle process must not keep a stopped server alive. */
function setRef(child: ChildProcess | undefined, isHeld: boolean): void {
  if (isHeld) {
    child?.ref()
    child?.channel?.ref()
  } else {
    child?.unref()
    child?.channel?.unref()
  }
}

const sentences = {
  late:
    'This picture takes longer to decode than any photo should. Open it, save it again as a JPEG, ' +
    'and upload that copy, or try again when the server has less to do.',
  died:
    'The picture could not be processed, perhaps for want of memory. ' +
    'Try again, or save it in a smaller size and upload that.',
  closed: 'The server is stopping. Try again in a minute.',
}

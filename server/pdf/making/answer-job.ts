/** The end of the child process in the conversation with the server that started it. */
import { endAfter, endWithServer } from '../../base/child-processes/end-with-server.ts'

/** Success if there is no `fault`. */
export interface Reply {
  fault?: string
}

/** Does the one job that the server sends, and ends with the server. */
export function answerJob<Job>(make: (job: Job) => Promise<void>): void {
  process.once('message', async (job: Job) => reply(await answerTo(make(job))))
  endWithServer()
  endAfter()
}

async function answerTo(work: Promise<void>): Promise<Reply> {
  try {
    await work
    return {}
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

function reply(answer: Reply): void {
  if (process.connected) process.send?.(answer, () => process.disconnect())
}

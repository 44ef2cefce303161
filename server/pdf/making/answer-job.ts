/** The end of the child process in the conversation with the server that started it. */

/** Success if there is no `fault`. */
export interface Reply {
  fault?: string
}

/** Does the one job that the server sends, and ends with the server. */
export function answerJob<Job>(make: (job: Job) => Promise<void>): void {
  process.once('message', async (job: Job) => reply(await answerTo(make(job))))
  process.on('disconnect', () => process.exit())
  // A terminal sends these to the whole process group; the server finishes first and then ends this.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
}

async function answerTo(made: Promise<void>): Promise<Reply> {
  try {
    await made
    return {}
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

function reply(answer: Reply): void {
  if (process.connected) process.send?.(answer, () => process.disconnect())
}

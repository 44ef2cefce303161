/**
 * The program that checks one document or video for the server that started it, and ends with it.
 */
import { endAfter, endWithServer } from '../../../base/child-processes/end-with-server.ts'
import { AppError } from '../../../base/errors.ts'
import { makeStreamableMp4 } from '../checks/mp4.ts'
import { checkPdf } from '../checks/pdf.ts'
import type { Job, Reply } from './job.ts'

process.once('message', async (job: Job) => reply(await answerTo(job)))
endWithServer()
endAfter()

async function answerTo({ kind, source, target }: Job): Promise<Reply> {
  try {
    const check = kind === 'pdf' ? checkPdf(source) : makeStreamableMp4(source, target)
    return { finished: await check }
  } catch (error) {
    if (error instanceof AppError) return { refused: error.message }
    const { message, code } = error as NodeJS.ErrnoException
    return { fault: { message, code } }
  }
}

function reply(answer: Reply): void {
  if (process.connected) process.send?.(answer, () => process.disconnect())
}

/** The program that makes PDFs of quotes for the server that started it. */
import { answerJob } from '../../../pdf/making/answer-job.ts'
import { writeComplete } from '../../../pdf/making/write-complete.ts'
import { writeQuote } from '../index.ts'
import type { Job } from './job.ts'

answerJob(async ({ paper, target, fontFolder }: Job) => {
  await writeComplete(target, await writeQuote(paper, fontFolder))
})

/** The program that makes specification sheets for the server that started it. */
import { answerJob } from '../../pdf/making/answer-job.ts'
import { writeComplete } from '../../pdf/making/write-complete.ts'
import { writeSpecSheet } from '../document/index.ts'
import type { Job } from './job.ts'

answerJob(async ({ sheets, fontFolder }: Job) => {
  for (const { sheet, target } of sheets) {
    await writeComplete(target, await writeSpecSheet(sheet, fontFolder))
  }
})

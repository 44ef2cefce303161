/** The program that makes labels for the server that started it. */
import { openFonts } from '../../../../pdf/fonts.ts'
import { answerJob } from '../../../../pdf/making/answer-job.ts'
import { writeComplete } from '../../../../pdf/making/write-complete.ts'
import { writeLabels } from '../document/index.ts'
import type { Job } from './job.ts'

answerJob(async ({ labels, fontFolder, target }: Job) =>
  writeComplete(target, await writeLabels(labels, openFonts(fontFolder))),
)

/** The program that makes one catalog for the server that started it. */
import { openFonts } from '../../../../pdf/fonts.ts'
import { answerJob } from '../../../../pdf/making/answer-job.ts'
import { writeComplete } from '../../../../pdf/making/write-complete.ts'
import { writeCatalog } from '../document/index.ts'
import type { Job } from './job.ts'

answerJob(async ({ catalog, size, fontFolder, target }: Job) =>
  writeComplete(target, await writeCatalog(catalog, size, openFonts(fontFolder))),
)

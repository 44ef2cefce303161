import { type Fonts, openFonts } from '../fonts.ts'
import { answerJob } from './answer-job.ts'
import type { DocumentsJob } from './made-documents.ts'
import { writeComplete } from './write-complete.ts'

/** Makes the files of the one job that the server sends, and ends with the server. */
export function answerDocumentsJob<Input>(
  write: (input: Input, fonts: Fonts) => Promise<Buffer>,
): void {
  answerJob(async ({ documents, fontFolder }: DocumentsJob<Input>) => {
    const fonts = openFonts(fontFolder)
    for (const { input, target } of documents) {
      await writeComplete(target, await write(input, fonts))
    }
  })
}

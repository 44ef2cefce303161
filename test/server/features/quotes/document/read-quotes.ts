import { mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeQuote } from '../../../../../server/features/quotes/document/index.ts'
import type { QuotePaper } from '../../../../../server/features/quotes/document/quote-paper.ts'
import { poppler, popplerEach } from '../../../../support/poppler.ts'
import { printFonts } from '../../../../support/print-fonts.ts'

/** Writes quotes as PDF files into a folder, and says what can be read of each. */
export async function readQuotes(papers: readonly QuotePaper[], folder: string) {
  const own = await mkdtemp(join(folder, 'quotes-'))
  const written = []
  for (const [index, paper] of papers.entries()) {
    const [file, bytes] = [join(own, `${index}.pdf`), await writeQuote(paper, printFonts)]
    await writeFile(file, bytes)
    written.push({ paper, file, bytes })
  }
  const texts = popplerEach(written.map(({ file }) => ['pdftotext', '-layout', file, '-']))
  return written.map(({ paper, file, bytes }, index) => {
    const text = texts[index] ?? ''
    return {
      ...{ paper, bytes, text },
      pages: text.split('\f').slice(0, -1),
      fact: (name: string) =>
        new RegExp(`^${name}:\\s+(.*)$`, 'm').exec(poppler('pdfinfo', [file]))?.[1],
      tags: () => poppler('pdfinfo', ['-struct-text', file]),
      urls: () => poppler('pdfinfo', ['-url', file]),
    }
  })
}

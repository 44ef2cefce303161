import { poppler, popplerEach } from './poppler.ts'

/**
 * What tests read of a PDF file, by poppler.
 * @param asText options of pdftotext
 */
export function readPdf(file: string, asText = ['-layout']) {
  const [info = '', text = ''] = popplerEach([
    ['pdfinfo', file],
    ['pdftotext', ...asText, file, '-'],
  ])
  return {
    text,
    fact: (name: string) => new RegExp(`^${name}:\\s+(.*)$`, 'm').exec(info)?.[1],
    list: (what: '-dests' | '-url' | '-struct-text') => poppler('pdfinfo', [what, file]),
  }
}

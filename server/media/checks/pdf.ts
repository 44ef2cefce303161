import { readFile } from 'node:fs/promises'
import { unsupportedType } from '../../http/errors.ts'
import { plainTextOf, refuseDamagedPdf } from './pdf-text.ts'

/**
 * Checks that a PDF is whole and carries nothing that acts by itself: no scripts, no programs to
 * launch, no files inside. It is served as it was uploaded.
 */
export async function checkPdf(source: string): Promise<string> {
  const bytes = await readFile(source)
  if (bytes.toString('latin1', 0, 5) !== '%PDF-') {
    throw unsupportedType('This file is not a PDF. Export the catalog as PDF and upload that file.')
  }
  checkIndex(bytes)
  for await (const text of plainTextOf(bytes)) checkNames(text)
  return source
}

/** The end of the file names the place of its index, a table or since PDF 1.5 a stream. */
function checkIndex(bytes: Buffer): void {
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - 1024))
  const ends = [...tail.matchAll(/startxref\s+(\d{1,10})\s+%%EOF/g)]
  const place = Number(ends.at(-1)?.[1] ?? bytes.length)
  const index = bytes.toString('latin1', place, place + mostIndexBytes)
  const [table] = /^\s*xref\s[\d\snf]*trailer\s*<</.exec(index) ?? []
  const isTable = table && /\/Root\s/.test(index.slice(table.length, table.length + 4096))
  const isStream = /^\s*\d+\s+\d+\s+obj\s*<<[\s\S]{0,4096}?\/XRef\b/.test(index)
  if (!isTable && !isStream) refuseDamagedPdf()
}

/** A table of 400,000 objects. */
const mostIndexBytes = 8 * 1024 * 1024

/** Names may spell their letters as #4a. ISO 32000-1, 7.3.5. */
function checkNames(text: string): void {
  const plain = text.replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
  if (/\/Encrypt(?![\w.-])/.test(plain)) throw unsupportedType(sentences.encrypted)
  if (/\/(JavaScript|JS|Launch|EmbeddedFiles?)(?![\w.-])/.test(plain)) {
    throw unsupportedType(sentences.active)
  }
}

const sentences = {
  encrypted:
    'This PDF is protected by a password or by rights. Save it without protection and upload that.',
  active:
    'This PDF holds a script, a program to launch or another file, which catalogs may not. ' +
    'Print it to a new PDF and upload that file.',
}

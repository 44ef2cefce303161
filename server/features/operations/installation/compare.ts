import { CommandError } from '../../../base/command.ts'
import type { Installation, UploadPart } from './installation.ts'

/** The number of parts of each kind. */
export interface Counts {
  values: number
  rows: number
  files: number
  /** The bytes of the files. */
  bytes: number
  /** Entries of the bin. */
  former: number
}

/**
 * Compares all parts of two installations, which are in the same order.
 * @throws CommandError naming the first that differs
 */
export async function compareAll(one: Installation, other: Installation): Promise<Counts> {
  const counts: Counts = { values: 0, rows: 0, files: 0, bytes: 0, former: 0 }
  const otherLines = linesOf(other, {})
  try {
    for await (const line of linesOf(one, counts)) {
      const { value: otherLine, done } = await otherLines.next()
      if (done || otherLine.name !== line.name) {
        throw differs(
          done || line.name < otherLine.name ? line.name : otherLine.name,
          'is in one alone',
        )
      }
      if (otherLine.content !== line.content) throw differs(line.name, 'differs')
    }
    const { value: more, done } = await otherLines.next()
    if (!done) throw differs(more.name, 'is in one alone')
  } finally {
    await otherLines.return(undefined)
  }
  return counts
}

interface Line {
  name: string
  content: string
}

/** Yields a line for each part: its name, and everything that has to be the same. */
async function* linesOf(
  installation: Installation,
  counts: Partial<Counts>,
): AsyncGenerator<Line, undefined> {
  const count = (kind: keyof Counts, more = 1) => {
    counts[kind] = (counts[kind] ?? 0) + more
  }
  for await (const { name, shape, data } of installation.values()) {
    count('values')
    yield { name: `The value "${name}"`, content: JSON.stringify([shape, data]) }
  }
  for await (const { store, shape, row } of installation.rows()) {
    count('rows')
    yield { name: `The row ${row.id} of "${store}"`, content: JSON.stringify([shape, row]) }
  }
  for await (const upload of installation.uploads()) {
    count('files')
    count('bytes', upload.bytes)
    yield { name: `The file ${upload.path}`, content: JSON.stringify(factsOf(upload)) }
  }
  for await (const { entry, files } of installation.bin()) {
    count('former')
    count('files', files.length)
    for (const { bytes } of files) count('bytes', bytes)
    yield {
      name: `The entry ${entry.id} of the bin`,
      content: JSON.stringify([entry, files.map(factsOf)]),
    }
  }
}

const factsOf = ({ bytes, changedAt, sha256, fingerprint }: UploadPart) => [
  bytes,
  changedAt,
  sha256,
  fingerprint ?? null,
]

/** The error where two installations differ: nothing of it is put in place. */
export class Differs extends CommandError {}

const differs = (part: string, difference: string) => new Differs(`${part} ${difference}.`)

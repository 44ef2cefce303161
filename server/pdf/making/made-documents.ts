import { join } from 'node:path'
import { megabyte } from '../../../web/base/units.ts'
import type { Turns } from '../../base/child-processes/turns.ts'
import { openBoundedFolder } from '../../base/disk/bounded-folder.ts'
import { diskSpaceReader, ensureDiskSpace } from '../../base/disk/disk-space.ts'
import { AppError, unavailable } from '../../base/errors.ts'
import type { Log } from '../../base/log.ts'
import type { MakeFiles } from './in-child-process.ts'

/** Small PDF files, each made when it is first asked for, and kept on disk within a limit. */
export interface MadeDocuments<Input> {
  /**
   * Makes those that are not there.
   * @throws AppError 503 where that fails or too many wait for one, 507 on a full disk
   */
  make(inputs: readonly Input[]): Promise<void>
  /** Returns its PDF, which is made where it is not there. */
  read(input: Input): Promise<Buffer>
  /** Resolves when none is being made. */
  close(): Promise<void>
}

/** Files to be made, each from its input. Paths are absolute; a file appears when it is complete. */
export interface DocumentsJob<Input> {
  documents: readonly { input: Input; target: string }[]
  fontFolder: string
}

/** A kind of document and its names. */
export interface DocumentKind<Input> {
  /**
   * The name of the folder in DATA_DIR, which no backup contains
   * (server/features/operations/volume/archive.ts).
   */
  folder: string
  /** The name in the log and in messages: `specification sheets`. */
  name: string
  /** A hash of all that the file is made of. */
  versionOf(input: Input): string
}

export interface MadeDocumentsOptions<Input> {
  dataDir: string
  /** The folder where build.ts puts the embedded font subsets. */
  fontFolder: string
  turns: Turns
  make: MakeFiles<DocumentsJob<Input>>
  log: Log
}

/** Some thousand documents fit, a third of them with a photo. */
const MOST_BYTES = 64 * megabyte
/** The number of documents per process: other work gets its turn in between. */
const AT_ONCE = 20
/** Requests that wait for a process; a crawler must not fill the queue. */
const MOST_WAITING = 20
/** Far more than one with a photo takes. */
const LARGEST = 300_000

export function openMadeDocuments<Input>(
  kind: DocumentKind<Input>,
  options: MadeDocumentsOptions<Input>,
): MadeDocuments<Input> {
  const { dataDir, fontFolder, turns, make, log } = options
  const folder = join(dataDir, kind.folder)
  const cacheFolder = openBoundedFolder({
    folder,
    mostBytes: MOST_BYTES,
    onFailed: err => log.warn({ err }, `${kind.name} not tidied`),
  })
  const lane = turns.lane({ givesWay: true })
  const underWay = new Map<string, Promise<void>>()
  let waiting = 0
  const failure = `The ${kind.name} could not be made just now. Please try again in a minute.`
  const busy = `Many ${kind.name} are being made. Please try again in a minute.`
  const fileOf = (input: Input) => `${kind.versionOf(input)}.pdf`

  async function makeAll(inputs: readonly Input[]): Promise<void> {
    const all = new Map(inputs.map(input => [fileOf(input), input]))
    const waited = [...all.keys()].flatMap(file => underWay.get(file) ?? [])
    const missing: string[] = []
    for (const file of all.keys()) {
      if (!underWay.has(file) && !(await cacheFolder.read(file))) missing.push(file)
    }
    for (let start = 0; start < missing.length; start += AT_ONCE) {
      const files = missing.slice(start, start + AT_ONCE)
      await makeSome(files.map(file => [file, all.get(file) as Input]))
    }
    await Promise.all(waited)
  }

  async function makeSome(files: [file: string, input: Input][]): Promise<void> {
    if (waiting >= MOST_WAITING) throw unavailable(busy)
    waiting += 1
    const making = start(files)
    for (const [file] of files) underWay.set(file, making)
    try {
      await making
    } finally {
      waiting -= 1
      for (const [file] of files) underWay.delete(file)
    }
  }

  async function start(files: [file: string, input: Input][]): Promise<void> {
    await ensureDiskSpace(diskSpaceReader(dataDir), files.length * LARGEST)
    const documents = files.map(([file, input]) => ({ input, target: join(folder, file) }))
    const startedAt = performance.now()
    await lane
      .run(
        signal => make({ documents, fontFolder }, signal),
        () => true,
      )
      .catch(error => {
        throw error instanceof AppError ? error : unavailable(failure, error)
      })
    const ms = Math.round(performance.now() - startedAt)
    log.info({ documents: documents.length, ms }, `${kind.name} made`)
    await cacheFolder.tidy()
  }

  return {
    make: makeAll,
    async read(input) {
      const file = fileOf(input)
      const cached = underWay.has(file) ? undefined : await cacheFolder.read(file)
      if (cached) return cached
      await makeAll([input])
      const document = await cacheFolder.read(file)
      if (!document) throw unavailable(failure)
      return document
    },
    async close() {
      lane.close(new Error('The site is closing'))
      await Promise.allSettled(underWay.values())
    },
  }
}

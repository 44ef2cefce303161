import { join } from 'node:path'
import type { Turns } from '../child-processes/turns.ts'
import { openBoundedFolder } from '../disk/bounded-folder.ts'
import { diskSpaceReader, ensureDiskSpace } from '../disk/disk-space.ts'
import { AppError, unavailable } from '../errors.ts'
import type { Log } from '../log.ts'
import type { MakeFiles } from '../pdf/making/in-child-process.ts'
import type { Job } from './making/job.ts'
import { type SpecSheet, versionOf } from './spec-sheet.ts'

/** Specification sheets, each made when it is first asked for, and kept on disk within a limit. */
export interface SpecSheets {
  /**
   * Makes those that are not there.
   * @throws AppError 503 where that fails or too many wait for one, 507 on a full disk
   */
  make(sheets: readonly SpecSheet[]): Promise<void>
  /** Its PDF, made where it is not there. */
  read(sheet: SpecSheet): Promise<Buffer>
  /** Resolves when none is being made. */
  close(): Promise<void>
}

export type MakeSpecSheets = MakeFiles<Job>

interface SpecSheetsOptions {
  dataDir: string
  /** Where build.ts puts the embedded font subsets. */
  fontFolder: string
  turns: Turns
  make: MakeSpecSheets
  log: Log
}

/** Some thousand sheets, a third of them with a photo. */
const MOST_BYTES = 64 * 1024 * 1024
/** In one process: other work gets its turn in between. */
const AT_ONCE = 20
/** Requests that wait for a process; a crawler must not fill the queue. */
const MOST_WAITING = 20
/** Far more than a sheet with a photo takes. */
const LARGEST = 300_000

export function openSpecSheets(options: SpecSheetsOptions): SpecSheets {
  const { dataDir, fontFolder, turns, make, log } = options
  const folder = join(dataDir, 'spec-sheets')
  const kept = openBoundedFolder({
    folder,
    mostBytes: MOST_BYTES,
    onFailed: err => log.warn({ err }, 'specification sheets not tidied'),
  })
  const lane = turns.lane({ givesWay: true })
  const underWay = new Map<string, Promise<void>>()
  let waiting = 0
  const fileOf = (sheet: SpecSheet) => `${versionOf(sheet)}.pdf`

  async function makeAll(sheets: readonly SpecSheet[]): Promise<void> {
    const all = new Map(sheets.map(sheet => [fileOf(sheet), sheet]))
    const waited = [...all.keys()].flatMap(file => underWay.get(file) ?? [])
    const missing: string[] = []
    for (const file of all.keys()) {
      if (!underWay.has(file) && !(await kept.read(file))) missing.push(file)
    }
    for (let start = 0; start < missing.length; start += AT_ONCE) {
      const files = missing.slice(start, start + AT_ONCE)
      await makeSome(files.map(file => [file, all.get(file) as SpecSheet]))
    }
    await Promise.all(waited)
  }

  async function makeSome(files: [file: string, sheet: SpecSheet][]): Promise<void> {
    if (waiting >= MOST_WAITING) throw unavailable(BUSY)
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

  async function start(files: [file: string, sheet: SpecSheet][]): Promise<void> {
    await ensureDiskSpace(diskSpaceReader(dataDir), files.length * LARGEST)
    const sheets = files.map(([file, sheet]) => ({ sheet, target: join(folder, file) }))
    const begun = performance.now()
    await lane
      .run(
        signal => make({ sheets, fontFolder }, signal),
        () => true,
      )
      .catch(error => {
        throw error instanceof AppError ? error : unavailable(FAILED, error)
      })
    const ms = Math.round(performance.now() - begun)
    log.info({ sheets: sheets.length, ms }, 'specification sheets made')
    await kept.tidy()
  }

  return {
    make: makeAll,
    async read(sheet) {
      const file = fileOf(sheet)
      const there = underWay.has(file) ? undefined : await kept.read(file)
      if (there) return there
      await makeAll([sheet])
      const made = await kept.read(file)
      if (!made) throw unavailable(FAILED)
      return made
    },
    async close() {
      lane.close(new Error('The site is closing'))
      await Promise.allSettled(underWay.values())
    },
  }
}

const FAILED = 'The specification sheet could not be made just now. Please try again in a minute.'
const BUSY = 'Many specification sheets are being made. Please try again in a minute.'

import path from 'node:path'
import { ignoreDenied } from '../../../base/disk/denied.ts'
import {
  diskSpaceReader,
  ensureDiskSpace,
  type ReadDiskSpace,
} from '../../../base/disk/disk-space.ts'
import { type StoredFile, statFile } from '../../../base/disk/stored-file.ts'
import type { Log } from '../../../base/log.ts'
import type { ImageWorker } from '../image-work/image-worker.ts'
import type { Library } from '../library-types.ts'
import { filesOf, type Manifest } from '../slots/slots.ts'
import {
  type Derivative,
  type Expected,
  openDerivativeFolder,
  statDerivative,
} from './derivative-folder.ts'
import { createSlotQueue } from './slot-queue.ts'

export interface StoredDerivatives {
  /** Those that exist now. */
  derivatives: readonly Derivative[]
  /** Whether all exist. */
  isComplete: boolean
}

/**
 * Smaller versions of every uploaded photo, made in the background; visitors never wait for them.
 */
export interface Derivatives {
  /** The derivatives of a slot's current file. */
  of(slotPath: string, file: StoredFile): Promise<StoredDerivatives>
  /** Whether one of these has its bytes at `absolute`; may fetch them, of several processes. */
  isThere(derivative: StoredFile): Promise<boolean>
  /** Checks all slots again: makes missing derivatives, removes orphaned ones. */
  rebuild(): void
  /** The same for one slot, before all others. */
  recheck(slotPath: string): void
  /** The number of slots still to be checked. */
  waiting(): number
  /** Resolves when there is nothing left to make. */
  settled(): Promise<void>
  /** Resolves when nothing is being written; missing ones are made after the next start. */
  close(): Promise<void>
}

/** Entry in the queue of slots that stands for removing orphaned files. */
const everything = ''

export interface DerivativesOptions {
  library: Pick<Library, 'file' | 'local' | 'onChange'>
  manifest: Manifest
  worker: ImageWorker
  dataDir: string
  log: Log
  /** The free space of the volume; replaced in tests. */
  readDiskSpace?: ReadDiskSpace
}

export function openDerivatives(options: DerivativesOptions): Derivatives {
  const {
    library,
    manifest,
    worker,
    dataDir,
    log,
    readDiskSpace = diskSpaceReader(dataDir),
  } = options
  const folder = openDerivativeFolder(path.join(dataDir, 'derivatives'))
  // Slots come and go while the site runs.
  const isPicture = (slotPath: string) => manifest.get(slotPath)?.kind === 'image'
  const present = () =>
    manifest.all.flatMap(filesOf).filter(path => isPicture(path) && library.file(path))
  const cache = new Map<string, { version: string; list: Promise<Derivative[]> }>()
  const queue = createSlotQueue(check, log)

  const stopListening = library.onChange(slotPath => {
    if (isPicture(slotPath)) recheck(slotPath)
  })
  rebuild()

  function rebuild(): void {
    cache.clear()
    queue.replace([everything, ...present()])
  }

  function recheck(slotPath: string): void {
    cache.delete(slotPath)
    queue.first(slotPath)
  }

  async function check(slotPath: string): Promise<void> {
    if (slotPath === everything) await folder.removeOthers(present())
    else await ensureDerivatives(slotPath)
  }

  async function ensureDerivatives(slotPath: string): Promise<void> {
    const file = library.file(slotPath)
    if (!file) return folder.remove(slotPath)
    await folder.tidy(slotPath, file.version)
    if (!file.width) throw new Error('Its width cannot be read: it is no JPEG')
    const list = await listOf(slotPath, file)
    const missing = folder
      .expected(slotPath, file)
      .filter(({ file }) => !list.some(({ absolute }) => absolute === file))
    if (missing.length === 0) return
    await ensureDiskSpace(readDiskSpace, file.size)
    await library.local(slotPath)
    await folder.createFolder(slotPath, file.version)
    for (const width of new Set(missing.map(({ width }) => width))) {
      // An upload may have come in between; the slot is in the queue again.
      if (queue.isClosed || library.file(slotPath)?.version !== file.version) return
      await make(file, width, missing, list)
    }
  }

  async function make(file: StoredFile, width: number, missing: Expected[], list: Derivative[]) {
    const targets = missing.filter(one => one.width === width)
    await worker.run({ kind: 'derivatives', source: file.absolute, width, targets })
    for (const target of targets) {
      const made = await statDerivative(target, file.width ?? width)
      if (made) list.push(made)
    }
  }

  function listOf(slotPath: string, file: StoredFile): Promise<Derivative[]> {
    const entry = cache.get(slotPath)
    if (entry?.version === file.version) return entry.list
    const list = readList(slotPath, file)
    cache.set(slotPath, { version: file.version, list })
    return list
  }

  async function readList(slotPath: string, file: StoredFile): Promise<Derivative[]> {
    const expected = folder.expected(slotPath, file)
    const found = expected.map(one => statDerivative(one, file.width ?? one.width))
    return (await Promise.all(found)).filter(one => one !== undefined)
  }

  return {
    async of(slotPath, file) {
      const derivatives = await listOf(slotPath, file)
      const { length } = folder.expected(slotPath, file)
      return { derivatives, isComplete: length > 0 && derivatives.length === length }
    },
    isThere: async ({ absolute, version }) =>
      (await statFile(absolute).catch(ignoreDenied))?.version === version,
    rebuild,
    recheck,
    waiting: () => queue.waiting().filter(slotPath => slotPath !== everything).length,
    settled: queue.settled,
    async close() {
      stopListening()
      await queue.close()
    },
  }
}

import { createHash } from 'node:crypto'
import { mkdir, realpath } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Media } from '../../web/contract.ts'
import { posterOf } from '../../web/routes.ts'
import type { Slot } from '../../web/sections/fields.ts'
import { type StoredFile, statFile } from '../disk/stored-file.ts'
import { createSerialQueue } from '../serial-queue.ts'
import { findFiles } from './find-files.ts'
import type { FormerFiles, GoingFile } from './former-files.ts'
import { widthOfJpeg } from './jpeg-width.ts'
import { placeFile, removeFiles } from './place.ts'
import { slotConflict } from './slot-conflict.ts'
import { filesOf, isPoster, type Manifest, shownIn } from './slots/slots.ts'

export interface Library {
  /** What the slot shows now. Throws for a path that is no slot: only content defines slots. */
  media(path: string): Media
  /** The slot's file as last seen; undefined while its drawing is shown. */
  file(path: string): StoredFile | undefined
  /** The slot's file as currently on disk; updates the library. */
  refresh(path: string): Promise<StoredFile | undefined>
  /**
   * Moves a finished file into the slot; durable once this resolves. The slot's former file goes to
   * the bin.
   * @throws AppError 409 where the slot holds another version than `ifVersion`
   */
  place(path: string, temporaryFile: string, placing?: Placing): Promise<Placed>
  /** Puts the slot's file into the bin, a video's poster with it; undefined when there was none. */
  remove(path: string, by?: string): Promise<Removed | undefined>
  /** Looks at the whole volume again, for files copied in by hand; resolves to what changed. */
  rescan(): Promise<string[]>
  /**
   * Called with a slot's path after its file has changed; returns a function that unsubscribes. A
   * changed poster is reported by its own path and by that of its video.
   */
  onChange(listener: (path: string) => void): () => void
  readonly coverage: { total: number; present: number }
}

/** Who places a file, over what. */
export interface Placing {
  /** The administrator's name. */
  by?: string | undefined
  /** What the slot holds as far as they know, '' for nothing; any version where it is not given. */
  ifVersion?: string | undefined
}

export interface Placed {
  file: StoredFile
  replaced: boolean
  /** The entry of the former file in the bin. */
  bin?: string
}

export interface Removed {
  /** The entry in the bin; none where the disk was too full to keep the file. */
  bin?: string
}

export interface LibraryOptions {
  uploadsDir: string
  manifest: Manifest
  /** Changes when any drawing does. */
  drawingsVersion: string
  /** Where files are kept that are replaced or removed; without it they are gone. */
  former?: FormerFiles
  /** Called after `remove` with the path of each removed file. */
  onRemoved?: (path: string) => Promise<void>
}

export async function openLibrary(options: LibraryOptions): Promise<Library> {
  const { manifest, drawingsVersion, former, onRemoved = async () => undefined } = options
  await mkdir(options.uploadsDir, { recursive: true })
  const uploadsDir = await realpath(options.uploadsDir)
  let files = await findMeasured(uploadsDir, manifest)
  const listeners = new Set<(path: string) => void>()
  const drawings = new Map<Slot, string>()
  // Placing, removing and rescanning change disk and memory together, so never two at a time.
  const runExclusive = createSerialQueue()

  const absolute = (slotPath: string) => path.join(uploadsDir, known(manifest, slotPath).path)

  function learn(slotPath: string, file: StoredFile | undefined): void {
    if (files.get(slotPath)?.version === file?.version) return
    if (file) files.set(slotPath, measured(known(manifest, slotPath), file))
    else files.delete(slotPath)
    announce(slotPath)
  }

  function announce(slotPath: string): void {
    for (const path of new Set([slotPath, shownIn(slotPath)])) {
      for (const listener of listeners) listener(path)
    }
  }

  /** Computed on demand: of 2,000 slots a page shows a few. */
  function drawingOf(slot: Slot): string {
    const known = drawings.get(slot)
    if (known !== undefined) return known
    const version = drawingVersion(drawingsVersion, slot)
    drawings.set(slot, version)
    return version
  }

  function videoFacts(slot: Slot, { size }: StoredFile) {
    const poster = files.get(posterOf(slot.path))
    return {
      bytes: size,
      ...(poster ? { poster: poster.version } : { drawing: drawingOf(slot) }),
      ...(poster?.width && { width: poster.width }),
    }
  }

  /** If undoing fails too, only the disk knows whether the file exists. */
  async function learnFromDisk(slotPath: string): Promise<StoredFile | undefined> {
    const file = await statFile(absolute(slotPath))
    learn(slotPath, file)
    return file
  }

  /** What a slot holds on disk: its file and, of a video, its poster. */
  async function filesIn(slot: Slot): Promise<GoingFile[]> {
    const found: GoingFile[] = []
    for (const path of filesOf(slot)) {
      const file = await statFile(absolute(path))
      if (file) found.push({ path, file })
    }
    return found
  }

  return {
    media(slotPath) {
      const slot = known(manifest, slotPath)
      const file = files.get(slotPath)
      return {
        kind: file ? kinds[slot.kind] : 'drawing',
        alt: slot.alt,
        version: file?.version ?? drawingOf(slot),
        ...(file?.width && { width: file.width }),
        ...(file && slot.kind === 'video' && videoFacts(slot, file)),
        ...(file && slot.kind === 'pdf' && { bytes: file.size }),
      }
    },
    file: slotPath => files.get(slotPath),
    async refresh(slotPath) {
      const file = await statFile(absolute(slotPath))
      if (file?.version === files.get(slotPath)?.version) return files.get(slotPath)
      return runExclusive(async () => {
        await learnFromDisk(slotPath)
        return files.get(slotPath)
      })
    },
    place: (slotPath, temporaryFile, { by = '', ifVersion } = {}) =>
      runExclusive(async () => {
        const slot = known(manifest, slotPath)
        const before = await learnFromDisk(slotPath)
        if (ifVersion !== undefined && ifVersion !== (before?.version ?? '')) {
          throw slotConflict(slot, { file: path => files.get(path) })
        }
        const kept = before && (await former?.keep(await filesIn(slot), 'replaced', by))
        await placeFile(temporaryFile, uploadsDir, slotPath).catch(async error => {
          await kept?.undo().catch(() => undefined)
          await learnFromDisk(slotPath)
          throw error
        })
        const file = await learnFromDisk(slotPath)
        if (!file) throw new Error(`${slotPath} is not there after it was placed`)
        return { file, replaced: before !== undefined, ...(kept && { bin: kept.id }) }
      }),
    remove: (slotPath, by = '') =>
      runExclusive(async () => {
        const slot = known(manifest, slotPath)
        const paths = filesOf(slot)
        const going = await filesIn(slot)
        const kept = going.length > 0 ? await former?.keep(going, 'deleted', by) : undefined
        try {
          const removed = await removeFiles(paths.map(absolute), uploadsDir)
          const gone = paths.filter(path => removed.includes(absolute(path)))
          for (const path of gone) await onRemoved(path)
          return gone.includes(slotPath) ? { ...(kept && { bin: kept.id }) } : undefined
        } catch (error) {
          await kept?.undo().catch(() => undefined)
          throw error
        } finally {
          for (const path of paths) await learnFromDisk(path)
        }
      }),
    rescan: () =>
      runExclusive(async () => {
        const [before, found] = [files, await findMeasured(uploadsDir, manifest, files)]
        const changed = manifest.all
          .flatMap(filesOf)
          .filter(slotPath => before.get(slotPath)?.version !== found.get(slotPath)?.version)
        files = found
        changed.forEach(announce)
        return changed
      }),
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get coverage() {
      const present = [...files.keys()].filter(path => !isPoster(path)).length
      return { total: manifest.all.length, present }
    },
  }
}

/** All files; the headers of those unchanged since `before` are not read again. */
async function findMeasured(
  uploadsDir: string,
  manifest: Manifest,
  before?: Map<string, StoredFile>,
): Promise<Map<string, StoredFile>> {
  const found = await findFiles(uploadsDir, manifest.tree)
  let count = 0
  for (const [slotPath, file] of found) {
    const same = before?.get(slotPath)
    const isSame = same?.version === file.version
    found.set(slotPath, isSame ? same : measured(known(manifest, slotPath), file))
    // Lets requests run every few milliseconds.
    count += 1
    if (count % 50 === 0) await setImmediate()
  }
  return found
}

const measured = (slot: Slot, file: StoredFile): StoredFile =>
  slot.kind === 'image' ? { ...file, width: widthOfJpeg(file.absolute) } : file

const kinds = { image: 'photo', video: 'video', pdf: 'pdf' } as const

function known(manifest: Manifest, slotPath: string): Slot {
  const slot = manifest.get(slotPath)
  if (!slot) throw new Error(`${slotPath} is not a slot`)
  return slot
}

/** A change of content may change a slot's drawing while no drawing code has changed. */
function drawingVersion(drawingsVersion: string, { family, shape, traits }: Slot): string {
  const look = createHash('sha256').update(JSON.stringify([family, shape, traits]))
  // Short, because a gallery page contains three hundred of them.
  return `${drawingsVersion}${look.digest('base64url').slice(0, 2)}`
}

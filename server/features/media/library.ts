import { mkdir, realpath } from 'node:fs/promises'
import path from 'node:path'
import type { Slot } from '../../../web/sections/fields.ts'
import { type Denied, deniedAt, deniedFor, isAtOrBelow, isDenied } from '../../base/disk/denied.ts'
import { type StoredFile, statFile } from '../../base/disk/stored-file.ts'
import { createSerialQueue } from '../../base/serial-queue.ts'
import { NotPutBack } from '../../storage/durable-file.ts'
import { ensureAllowed } from './ensure-allowed.ts'
import type { FormerFiles, GoingFile } from './former-files.ts'
import type { Library } from './library-types.ts'
import { existingSlot, findMeasured, measured } from './measured-files.ts'
import { placeFile, removeFiles } from './place.ts'
import { moveConflict, slotConflict } from './slot-conflict.ts'
import { createSlotMedia } from './slot-media.ts'
import { filesOf, type Manifest } from './slots/slots.ts'
import { swapFiles } from './swap-files.ts'

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
  let { found: files, denied } = await findMeasured(uploadsDir, manifest)
  const shown = createSlotMedia({
    manifest,
    drawingsVersion,
    fileOf: path => files.get(path),
    paths: () => files.keys(),
  })
  // Placing, removing and rescanning change disk and memory together, so never two at a time.
  const runExclusive = createSerialQueue()

  const absolute = (slotPath: string) =>
    path.join(uploadsDir, existingSlot(manifest, slotPath).path)

  function update(slotPath: string, file: StoredFile | undefined): void {
    if (files.get(slotPath)?.version === file?.version) return
    if (file) files.set(slotPath, measured(existingSlot(manifest, slotPath), file))
    else files.delete(slotPath)
    shown.notify(slotPath)
  }

  /** If undoing fails too, only the disk knows whether the file exists. */
  async function updateFromDisk(slotPath: string): Promise<StoredFile | undefined> {
    const file = await look(slotPath)
    update(slotPath, file)
    return file
  }

  /** Undefined also where it may not be read. */
  async function look(slotPath: string): Promise<StoredFile | undefined> {
    try {
      return await statFile(absolute(slotPath))
    } catch (error) {
      if (!isDenied(error)) throw error
      const refused = await deniedFor(absolute(slotPath))
      denied = denied.filter(({ path }) => path !== refused?.path)
      if (refused) denied.push(refused)
      return undefined
    }
  }

  async function refresh(slotPath: string): Promise<StoredFile | undefined> {
    const file = await look(slotPath)
    if (file?.version === files.get(slotPath)?.version) return files.get(slotPath)
    return runExclusive(async () => {
      await updateFromDisk(slotPath)
      return files.get(slotPath)
    })
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
    media: shown.media,
    drawingVersion: shown.drawingVersion,
    file: slotPath => files.get(slotPath),
    refresh,
    local: refresh,
    remote: async () => undefined,
    // They are nowhere else.
    fetch: async () => undefined,
    place: (slotPath, temporaryFile, { by = '', ifVersion } = {}) =>
      runExclusive(async () => {
        const slot = existingSlot(manifest, slotPath)
        await ensureAllowed(uploadsDir, [slotPath])
        const before = await updateFromDisk(slotPath)
        if (ifVersion !== undefined && ifVersion !== (before?.version ?? '')) {
          throw slotConflict(slot, { file: path => files.get(path) })
        }
        const kept = before && (await former?.keep(await filesIn(slot), 'replaced', by))
        await placeFile(temporaryFile, uploadsDir, slotPath).catch(async error => {
          await kept?.undo().catch(() => undefined)
          await updateFromDisk(slotPath)
          throw error
        })
        const file = await updateFromDisk(slotPath)
        if (!file) throw new Error(`${slotPath} is not there after it was placed`)
        return { file, replaced: before !== undefined, ...(kept && { bin: kept.id }) }
      }),
    move: (fromPath, toPath, { by, ifVersion, ifTargetVersion }) =>
      runExclusive(async () => {
        const [from, to] = [existingSlot(manifest, fromPath), existingSlot(manifest, toPath)]
        const [fromFiles, toFiles] = [filesOf(from), filesOf(to)]
        const all = [...fromFiles, ...toFiles]
        await ensureAllowed(uploadsDir, all)
        for (const path of all) await updateFromDisk(path)
        const versionIn = ({ path }: Slot) => files.get(path)?.version ?? ''
        const seen = { file: (path: string) => files.get(path) }
        if (!ifVersion || versionIn(from) !== ifVersion) throw moveConflict(from, seen)
        if (versionIn(to) !== ifTargetVersion) throw moveConflict(to, seen)
        const coming = await filesIn(to)
        const kept = coming.length > 0 ? await former?.keep(coming, 'replaced', by) : undefined
        try {
          await swapFiles(
            fromFiles.map((path, index) => [path, toFiles[index] as string]),
            uploadsDir,
          )
          // They are on the site still.
          await kept?.undo().catch(() => undefined)
          return { swapped: ifTargetVersion !== '' }
        } catch (error) {
          if (!(error instanceof NotPutBack)) await kept?.undo().catch(() => undefined)
          throw error
        } finally {
          for (const path of all) await updateFromDisk(path)
        }
      }),
    remove: (slotPath, by = '') =>
      runExclusive(async () => {
        const slot = existingSlot(manifest, slotPath)
        const paths = filesOf(slot)
        await ensureAllowed(uploadsDir, paths)
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
          for (const path of paths) await updateFromDisk(path)
        }
      }),
    rescan: () =>
      runExclusive(async () => {
        const before = files
        const looked = await findMeasured(uploadsDir, manifest, files)
        const { found } = looked
        const changed = manifest.all
          .flatMap(filesOf)
          .filter(slotPath => before.get(slotPath)?.version !== found.get(slotPath)?.version)
        files = found
        denied = looked.denied
        changed.forEach(shown.notify)
        return changed
      }),
    onChange: shown.onChange,
    async denied() {
      const still: Denied[] = []
      for (const { path } of denied) {
        const one = await deniedAt(path)
        if (one) still.push(one)
      }
      return still
    },
    isUnreadable(slotPath) {
      const file = absolute(slotPath)
      return denied.some(({ path, lacks }) => lacks === 'read' && isAtOrBelow(file, path))
    },
    get coverage() {
      return shown.coverage
    },
  }
}

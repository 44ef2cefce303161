import { rm } from 'node:fs/promises'
import type { Slot } from '../../../../web/sections/fields.ts'
import type { StoredFile } from '../../../base/disk/stored-file.ts'
import type { LocalCopies } from '../../../scale/objects/local-copies.ts'
import type { Objects } from '../../../scale/objects/objects.ts'
import type { Sql } from '../../../storage/postgres/sql.ts'
import type { Library, Placed, Placing } from '../library-types.ts'
import { existingSlot } from '../measured-files.ts'
import { moveConflict, slotConflict } from '../slot-conflict.ts'
import { createSlotMedia } from '../slot-media.ts'
import { filesOf, type Manifest } from '../slots/slots.ts'
import { describeFile } from './describe-file.ts'
import { putObject, SWEPT } from './put-object.ts'
import { remoteFile } from './remote-file.ts'
import { filesIn, replaceFile, seenIn } from './replace-file.ts'
import type { SharedBin } from './shared-bin.ts'
import { type SlotFile, storedFileOf } from './slot-file.ts'
import type { SlotFiles } from './slot-files.ts'

/** Copies that are fetched together: those of a catalog are some hundred. */
const AT_ONCE = 8

export interface SharedLibraryOptions {
  slotFiles: SlotFiles
  bin: SharedBin
  copies: LocalCopies
  objects: Objects
  sql: Sql
  manifest: Manifest
  drawingsVersion: string
}

/** The library of several processes: each change is one transaction. */
export function sharedLibrary(options: SharedLibraryOptions): Library {
  const { slotFiles, bin, copies, objects, sql, manifest, drawingsVersion } = options
  const stored = (file: SlotFile) => storedFileOf(file, copies.pathOf(file))
  const isSlot = (path: string) => manifest.get(path) !== undefined
  const shown = createSlotMedia({
    manifest,
    drawingsVersion,
    fileOf,
    paths: () => [...slotFiles.all().keys()].filter(isSlot),
  })
  slotFiles.onChange(paths => paths.filter(isSlot).forEach(shown.notify))

  function fileOf(slotPath: string): StoredFile | undefined {
    const file = slotFiles.get(slotPath)
    return file && stored(file)
  }

  async function refresh(slotPath: string): Promise<StoredFile | undefined> {
    await slotFiles.refresh()
    return fileOf(slotPath)
  }

  async function place(slotPath: string, source: string, placing: Placing = {}): Promise<Placed> {
    const slot = existingSlot(manifest, slotPath)
    const file = await describeFile(slot, source, placing.fingerprint)
    const placed = await putObject({
      ...{ file, source, objects, sql },
      use: isSure => placeObject(slot, file, placing, isSure),
    })
    // The next request for the file finds it here; else it is fetched.
    await copies.adopt(file, source).catch(() => undefined)
    await rm(source, { force: true }).catch(() => undefined)
    await bin.refresh().catch(() => undefined)
    return placed
  }

  function placeObject(
    slot: Slot,
    file: SlotFile,
    { by = '', ifVersion, ensureClaim }: Placing,
    isSure: (tx: Sql) => Promise<boolean>,
  ): Promise<Placed | typeof SWEPT> {
    return slotFiles.change(async change => {
      await ensureClaim?.(change.tx)
      if (!(await isSure(change.tx))) return SWEPT
      const before = await change.get(slot.path)
      if (ifVersion !== undefined && ifVersion !== (before?.version ?? '')) {
        throw slotConflict(slot, await seenIn(change, slot))
      }
      const former = await replaceFile(change, slot, file, { bin, by })
      const replaced = before !== undefined
      return { file: stored(file), replaced, ...(former && { bin: former }) }
    })
  }

  return {
    media: shown.media,
    drawingVersion: shown.drawingVersion,
    file: fileOf,
    refresh,
    async local(slotPath) {
      const file = slotFiles.get(slotPath)
      return file && storedFileOf(file, await copies.fetch(file))
    },
    async remote(slotPath) {
      const file = slotFiles.get(slotPath)
      if (!file || (await copies.isThere(file))) return undefined
      return remoteFile(file, { copies, objects })
    },
    async fetch(absolutes) {
      const paths = new Set(absolutes)
      const files = [...slotFiles.all().values()]
      const wanted = files.filter(file => paths.has(copies.pathOf(file)))
      for (let from = 0; from < wanted.length; from += AT_ONCE) {
        await Promise.all(wanted.slice(from, from + AT_ONCE).map(copies.fetch))
      }
    },
    place,
    move: (fromPath, toPath, { ifVersion, ifTargetVersion }) =>
      slotFiles.change(async change => {
        const [from, to] = [existingSlot(manifest, fromPath), existingSlot(manifest, toPath)]
        const versionIn = async ({ path }: Slot) => (await change.get(path))?.version ?? ''
        for (const [slot, version] of [
          [from, ifVersion],
          [to, ifTargetVersion],
        ] as const) {
          const isSeen = (slot === to || version !== '') && (await versionIn(slot)) === version
          if (!isSeen) throw moveConflict(slot, await seenIn(change, slot))
        }
        for (const [index, path] of filesOf(from).entries()) {
          const other = filesOf(to)[index] as string
          const [one, two] = [await change.get(path), await change.get(other)]
          await change.set(path, two)
          await change.set(other, one)
        }
        return { swapped: ifTargetVersion !== '' }
      }),
    async remove(slotPath, by = '') {
      const slot = existingSlot(manifest, slotPath)
      const removed = await slotFiles.change(async change => {
        const going = await filesIn(change, slot)
        if (going.length === 0) return undefined
        const id = await bin.keepIn(change.tx, going, 'deleted', by)
        for (const { path } of going) await change.set(path, undefined)
        return going.some(({ path }) => path === slotPath) ? { bin: id } : undefined
      })
      await bin.refresh().catch(() => undefined)
      return removed
    },
    async rescan() {
      const before = new Map([...slotFiles.all()].map(([path, { version }]) => [path, version]))
      await slotFiles.refresh()
      const paths = new Set([...before.keys(), ...slotFiles.all().keys()])
      return [...paths].filter(path => slotFiles.get(path)?.version !== before.get(path))
    },
    onChange: shown.onChange,
    // Copies that cannot be read are fetched or refused one by one.
    denied: async () => [],
    isUnreadable: () => false,
    get coverage() {
      return shown.coverage
    },
  }
}

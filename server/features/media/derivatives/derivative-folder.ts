import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { widthsFor } from '../../../../web/base/picture-widths.ts'
import { ignoreDenied } from '../../../base/disk/denied.ts'
import { ignoreMissing, type StoredFile, statPlain } from '../../../base/disk/stored-file.ts'
import { type PictureFormat, pictureFormats } from '../../../base/http/picture-formats.ts'

/** A smaller version of a slot's photo. */
export interface Derivative extends StoredFile {
  /** In pixels; the photo's own width if that is less than the width in the file name. */
  width: number
  format: PictureFormat
}

/** A file that should exist, by the width and format in its name. */
export interface Expected {
  file: string
  /** Of `pictureWidths`. */
  width: number
  format: PictureFormat
}

/** The files of derivatives: `<folder>/<slot>/<version of the slot's file>/<width>.<format>`. */
export function openDerivativeFolder(folder: string) {
  const folderOf = (slotPath: string, version: string) => path.join(folder, slotPath, version)

  return {
    /** All that belong to a photo of this width, existing or not, smallest first. */
    expected(slotPath: string, { version, width }: StoredFile): Expected[] {
      const inside = folderOf(slotPath, version)
      return widthsFor(width ?? 0).flatMap(width =>
        pictureFormats.map(format => ({
          file: path.join(inside, `${width}.${format}`),
          width,
          format,
        })),
      )
    },
    createFolder: (slotPath: string, version: string) =>
      mkdir(folderOf(slotPath, version), { recursive: true }),

    /** Removes derivatives of other versions, and unfinished files of a process that died. */
    async tidy(slotPath: string, version: string): Promise<void> {
      await removeAllBut([version], path.join(folder, slotPath))
      const inside = folderOf(slotPath, version)
      const names = (await readdir(inside).catch(ignoreMissing)) ?? []
      const finished = names.filter(name => /^\d+\.(avif|webp)$/.test(name))
      await removeAllBut(finished, inside)
    },
    remove: (slotPath: string) => rm(path.join(folder, slotPath), { recursive: true, force: true }),

    /** Removes everything that belongs to none of these slots. */
    async removeOthers(slotPaths: readonly string[]): Promise<void> {
      const slots = new Set(slotPaths)
      const above = new Set(slotPaths.flatMap(foldersAbove))
      const visit = async (relative: string): Promise<void> => {
        const names = (await readdir(path.join(folder, relative)).catch(ignoreMissing)) ?? []
        for (const inner of names.map(name => path.posix.join(relative, name))) {
          if (slots.has(inner)) continue
          if (above.has(inner)) await visit(inner)
          else await rm(path.join(folder, inner), { recursive: true, force: true })
        }
      }
      await visit('')
    },
  }
}

export type DerivativeFolder = ReturnType<typeof openDerivativeFolder>

/**
 * Undefined if missing, or not to be read. A power cut leaves an empty file if it was not synced: it
 * counts as missing and is made again.
 */
export async function statDerivative(
  { file, width, format }: Expected,
  photoWidth: number,
): Promise<Derivative | undefined> {
  const stored = await statPlain(file).catch(ignoreDenied)
  if (!stored || stored.size === 0) return undefined
  return { ...stored, width: Math.min(width, photoWidth), format }
}

async function removeAllBut(kept: readonly string[], folder: string): Promise<void> {
  const names = (await readdir(folder).catch(ignoreMissing)) ?? []
  for (const name of names.filter(name => !kept.includes(name))) {
    await rm(path.join(folder, name), { recursive: true, force: true })
  }
}

function foldersAbove(slotPath: string): string[] {
  const names = slotPath.split('/')
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'))
}

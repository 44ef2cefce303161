import type { MediaSlot } from '../../../../../admin/contract.ts'
import { type ChosenFile, fingerprintOf } from '../files/chosen-file.ts'
import { kindOf } from './file-kind.ts'
import {
  indexNames,
  sharedFolders,
  targetForSlot,
  type UploadTarget,
  versionIn,
} from './name-index.ts'
import { numberIn } from './number-in.ts'

export interface KnownSlots {
  /** All slots of the site, in the order of the tree. */
  slots: readonly MediaSlot[]
  /** The folder that is open; '' where none is. */
  section: string
  /** The names under which the site shows products, by slot path. */
  productNames?: ReadonlyMap<string, string>
  /** The targets of files that an earlier visit did not finish, by fingerprint. */
  remembered?: ReadonlyMap<string, { path: string; version?: string }>
}

export interface Found {
  target: UploadTarget
  by: 'remembered' | 'path' | 'name' | 'number' | 'next'
}

export interface TargetFinder {
  /** The place that a file is meant for, by its name, number or earlier upload. */
  forFile(file: ChosenFile): Found | undefined
  /** The section that a file belongs to; '' where that cannot be told. */
  section(file: ChosenFile): string
  /** The first empty place in a section that takes such a file and is not taken. */
  next(
    file: ChosenFile,
    section: string,
    taken: ReadonlyMap<string, unknown>,
  ): UploadTarget | undefined
}

export function targetFinder(slotsOfSite: KnownSlots): TargetFinder {
  const { slots, section, productNames = new Map(), remembered = new Map() } = slotsOfSite
  const names = indexNames(slots, productNames)
  const targets = new Map(slots.map(slot => [slot.path, targetForSlot(slot)]))
  const folders = [...new Set(slots.map(({ path }) => folderOf(path)))]
  const countIn = (folder: string) => slots.filter(({ path }) => folderOf(path) === folder).length
  const isIn = (path: string, folder: string) => folder !== '' && path.startsWith(`${folder}/`)

  /** The folder that a file was found in where it is called like one of ours, else the open one. */
  function sectionOf({ path }: ChosenFile): string {
    const folderName = folderOf(path)
      .split('/')
      .at(-1)
      ?.toLowerCase()
      .replace(/[\s_]+/g, '-')
    const matchingFolders = folders.filter(
      folder => folderName && folder.toLowerCase().split('/').includes(folderName),
    )
    const tops = [...new Set(matchingFolders.map(folder => upTo(folder, folderName as string)))]
    const inOpen = tops.filter(folder => isIn(`${folder}/`, section))
    if (inOpen.length === 1) return inOpen[0] as string
    return tops.length === 1 ? (tops[0] as string) : section
  }

  /** A place that has got another file since the upload was agreed to is no target. */
  function rememberedFor(file: ChosenFile): UploadTarget | undefined {
    const { path = '', version } = remembered.get(fingerprintOf(file)) ?? {}
    const target = targets.get(path)
    return target && (version ?? versionIn(target)) === versionIn(target) ? target : undefined
  }

  function matchByName(file: ChosenFile): Found | undefined {
    const candidates = names.byName(file)
    const shared = candidates.map(target => sharedFolders(file.path, target.path))
    const mostShared = Math.max(0, ...shared)
    const closest = candidates.filter((_, index) => shared[index] === mostShared)
    if (mostShared > 0 && closest.length === 1) return match('path', closest[0])
    const inSection = candidates.filter(({ path }) => isIn(path, sectionOf(file)))
    return match('name', inLargestFolder(inSection.length > 0 ? inSection : candidates))
  }

  function numbered(file: ChosenFile): Found | undefined {
    const number = numberIn(file.name)
    const section = sectionOf(file)
    if (number === undefined) return undefined
    const matchingSlots = slots.filter(
      ({ path, kind }) => kind === kindOf(file) && isIn(path, section) && numberIn(path) === number,
    )
    const target = inLargestFolder(matchingSlots.map(targetForSlot))
    return target && match('number', targets.get(target.path))
  }

  /** A section's products are meant by `image-1.jpg`, and not the one picture beside them. */
  function inLargestFolder(candidates: UploadTarget[]): UploadTarget | undefined {
    const sizes = candidates.map(({ path }) => countIn(folderOf(path)))
    const largestSize = Math.max(...sizes)
    const largest = candidates.filter((_, index) => sizes[index] === largestSize)
    return largest.length === 1 ? largest[0] : undefined
  }

  return {
    section: sectionOf,
    forFile(file) {
      return (
        match('remembered', rememberedFor(file)) ??
        match('path', file.path.includes('/') ? names.byPath(file) : undefined) ??
        matchByName(file) ??
        numbered(file)
      )
    },
    next(file, section, takenPaths) {
      const kind = kindOf(file)
      const free = slots.find(
        slot =>
          slot.kind === kind &&
          isIn(slot.path, section) &&
          !slot.present &&
          !takenPaths.has(slot.path),
      )
      return free && targets.get(free.path)
    },
  }
}

const match = (by: Found['by'], target: UploadTarget | undefined): Found | undefined =>
  target && { target, by }

const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')))

/** `executive-furniture/chairs/hero` up to its folder `chairs`. */
function upTo(folder: string, name: string): string {
  const parts = folder.split('/')
  return parts.slice(0, parts.findIndex(part => part.toLowerCase() === name) + 1).join('/')
}

import type { Slot } from '../../../../web/sections/fields.ts'

export interface Folder {
  /** Derived from the folder's name: "camp-solutions" becomes "Camp solutions". */
  readonly title: string
  /** Below /uploads/, without leading or trailing slashes. */
  readonly path: string
  readonly slots: readonly Slot[]
  readonly folders: readonly Folder[]
}

interface OpenFolder extends Folder {
  slots: Slot[]
  folders: OpenFolder[]
}

/** Folders and slots are in the order in which the pages declare them. */
export function nestSlots(slots: readonly Slot[]): Folder {
  const top: OpenFolder = { title: 'Uploads', path: '', slots: [], folders: [] }
  const byPath = new Map([['', top]])
  for (const slot of slots) openFolder(byPath, folderOf(slot.path)).slots.push(slot)
  for (const folder of byPath.values()) {
    Object.freeze(folder.slots)
    Object.freeze(folder.folders)
    Object.freeze(folder)
  }
  return top
}

export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

function openFolder(byPath: Map<string, OpenFolder>, path: string): OpenFolder {
  const existing = byPath.get(path)
  if (existing) return existing
  const folder: OpenFolder = { title: titleOf(path), path, slots: [], folders: [] }
  byPath.set(path, folder)
  openFolder(byPath, folderOf(path)).folders.push(folder)
  return folder
}

const acronyms = new Set(['cnc', 'pdf', 'vip', 'diy', 'tv'])

function titleOf(path: string): string {
  const words = path.slice(path.lastIndexOf('/') + 1).split('-')
  const title = words
    .map(word => (acronyms.has(word.toLowerCase()) ? word.toUpperCase() : word))
    .join(' ')
  return title.charAt(0).toUpperCase() + title.slice(1)
}

import { posterOf } from '../../../../web/base/routes.ts'
import type { Slot } from '../../../../web/sections/fields.ts'
import { derived } from '../../../base/derived.ts'
import { binFolder } from '../../../storage/bin/bin.ts'
import { type Folder, nestSlots } from './slot-tree.ts'

/** All slots of the site: nothing else is served, stored or drawn. */
export interface Manifest {
  /** A slot, or the poster of a video slot: an additional image that is in no list and no count. */
  get(path: string): Slot | undefined
  readonly all: readonly Slot[]
  /** The folders below /uploads/; the root has an empty path. */
  readonly tree: Folder
}

const extensions: Record<Slot['kind'], string> = { image: '.jpg', video: '.mp4', pdf: '.pdf' }

/** Cannot be the path of a slot, which has no dot but that of the extension. */
export const isPoster = (path: string) => path.endsWith('.poster.jpg')

/** The slot that shows a file: its video for a poster, otherwise the slot itself. */
export const shownIn = (path: string) => path.replace(/\.poster\.jpg$/, '.mp4')

/** The files of a slot: its own, and for a video its poster. */
export const filesOf = ({ path, kind }: Slot): string[] =>
  kind === 'video' ? [path, posterOf(path)] : [path]

/**
 * Sections may share a slot, so one path may be declared more than once, always alike. Throws with
 * the slot's path when two declarations differ or a kind does not fit its extension.
 */
export function createManifest(slots: readonly Slot[]): Manifest {
  const byPath = new Map<string, Slot>()
  for (const slot of slots) {
    const existing = byPath.get(slot.path)
    if (existing) assertAlike(existing, slot)
    else byPath.set(slot.path, freeze(slot))
  }
  const all = Object.freeze([...byPath.values()])
  const posters = new Map(
    all
      .filter(({ kind }) => kind === 'video')
      .map(video => [posterOf(video.path), posterSlot(video)]),
  )
  const get = (path: string) => byPath.get(path) ?? posters.get(path)
  // Most states of the content are only checked.
  const tree = derived(() => all, nestSlots)
  return Object.freeze({
    get,
    all,
    get tree() {
      return tree()
    },
  })
}

function freeze(slot: Slot): Slot {
  const extension = extensions[slot.kind]
  if (!slot.path.endsWith(extension)) {
    throw new Error(`Slot ${slot.path}: kind ${slot.kind} takes a path that ends in ${extension}`)
  }
  if (slot.path.startsWith(`${binFolder}/`)) {
    throw new Error(`Slot ${slot.path}: this folder is the bin's`)
  }
  const { traits, ...rest } = slot
  return Object.freeze(traits ? { ...rest, traits: Object.freeze([...traits]) as string[] } : rest)
}

const posterSlot = (video: Slot): Slot =>
  Object.freeze({ ...video, path: posterOf(video.path), kind: 'image' })

function assertAlike(existing: Slot, again: Slot): void {
  for (const field of ['kind', 'family', 'shape', 'alt', 'traits', 'ground', 'seed'] as const) {
    const [first, second] = [JSON.stringify(existing[field]), JSON.stringify(again[field])]
    if (first !== second) {
      throw new Error(
        `Slot ${existing.path} is declared with ${field} ${first} and again ${second}`,
      )
    }
  }
}

import type { Slot } from '../../web/sections/fields.ts'
import { type Folder, nestSlots } from './slot-tree.ts'

/** Every slot of the site: nothing outside of it is served, stored or drawn. */
export interface Manifest {
  get(path: string): Slot | undefined
  readonly all: readonly Slot[]
  /** The folders below /uploads/; the one at the top has an empty path. */
  readonly tree: Folder
}

const extensions: Record<Slot['kind'], string> = { image: '.jpg', video: '.mp4', pdf: '.pdf' }

/**
 * Sections may share a slot, so one path may be declared more than once, always alike.
 * Throws with the slot's path when two declarations differ or a kind does not fit its extension.
 */
export function createManifest(slots: readonly Slot[]): Manifest {
  const byPath = new Map<string, Slot>()
  for (const slot of slots) {
    const known = byPath.get(slot.path)
    if (known) assertAlike(known, slot)
    else byPath.set(slot.path, freeze(slot))
  }
  const all = Object.freeze([...byPath.values()])
  return Object.freeze({ get: (path: string) => byPath.get(path), all, tree: nestSlots(all) })
}

function freeze(slot: Slot): Slot {
  const extension = extensions[slot.kind]
  if (!slot.path.endsWith(extension)) {
    throw new Error(`Slot ${slot.path}: kind ${slot.kind} takes a path that ends in ${extension}`)
  }
  const { traits, ...rest } = slot
  return Object.freeze(traits ? { ...rest, traits: Object.freeze([...traits]) as string[] } : rest)
}

function assertAlike(known: Slot, again: Slot): void {
  for (const field of ['kind', 'family', 'shape', 'alt', 'traits'] as const) {
    const [first, second] = [JSON.stringify(known[field]), JSON.stringify(again[field])]
    if (first !== second) {
      throw new Error(`Slot ${known.path} is declared with ${field} ${first} and again ${second}`)
    }
  }
}

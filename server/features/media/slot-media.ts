import { createHash } from 'node:crypto'
import type { Media } from '../../../web/base/contract.ts'
import { posterOf } from '../../../web/base/routes.ts'
import type { Slot } from '../../../web/sections/fields.ts'
import type { StoredFile } from '../../base/disk/stored-file.ts'
import type { Library } from './library-types.ts'
import { existingSlot } from './measured-files.ts'
import { isPoster, type Manifest, shownIn } from './slots/slots.ts'

interface SlotMediaOptions {
  manifest: Manifest
  /** Changes when any drawing does. */
  drawingsVersion: string
  /** The file that a slot holds. */
  fileOf: (slotPath: string) => StoredFile | undefined
  /** Of all files in slots, posters included. */
  paths: () => Iterable<string>
}

/** What slots show, whatever stores their files. */
export interface SlotMedia
  extends Pick<Library, 'media' | 'drawingVersion' | 'onChange' | 'coverage'> {
  /** Tells listeners that the file of a path has changed. */
  notify(slotPath: string): void
}

export function createSlotMedia(options: SlotMediaOptions): SlotMedia {
  const { manifest, drawingsVersion, fileOf, paths } = options
  const listeners = new Set<(path: string) => void>()
  // Slots are new objects after each change of the content.
  const drawings = new WeakMap<Slot, string>()

  /** Computed on demand: of 2,000 slots a page shows a few. */
  function drawingOf(slot: Slot): string {
    const cached = drawings.get(slot)
    if (cached !== undefined) return cached
    const version = drawingVersion(drawingsVersion, slot)
    drawings.set(slot, version)
    return version
  }

  function videoFacts(slot: Slot, { size }: StoredFile) {
    const poster = fileOf(posterOf(slot.path))
    return {
      bytes: size,
      ...(poster ? { poster: poster.version } : { drawing: drawingOf(slot) }),
      ...(poster?.width && { width: poster.width }),
    }
  }

  return {
    media(slotPath): Media {
      const slot = existingSlot(manifest, slotPath)
      const file = fileOf(slotPath)
      return {
        kind: file ? kinds[slot.kind] : 'drawing',
        alt: slot.alt,
        version: file?.version ?? drawingOf(slot),
        ...(file?.width && { width: file.width }),
        ...(file && slot.kind === 'video' && videoFacts(slot, file)),
        ...(file && slot.kind === 'pdf' && { bytes: file.size }),
      }
    },
    drawingVersion: slotPath => drawingOf(existingSlot(manifest, slotPath)),
    notify(slotPath) {
      for (const path of new Set([slotPath, shownIn(slotPath)])) {
        for (const listener of listeners) listener(path)
      }
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get coverage() {
      const present = [...paths()].filter(path => !isPoster(path)).length
      return { total: manifest.all.length, present }
    },
  }
}

const kinds = { image: 'photo', video: 'video', pdf: 'pdf' } as const

/** A change of content may change a slot's drawing while no drawing code has changed. */
function drawingVersion(drawingsVersion: string, slot: Slot): string {
  const { family, shape, traits, ground, seed } = slot
  const look = [family, shape, traits, ground, ...(seed === undefined ? [] : [seed])]
  const hash = createHash('sha256').update(JSON.stringify(look))
  // Short, because a gallery page contains three hundred of them.
  return `${drawingsVersion}${hash.digest('base64url').slice(0, 2)}`
}

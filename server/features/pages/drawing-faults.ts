import { LRUCache } from 'lru-cache'
import { sameJson } from '../../../web/base/same-json.ts'
import { megabyte } from '../../../web/base/units.ts'
import type { OwnDrawing, Slot } from '../../../web/sections/fields.ts'
import { loadFamilies } from '../../drawings/on-demand.ts'
import { drawnIn } from './drawn-in.ts'

export interface KnownDrawings {
  /** The places that a page may name: those that it had, and those that it was given. */
  isOwnSlot(path: string): boolean
  /** A place that the published page draws, as it draws it. */
  slot(path: string): Slot | undefined
  /** Drawings that are no slots, by name. */
  drawings: ReadonlyMap<string, OwnDrawing>
}

/**
 * Drawings that follow their traits, in any site of this release: each publication of a page checks
 * all of its own, and a room takes 10 ms.
 */
const faultless = new LRUCache<string, true>({
  maxSize: megabyte,
  sizeCalculation: (_, key) => key.length,
})

/** Pictures that a page may not name, or that cannot be drawn. */
export async function drawingFaults(
  source: object,
  { isOwnSlot, slot, drawings }: KnownDrawings,
): Promise<[at: string, fault: string][]> {
  const { families, traitFaults } = await loadFamilies()
  const faults: [string, string][] = []
  for (const { at, drawn } of drawnIn(source)) {
    const { path, name, family = '', shape, traits, seed } = drawn
    if (name !== undefined) {
      const existing = drawings.get(name)
      if (!sameJson(existing, drawn))
        faults.push([at, 'This drawing can only be left or taken away'])
      continue
    }
    if (typeof path !== 'string' || !isOwnSlot(path)) {
      faults.push([`${at}.path`, 'This place for a picture is not one of this page'])
      continue
    }
    const kind = KINDS[path.slice(path.lastIndexOf('.'))]
    if (kind && kind.kind !== drawn.kind)
      faults.push([`${at}.kind`, `This place is for ${kind.name}`])
    if (!Object.hasOwn(families, family)) {
      faults.push([`${at}.family`, 'There is no drawing of this name'])
      continue
    }
    const shown = slot(path)
    const isAsShown =
      shown?.family === family && shown.seed === seed && sameJson(shown.traits, traits)
    if (isAsShown || !shape) continue
    const key = JSON.stringify([path, family, traits, seed])
    if (faultless.has(key)) continue
    const [fault] = traitFaults({ path, family, shape, traits, seed })
    if (fault) faults.push([`${at}.traits`, `This cannot be drawn: ${fault}`])
    else faultless.set(key, true)
  }
  return faults
}

/** The end of a path tells what its place is for. */
const KINDS: Record<string, { kind: Slot['kind']; name: string }> = {
  '.jpg': { kind: 'image', name: 'a photo' },
  '.mp4': { kind: 'video', name: 'a video' },
  '.pdf': { kind: 'pdf', name: 'a PDF' },
}

import { STILL } from '../../../../base/routes.ts'
import { placeUrl } from '../../drawings.ts'
import type { SlotSource } from '../form/section-form-props.ts'
import { isNewPlace } from '../saving/new-place.ts'
import { isSameLook, lookOf } from './look-of.ts'

/** Whether visitors see another drawing in a place, or the place is not theirs yet. */
export function isDrawnAnew(slot: SlotSource, published: unknown): boolean {
  const before = slotAt(published, slot.path)
  if (before) return !isSameLook(lookOf(slot), lookOf(before))
  // Without a seed the drawing of a new place follows from the path that it is given later.
  return slot.seed !== undefined || !isNewPlace(slot.path)
}

/** What a draft draws in a place, or the photo of the place. */
export function DrawnPicture({ slot }: { slot: SlotSource }) {
  const drawn = { ...lookOf(slot), slot: slot.path, shape: String(slot.shape) }
  return <img src={`${placeUrl(drawn)}#${STILL}`} alt="" loading="lazy" />
}

function slotAt(value: unknown, path: string): SlotSource | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if ('family' in value && 'path' in value && value.path === path)
    return value as unknown as SlotSource
  for (const inner of Object.values(value)) {
    const found = slotAt(inner, path)
    if (found) return found
  }
  return undefined
}

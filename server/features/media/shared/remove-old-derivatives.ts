import { hour } from '../../../../web/base/units.ts'
import type { Objects } from '../../../scale/objects/objects.ts'
import { oldKeys } from '../../../scale/objects/old-keys.ts'

/** A photo that has just come may not be known here yet. */
const GRACE = hour

/** Removes derivatives without a photo in a slot; a photo that comes back gets new ones. */
export async function removeOldDerivatives(
  objects: Pick<Objects, 'list' | 'remove'>,
  photos: { has(sha256: string): boolean },
  clock: () => number = Date.now,
): Promise<void> {
  for await (const keys of oldKeys(objects, 'derivatives/', clock() - GRACE)) {
    await objects.remove(keys.filter(key => !photos.has(key.split('/')[1] ?? '')))
  }
}

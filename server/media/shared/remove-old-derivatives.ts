import { hour } from '../../../web/units.ts'
import type { Objects } from '../../objects/objects.ts'

/** A photo that has just come may not be known here yet. */
const GRACE = hour
/** Objects that are removed together. */
const AT_ONCE = 1000

/** Removes the derivatives of photos that no slot has any more; one that comes back gets new ones. */
export async function removeOldDerivatives(
  objects: Pick<Objects, 'list' | 'remove'>,
  photos: { has(sha256: string): boolean },
  clock: () => number = Date.now,
): Promise<void> {
  let old: string[] = []
  for await (const { key, storedAt } of objects.list('derivatives/')) {
    const [, sha256 = ''] = key.split('/')
    if (photos.has(sha256) || storedAt.getTime() > clock() - GRACE) continue
    old.push(key)
    if (old.length < AT_ONCE) continue
    await objects.remove(old)
    old = []
  }
  await objects.remove(old)
}

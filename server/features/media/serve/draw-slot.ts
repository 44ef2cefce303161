import { notFound } from '../../../base/errors.ts'
import type { Subject } from '../../../drawings/index.ts'
import { loadFamilies } from '../../../drawings/on-demand.ts'

/**
 * The drawing of a slot. That of a draft may be one that this release does not have.
 * @throws AppError 404 where there is none
 */
export async function drawSlot(slot: Subject): Promise<string> {
  const { draw, families } = await loadFamilies()
  if (!Object.hasOwn(families, slot.family)) throw notFound('There is no drawing of this name')
  return draw(slot)
}

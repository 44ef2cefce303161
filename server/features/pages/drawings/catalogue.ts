import type { DrawingGroup } from '../../../../web/features/pages/drawings.ts'
import { createPauses } from '../../../base/pauses.ts'
import { loadFamilies } from '../../../drawings/on-demand.ts'
import { kindsOf } from './choices.ts'
import { groupsFor } from './family-words.ts'

/** Which drawings can stand in a place of a shape. They are looked through once: it takes a second. */
export function createCatalogue() {
  const found = new Map<unknown, Promise<DrawingGroup[]>>()

  return (shape: 'square' | 'landscape' | 'wide'): Promise<DrawingGroup[]> => {
    const key = groupsFor(shape)
    const groups = found.get(key) ?? readGroups(shape)
    found.set(key, groups)
    groups.catch(() => found.delete(key))
    return groups
  }
}

async function readGroups(shape: 'square' | 'landscape' | 'wide'): Promise<DrawingGroup[]> {
  const drawings = await loadFamilies()
  const groups: DrawingGroup[] = []
  const pause = createPauses()
  for (const { name, families } of groupsFor(shape)) {
    const group: DrawingGroup = { name, families: [] }
    for (const [family, name] of Object.entries(families)) {
      if (!Object.hasOwn(drawings.families, family)) continue
      const kinds = kindsOf(drawings, { path: '', family, shape, seed: 1 })
      group.families.push({ family, name, kinds })
      await pause()
    }
    if (group.families.length > 0) groups.push(group)
  }
  return groups
}

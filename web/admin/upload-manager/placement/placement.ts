import type { ChosenFile } from '../files/chosen-file.ts'
import { isClutter, kindOf, refusalOf } from './file-kind.ts'
import { type Found, type KnownSlots, targetFinder } from './find-target.ts'
import type { UploadTarget } from './name-index.ts'

/** Where one file would go, and what would become of it. */
export interface Placement {
  file: ChosenFile
  /** Undefined where it would go nowhere; `reason` says why. */
  target?: UploadTarget
  /** By what it found its place. */
  by?: Found['by']
  /**
   * `conflict`: another file goes to the same place. `unplaced`: it could be taken, but nothing
   * says where to.
   */
  verdict: 'new' | 'replaces' | 'conflict' | 'unplaced' | 'refused'
  reason?: string
}

export interface PlacementRules extends KnownSlots {
  maxBytes: number
}

/**
 * Tries out which file goes to which slot, before anything travels: by where an unfinished upload
 * went, by path, by name, by number, and then the next empty slot of its section.
 */
export function placeFiles(files: readonly ChosenFile[], rules: PlacementRules): Placement[] {
  const wanted = files.filter(({ path }) => !isClutter(path)).sort(byPath)
  const find = targetFinder(rules)
  const taken = new Map<string, ChosenFile>()
  const placements = new Map<ChosenFile, Placement>()

  for (const file of wanted) {
    const reason = refusalOf(file, rules.maxBytes)
    const found = reason ? undefined : find.own(file)
    if (reason) placements.set(file, { file, verdict: 'refused', reason })
    else if (found) placements.set(file, settle(file, found.target, found.by))
  }
  // Only when all that have a place of their own are in it is it known which ones stay empty.
  for (const file of wanted.filter(file => !placements.has(file))) {
    const section = find.section(file)
    const target = find.next(file, section, taken)
    placements.set(
      file,
      target
        ? settle(file, target, 'next')
        : { file, verdict: 'unplaced', reason: noTargetReason(file, section) },
    )
  }
  return wanted.map(file => placements.get(file) as Placement)

  function settle(file: ChosenFile, target: UploadTarget, by: Found['by']): Placement {
    const first = taken.get(target.path)
    if (first) {
      const reason = `${first.path} goes to the same place`
      return { file, target, by, verdict: 'conflict', reason }
    }
    taken.set(target.path, file)
    return { file, target, by, verdict: target.isPresent ? 'replaces' : 'new' }
  }
}

function noTargetReason({ name }: ChosenFile, section: string): string {
  const kinds = { image: 'a photo', video: 'a video', pdf: 'a PDF' }
  return section === ''
    ? 'Its name fits no place. Open the section it belongs to and choose it there'
    : `No empty place is left for ${kinds[kindOf(name)]} in this section`
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
const byPath = (one: ChosenFile, other: ChosenFile) => collator.compare(one.path, other.path)

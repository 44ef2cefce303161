import { type ChosenFile, fingerprintOf } from '../files/chosen-file.ts'
import type { SameContent } from '../files/same-content.ts'
import { isClutter, kindNames, kindOf, refusalOf } from './file-kind.ts'
import { type Found, type KnownSlots, targetFinder } from './find-target.ts'
import type { UploadTarget } from './name-index.ts'

/** The target of one file, and the effect on it. */
export interface Placement {
  file: ChosenFile
  /** The target; undefined without one, for the `reason`. */
  target?: UploadTarget
  /** The way in which the place was found. */
  by?: Found['by'] | 'person'
  /**
   * `there`: the site has the same file already, or another one of these is the same. `conflict`:
   * another file has the same target. `unplaced`: it could be taken, but has no target.
   */
  verdict: 'new' | 'replaces' | 'there' | 'conflict' | 'unplaced' | 'refused'
  reason?: string
  /** A person has agreed to it before the page was closed, and the place is still as it was. */
  isAgreed?: boolean
}

export interface PlacementRules extends KnownSlots {
  maxBytes: number
  /** The existing places of the content of files that have been read. */
  same?: ReadonlyMap<ChosenFile, SameContent>
  /** The displayed names of places, by slot path. */
  nameOf?: (slotPath: string) => string
}

/**
 * Assigns files to slots before anything travels: by the target of an unfinished upload, by path,
 * by name, by number, and then the next empty slot of its section.
 */
export function placeFiles(files: readonly ChosenFile[], rules: PlacementRules): Placement[] {
  const { nameOf = path => path } = rules
  const accepted = files.filter(({ path }) => !isClutter(path)).sort(byPath)
  const find = targetFinder(rules)
  const fileByPath = new Map<string, ChosenFile>()
  const placements = new Map<ChosenFile, Placement>()

  for (const file of accepted) {
    const reason = refusalOf(file, rules.maxBytes)
    const match = reason ? undefined : find.forFile(file)
    if (reason) placements.set(file, { file, verdict: 'refused', reason })
    else if (rules.same?.has(file)) placements.set(file, leaveOut(file, match))
    else if (match) placements.set(file, settle(file, match.target, match.by))
  }
  // The empty places are known only when all files with a place of their own are in it.
  for (const file of accepted.filter(file => !placements.has(file))) {
    const section = find.section(file)
    const target = find.next(file, section, fileByPath)
    placements.set(
      file,
      target
        ? settle(file, target, 'next')
        : { file, verdict: 'unplaced', reason: noTargetReason(file, section) },
    )
  }
  return accepted.map(file => placements.get(file) as Placement)

  /** The file is not sent, unless a person wants the same picture in another place, too. */
  function leaveOut(file: ChosenFile, match: Found | undefined): Placement {
    const { path, file: other } = rules.same?.get(file) ?? {}
    const reason = other ? `the same as ${other.path}` : `already there as ${nameOf(path ?? '')}`
    const isElsewhere = match !== undefined && match.target.path !== path
    return { file, verdict: 'there', reason, ...(isElsewhere && match) }
  }

  function settle(file: ChosenFile, target: UploadTarget, by: Found['by']): Placement {
    const first = fileByPath.get(target.path)
    if (first) {
      const reason = `${first.path} goes to the same place`
      return { file, target, by, verdict: 'conflict', reason }
    }
    fileByPath.set(target.path, file)
    const verdict = target.isPresent ? 'replaces' : 'new'
    const agreed = rules.remembered?.get(fingerprintOf(file))
    const isAgreed = by === 'remembered' && agreed?.version !== undefined
    return { file, target, by, verdict, ...(isAgreed && { isAgreed }) }
  }
}

function noTargetReason(file: ChosenFile, section: string): string {
  return section === ''
    ? 'Its name fits no place. Put it into a section, or choose a place'
    : `No empty place is left for ${kindNames[kindOf(file)]} in this section`
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
export const byPath = (one: ChosenFile, other: ChosenFile) => collator.compare(one.path, other.path)

import type { MediaSlot } from '../../../../../admin/contract.ts'
import type { ChosenFile } from '../files/chosen-file.ts'
import { kindOf } from './file-kind.ts'
import { targetForSlot } from './name-index.ts'
import { byPath, type Placement } from './placement.ts'

/** A person's decision on one file before anything is sent. */
export interface Decision extends Placement {
  /** True for a ticked file: it is sent, or gets a place if it has none yet. */
  isChosen: boolean
}

export const isSent = ({ target, isChosen }: Decision) => isChosen && target !== undefined

/** New files are ticked; a file that would replace another waits for a person's own tick. */
export const firstDecisions = (placements: readonly Placement[]): Decision[] =>
  placements.map(placement => ({
    ...placement,
    isChosen: placement.verdict === 'new' || placement.isAgreed === true,
  }))

/** Ticks or unticks files; of several for one place only the last one stays ticked. */
export function choose(
  decisions: readonly Decision[],
  files: ReadonlySet<ChosenFile>,
  isChosen: boolean,
): Decision[] {
  const selected = decisions.filter(({ file, target }) => target && files.has(file))
  const last = new Map(selected.map(({ file, target }) => [target?.path, file]))
  return decisions.map(decision => {
    const { file, target, verdict } = decision
    if (verdict === 'refused') return decision
    if (!isChosen || !target) return files.has(file) ? { ...decision, isChosen } : decision
    const winner = last.get(target.path)
    return winner ? { ...decision, isChosen: winner === file } : decision
  })
}

/** Gives a file another place, and ticks it. */
export function moveTo(
  decisions: readonly Decision[],
  file: ChosenFile,
  slot: MediaSlot,
): Decision[] {
  const verdict = slot.present ? 'replaces' : 'new'
  const moved = decisions.map((decision): Decision => {
    if (decision.file !== file) return decision
    const { reason: _, ...rest } = decision
    return { ...rest, target: targetForSlot(slot), by: 'person', verdict }
  })
  return choose(moved, new Set([file]), true)
}

/**
 * Swaps the places of two files; without a place of the first, the other one loses its own. The
 * first file is ticked, and the other one stays so where it replaces nothing.
 */
export function swapPlaces(
  decisions: readonly Decision[],
  file: ChosenFile,
  otherFile: ChosenFile,
): readonly Decision[] {
  const ticked = decisions.find(decision => decision.file === file)
  const other = decisions.find(decision => decision.file === otherFile)
  if (!ticked || !other || !maySwap(ticked, other)) return decisions
  const swapped = decisions.map((decision): Decision => {
    if (decision === ticked) return withPlaceOf(ticked, other)
    return decision === other ? withPlaceOf(other, ticked) : decision
  })
  const staysTicked = other.isChosen && ticked.target && !ticked.target.isPresent
  const withOther = staysTicked ? choose(swapped, new Set([otherFile]), true) : swapped
  return other.target ? choose(withOther, new Set([file]), true) : withOther
}

export const maySwap = (one: Decision, other: Decision): boolean =>
  one !== other &&
  ![one.verdict, other.verdict].includes('refused') &&
  kindOf(one.file) === kindOf(other.file) &&
  (one.target ?? other.target) !== undefined

function withPlaceOf({ file }: Decision, { target }: Decision): Decision {
  if (!target) {
    return { file, verdict: 'unplaced', reason: 'Another file has its place', isChosen: false }
  }
  const verdict = target.isPresent ? 'replaces' : 'new'
  return { file, target, by: 'person', verdict, isChosen: false }
}

/** Gives files without a place, those that are ticked or else all, the empty places of a section. */
export function fillSection(
  decisions: readonly Decision[],
  slots: readonly MediaSlot[],
  section: string,
): Decision[] {
  const toPlace = new Set(decisionsToPlace(decisions))
  const takenPaths = targetPathsOf(decisions)
  const empty = slots.filter(
    ({ path, present }) => path.startsWith(`${section}/`) && !present && !takenPaths.has(path),
  )
  return decisions.map((decision): Decision => {
    if (!toPlace.has(decision)) return decision
    const kind = kindOf(decision.file)
    const index = empty.findIndex(slot => slot.kind === kind)
    const [slot] = index < 0 ? [] : empty.splice(index, 1)
    if (!slot) return decision
    const { reason: _, ...rest } = decision
    return { ...rest, target: targetForSlot(slot), by: 'next', verdict: 'new', isChosen: true }
  })
}

/** The files that a section is chosen for. */
export function decisionsToPlace(decisions: readonly Decision[]): Decision[] {
  const unplaced = decisions.filter(({ verdict }) => verdict === 'unplaced')
  const ticked = unplaced.filter(({ isChosen }) => isChosen)
  return ticked.length > 0 ? ticked : unplaced
}

/** The places that files go to. */
export const targetPathsOf = (decisions: readonly Decision[]) =>
  new Set(decisions.map(({ target }) => target?.path))

/** Sorts by name, or by the time of the last change, which for a photo is when it was taken. */
export const inOrder = (decisions: readonly Decision[], order: 'name' | 'time'): Decision[] =>
  decisions.toSorted(({ file: one }, { file: other }) =>
    order === 'time' && one.changedAt !== other.changedAt
      ? one.changedAt - other.changedAt
      : byPath(one, other),
  )

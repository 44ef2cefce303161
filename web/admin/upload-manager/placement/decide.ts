import type { MediaSlot } from '../../contract.ts'
import type { ChosenFile } from '../files/chosen-file.ts'
import { kindOf } from './file-kind.ts'
import { targetForSlot } from './name-index.ts'
import type { Placement } from './placement.ts'

/** What a person decides of one file before anything is sent. */
export interface Decision extends Placement {
  isChosen: boolean
}

/** New files are ticked; what would replace a file waits for a person's own tick. */
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
  const places = new Set<string>()
  const wanted = decisions.filter(({ file, target }) => target && files.has(file))
  if (isChosen) for (const { target } of wanted) places.add(target?.path ?? '')
  const last = new Map(wanted.map(({ file, target }) => [target?.path, file]))
  return decisions.map(decision => {
    const { file, target } = decision
    if (!target) return decision
    if (!isChosen) return files.has(file) ? { ...decision, isChosen: false } : decision
    if (!places.has(target.path)) return decision
    return { ...decision, isChosen: last.get(target.path) === file }
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

/** Gives files without a place the empty places of a section, in their order. */
export function fillSection(
  decisions: readonly Decision[],
  slots: readonly MediaSlot[],
  section: string,
): Decision[] {
  const taken = new Set(decisions.map(({ target }) => target?.path))
  const empty = slots.filter(
    ({ path, present }) => path.startsWith(`${section}/`) && !present && !taken.has(path),
  )
  return decisions.map((decision): Decision => {
    if (decision.verdict !== 'unplaced') return decision
    const kind = kindOf(decision.file)
    const at = empty.findIndex(slot => slot.kind === kind)
    const [slot] = at < 0 ? [] : empty.splice(at, 1)
    if (!slot) return decision
    const { reason: _, ...rest } = decision
    return { ...rest, target: targetForSlot(slot), by: 'next', verdict: 'new', isChosen: true }
  })
}

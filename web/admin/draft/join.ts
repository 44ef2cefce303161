import { sameJson } from '../../base/same-json.ts'
import type { DraftKind, Known, Stored } from './draft-kind.ts'
import type { DraftState } from './draft-state.ts'
import { mapped, rebased, type Steps } from './steps.ts'

type Joined<Typed, Content> = Known<Typed, Content> & {
  steps: Steps<Typed>
} & Pick<DraftState<Typed, Content, unknown>, 'conflict' | 'joined'>

/**
 * Joins typed fields with what is stored now, whether or not what was sent has arrived. Fields that
 * both changed stay as typed.
 * @param answered where it is stored as the answer to a save of this
 */
export function join<Typed, Content, S extends Stored>(
  kind: DraftKind<Typed, Content, S>,
  known: Known<Typed, Content> & { steps: Steps<Typed> },
  stored: S,
  answered?: Content,
): Joined<Typed, Content> {
  const { base, theirs, completed = same } = kind.arrived(known, stored, answered)
  const typed = completed(known.typed)
  const steps = mapped(known.steps, completed)
  // The same objects, so that nothing is rendered again.
  if (sameJson(base, theirs)) {
    return { typed, steps, saved: base, sent: [], conflict: undefined }
  }
  const { conflicts: names, taken = [], typed: merged } = kind.merge(base, typed, theirs)
  if (names.length > 0) {
    return { typed, steps, saved: base, sent: [], conflict: { theirs, names } }
  }
  return {
    typed: merged,
    saved: theirs,
    sent: [],
    conflict: undefined,
    steps: rebased(steps, one => {
      const { typed, conflicts } = kind.merge(base, one, theirs)
      return conflicts.length > 0 ? undefined : typed
    }),
    ...(taken.length > 0 && { joined: { by: stored.changedBy ?? '', names: taken } }),
  }
}

const same = <T>(value: T) => value

import { sameJson } from '../../../web/base/same-json.ts'
import type {
  DraftConflict,
  DraftToSave,
  KeyedPage,
  SavedDraft,
} from '../../../web/features/pages/contract.ts'
import { mergePages } from '../../../web/features/pages/merge.ts'
import { AppError } from '../../base/errors.ts'
import { notSaved } from '../../storage/change-queue.ts'
import { type FoundPage, findPage, type PageEditorOptions } from './editor-options.ts'
import { formerOf, stateAt, withFormer } from './former-states.ts'
import { withNewSlots } from './new-slots.ts'
import { keysOf } from './section-keys.ts'

/** Changes what is not published yet. Its calls must not overlap. */
export function draftEditor(options: PageEditorOptions) {
  /** Stores a state as the draft, or removes the draft where it says what is published. */
  async function store(
    { stored, published, edited: now }: FoundPage,
    next: KeyedPage,
    by: string,
    lastSlot = stored.lastSlot,
    seenAt?: string,
  ): Promise<SavedDraft> {
    if (isSame(next, now)) return { version: stored.version, ...now }
    const version = stored.version + 1
    const at = new Date().toISOString()
    const begun = seenAt !== undefined && seenAt < at ? seenAt : at
    const isPublished = isSame(next, published)
    await options.store.change(stored, draft => {
      // Its turn has ended, and another process has changed the page.
      if (draft.version !== stored.version) throw notSaved('the page has changed')
      draft.former = withFormer(draft.former, formerOf(draft.version, now, next))
      draft.version = version
      draft.lastSlot = lastSlot
      if (isPublished) {
        delete draft.draft
        delete draft.publishAt
      } else draft.draft = { ...next, by, at, begun: draft.draft?.begun ?? begun }
    })
    return { version, ...next }
  }

  return {
    store,

    /**
     * Merges a draft with what others have saved since the version that it began from.
     * @throws AppError 409 with both states where they changed the same
     */
    async save(path: unknown, given: DraftToSave, by: string): Promise<SavedDraft> {
      const page = await findPage(path, options)
      const { stored, published, edited: theirs } = page
      const base = stateAt(given.version, stored, theirs)
      const { source, lastSlot } = withNewSlots(given.source, stored.id, stored.lastSlot)
      const mine = { source, keys: keysOf(source, given.keys, base ?? theirs) }
      if (!base) throw conflicting(published, theirs, stored.version, allOf(mine, theirs))
      const merge = mergePages(base, mine, theirs)
      if ('conflicts' in merge) throw conflicting(base, theirs, stored.version, merge.conflicts)
      return store(page, merge.merged, by, lastSlot, given.seenAt)
    },

    /** Goes back to what visitors see. */
    async discard(path: unknown, by: string): Promise<SavedDraft> {
      const page = await findPage(path, options)
      return store(page, page.published, by)
    },
  }
}

const isSame = (one: KeyedPage, other: KeyedPage) =>
  sameJson(one.source, other.source) && sameJson(one.keys, other.keys)

/** Everything in which a state of unknown origin differs from the stored one. */
function allOf(mine: KeyedPage, theirs: KeyedPage): string[] {
  const nothing: KeyedPage = { source: { path: '', sections: [] }, keys: [] }
  const merge = mergePages(nothing, mine, theirs)
  return 'conflicts' in merge ? merge.conflicts : ['order']
}

function conflicting(
  base: KeyedPage,
  theirs: KeyedPage,
  version: number,
  conflicts: string[],
): AppError {
  const details: Omit<DraftConflict, 'error'> = { base, theirs, version, conflicts }
  const message = 'Somebody else has changed the same part of this page. Compare both, and choose.'
  return new AppError(409, 'conflict', message, { details })
}

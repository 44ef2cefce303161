import { useCallback, useEffect, useRef } from 'react'
import { showToast } from '../../ui/toast/toasts.ts'
import { useUnsavedGuard } from '../ui/use-unsaved-guard.ts'
import type { Draft } from './draft.ts'
import type { DraftKind, Stored } from './draft-kind.ts'

/**
 * Serves the screen of a draft around its fields: says what became of text of an earlier visit,
 * opens conflicts, hears the keys of undo, redo and save, and asks before something is left that does
 * not save itself.
 */
export function useDraftScreen<Typed, Content, S extends Stored>(
  kind: DraftKind<Typed, Content, S>,
  draft: Draft<Typed, Content, S>,
  onConflict: () => void,
): void {
  const conflictOpened = useRef(onConflict)
  conflictOpened.current = onConflict
  const isStuck = useCallback(
    () => ['refused', 'conflict'].includes(draft.state.value.status),
    [draft],
  )
  useUnsavedGuard(isStuck)

  useEffect(() => sayFormer(kind, draft), [kind, draft])

  useEffect(() => {
    let handled = draft.state.value.conflict?.theirs
    if (handled) conflictOpened.current()
    return draft.state.subscribe(() => {
      const theirs = draft.state.value.conflict?.theirs
      if (theirs && theirs !== handled) conflictOpened.current()
      handled = theirs
    })
  }, [draft])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      const key = event.key.toLowerCase()
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
      const act = isRedo ? draft.redo : key === 'z' ? draft.undo : key === 's' ? draft.flush : null
      if (!act || document.querySelector('[role=dialog], [role=alertdialog]')) return
      // Words in a search field are no part of the draft.
      if (act !== draft.flush && (event.target as Element).closest?.('[type=search]')) return
      event.preventDefault()
      void act()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [draft])
}

function sayFormer<Typed, Content, S extends Stored>(
  { noun, tooLate }: DraftKind<Typed, Content, S>,
  { state, note }: Draft<Typed, Content, S>,
): void {
  const { former, stored } = state.value
  if (!former) return
  note({ former: undefined })
  if (former === 'restored') {
    showToast({
      title: 'Your text is back',
      description: `What this browser had not saved before is in the ${noun} again.`,
    })
  } else {
    showToast({
      title: `Text that was not saved is not in this ${noun}`,
      description: tooLate?.(stored) ?? '',
    })
  }
}

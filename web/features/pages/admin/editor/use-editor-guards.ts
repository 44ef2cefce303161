import { useCallback, useEffect, useRef } from 'react'
import { useUnsavedGuard } from '../../../../admin/ui/use-unsaved-guard.ts'
import { tellUnsaved } from '../../../../admin/unsaved.ts'
import { showToast } from '../../../../ui/toast/toasts.ts'
import type { Draft } from '../saving/draft.ts'

/** The draft of the open editor, for what asks before signing out. */
let current: Draft | undefined

tellUnsaved(() =>
  current && isUnsaved(current) ? 'Your last changes of a page are not saved yet.' : undefined,
)

const isUnsaved = ({ state }: Draft) => state.value.status !== 'saved'

/** Asks before unsaved text is left, opens conflicts, and hears the keys of undo, redo and save. */
export function useEditorGuards(draft: Draft, onConflict: () => void): void {
  const conflictOpened = useRef(onConflict)
  conflictOpened.current = onConflict
  useUnsavedGuard(useCallback(() => isUnsaved(draft), [draft]))

  useEffect(() => {
    current = draft
    return () => {
      current = undefined
    }
  }, [draft])

  useEffect(() => {
    const { isRestored } = draft.state.value
    if (isRestored) {
      showToast({
        title: 'Your text is back',
        description: 'What this browser had not saved before is in the page again.',
      })
    }
  }, [draft])

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
      event.preventDefault()
      void act()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [draft])
}

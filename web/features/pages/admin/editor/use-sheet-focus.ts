import { useEffect, useRef } from 'react'
import type { Selection } from './use-selection.ts'

const targets = {
  outline: '.editor-outline .outline-section',
  form: '.editor-form',
  none: '.editor-below button',
}

/**
 * Where outline and form are sheets, takes the focus into the one that opens, and back to the buttons
 * below the preview; Escape closes it.
 */
export function useSheetFocus(isNarrow: boolean, { panel, focus, setPanel }: Selection): void {
  const former = useRef(panel)

  useEffect(() => {
    if (former.current === panel) return
    former.current = panel
    // The form itself goes to the field that was asked for.
    if (!isNarrow || (panel === 'form' && focus)) return
    document.querySelector<HTMLElement>(targets[panel ?? 'none'])?.focus()
  }, [isNarrow, panel, focus])

  useEffect(() => {
    if (!isNarrow || !panel) return
    const close = (event: KeyboardEvent) => {
      const isOver = document.querySelector('[role=dialog], [role=alertdialog]')
      if (event.key === 'Escape' && !event.defaultPrevented && !isOver) setPanel(undefined)
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [isNarrow, panel, setPanel])
}

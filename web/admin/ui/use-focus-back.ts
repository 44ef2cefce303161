import { useState } from 'react'

/**
 * Moves the focus from a closed dialog back to the element that had it, or to the screen where that
 * has gone. The library does so for its own triggers alone.
 * @param focusAfter what the dialog has led to, which gets the focus instead
 */
export function useFocusBack(focusAfter?: () => HTMLElement | null) {
  const [opener] = useState(() => document.activeElement)
  return {
    onCloseAutoFocus(event: Event): void {
      event.preventDefault()
      const former = opener?.isConnected ? opener : document.getElementById('main')
      const target = focusAfter?.() ?? former
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    },
  }
}

import { useState } from 'react'

/**
 * For the content of a dialog: focus goes back to what had it, or to the screen where that has gone.
 * The library does so for its own triggers alone.
 */
export function useFocusBack() {
  const [opener] = useState(() => document.activeElement)
  return {
    onCloseAutoFocus(event: Event): void {
      event.preventDefault()
      const target = opener?.isConnected ? opener : document.getElementById('main')
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    },
  }
}

import { type RefObject, useEffect, useRef } from 'react'

/**
 * Makes a dialog that the server rendered open a modal one: the rest of the page is out of reach,
 * Escape calls `close`, and focus goes back to the tile of the item shown last. The page moves for
 * that only where another item was shown first.
 */
export function useModal(close: () => void, code: string): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  const first = useRef(code)
  const latest = useRef({ close, code })
  latest.current = { close, code }
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    // Open by its attribute it is not modal yet.
    element.close()
    element.showModal()
    const cancel = (event: Event) => {
      event.preventDefault()
      latest.current.close()
    }
    element.addEventListener('cancel', cancel)
    return () => {
      element.removeEventListener('cancel', cancel)
      const { code } = latest.current
      const tile = document.querySelector<HTMLElement>(`[data-item="${CSS.escape(code)}"]`)
      tile?.focus({ preventScroll: code === first.current })
    }
  }, [])
  return dialog
}

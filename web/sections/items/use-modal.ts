import { type RefObject, useEffect, useRef } from 'react'

/**
 * Makes a dialog that the server rendered as open modal: the rest of the page is inert, Escape
 * calls `close`, and focus returns to the tile of the item shown last. The page scrolls to that
 * tile only if it is not the item that was opened first.
 */
export function useModal(close: () => void, code: string): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  const first = useRef(code)
  const latest = useRef({ close, code })
  latest.current = { close, code }
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    // A dialog with the attribute `open` is not modal.
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

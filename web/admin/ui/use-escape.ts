import { type RefObject, useEffect } from 'react'

/**
 * Calls `close` at Escape while the element is the last open dialog. The library gives Escape to what
 * came last, which may be a toast beside the dialog, and hears nothing in the dialog where a button
 * that had the focus was disabled; what it closes itself has its default prevented.
 */
export function useEscape(element: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      const open = document.querySelectorAll('[role=dialog], [role=alertdialog]')
      if ([...open].at(-1) !== element.current) return
      event.preventDefault()
      close()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [element, close])
}

import { type RefObject, useEffect } from 'react'

/**
 * Calls `close` at Escape while the element is the last open dialog. The library gives Escape to
 * the last opened element, which may be a toast beside the dialog, and receives nothing in the
 * dialog where a focused button was disabled; events that it handles have their default prevented.
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

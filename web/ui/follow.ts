import type { MouseEvent } from 'react'
import { navigate } from 'wouter/use-browser-location'

/**
 * Opens a link's address in place, unless the visitor wants it in a tab or a window of its own.
 * @param state what the new entry of the history is to know
 */
export function follow(event: MouseEvent<HTMLAnchorElement>, state?: object): void {
  const { ctrlKey, metaKey, altKey, shiftKey, button, defaultPrevented } = event
  if (ctrlKey || metaKey || altKey || shiftKey || button !== 0 || defaultPrevented) return
  event.preventDefault()
  // The second click of a double click was meant for what lay above, such as a viewer's Close.
  if (event.detail > 1) return
  navigate(event.currentTarget.getAttribute('href') as string, { state })
}

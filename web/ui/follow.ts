import type { MouseEvent } from 'react'
import { navigate } from 'wouter/use-browser-location'

/**
 * Navigates to a link's URL without a reload, unless the click opens a new tab or window.
 * @param state of the new history entry
 */
export function follow(event: MouseEvent<HTMLAnchorElement>, state?: object): void {
  const { ctrlKey, metaKey, altKey, shiftKey, button, defaultPrevented } = event
  if (ctrlKey || metaKey || altKey || shiftKey || button !== 0 || defaultPrevented) return
  event.preventDefault()
  // The second click of a double click was meant for the element above, such as a viewer's Close.
  if (event.detail > 1) return
  navigate(event.currentTarget.getAttribute('href') as string, { state })
}

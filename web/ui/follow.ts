import type { MouseEvent } from 'react'
import { navigate } from 'wouter/use-browser-location'

/**
 * Navigates to a link's URL without a reload, unless the click opens a new tab or window.
 * @param state of the new history entry
 */
export function follow(event: MouseEvent<HTMLAnchorElement>, state?: object): void {
  if (!isPlainClick(event)) return
  event.preventDefault()
  // The second click of a double click was meant for the element above, such as a viewer's Close.
  if (event.detail > 1) return
  navigate(event.currentTarget.getAttribute('href') as string, { state })
}

/** Tells whether a click is for this page, and not for a new tab or window. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) &&
  event.button === 0 &&
  !event.defaultPrevented

import type { MouseEvent } from 'react'

/** Replaces the default action of a link, unless the click opens a new tab. */
export const inPlace = (act: () => void) => (event: MouseEvent) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  act()
}

import { useSyncExternalStore } from 'react'

/** As in sheets.css: there is no space for outline and form beside the preview. */
const NARROW = '(max-width: 1179px)'

const query = matchMedia(NARROW)

export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches)
}

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

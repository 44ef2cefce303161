import { useSyncExternalStore } from 'react'

/** As in sheets.css: there is no space for outline and form beside the preview. */
const NARROW = '(max-width: 1179px)'

export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches)
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

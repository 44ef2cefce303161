import { useSyncExternalStore } from 'react'
import { savesData } from '../base/page-loader.ts'

/**
 * Tells whether a clip plays on click only: data saving or reduced motion is on, or the connection
 * is so slow that its megabytes would delay everything else. Unknown on the server, where it is
 * false.
 */
export function useDataSaver(): boolean {
  return useSyncExternalStore(subscribe, prefersLessData, () => false)
}

interface Connection extends EventTarget {
  effectiveType?: string
}

const reducedMotion = '(prefers-reduced-motion: reduce)'
const reducedData = '(prefers-reduced-data: reduce)'

function prefersLessData(): boolean {
  const isSlow = /^(slow-2g|2g|3g)$/.test(connection()?.effectiveType ?? '')
  return isSlow || savesData() || matchMedia(reducedMotion).matches
}

function subscribe(listener: () => void): () => void {
  const sources = [matchMedia(reducedMotion), matchMedia(reducedData), connection()]
  for (const source of sources) source?.addEventListener?.('change', listener)
  return () => {
    for (const source of sources) source?.removeEventListener?.('change', listener)
  }
}

/** Not every browser has the Network Information API. */
const connection = () => (navigator as { connection?: Connection }).connection

import { useEffect, useRef, useState } from 'react'
import { changeInWords } from '../../features/design/choices.ts'
import type { DesignAtAddress } from '../../features/design/design-at-address.ts'
import { summaryOf } from '../../features/design/facts.ts'

/** The announcement of the last change for screen readers; '' before the first one. */
export function useAnnouncement(shown: DesignAtAddress): string {
  const lastShown = useRef(shown)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const former = lastShown.current
    lastShown.current = shown
    if (former.text === shown.text) return
    setAnnouncement(`${changeInWords(former.plan, shown.plan)}. ${summaryOf(shown.plan)}`)
  }, [shown])
  return announcement
}

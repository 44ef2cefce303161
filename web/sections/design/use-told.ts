import { useEffect, useRef, useState } from 'react'
import { changeInWords } from '../../design/choices.ts'
import type { DesignAtAddress } from '../../design/design-at-address.ts'
import { summaryOf } from '../../design/facts.ts'

/** What has changed, for those who do not see it; '' until something has. */
export function useTold(shown: DesignAtAddress): string {
  const before = useRef(shown)
  const [told, setTold] = useState('')
  useEffect(() => {
    const former = before.current
    before.current = shown
    if (former.text === shown.text) return
    setTold(`${changeInWords(former.plan, shown.plan)}. ${summaryOf(shown.plan)}`)
  }, [shown])
  return told
}

import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** On phones the list and the drawing are shown one at a time; elsewhere both are. */
export function usePanes() {
  const [step, setStep] = useState<'list' | 'chosen'>('list')
  const list = useRef<HTMLElement>(null)
  const chosen = useRef<HTMLElement>(null)

  /** The focus stays where it is unless its pane has gone. */
  function turnTo(next: 'list' | 'chosen'): void {
    flushSync(() => setStep(next))
    const [shown, other] = next === 'list' ? [list, chosen] : [chosen, list]
    shown.current?.scrollTo({ top: next === 'chosen' ? 0 : shown.current.scrollTop })
    if (other.current?.getClientRects().length === 0) shown.current?.focus({ preventScroll: true })
  }

  return { step, list, chosen, turnTo }
}

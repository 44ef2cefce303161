import { useEffect, useState } from 'react'
import { designFactsUrl } from '../../features/design/addresses.ts'
import type { DesignFacts } from '../../features/design/contract.ts'
import { firstPlan } from '../../features/design/plan.ts'
import { planText } from '../../features/design/plan-text.ts'
import type { SectionOf } from '../schemas.ts'

type Estimate = DesignFacts['estimate'] | null

/** The estimated price of a plan in words; requested only where the owner has entered prices. */
export function useEstimate(
  { estimate, plan: first = planText(firstPlan) }: SectionOf<'design'>,
  text: string,
): string {
  const [answer, setAnswer] = useState<{ plan: string; estimate: Estimate }>()
  const hasPrices = estimate !== undefined
  const isFirst = text === first
  useEffect(() => {
    if (!hasPrices || isFirst) return
    const stop = new AbortController()
    fetch(designFactsUrl(text), { signal: stop.signal })
      .then(answer => answer.json())
      .then((facts: DesignFacts) => setAnswer({ plan: text, estimate: facts.estimate }))
      // The last estimate stays true while offline, or while the server is busy.
      .catch(() => stop.signal.aborted || setAnswer({ plan: text, estimate: null }))
    return () => stop.abort()
  }, [hasPrices, isFirst, text])
  if (!hasPrices) return ON_REQUEST
  if (isFirst) return inWords(estimate)
  return answer?.plan === text ? inWords(answer.estimate) : '…'
}

const ON_REQUEST = 'on request'

function inWords(estimate: Estimate): string {
  if (!estimate) return ON_REQUEST
  const { from, to, currency } = estimate
  const amount = (value: number) => value.toLocaleString('en-GB')
  const range = from === to ? amount(from) : `${amount(from)} to ${amount(to)}`
  return `${currency} ${range}, not an offer`
}

import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { NAME, type Pair, pairIn, wordsOf } from './states.ts'

/** That the comparison was opened here, so that closing it is going back. */
const OPENED = { opened: NAME }

export type ChosenPair = ReturnType<typeof usePair>

/** Which states the address says are compared: Back closes the comparison, and a reload keeps it. */
export function usePair() {
  const [path, navigate] = useLocation()
  const [params] = useSearchParams()
  const words = params.get(NAME)
  return useMemo(() => {
    const addressOf = (pair: Pair | undefined) => {
      const next = new URLSearchParams(location.search)
      next.delete(NAME)
      if (pair) next.set(NAME, wordsOf(pair))
      return `${path}?${next}`
    }
    return {
      pair: pairIn(new URLSearchParams(words === null ? '' : { [NAME]: words })),
      open: (pair: Pair) => navigate(addressOf(pair), { state: OPENED }),
      change: (pair: Pair) => navigate(addressOf(pair), { replace: true, state: history.state }),
      close(): void {
        if (history.state?.opened === NAME) history.back()
        else navigate(addressOf(undefined), { replace: true })
      },
    }
  }, [path, navigate, words])
}

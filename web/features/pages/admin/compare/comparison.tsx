import { type FC, useEffect, useState } from 'react'
import { reportFailure } from '../../../../admin/report-failure.ts'
import type { CompareProps } from './compare-dialog.tsx'
import { loadCompare } from './load-compare.ts'
import type { Pair } from './states.ts'

interface Props extends Omit<CompareProps, 'pair'> {
  /** Undefined while nothing is compared. */
  pair: Pair | undefined
}

/** The comparison, which is loaded when it is first asked for. */
export function Comparison({ pair, ...props }: Props) {
  const [Loaded, setLoaded] = useState<FC<CompareProps>>()
  const isAsked = pair !== undefined
  const { onClose } = props

  // biome-ignore lint/correctness/useExhaustiveDependencies: closed where it could not be loaded
  useEffect(() => {
    if (!isAsked || Loaded) return
    loadCompare().then(
      loaded => setLoaded(() => loaded),
      error => {
        onClose()
        reportFailure(error, 'The comparison could not be loaded: the site did not answer.')
      },
    )
  }, [isAsked, Loaded])

  return pair && Loaded ? <Loaded {...props} pair={pair} /> : null
}

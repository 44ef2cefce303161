import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { PageData } from './contract.ts'
import { applyStyles } from './later-styles.ts'
import { loadNextPage } from './next-page.ts'
import { leavePage, rememberPage } from './page-loader.ts'
import { restoreScroll } from './scroll.ts'

interface Shown {
  address: string
  data: PageData
}

/**
 * The data of the page to show. The address may run ahead: the old page stays until the next one's
 * data is there. Where it cannot be had, the browser loads the address itself. A query is no page
 * of its own: it is the state of the sections, which read it themselves.
 */
export function usePage(first: PageData): PageData {
  const [address] = useLocation()
  const [shown, setShown] = useState<Shown>({ address, data: first })
  const wanted = useRef(address)

  useEffect(() => {
    const isFirst = wanted.current === address
    wanted.current = address
    if (isFirst) return rememberPage(address, first)
    loadNextPage(address, location.search).then(
      data => {
        if (wanted.current === address) setShown({ address, data })
      },
      () => window.location.reload(),
    )
  }, [address, first])

  useEffect(() => () => leavePage(shown.data), [shown])

  const isFirstPage = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves once for each page shown
  useLayoutEffect(() => {
    if (isFirstPage.current) isFirstPage.current = false
    else {
      applyStyles()
      restoreScroll()
      fadeIn()
    }
  }, [shown])

  return shown.data
}

/**
 * Not a view transition: the browser would first paint the old page once more to keep its picture,
 * which takes longer than everything else on the way to the next page (test/bench/navigation.ts).
 */
function fadeIn(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const main = document.getElementById('main')
  main?.animate({ opacity: [0.3, 1] }, { duration: 160, easing: 'ease-out' })
}

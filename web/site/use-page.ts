import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location'
import { reloadOr, stopWaiting, waitForConnection } from '../base/connection.ts'
import type { PageData } from '../base/contract.ts'
import { applyStyles } from '../base/later-styles.ts'
import type { PageLocation } from '../base/page-context.ts'
import { leavePage, rememberPage } from '../base/page-loader.ts'
import { narrowingOf } from '../sections/items/narrowing.ts'
import { loadNextPage } from './next-page.ts'
import { isNewEntry, restoreScroll } from './scroll.ts'

/** The location for the server, which has no `location`. */
export interface ServerLocation {
  ssrPath: string
  /** The query with its question mark, or ''. */
  ssrSearch: string
}

interface Shown extends PageLocation {
  /** The address that `data` is loaded by. */
  source: string
  data: PageData
}

/**
 * The page to show. The browser's URL updates first: the old page stays, with its query, until the
 * next one's data is loaded. If that fails, the browser loads the URL itself, or without a
 * connection shows a notice. Only the parameters that narrow a list down have data of their own:
 * the rest is the state of the sections, which read it.
 */
export function usePage(first: PageData, server?: ServerLocation): Shown {
  const address = usePathname(server)
  const search = useSearch(server).slice(1)
  const source = address + narrowingOf(search)
  const [shown, setShown] = useState<Shown>({ address, search, source, data: first })
  if (source === shown.source && search !== shown.search) setShown({ ...shown, search })
  const lastSource = useRef(source)
  const last = useRef(shown)

  useEffect(() => {
    const isFirst = lastSource.current === source
    lastSource.current = source
    if (isFirst) return rememberPage(source, first)
    // Back before the next page was loaded: this one is still shown.
    if (source === last.current.source) return
    const open = () => {
      const { href, search } = location
      loadNextPage(source, search).then(
        data => {
          const search = location.search.slice(1)
          if (lastSource.current === source) setShown({ address, search, source, data })
        },
        () =>
          reloadOr(() => {
            if (location.href !== href) return
            if (!isNewEntry()) return waitForConnection(open)
            const wait = () => waitForConnection(() => navigate(href))
            addEventListener('popstate', wait, { once: true })
            history.back()
          }),
      )
    }
    open()
  }, [address, source, first])

  useEffect(() => () => leavePage(shown.data), [shown.data])

  useLayoutEffect(() => {
    const previousPage = last.current
    last.current = shown
    if (previousPage === shown) return
    const isNewPage = previousPage.address !== shown.address
    if (previousPage.data !== shown.data) {
      stopWaiting()
      applyStyles()
    }
    restoreScroll(isNewPage)
    if (isNewPage) fadeIn()
  }, [shown])

  return shown
}

/**
 * This is no view transition: the browser would first paint the old page again for its snapshot,
 * which takes longer than the rest of the navigation (test/bench/navigation.ts).
 */
function fadeIn(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const main = document.getElementById('main')
  main?.animate({ opacity: [0.3, 1] }, { duration: 160, easing: 'ease-out' })
}

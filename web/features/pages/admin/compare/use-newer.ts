import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../../../base/routes.ts'
import { sameJson } from '../../../../base/same-json.ts'
import { useObserved } from '../../../../ui/observable.ts'
import { about } from '../saving/about.ts'
import type { PageDraft } from '../saving/page-kind.ts'

/** Milliseconds between two looks. */
const EVERY = 20_000

/**
 * Joins what others save and publish while the page is compared.
 * @returns whether another administrator published the page since the comparison was opened
 */
export function useNewer(path: string, draft: PageDraft): boolean {
  const queries = useQueryClient()
  const published = useObserved(draft.state, state => state.stored.published)
  const [opened] = useState(published)
  const isNewer = !sameJson(opened, published)

  useEffect(() => {
    async function look(): Promise<void> {
      if (document.visibilityState !== 'visible') return
      // Without a connection what is compared stays; the frames say so themselves.
      await draft.refresh().catch(() => undefined)
    }
    void look()
    const timer = setInterval(() => void look(), EVERY)
    const onVisible = () => void look()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [draft])

  useEffect(() => {
    if (!isNewer) return
    for (const address of [api.pageVersions, api.editedPage]) {
      void queries.invalidateQueries({ queryKey: [about(address, path)] })
    }
  }, [isNewer, path, queries])

  return isNewer
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../../../base/routes.ts'
import { sameJson } from '../../../../base/same-json.ts'
import type { Draft } from '../saving/draft.ts'
import { about } from '../saving/server-connection.ts'

/** Milliseconds between two looks. */
const EVERY = 20_000

/**
 * Joins what others save and publish while the page is compared.
 * @returns whether another administrator published the page since the comparison was opened
 */
export function useNewer(path: string, draft: Draft): boolean {
  const queries = useQueryClient()
  const [isNewer, setNewer] = useState(false)

  useEffect(() => {
    let isLeft = false
    async function look(): Promise<void> {
      if (document.visibilityState !== 'visible') return
      const before = draft.state.value.published
      // Without a connection what is compared stays; the frames say so themselves.
      await draft.refresh().catch(() => undefined)
      const { published } = draft.state.value
      if (isLeft || sameJson(before, published)) return
      setNewer(true)
      for (const address of [api.pageVersions, api.editedPage]) {
        void queries.invalidateQueries({ queryKey: [about(address, path)] })
      }
    }
    void look()
    const timer = setInterval(() => void look(), EVERY)
    const onVisible = () => void look()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      isLeft = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [path, draft, queries])

  return isNewer
}

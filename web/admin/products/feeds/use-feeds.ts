import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../routes.ts'
import { reportFailure } from '../../report-failure.ts'
import { request } from '../../request.ts'
import type { FeedsAnswer, FeedsChange } from './contract.ts'

const queryKey = [api.feeds]

/** The switches of the feeds, each sent at once, and what is in them. */
export function useFeeds() {
  const queryClient = useQueryClient()
  const { data, error } = useQuery<FeedsAnswer>({ queryKey, refetchOnMount: 'always' })
  const [isBusy, setBusy] = useState(false)

  async function turn(change: Partial<Pick<FeedsChange, 'meta' | 'google'>>): Promise<void> {
    if (!data || isBusy) return
    const { version, meta, google } = data
    setBusy(true)
    try {
      const body: FeedsChange = { version, meta, google, ...change }
      const after = await request<FeedsAnswer>(api.feeds, { method: 'PUT', body })
      queryClient.setQueryData(queryKey, after)
    } catch (failure) {
      reportFailure(failure, 'The feed could not be switched. Please try again.')
      // A colleague may have switched it.
      await queryClient.invalidateQueries({ queryKey })
    }
    setBusy(false)
  }
  return { feeds: data, error, isBusy, turn }
}

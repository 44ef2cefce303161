import { useQuery, useQueryClient } from '@tanstack/react-query'
import { reportFailure } from '../../../../admin/report-failure.ts'
import { request } from '../../../../admin/request.ts'
import { useBusy } from '../../../../admin/ui/use-busy.ts'
import { api } from '../../../../base/routes.ts'
import type { FeedsAnswer, FeedsChange } from './contract.ts'

type Switched = Partial<Pick<FeedsChange, 'meta' | 'google'>>

const queryKey = [api.feeds]

/** The switches of the feeds, each sent at once, and what is in them. */
export function useFeeds() {
  const queryClient = useQueryClient()
  const { data, error } = useQuery<FeedsAnswer>({ queryKey, refetchOnMount: 'always' })
  const { isBusy, run } = useBusy()

  async function send(stored: FeedsAnswer, change: Switched): Promise<void> {
    const { version, meta, google } = stored
    try {
      const body: FeedsChange = { version, meta, google, ...change }
      const after = await request<FeedsAnswer>(api.feeds, { method: 'PUT', body })
      queryClient.setQueryData(queryKey, after)
    } catch (failure) {
      reportFailure(failure, 'The feed could not be switched. Please try again.')
      // A colleague may have switched it.
      await queryClient.invalidateQueries({ queryKey })
    }
  }

  async function turn(change: Switched): Promise<void> {
    if (data) await run(() => send(data, change))
  }
  return { feeds: data, error, isBusy, turn }
}

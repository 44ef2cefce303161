import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation } from 'wouter'
import { newKey } from '../../../admin/draft/new-key.ts'
import { reportFailure } from '../../../admin/report-failure.ts'
import { request } from '../../../admin/request.ts'
import { useBusy } from '../../../admin/ui/use-busy.ts'
import { api, quoteScreen } from '../../../base/routes.ts'
import type { MadeQuote } from '../contract.ts'

interface Wanted {
  address: string
  body?: object
  /** What the new quote is made of, where the address and the body do not say it. */
  source?: string
  failed: string
}

/** Makes quotes, one at a time, and opens each. */
export function useMakeQuote() {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const { isBusy, run } = useBusy()
  /** The same key until an answer comes: a request that is sent again makes no second quote. */
  const unanswered = useRef<{ wanted: string; key: string }>(undefined)

  async function send({ failed, ...wanted }: Wanted): Promise<MadeQuote | undefined> {
    const text = JSON.stringify(wanted)
    if (unanswered.current?.wanted !== text) unanswered.current = { wanted: text, key: newKey() }
    const body = { ...wanted.body, idempotencyKey: unanswered.current.key }
    try {
      const made = await request<MadeQuote>(wanted.address, { method: 'POST', body })
      unanswered.current = undefined
      void queryClient.invalidateQueries({ queryKey: [api.overview] })
      navigate(quoteScreen(made.id))
      return made
    } catch (error) {
      reportFailure(error, failed)
      return undefined
    }
  }
  return {
    isBusy,
    /** @returns undefined where it could not be made, which is said */
    make: (wanted: Wanted) => run(() => send(wanted)),
  }
}

import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { MadeQuote, NewQuote } from '../../quotes/contract.ts'
import { api, quoteScreen } from '../../routes.ts'
import { newKey } from '../pages/saving/new-key.ts'
import { reportFailure } from '../report-failure.ts'
import { request } from '../request.ts'

interface Props {
  /** Whose items and customer it begins with. */
  inquiryId?: string
  look?: 'primary' | 'secondary'
  children: ReactNode
}

/** A button that makes a quote and opens it. */
export function MakeQuote({ inquiryId, look = 'secondary', children }: Props) {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const [isBusy, setBusy] = useState(false)
  /** The same until an answer comes: a request that is sent again makes no second quote. */
  const key = useRef<string>(undefined)
  const make = async () => {
    if (isBusy) return
    setBusy(true)
    key.current ??= newKey()
    const body: NewQuote = { idempotencyKey: key.current, ...(inquiryId && { inquiryId }) }
    try {
      const { id } = await request<MadeQuote>(api.quotes, { method: 'POST', body })
      key.current = undefined
      void queryClient.invalidateQueries({ queryKey: [api.overview] })
      navigate(quoteScreen(id))
    } catch (error) {
      setBusy(false)
      reportFailure(error, 'The quote could not be made. Please try again.')
    }
  }
  return (
    <button type="button" className={`button ${look}`} aria-disabled={isBusy} onClick={make}>
      {isBusy ? 'Making it…' : children}
    </button>
  )
}

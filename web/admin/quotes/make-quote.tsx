import type { ReactNode } from 'react'
import { api } from '../../routes.ts'
import { useMakeQuote } from './use-make-quote.ts'

interface Props {
  /** Whose items and customer it begins with. */
  inquiryId?: string
  look?: 'primary' | 'secondary'
  children: ReactNode
}

/** A button that makes a quote and opens it. */
export function MakeQuote({ inquiryId, look = 'secondary', children }: Props) {
  const { make, isBusy } = useMakeQuote()
  const body = inquiryId === undefined ? {} : { inquiryId }
  const failed = 'The quote could not be made. Please try again.'
  return (
    <button
      type="button"
      className={`button ${look}`}
      aria-disabled={isBusy}
      onClick={() => void make({ address: api.quotes, body, failed })}
    >
      {isBusy ? 'Making it…' : children}
    </button>
  )
}

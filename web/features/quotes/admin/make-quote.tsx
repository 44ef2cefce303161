import type { ReactNode } from 'react'
import { Button } from '../../../admin/ui/button.tsx'
import { api } from '../../../base/routes.ts'
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
    <Button
      className={`button ${look}`}
      isBusy={isBusy}
      busyText="Making it…"
      onClick={() => void make({ address: api.quotes, body, failed })}
    >
      {children}
    </Button>
  )
}

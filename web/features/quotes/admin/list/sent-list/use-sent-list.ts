import { type FormEvent, useState } from 'react'
import { isSignedOut, reasonOf, request } from '../../../../../admin/request.ts'
import { signInAgain } from '../../../../../admin/session/sign-in-again.ts'
import { api } from '../../../../../base/routes.ts'
import type { SentListLines } from '../../../contract.ts'
import { useMakeQuote } from '../../use-make-quote.ts'

/** A pasted message: what is in it, as the server reads it, then the quote of that. */
export function useSentList() {
  const { make, isBusy: isMaking } = useMakeQuote()
  const [text, setText] = useState('')
  const [found, setFound] = useState<SentListLines>()
  const [fault, setFault] = useState<string>()
  const [isReading, setReading] = useState(false)

  async function read(): Promise<void> {
    setReading(true)
    setFault(undefined)
    try {
      const body = { text }
      setFound(await request<SentListLines>(api.quoteSentList, { method: 'POST', body }))
    } catch (error) {
      if (isSignedOut(error)) signInAgain()
      else setFault(reasonOf(error, 'The items could not be read. Please try again.'))
    } finally {
      setReading(false)
    }
  }

  return {
    text,
    found,
    fault,
    isBusy: isReading || isMaking,

    type(typed: string): void {
      setText(typed)
      setFound(undefined)
      setFault(undefined)
    },

    submit(event: FormEvent): void {
      event.preventDefault()
      if (isReading || isMaking) return
      const failed = 'The quote could not be made. Please try again.'
      if (!found) void read()
      else {
        const { currency, lines, vat } = found
        void make({ address: api.quotes, body: { currency, lines, vat }, failed })
      }
    },
  }
}

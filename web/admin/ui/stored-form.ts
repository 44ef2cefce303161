import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '../../ui/toast/toasts.ts'
import { reportFailure } from '../report-failure.ts'
import { fieldErrorsOf, RequestError, request } from '../request.ts'
import { tellUnsaved } from '../unsaved.ts'
import { useBusy } from './use-busy.ts'

interface StoredFormOptions<Stored, Entry, Sent> {
  /**
   * The API: GET answers with the stored value, PUT with the new one; 409 where the stored one is
   * newer.
   */
  address: string
  /** The fields of a stored value. */
  entryOf: (stored: Stored) => Entry
  /** Makes the body of the request, or the faults, a sentence for each field. */
  read: (entry: Entry, stored: Stored) => { body?: Sent; faults: Record<string, string> }
  /** Says where the screen is left that something is not saved. */
  unsaved: string
  /** The message once it is saved. */
  saved: string
  title?: string
  /** Called after it is saved, for whatever else follows from that. */
  onSaved?: (answer: Stored, before: Stored, queryClient: QueryClient) => void
  notSaved: string
}

/**
 * A hook for a form over one thing that is stored and replaced as a whole. What is typed over it stays
 * for administrators who leave by the back button and return.
 */
export function storedForm<Stored extends object, Entry extends object, Sent = Stored>(
  options: StoredFormOptions<Stored, Entry, Sent>,
) {
  const { address, entryOf, read, saved, title = 'Saved', onSaved } = options
  const queryKey = [address]
  let unsaved: Partial<Entry> = {}

  tellUnsaved(() => (Object.keys(unsaved).length > 0 ? options.unsaved : undefined))

  return function useStoredForm() {
    const queryClient = useQueryClient()
    const { data, error } = useQuery<Stored>({ queryKey, refetchOnMount: 'always' })
    const [typed, setTyped] = useState(unsaved)
    const [faults, setFaults] = useState<Record<string, string>>({})
    const { isBusy: isSaving, run } = useBusy()
    const [isOutdated, setOutdated] = useState(false)
    const stored = data && entryOf(data)
    const entry: Entry | undefined = stored && { ...stored, ...typed }

    const type = (next: Partial<Entry>) => {
      unsaved = next
      setTyped(next)
    }

    async function send(body: Sent, sent: Entry, before: Stored): Promise<void> {
      const answer = await request<Stored>(address, { method: 'PUT', body })
      queryClient.setQueryData(queryKey, answer)
      // Input typed during the request stays.
      type(differing(unsaved, sent))
      onSaved?.(answer, before, queryClient)
      showToast({ title, description: saved })
    }

    function refuse(error: unknown): void {
      const fields = fieldErrorsOf(error)
      setFaults(fields)
      if (error instanceof RequestError && error.status === 409) setOutdated(true)
      else if (Object.keys(fields).length === 0) reportFailure(error, options.notSaved)
    }

    return {
      stored: data,
      entry,
      error,
      faults,
      isSaving,
      isOutdated,
      isUnsaved: Object.keys(typed).length > 0,
      change(fields: Partial<Entry>) {
        type(differing({ ...typed, ...fields }, stored ?? {}))
        setFaults(faults => withoutThose(Object.keys(fields), faults))
      },
      discard() {
        type({})
        setFaults({})
      },
      async readAgain() {
        await queryClient.invalidateQueries({ queryKey })
        setOutdated(false)
      },
      async save(): Promise<void> {
        if (!data || !entry || Object.keys(typed).length === 0) return
        const { body, faults } = read(entry, data)
        setFaults(faults)
        if (body) await run(() => send(body, entry, data).catch(refuse))
      },
    }
  }
}

export type StoredForm = ReturnType<ReturnType<typeof storedForm>>

/** The faults of other fields than these, such as `vat.rate` where that is none of `rate`. */
function withoutThose(names: readonly string[], faults: Record<string, string>) {
  const all = Object.entries(faults)
  return Object.fromEntries(all.filter(([at]) => !names.includes(at.split('.').at(-1) ?? '')))
}

/** The fields of one that have another text in the other. */
function differing<Entry extends object>(one: Partial<Entry>, other: Partial<Entry>) {
  const all = Object.entries(one) as [keyof Entry, unknown][]
  return Object.fromEntries(all.filter(([name, text]) => other[name] !== text)) as Partial<Entry>
}

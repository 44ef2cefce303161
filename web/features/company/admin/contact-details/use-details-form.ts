import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContactDetailsAnswer, EditedContactDetails } from '../../../../admin/contract.ts'
import { reportFailure } from '../../../../admin/report-failure.ts'
import { fieldErrorsOf, RequestError, request } from '../../../../admin/request.ts'
import { companyName } from '../../../../admin/settings.ts'
import { useBusy } from '../../../../admin/ui/use-busy.ts'
import { tellUnsaved } from '../../../../admin/unsaved.ts'
import { api } from '../../../../base/routes.ts'
import { showToast } from '../../../../ui/toast/toasts.ts'

type Changes = Partial<EditedContactDetails>
type Faults = Partial<Record<keyof EditedContactDetails, string>>

/** Unsaved input, kept for users who leave by the back button and return. */
let unsaved: Changes = {}

tellUnsaved(() =>
  Object.keys(unsaved).length > 0
    ? 'The contact details that you changed are not saved yet.'
    : undefined,
)

/** The stored details, what has been changed in them, and what the server says to it. */
export function useDetailsForm() {
  const queryClient = useQueryClient()
  const queryKey = [api.adminContactDetails]
  const { data, error } = useQuery<ContactDetailsAnswer>({ queryKey })
  const [changes, setChanges] = useState<Changes>(unsaved)
  const [faults, setFaults] = useState<Faults>({})
  const { isBusy: isSaving, run } = useBusy()
  const [isOutdated, setOutdated] = useState(false)

  const storeChanges = (next: Changes) => {
    unsaved = next
    setChanges(next)
  }

  async function send(body: ContactDetailsAnswer['details']): Promise<void> {
    const address = api.adminContactDetails
    const answer = await request<ContactDetailsAnswer>(address, { method: 'PUT', body })
    queryClient.setQueryData(queryKey, answer)
    companyName.set(answer.details.companyName)
    const hasOtherZone = body.timeZone !== data?.details.timeZone
    void queryClient.invalidateQueries({ queryKey: [api.overview] })
    storeChanges(changedSince(body))
    setFaults({})
    // All screens have read the former one with their document.
    if (hasOtherZone) return location.reload()
    showToast({ title: 'Contact details saved', description: 'Visitors see them from now on.' })
  }

  function refuse(error: unknown): void {
    const fields: Faults = fieldErrorsOf(error)
    setFaults(fields)
    if (error instanceof RequestError && error.status === 409) setOutdated(true)
    else if (Object.keys(fields).length === 0) {
      reportFailure(error, 'The contact details could not be saved')
    }
  }

  return {
    stored: data?.details,
    madeUp: data?.madeUp ?? [],
    error,
    faults,
    isSaving,
    /** Another user has saved since these were read. */
    isOutdated,
    details: data && { ...data.details, ...changes },
    isUnsaved: Object.keys(changes).length > 0,
    change<K extends keyof EditedContactDetails>(name: K, value: EditedContactDetails[K]) {
      const { [name]: _, ...rest } = changes
      const isBack = data?.details[name] === value
      storeChanges(isBack ? rest : { ...rest, [name]: value })
      setFaults(({ [name]: _, ...rest }) => rest as Faults)
    },
    discard() {
      storeChanges({})
      setFaults({})
    },
    /** The stored details as they are now; what was typed here stays on top of them. */
    async readAgain() {
      await queryClient.invalidateQueries({ queryKey })
      setOutdated(false)
    },
    async save(): Promise<void> {
      if (data) await run(() => send({ ...data.details, ...changes }).catch(refuse))
    },
  }
}

/** The changes typed while these were being sent. */
const changedSince = (sent: EditedContactDetails): Changes =>
  Object.fromEntries(
    Object.entries(unsaved).filter(([name, value]) => sent[name as keyof Changes] !== value),
  )

export type DetailsForm = ReturnType<typeof useDetailsForm>

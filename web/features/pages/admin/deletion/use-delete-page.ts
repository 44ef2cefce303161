import { useState } from 'react'
import { useLocation } from 'wouter'
import { reportFailure } from '../../../../admin/report-failure.ts'
import {
  fieldErrorsOf,
  isSignedOut,
  RequestError,
  reasonOf,
  requestAnswer,
} from '../../../../admin/request.ts'
import { useBusy } from '../../../../admin/ui/use-busy.ts'
import { adminRoutes, api } from '../../../../base/routes.ts'
import { showToast } from '../../../../ui/toast/toasts.ts'
import { useInvalidateBin } from '../../../operations/admin/bin/restore.ts'
import { binEntryOf, useUndo } from '../../../operations/admin/bin/use-undo.ts'
import { about } from '../saving/about.ts'

type Faults = Partial<Record<'redirectTo' | 'all', string>>

/** Deletes a page and goes to the list of pages, with a button that takes it back. */
export function useDeletePage(path: string, name: string, onGone: () => void) {
  const [, navigate] = useLocation()
  const invalidate = useInvalidateBin()
  const { offer } = useUndo()
  const [faults, setFaults] = useState<Faults>({})
  const { isBusy, run } = useBusy()

  async function send(redirectTo: string): Promise<void> {
    try {
      const to = redirectTo && `&${new URLSearchParams({ redirectTo })}`
      const answer = await requestAnswer(about(api.editedPage, path) + to, { method: 'DELETE' })
      leave()
      const entry = binEntryOf(answer)
      if (entry) offer(`“${name}” was deleted`, entry)
    } catch (error) {
      setFaults(fail(error))
    }
  }

  function leave(): void {
    navigate(adminRoutes.pages)
    void invalidate()
  }

  function fail(error: unknown): Faults {
    if (isSignedOut(error)) {
      reportFailure(error, '')
      return {}
    }
    const isGone = error instanceof RequestError && error.status === 404
    if (isGone) {
      // What was typed stays in the editor.
      onGone()
      showToast({ title: 'Deleted already', description: error.reason ?? '' })
      return {}
    }
    const { redirectTo } = fieldErrorsOf(error)
    if (redirectTo) return { redirectTo }
    return { all: reasonOf(error, 'The page could not be deleted. Please try again.') }
  }

  return {
    faults,
    isBusy,
    /** @param redirectTo where its address leads; '' for nowhere */
    remove: (redirectTo: string) => run(() => send(redirectTo)),
  }
}

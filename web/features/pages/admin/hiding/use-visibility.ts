import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reportFailure } from '../../../../admin/report-failure.ts'
import {
  fieldErrorsOf,
  isSignedOut,
  RequestError,
  reasonOf,
  request,
} from '../../../../admin/request.ts'
import { useBusy } from '../../../../admin/ui/use-busy.ts'
import { api } from '../../../../base/routes.ts'
import { about } from '../saving/about.ts'

type Faults = Partial<Record<'leadsTo' | 'until' | 'all', string>>

/** Hides a page, now or at a time. */
export function useVisibility(path: string) {
  const queryClient = useQueryClient()
  const { isBusy, run } = useBusy()
  const [faults, setFaults] = useState<Faults>({})

  async function attempt(call: () => Promise<unknown>): Promise<boolean> {
    try {
      await call()
      setFaults({})
      return true
    } catch (error) {
      setFaults(faultsOf(error))
      return false
    } finally {
      void queryClient.invalidateQueries({ queryKey: [about(api.editedPage, path)] })
      void queryClient.invalidateQueries({ queryKey: [api.adminPages] })
    }
  }

  /** @returns whether it was done */
  const send = async (call: () => Promise<unknown>) => (await run(() => attempt(call))) === true

  const schedule = about(api.pageSchedule, path)
  /** '' leads nowhere. */
  const target = (leadsTo: string) => (leadsTo === '' ? {} : { leadsTo })
  return {
    isBusy,
    faults,
    hide: (leadsTo: string) =>
      send(() =>
        request(about(api.pageVisibility, path), {
          method: 'PUT',
          body: { isHidden: true, ...target(leadsTo) },
        }),
      ),
    planHiding: (until: Date, leadsTo: string) =>
      send(() =>
        request(schedule, {
          method: 'PUT',
          // Whichever version it has then.
          body: { version: 0, until: until.toISOString(), ...target(leadsTo) },
        }),
      ),
    cancelHiding: () => send(() => request(`${schedule}&what=hiding`, { method: 'DELETE' })),
  }
}

function faultsOf(error: unknown): Faults {
  if (isSignedOut(error)) {
    reportFailure(error, '')
    return {}
  }
  const { leadsTo, until } = fieldErrorsOf(error)
  if (leadsTo) return { leadsTo }
  if (until) return { until }
  const otherwise = 'It was not hidden: the site did not answer. Please try again.'
  return { all: error instanceof RequestError ? reasonOf(error, otherwise) : otherwise }
}

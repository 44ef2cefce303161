import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FirstAnswers, FirstStart } from '../../../../admin/contract.ts'
import { reportFailure } from '../../../../admin/report-failure.ts'
import { fieldErrorsOf, request } from '../../../../admin/request.ts'
import { useBusy } from '../../../../admin/ui/use-busy.ts'
import { adminRoutes, api } from '../../../../base/routes.ts'

type Faults = Partial<Record<keyof FirstAnswers, string>>

/** The answers to the questions of the first start, and their faults. */
export function useFirstStart() {
  const { data, error } = useQuery<FirstStart>({ queryKey: [api.firstStart] })
  const [typed, setTyped] = useState<Partial<FirstAnswers>>({})
  const [faults, setFaults] = useState<Faults>({})
  const { isBusy, run } = useBusy()
  const [oneNumber, setOneNumber] = useState<boolean>()
  const stored = data?.answers
  const isOneNumber = oneNumber ?? Boolean(stored?.phone && stored.phone === stored.whatsapp)
  const answers: FirstAnswers | undefined = data && {
    begin: data.work ? 'keep' : 'empty',
    ...data.answers,
    ...typed,
  }
  const country = data?.countries.find(({ name }) => name === answers?.country)

  async function send(body: FirstAnswers): Promise<void> {
    try {
      await request(api.firstStart, { method: 'PUT', body })
      // The screens have read the former site, so the document is loaded anew.
      location.assign(data?.isAnswered ? adminRoutes.dashboard : adminRoutes.brand)
    } catch (fault) {
      const fields: Faults = fieldErrorsOf(fault)
      setFaults(fields)
      if (Object.keys(fields).length === 0)
        reportFailure(fault, 'Nothing was changed. Please try again.')
    }
  }

  return {
    data,
    error,
    answers,
    faults,
    isBusy,
    timeZones: country?.timeZones ?? [],
    phoneExample: country?.phoneExample ?? '+44 20 7946 0958',
    isOneNumber,
    setOneNumber,
    change(fields: Partial<FirstAnswers>) {
      setTyped({ ...typed, ...fields })
      setFaults({})
    },
    /** Proposes the usual currency, and this browser's time zone where the country has it. */
    chooseCountry(name: string) {
      const { currency, timeZones = [] } = data?.countries.find(one => one.name === name) ?? {}
      const here = Intl.DateTimeFormat().resolvedOptions().timeZone
      const timeZone = timeZones.includes(here) ? here : (timeZones[0] ?? '')
      setTyped({ ...typed, country: name, timeZone, ...(currency && { currency }) })
      setFaults({})
    },
    save: () =>
      run(async () => {
        if (answers) await send(isOneNumber ? { ...answers, whatsapp: answers.phone } : answers)
      }),
  }
}

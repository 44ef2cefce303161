import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DesignPrices } from '../../../design/prices.ts'
import { api } from '../../../routes.ts'
import { showToast } from '../../../ui/toast/toasts.ts'
import { reportFailure } from '../../report-failure.ts'
import { fieldErrorsOf, RequestError, request } from '../../request.ts'
import { tellUnsaved } from '../../unsaved.ts'
import { pricesFrom, type TypedPrices, typedOf } from './typed-prices.ts'

/** Unsaved input, for those who leave by the back button and return. */
let unsaved: Partial<TypedPrices> = {}

tellUnsaved(() =>
  Object.keys(unsaved).length > 0 ? 'The unit prices are not saved yet.' : undefined,
)

/** The stored prices, what was typed over them, and how they are saved. */
export function useUnitPrices() {
  const queryClient = useQueryClient()
  const queryKey = [api.designPrices]
  const { data, error } = useQuery<DesignPrices>({ queryKey, refetchOnMount: 'always' })
  const [typed, setTyped] = useState(unsaved)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [isSaving, setSaving] = useState(false)
  const [isOutdated, setOutdated] = useState(false)
  const stored = data && typedOf(data)
  const entry = stored && { ...stored, ...typed }

  const type = (next: Partial<TypedPrices>) => {
    unsaved = next
    setTyped(next)
  }
  return {
    entry,
    error,
    faults,
    isSaving,
    isOutdated,
    isUnsaved: Object.keys(typed).length > 0,
    change(name: keyof TypedPrices, words: string) {
      const all = Object.entries({ ...typed, [name]: words }) as [keyof TypedPrices, string][]
      type(Object.fromEntries(all.filter(([at, value]) => stored?.[at] !== value)))
      setFaults({})
    },
    async readAgain() {
      await queryClient.invalidateQueries({ queryKey })
      setOutdated(false)
    },
    async save(): Promise<void> {
      if (!data || !entry || isSaving || Object.keys(typed).length === 0) return
      const { prices, spread, faults } = pricesFrom(entry)
      setFaults(faults)
      if (spread === undefined || Object.keys(faults).length > 0) return
      setSaving(true)
      try {
        const body: DesignPrices = { version: data.version, spread, prices }
        const answer = await request<DesignPrices>(api.designPrices, { method: 'PUT', body })
        queryClient.setQueryData(queryKey, answer)
        // What was typed while it was on its way stays.
        const later = Object.entries(unsaved).filter(
          ([at, value]) => entry[at as keyof TypedPrices] !== value,
        )
        type(Object.fromEntries(later))
        showToast({ title: 'Saved', description: 'Visitors see estimates of these prices now.' })
      } catch (error) {
        const fields = fieldErrorsOf(error)
        setFaults(fields)
        if (error instanceof RequestError && error.status === 409) setOutdated(true)
        else if (Object.keys(fields).length === 0) {
          reportFailure(error, 'The prices could not be saved. Please try again.')
        }
      } finally {
        setSaving(false)
      }
    },
  }
}

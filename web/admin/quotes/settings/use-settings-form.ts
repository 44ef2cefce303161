import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { QuoteSettings } from '../../../quotes/contract.ts'
import { percentFrom } from '../../../quotes/typed-money.ts'
import { api } from '../../../routes.ts'
import { showToast } from '../../../ui/toast/toasts.ts'
import { reportFailure } from '../../report-failure.ts'
import { fieldErrorsOf, RequestError, request } from '../../request.ts'
import { tellUnsaved } from '../../unsaved.ts'

interface SettingsEntry {
  rate: string
  included: string
  validDays: string
  terms: string
}

/** Unsaved input, for those who leave by the back button and return. */
let unsaved: Partial<SettingsEntry> = {}

tellUnsaved(() =>
  Object.keys(unsaved).length > 0 ? 'The settings of quotes are not saved yet.' : undefined,
)

/** The stored settings, what was typed over them, and how they are saved. */
export function useSettingsForm() {
  const queryClient = useQueryClient()
  const queryKey = [api.quoteSettings]
  const { data, error } = useQuery<QuoteSettings>({ queryKey, refetchOnMount: 'always' })
  const [typed, setTyped] = useState(unsaved)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [isSaving, setSaving] = useState(false)
  const [isOutdated, setOutdated] = useState(false)
  const entry = data && { ...entryOf(data), ...typed }

  const keep = (next: Partial<SettingsEntry>) => {
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
    change(fields: Partial<SettingsEntry>) {
      const stored = data && entryOf(data)
      const all = Object.entries({ ...typed, ...fields })
      keep(
        Object.fromEntries(
          all.filter(([name, value]) => stored?.[name as keyof SettingsEntry] !== value),
        ),
      )
      setFaults({})
    },
    async readAgain() {
      await queryClient.invalidateQueries({ queryKey })
      setOutdated(false)
    },
    async save(): Promise<void> {
      if (!data || !entry || isSaving || Object.keys(typed).length === 0) return
      const { body, faults } = read(entry, data.version)
      setFaults(faults)
      if (!body) return
      setSaving(true)
      try {
        const stored = await request<QuoteSettings>(api.quoteSettings, { method: 'PUT', body })
        queryClient.setQueryData(queryKey, stored)
        // What was typed while it was on its way stays.
        const later = Object.entries(unsaved).filter(
          ([name, value]) => entry[name as keyof SettingsEntry] !== value,
        )
        keep(Object.fromEntries(later))
        showToast({ title: 'Saved', description: 'New quotes begin with it.' })
      } catch (error) {
        const fields = fieldErrorsOf(error)
        setFaults(fields)
        if (error instanceof RequestError && error.status === 409) setOutdated(true)
        else if (Object.keys(fields).length === 0) {
          reportFailure(error, 'The settings could not be saved. Please try again.')
        }
      } finally {
        setSaving(false)
      }
    },
  }
}

const entryOf = ({ vat, validDays, terms }: QuoteSettings): SettingsEntry => ({
  rate: String(vat.rate),
  included: vat.included ? 'included' : 'added',
  validDays: String(validDays),
  terms,
})

function read(entry: SettingsEntry, version: number) {
  const rate = percentFrom(entry.rate)
  const validDays = Number(entry.validDays.trim() || Number.NaN)
  const faults: Record<string, string> = {
    ...((rate === undefined || rate > 100) && { 'vat.rate': 'Such as 16' }),
    ...(!(Number.isInteger(validDays) && validDays > 0) && { validDays: 'Such as 30' }),
  }
  if (rate === undefined || Object.keys(faults).length > 0) return { faults }
  const vat = { rate, included: entry.included === 'included' }
  const body: QuoteSettings = { version, vat, validDays, terms: entry.terms.trim() }
  return { body, faults }
}

import { storedForm } from '../../../../admin/ui/stored-form.ts'
import { percentFrom } from '../../../../base/money/typed-number.ts'
import { api } from '../../../../base/routes.ts'
import type { QuoteSettings } from '../../contract.ts'

type SettingsEntry = Record<
  'rate' | 'included' | 'validDays' | 'terms' | 'nextNumber' | 'beginAt',
  string
>

const entryOf = ({ vat, validDays, terms, nextNumber = '' }: QuoteSettings): SettingsEntry => ({
  rate: String(vat.rate),
  included: vat.included ? 'included' : 'added',
  validDays: String(validDays),
  terms,
  nextNumber,
  beginAt: '',
})

function read(entry: SettingsEntry, { version }: QuoteSettings) {
  const rate = percentFrom(entry.rate)
  const validDays = Number(entry.validDays.trim() || Number.NaN)
  const faults: Record<string, string> = {
    ...((rate === undefined || rate > 100) && { 'vat.rate': 'Such as 16' }),
    ...(!(Number.isInteger(validDays) && validDays > 0) && { validDays: 'Such as 30' }),
  }
  if (rate === undefined || Object.keys(faults).length > 0) return { faults }
  const vat = { rate, included: entry.included === 'included' }
  const beginAt = entry.beginAt.trim()
  const settings = { version, vat, validDays, terms: entry.terms.trim() }
  const body: QuoteSettings = { ...settings, ...(beginAt && { beginAt }) }
  return { body, faults }
}

/** The stored settings, what was typed over them, and how they are saved. */
export const useSettingsForm = storedForm({
  address: api.quoteSettings,
  entryOf,
  read,
  unsaved: 'The settings of quotes are not saved yet.',
  saved: 'New quotes begin with it.',
  notSaved: 'The settings could not be saved. Please try again.',
})

import currencies from 'country-to-currency'
import type { FirstStart } from '../../../../web/admin/contract.ts'
import { isCurrency } from '../../../../web/base/money/currencies.ts'
import { callingCodeOf, exampleNumber } from '../../company/contact-details/calling-codes.ts'

const names = new Intl.DisplayNames('en', { type: 'region' })

/** ECMA-402's Locale Info, as a getter in Node 20 and a method since. */
interface LocaleInfo {
  timeZones?: string[]
  getTimeZones?: () => string[]
}

function timeZonesOf(code: string): string[] {
  const locale = new Intl.Locale(`und-${code}`) as LocaleInfo
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}

let cachedCountries: FirstStart['countries'] | undefined

/** Lists all countries by name, each with the currency that is usual there and an example of a telephone number. */
export function countries(): FirstStart['countries'] {
  cachedCountries ??= Object.entries(currencies)
    .filter(([, currency]) => isCurrency(currency))
    .map(([code, currency]) => ({
      name: names.of(code) ?? code,
      currency,
      timeZones: timeZonesOf(code),
      phoneExample: exampleNumber(callingCodeOf(names.of(code) ?? code)),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
  return cachedCountries
}

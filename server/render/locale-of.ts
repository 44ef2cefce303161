/**
 * The language of the site in a country, as Open Graph has it: `en_UG` of Uganda; `en_US`, which a page
 * without any has, where no country is called so.
 */
export const localeOf = (country: string): string =>
  `en_${codes().get(country.trim().toLowerCase()) ?? 'US'}`

let codesByName: ReadonlyMap<string, string> | undefined

/** Codes of ISO 3166 by the English names of countries. */
function codes(): ReadonlyMap<string, string> {
  codesByName ??= new Map(allCodes().map(code => [(names.of(code) ?? code).toLowerCase(), code]))
  return codesByName
}

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const allCodes = () =>
  letters
    .flatMap(first => letters.map(second => first + second))
    .filter(code => names.of(code) !== undefined)

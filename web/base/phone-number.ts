/**
 * Converts a number as people write it to the digits that `wa.me/` and `tel:+` take: they begin
 * with the country code. A number without one is in the company's country. Undefined for text that
 * is no number.
 * @param companyPhone in international form; where it is empty, only a number with a country code
 * is one
 */
export function internationalNumber(text: string, companyPhone: string): string | undefined {
  const first = firstNumber(text)
  const companyCode = codeOf(digitsOf(companyPhone))
  const ownLength = digitsOf(companyPhone).length - companyCode.length
  const digits = digitsOf(first)
  if (!first.startsWith('+') && !digits.startsWith('00')) {
    const national = digits.replace(/^0/, '')
    if (companyCode && national.length === ownLength) return companyCode + national
    // The number has the country code, though no plus.
    if (!companyCode || digits.startsWith('0') || digits.length <= ownLength) return undefined
  }
  const international = digits.replace(/^00/, '')
  const code = codeOf(international)
  const national = STARTS_WITH_0.has(code)
    ? international.slice(code.length)
    : international.slice(code.length).replace(/^0/, '')
  if (code === companyCode && national.length !== ownLength) return undefined
  return /^[1-9]\d{7,14}$/.test(code + national) ? code + national : undefined
}

/** A link that dials: a number that could not be completed is dialled as it is written. */
export const telUrl = (text: string, companyPhone = ''): string => {
  const number = internationalNumber(text, companyPhone)
  return `tel:${number ? `+${number}` : digitsOf(firstNumber(text))}`
}

/**
 * The first of several, without an extension, invisible marks of copied text and the 0 in brackets that is
 * dialled within the country.
 */
function firstNumber(text: string): string {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  const [number = ''] = /\+?[ (]{0,3}\d[\d\s().\p{Pd}]*/u.exec(plain) ?? []
  return number.replace(/\(\s*0\s*\)/, '')
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Country codes whose numbers keep a 0 at their start: Italy, Ivory Coast, Benin, Gabon, Congo, San Marino. */
export const STARTS_WITH_0 = new Set(['39', '225', '229', '241', '242', '378'])

/** Country codes of one digit and of two; all others have three. */
const SHORT_CODE = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])(?=\d)/

/** The country code that digits begin with. */
export const codeOf = (digits: string): string => SHORT_CODE.exec(digits)?.[0] ?? digits.slice(0, 3)

/**
 * Groups digits as a number is read aloud; a number that was written with spaces stays as it is.
 */
export function groupedNumber(phone: string): string {
  if (!/^\+\d{8,15}$/.test(phone)) return phone
  const code = codeOf(phone.slice(1))
  // Threes from the left; a last digit alone stays with the three before it.
  const groups = phone.slice(code.length + 1).match(/\d{4}$|\d{1,3}(?!\d$)/g) ?? []
  return [`+${code}`, ...groups].join(' ')
}

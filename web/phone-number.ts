/** Digits with the country code; a number with a leading 0 is in the company's country. */
export function internationalNumber(phone: string, companyPhone: string): string | undefined {
  const digits = phone.replace(/\D/g, '')
  if (/^\s*\+/.test(phone)) return asNumber(digits)
  if (digits.startsWith('00')) return asNumber(digits.slice(2))
  if (!digits.startsWith('0')) return asNumber(digits)
  const national = digits.slice(1)
  const code = companyPhone.replace(/\D/g, '').slice(0, -national.length)
  return /^[1-9]\d{0,2}$/.test(code) ? asNumber(code + national) : undefined
}

const asNumber = (digits: string) => (/^[1-9]\d{7,14}$/.test(digits) ? digits : undefined)

/** Country codes of one digit and of two; all others have three. */
const SHORT_CODE = /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])(?=\d)/

/** In groups, as a number is read aloud; one that was written with spaces stays as it is. */
export function groupedNumber(phone: string): string {
  if (!/^\+\d{8,15}$/.test(phone)) return phone
  const [code = phone.slice(0, 4)] = SHORT_CODE.exec(phone) ?? []
  // Threes from the left; a last digit alone stays with the three before it.
  const groups = phone.slice(code.length).match(/\d{4}$|\d{1,3}(?!\d$)/g) ?? []
  return [code, ...groups].join(' ')
}

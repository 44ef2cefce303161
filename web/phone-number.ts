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

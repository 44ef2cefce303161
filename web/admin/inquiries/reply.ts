import type { Inquiry } from '../../contract.ts'
import { internationalNumber } from '../../phone-number.ts'
import { whatsappUrl } from '../../routes.ts'

export interface Company {
  companyName: string
  /** In international form: it tells which country a number without a code is in. */
  whatsapp: string
}

type Asked = Pick<Inquiry, 'name' | 'email' | 'phone' | 'subject' | 'message'>

/** A mail that is begun: to whom, about what, and what they wrote below it. */
export function mailReply({ name, email, subject, message }: Asked, company: Company): string {
  const quoted = shortened(message)
    .split('\n')
    .map(line => `> ${line}`)
  const body = [`Hello ${name},`, '', thanks(company), '', '', ...quoted].join('\r\n')
  const about = `Re: ${subject || `Your inquiry to ${company.companyName}`}`
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(about)}&body=${encodeURIComponent(body)}`
}

/** A chat that is begun; undefined where the phone number cannot be one. */
export function whatsappReply({ name, phone }: Asked, company: Company): string | undefined {
  const number = internationalNumber(phone, company.whatsapp)
  return number && whatsappUrl(number, `Hello ${name}, ${thanks(company)}`)
}

const thanks = ({ companyName }: Company) => `thank you for your inquiry to ${companyName}.`

/** Mail programs cut or refuse an address of more than some 2,000 characters. */
const shortened = (text: string) => (text.length > 500 ? `${text.slice(0, 500)}…` : text)

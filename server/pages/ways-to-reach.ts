import type { Action, ContactDetails } from '../../web/contract.ts'
import { groupedNumber } from '../../web/phone-number.ts'
import { whatsappUrl } from '../../web/routes.ts'
import type { Section } from '../../web/sections/schemas.ts'

/** Adds WhatsApp, phone and e-mail to the actions of a section that asks for the ways to reach us. */
export function withWays(section: Section, page: string, contact: ContactDetails): Section {
  if (section.kind !== 'call-to-action' || !section.ways) return section
  return { ...section, actions: [...section.actions, ...waysOf(page, contact)] }
}

function waysOf(page: string, { companyName, whatsapp, phone, email }: ContactDetails): Action[] {
  const greeting = `Hello ${companyName}, I have a question about ${page}.`
  const ways = [
    whatsapp && { label: 'WhatsApp', href: whatsappUrl(whatsapp, greeting) },
    phone && { label: groupedNumber(phone), href: `tel:${phone}` },
    email && { label: email, href: `mailto:${email}` },
  ]
  return ways.filter(way => way !== '').map(way => ({ ...way, look: 'plain' }))
}

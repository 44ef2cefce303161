import type { Action, ContactDetails } from '../../web/base/contract.ts'
import { groupedNumber, telUrl } from '../../web/base/phone-number.ts'
import { whatsappUrl } from '../../web/base/routes.ts'
import type { Section } from '../../web/sections/schemas.ts'

/**
 * Adds WhatsApp, phone and e-mail to the actions of a section that asks for the ways to reach us.
 * @param question that a chat opens with
 */
export function withWays(section: Section, question: string, contact: ContactDetails): Section {
  if (section.kind !== 'call-to-action' || !section.ways) return section
  return { ...section, actions: [...section.actions, ...waysOf(question, contact)] }
}

function waysOf(question: string, { whatsapp, phone, email }: ContactDetails): Action[] {
  const ways = [
    whatsapp && { label: 'WhatsApp', href: whatsappUrl(whatsapp, question) },
    phone && { label: groupedNumber(phone), href: telUrl(phone) },
    email && { label: email, href: `mailto:${email}` },
  ]
  return ways.filter(way => way !== '').map(way => ({ ...way, look: 'plain' }))
}

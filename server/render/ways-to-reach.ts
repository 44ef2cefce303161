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
  const chat = whatsappUrl(whatsapp, question)
  const ways = [
    chat && { label: 'WhatsApp', href: chat },
    phone && { label: groupedNumber(phone), href: telUrl(phone) },
    email && { label: email, href: `mailto:${email}` },
  ]
  return ways.filter(way => typeof way === 'object').map(way => ({ ...way, look: 'plain' }))
}

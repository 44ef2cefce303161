import { useQuery } from '@tanstack/react-query'
import type { Inquiry } from '../../contract.ts'
import { api } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ContactDetailsAnswer } from '../contract.ts'
import { settings } from '../settings.ts'
import { mailReply, whatsappReply } from './reply.ts'

/** Links that open a reply by e-mail or WhatsApp, addressed by name. */
export function ReplyActions({ inquiry }: { inquiry: Inquiry }) {
  const { data } = useQuery<ContactDetailsAnswer>({ queryKey: [api.adminContactDetails] })
  const company = { companyName: settings.companyName, whatsapp: '', ...data?.details }
  const chat = inquiry.phone && whatsappReply(inquiry, company)
  return (
    <p className="actions">
      <a className="button primary" href={mailReply(inquiry, company)}>
        <Icon name="mail" />
        Reply by e-mail
      </a>
      {chat && (
        <a className="button secondary" href={chat} target="_blank" rel="noopener noreferrer">
          <Icon name="whatsapp" />
          Reply on WhatsApp
        </a>
      )}
    </p>
  )
}

import type { AskMessage, ContactDetails, Page } from '../../../../web/base/contract.ts'
import { whatsappUrl } from '../../../../web/base/routes.ts'
import type { SiteTexts } from '../../../../web/features/company/site-texts/contract.ts'
import { fill } from '../../../../web/features/company/site-texts/fill.ts'
import { MESSAGES, type MessageName } from '../../../../web/features/company/site-texts/messages.ts'
import type { Section } from '../../../../web/sections/schemas.ts'
import type { ContentPage } from '../../../content/page.ts'

interface PageMessages extends Pick<Page, 'chat' | 'messages'> {
  /** The question of the line at the end of a page. */
  question: string
}

interface Source {
  page: ContentPage
  texts: SiteTexts['texts'] | undefined
  contact: Pick<ContactDetails, 'companyName' | 'whatsapp'>
  takesInquiries: boolean
  canonical: string
}

/**
 * The messages with which the links of a page open a chat: the page's own, the site's, or the
 * shipped one.
 */
export function pageMessages({ page, texts = {}, ...source }: Source): PageMessages {
  const { contact, takesInquiries, canonical } = source
  const values = { company: contact.companyName, page: page.name, link: canonical }
  const templateOf = (name: MessageName) => texts[`message.${name}`] ?? MESSAGES[name].shipped
  // No address may have half a character; a stored name may.
  const filled = (template: string, values: Record<string, string>) =>
    fill(template, values).replace(/\p{Surrogate}/gu, '\ufffd')
  const askMessages = page.sections.flatMap((section): [AskMessage, string][] => {
    const ask = messageOf(section, values, takesInquiries)
    return ask ? [[ask.name, filled(templateOf(ask.name), ask.values)]] : []
  })
  const chat = whatsappUrl(contact.whatsapp, filled(page.message ?? templateOf('chat'), values))
  return {
    ...(chat && { chat }),
    question: filled(page.message ?? templateOf('question'), values),
    ...(askMessages.length > 0 && { messages: Object.fromEntries(askMessages) }),
  }
}

type About = Record<'company' | 'page' | 'link', string>

/** The message that the view of a section needs, with the values that the server knows. */
function messageOf(
  section: Section,
  values: About,
  takesInquiries: boolean,
): { name: AskMessage; values: Record<string, string> } | undefined {
  const { company, link } = values
  switch (section.kind) {
    case 'product-grid':
    case 'gallery':
      return { name: 'product', values: { company, page: values.page } }
    case 'product':
      return { name: 'product', values: { company, page: section.list.name } }
    case 'compare': {
      const products = section.items.map(({ name }) => name).join(', ')
      const values = { company, products, link: `${link}?${section.query}` }
      return section.items.length > 1 ? { name: 'compare', values } : undefined
    }
    case 'design':
      return { name: 'design', values: { company } }
    case 'shortlist':
      return { name: 'list', values: { company } }
    case 'search': {
      const { words, total } = section
      const values = { company, words, link: `${link}?${new URLSearchParams({ q: words })}` }
      return words && total === 0 ? { name: 'search', values } : undefined
    }
    case 'contact':
      return takesInquiries ? undefined : { name: 'contact', values: { company, link } }
    default:
      return undefined
  }
}

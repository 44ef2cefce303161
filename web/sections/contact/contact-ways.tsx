import { useChatUrl, useMessage, useSite } from '../../base/page-context.ts'
import { Icon } from '../../ui/icon.tsx'

/** The answers help to quote; the first message has space for them. */
const QUESTIONS = [
  'What do you need?',
  'How large, or how many?',
  'Where does it go?',
  'When do you need it?',
]

/** The ways to reach the company while the form is closed, each with one press. */
export function ContactWays() {
  const { contact, phone } = useSite()
  const { email } = contact
  const greeting = useMessage('contact')
  const chat = useChatUrl(greeting)
  const body = [greeting, ...QUESTIONS].join('\n\n')
  const mail = new URLSearchParams({ subject: 'Request for a quote', body })
  return (
    <ul className="contact-ways">
      {chat && (
        <li>
          <a href={chat} target="_blank" rel="noopener">
            <Icon name="whatsapp" />
            <span>
              <strong>WhatsApp</strong>
              Send a photo or a sketch
            </span>
          </a>
        </li>
      )}
      <li>
        <a href={`tel:${contact.phone}`}>
          <Icon name="phone" />
          <span>
            <strong>{phone}</strong>
            Call for a quick answer
          </span>
        </a>
      </li>
      <li>
        <a href={`mailto:${email}?${String(mail).replaceAll('+', '%20')}`}>
          <Icon name="mail" />
          <span>
            <strong>{email}</strong>
            Opens with what we need to know
          </span>
        </a>
      </li>
    </ul>
  )
}

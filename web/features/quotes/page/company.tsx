import { groupedNumber, telUrl } from '../../../base/phone-number.ts'
import { routes, whatsappUrl } from '../../../base/routes.ts'
import type { Letterhead } from '../contract.ts'

interface Props {
  letterhead: Letterhead
}

export function Bar({ letterhead: { companyName = '' } }: Props) {
  return (
    <header className="navigation-bar">
      <div className="navigation-bar-inner">
        <a className="brand" href={routes.home}>
          <span>{companyName}</span>
        </a>
      </div>
    </header>
  )
}

/** How to reach the company. */
export function Ways({
  letterhead: { companyName = '', phone = '', email = '', whatsapp },
}: Props) {
  const chat = whatsappUrl(whatsapp, `Hello ${companyName}, `)
  return (
    <ul className="quote-ways">
      {phone && (
        <li>
          Call <a href={telUrl(phone)}>{groupedNumber(phone)}</a>
        </li>
      )}
      {chat && (
        <li>
          <a href={chat}>Write by WhatsApp</a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
    </ul>
  )
}

export function CompanyFoot({ letterhead }: Props) {
  const { companyName, addressLine1, addressLine2, city, country, taxNumber } = letterhead
  const address = [addressLine1, addressLine2, city, country].filter(Boolean).join(', ')
  return (
    <footer className="quote-foot">
      <p>
        <strong>{companyName}</strong>
        <br />
        {address}
        {taxNumber && <br />}
        {taxNumber}
      </p>
      <Ways letterhead={letterhead} />
    </footer>
  )
}

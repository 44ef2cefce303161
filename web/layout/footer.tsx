import type { ReactNode } from 'react'
import type { FooterColumn } from '../base/contract.ts'
import { useSite } from '../base/page-context.ts'
import { Link } from '../ui/link.tsx'
import { SocialLinks } from '../ui/social-links.tsx'
import { Brand } from './brand.tsx'
import { WORDS } from './fixed-words.ts'
import { FOOTER } from './footer-columns.ts'

export function Footer() {
  const { contact, phone, year, footer = FOOTER, words } = useSite()
  const { visit, directions, careers, careersNote, since } = { ...WORDS, ...words }
  const years = since && since < `${year}` ? `${since}–${year}` : year
  const address = [contact.addressLine1, contact.addressLine2, contact.city, contact.country]
    .filter(Boolean)
    .join(', ')
  const query = encodeURIComponent(address).replace(/(%2C)?%20/g, '+')
  const hours = [
    ['Mon–Fri', contact.mondayFriday],
    ['Saturday', contact.saturday],
    ['Sunday', contact.sunday],
  ].filter(([, time]) => time)
  return (
    <footer className="footer">
      <div className="footer-inner">
        <div>
          <Brand />
          {contact.companyTagline && <p>{contact.companyTagline}</p>}
          <address>
            {address}
            <br />
            <a href={`tel:${contact.phone}`}>{phone}</a>
            <br />
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </address>
          <SocialLinks contact={contact} />
        </div>
        {footer.map((column, index) => (
          <Links key={column[0]} column={column}>
            {careers && index === footer.length - 1 && (
              <li>
                <button type="button" className="careers" aria-describedby="careers-note">
                  {careers}
                </button>
                <span role="tooltip" id="careers-note">
                  {careersNote}
                </span>
              </li>
            )}
          </Links>
        ))}
        <div className="footer-visit">
          <h2>{visit}</h2>
          {hours.length > 0 && (
            <dl>
              {hours.map(([days, time]) => (
                <div key={days}>
                  <dt>{days}</dt>
                  <dd>{time}</dd>
                </div>
              ))}
            </dl>
          )}
          <address>
            <a href={`https://maps.google.com/?q=${query}`}>{directions}</a>
          </address>
        </div>
      </div>
      <p className="footer-legal">{`© ${years} ${contact.companyName}`}</p>
    </footer>
  )
}

interface LinksProps {
  column: FooterColumn
  children: ReactNode
}

function Links({ column: [title, links], children }: LinksProps) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(([label, href]) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}

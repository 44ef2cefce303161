import { useSite } from '../page-context.ts'
import { routes } from '../routes.ts'
import { Link } from '../ui/link.tsx'
import { SocialLinks } from '../ui/social-links.tsx'
import { Brand } from './brand.tsx'

const FIRST_YEAR = 2024

export function Footer() {
  const { contact, year } = useSite()
  const years = year > FIRST_YEAR ? `${FIRST_YEAR}–${year}` : FIRST_YEAR
  return (
    <footer className="footer">
      <div className="footer-inner">
        <div>
          <Brand />
          {contact.companyTagline && <p>{contact.companyTagline}</p>}
          <address>
            {[contact.addressLine1, contact.addressLine2, contact.city, contact.country]
              .filter(Boolean)
              .join(', ')}
            <br />
            <a href={`tel:${contact.phone}`}>{contact.phone}</a>
            <br />
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </address>
          <SocialLinks contact={contact} />
        </div>
        <nav aria-label="Services">
          <h2>Services</h2>
          <ul>
            <li>
              <Link href={routes.prefab}>Prefab Units</Link>
            </li>
            <li>
              <Link href={routes.interiors}>Interior Design</Link>
            </li>
            <li>
              <Link href={routes.furniture}>Executive Furniture</Link>
            </li>
          </ul>
        </nav>
        <nav aria-label="Company">
          <h2>Company</h2>
          <ul>
            <li>
              <Link href={routes.about}>About</Link>
            </li>
            <li>
              <Link href={routes.home}>Portfolio</Link>
            </li>
            <li>
              <button type="button" className="careers" aria-describedby="careers-note">
                Careers
              </button>
              <span role="tooltip" id="careers-note">
                No open positions at the moment
              </span>
            </li>
            <li>
              <Link href={routes.contact}>Contact</Link>
            </li>
          </ul>
        </nav>
      </div>
      <p className="footer-legal">
        © {years} {contact.companyName}
      </p>
    </footer>
  )
}

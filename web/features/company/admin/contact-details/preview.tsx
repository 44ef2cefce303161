import type { EditedContactDetails } from '../../../../admin/contract.ts'
import { groupedNumber } from '../../../../base/phone-number.ts'
import { whatsappUrl } from '../../../../base/routes.ts'
import { ContactDetails } from '../../../../sections/contact/details.tsx'
import { SocialLinks } from '../../../../ui/social-links.tsx'

/** A preview of the details on the site, while they are typed. */
export function Preview({ details }: { details: EditedContactDetails }) {
  const { companyName, companyTagline, whatsapp } = details
  const chat = whatsappUrl(whatsapp, '')?.replace(/\?.*/, '')
  return (
    <aside className="details-preview" aria-label="Preview">
      <h2>Preview</h2>
      <section aria-label="In the navigation bar">
        <h3>In the navigation bar</h3>
        <p className="preview-brand">
          <img src="/icon.svg" alt="" width="28" height="28" />
          {companyName}
        </p>
      </section>
      <section aria-label="In search results">
        <h3>In search results</h3>
        <p className="preview-title">Contact | {companyName}</p>
      </section>
      <section aria-label="On the contact page" className="preview-contact">
        <h3>On the contact page</h3>
        <ContactDetails contact={details} phone={groupedNumber(details.phone)} />
        <SocialLinks contact={details} />
      </section>
      <section aria-label="In the footer" className="preview-footer">
        <h3>In the footer</h3>
        <p className="preview-brand">{companyName}</p>
        {companyTagline && <p>{companyTagline}</p>}
        <p>{footerAddress(details)}</p>
      </section>
      {chat && (
        <section aria-label="WhatsApp">
          <h3>WhatsApp button</h3>
          <p className="preview-link">{chat}</p>
        </section>
      )}
    </aside>
  )
}

const footerAddress = ({ addressLine1, addressLine2, city, country }: EditedContactDetails) =>
  [addressLine1, addressLine2, city, country].filter(Boolean).join(', ')

import { useSite } from '../../base/page-context.ts'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { SocialLinks } from '../../ui/social-links.tsx'
import type { SectionOf } from '../schemas.ts'
import { ClosedForm } from './closed-form.tsx'
import { ContactWays } from './contact-ways.tsx'
import { ContactDetails } from './details.tsx'
import { OpenForm } from './open-form.tsx'

export function Contact({ id, form, ...heading }: SectionOf<'contact'>) {
  const { contact, phone, takesInquiries } = useSite()
  return (
    <section className="contact section" id={id}>
      {!takesInquiries && (
        <div className="wide">
          <SectionHeading {...heading} />
          <ContactWays />
        </div>
      )}
      <div>
        {takesInquiries && <SectionHeading {...heading} />}
        <ContactDetails contact={contact} phone={phone} />
        <SocialLinks contact={contact} />
      </div>
      <div className="contact-form">
        <SectionHeading title={form.title} text={form.text} />
        {takesInquiries ? <OpenForm /> : <ClosedForm email={contact.email} />}
      </div>
    </section>
  )
}

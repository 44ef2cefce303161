import { useSite } from '../../page-context.ts'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { SocialLinks } from '../../ui/social-links.tsx'
import type { SectionOf } from '../schemas.ts'
import { ContactDetails } from './details.tsx'
import { InquiryForm } from './inquiry-form.tsx'

export function Contact({ id, form, ...heading }: SectionOf<'contact'>) {
  const { contact } = useSite()
  return (
    <section className="contact section" id={id}>
      <div>
        <SectionHeading {...heading} />
        <ContactDetails contact={contact} />
        <SocialLinks contact={contact} />
      </div>
      <div className="contact-form">
        <SectionHeading title={form.title} text={form.text} />
        <p className="contact-notice">
          The form is closed at the moment. Please e-mail us directly at{' '}
          <a href={`mailto:${contact.email}`}>{contact.email}</a>.
        </p>
        <InquiryForm />
      </div>
    </section>
  )
}

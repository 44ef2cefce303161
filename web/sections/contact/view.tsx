import { useSite } from '../../page-context.ts'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { SocialLinks } from '../../ui/social-links.tsx'
import type { SectionOf } from '../schemas.ts'
import { ClosedForm } from './closed-form.tsx'
import { ContactDetails } from './details.tsx'
import { OpenForm } from './open-form.tsx'

export function Contact({ id, form, ...heading }: SectionOf<'contact'>) {
  const { contact, takesInquiries } = useSite()
  return (
    <section className="contact section" id={id}>
      <div>
        <SectionHeading {...heading} />
        <ContactDetails contact={contact} />
        <SocialLinks contact={contact} />
      </div>
      <div className="contact-form">
        <SectionHeading title={form.title} text={form.text} />
        {takesInquiries ? <OpenForm /> : <ClosedForm email={contact.email} />}
      </div>
    </section>
  )
}

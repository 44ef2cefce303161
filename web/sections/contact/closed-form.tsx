import { useSite } from '../../base/page-context.ts'
import { FieldRow } from './field-row.tsx'
import { fieldsOn } from './fields-on.ts'

/** The form while no inquiries are taken: disabled, with the e-mail address instead. */
export function ClosedForm({ email }: { email: string }) {
  const site = useSite()
  return (
    <>
      <p className="contact-notice">
        The form is closed at the moment. Please e-mail us directly at{' '}
        <a href={`mailto:${email}`}>{email}</a>.
      </p>
      <form>
        <fieldset disabled>
          <legend className="visually-hidden">Your inquiry</legend>
          {fieldsOn(site).map(field => (
            <FieldRow key={field.name} field={field} />
          ))}
        </fieldset>
      </form>
    </>
  )
}

/** What an inquiry can be about: the value that is kept, and its name on the form. */
const SERVICES = [
  ['container', 'Prefab Units'],
  ['interior', 'Interior Design'],
  ['furniture', 'Executive Furniture'],
  ['consultation', 'General Consultation'],
] as const

const CONTACT_METHODS = ['Email', 'Phone', 'WhatsApp']

/** Closed: every field is disabled and nothing can be sent. */
export function InquiryForm() {
  return (
    <form>
      <fieldset disabled>
        <legend className="visually-hidden">Your inquiry</legend>
        <label>
          Name
          <input name="name" autoComplete="name" maxLength={100} />
        </label>
        <label>
          Email
          <input name="email" type="email" autoComplete="email" maxLength={255} />
        </label>
        <label>
          Phone
          <input name="phone" type="tel" autoComplete="tel" maxLength={20} />
        </label>
        <label>
          Company
          <input name="company" autoComplete="organization" maxLength={255} />
        </label>
        <label>
          Service
          <select name="serviceInterest">
            {SERVICES.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Preferred contact method
          <select name="preferredContactMethod">
            {CONTACT_METHODS.map(method => (
              <option key={method}>{method}</option>
            ))}
          </select>
        </label>
        <label>
          Budget range
          <input name="budgetRange" maxLength={50} />
        </label>
        <label>
          Project timeline
          <input name="projectTimeline" maxLength={50} />
        </label>
        <label className="wide">
          Message
          <textarea name="message" rows={5} />
        </label>
      </fieldset>
    </form>
  )
}

const services = ['Prefab Units', 'Interior Design', 'Executive Furniture', 'General Consultation']

/** Closed: every field is disabled and nothing can be sent. */
export function InquiryForm() {
  return (
    <form>
      <fieldset disabled>
        <legend className="visually-hidden">Your inquiry</legend>
        <label>
          Name <input name="name" autoComplete="name" />
        </label>
        <label>
          Email <input name="email" type="email" autoComplete="email" />
        </label>
        <label>
          Phone <input name="phone" type="tel" autoComplete="tel" />
        </label>
        <label>
          Company <input name="company" autoComplete="organization" />
        </label>
        <label>
          Service
          <select name="serviceInterest">
            {services.map(service => (
              <option key={service}>{service}</option>
            ))}
          </select>
        </label>
        <label className="wide">
          Message <textarea name="message" rows={5} />
        </label>
      </fieldset>
    </form>
  )
}

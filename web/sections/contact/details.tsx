import type { ShownContactDetails } from '../../base/contract.ts'
import { Icon } from '../../ui/icon.tsx'

interface Props {
  contact: ShownContactDetails
  /** The number in groups. */
  phone: string
}

/** The left column: address, phone, e-mail, business hours. */
export function ContactDetails({ contact, phone }: Props) {
  const street = [contact.addressLine1, contact.addressLine2].filter(Boolean).join(', ')
  const hours = [
    ['Monday to Friday', contact.mondayFriday],
    ['Saturday', contact.saturday],
    ['Sunday', contact.sunday],
  ].filter(([, time]) => time)
  return (
    <dl className="contact-details">
      <dt>
        <Icon name="pin" />
        Office
      </dt>
      <dd>
        {street}
        <br />
        {[contact.postalCode, contact.city].filter(Boolean).join(' ')}
        <br />
        {contact.country}
      </dd>
      <dt>
        <Icon name="phone" />
        Phone
      </dt>
      <dd>
        <a href={`tel:${contact.phone}`}>{phone}</a>
      </dd>
      <dt>
        <Icon name="mail" />
        Email
      </dt>
      <dd>
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </dd>
      {hours.length > 0 && (
        <>
          <dt>
            <Icon name="clock" />
            Business hours
          </dt>
          <dd>
            {hours.map(([days, time]) => (
              <div key={days}>
                <span>{days}</span> <span>{time}</span>
              </div>
            ))}
          </dd>
        </>
      )}
    </dl>
  )
}

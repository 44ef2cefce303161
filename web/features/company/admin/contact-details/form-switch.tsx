import { DETAIL_LABELS } from '../../contact-details/labels.ts'

interface Props {
  isOpen: boolean
  onChange: (isOpen: boolean) => void
}

/** Opens and closes the contact form of the site. */
export function FormSwitch({ isOpen, onChange }: Props) {
  return (
    <div className="panel details-switch">
      <input
        type="checkbox"
        role="switch"
        id="takes-inquiries"
        checked={isOpen}
        aria-checked={isOpen}
        aria-describedby="takes-inquiries-hint"
        onChange={event => onChange(event.target.checked)}
      />
      <div>
        <label htmlFor="takes-inquiries">{DETAIL_LABELS.takesInquiries}</label>
        <p className="field-hint" id="takes-inquiries-hint">
          {isOpen
            ? 'The form is open: messages arrive under Inquiries.'
            : 'The form is closed: its fields are disabled and visitors are asked to e-mail you.'}
        </p>
      </div>
    </div>
  )
}

import { type InquiryText, SERVICES } from '../../features/inquiries/rules.ts'

export type FieldName = Exclude<InquiryText, 'page'> | 'serviceInterest'

export interface InquiryField {
  name: FieldName
  label: string
  /** The type of an input, or another element. */
  kind: 'text' | 'email' | 'tel' | 'textarea' | 'select'
  hint?: string
  isRequired?: boolean
  autoComplete?: string
  /** The options of a select: the stored value and its label. */
  options?: readonly (readonly [value: string, label: string])[]
  /** Spans both columns. */
  isWide?: boolean
}

const CONTACT_METHODS = ['Email', 'Phone', 'WhatsApp'].map(method => [method, method] as const)

export const PLEASE_CHOOSE = ['', 'Please choose'] as const

/** The fields in the order of the form. */
export const FIELDS: readonly InquiryField[] = [
  { name: 'name', label: 'Name', kind: 'text', isRequired: true, autoComplete: 'name' },
  { name: 'email', label: 'Email', kind: 'email', isRequired: true, autoComplete: 'email' },
  { name: 'phone', label: 'Phone', kind: 'tel', autoComplete: 'tel' },
  { name: 'company', label: 'Company', kind: 'text', autoComplete: 'organization' },
  {
    name: 'serviceInterest',
    label: 'Service',
    kind: 'select',
    options: [PLEASE_CHOOSE, ...SERVICES],
  },
  {
    name: 'preferredContactMethod',
    label: 'Preferred contact method',
    kind: 'select',
    options: [['', 'No preference'], ...CONTACT_METHODS],
  },
  { name: 'budgetRange', label: 'Budget range', kind: 'text' },
  { name: 'projectTimeline', label: 'Project timeline', kind: 'text' },
  { name: 'subject', label: 'Subject', kind: 'text', isWide: true },
  { name: 'message', label: 'Message', kind: 'textarea', isRequired: true, isWide: true },
]

/** A hidden field, which only bots fill in. */
export const HONEYPOT = 'website'

import { hasVisibleSign, withoutControls } from '../../base/visible-text.ts'
import { itemLimits } from '../shortlist/item-limits.ts'

/**
 * The rules of an inquiry's fields as plain data. The browser validates input by them and the
 * server's schema is built from them, so that both give the same messages.
 */

/** The services an inquiry can be about: the stored value, and its label on the form. */
export const SERVICES = [
  ['container', 'Prefab Units'],
  ['interior', 'Interior Design'],
  ['furniture', 'Executive Furniture'],
  ['consultation', 'General Consultation'],
] as const

export type Service = (typeof SERVICES)[number][0]

interface TextRule {
  /** The limit in characters, as `maxlength` counts them. */
  most: number
  tooLong: string
  /** The minimum of required fields. */
  least?: number
  tooShort?: string
}

const atMost = (label: string, max: number) => ({
  most: max,
  tooLong: `${label} must be at most ${max} characters`,
})

/** Single-line texts. */
const lines = {
  name: { ...atMost('Name', 100), least: 2, tooShort: 'Name must be at least 2 characters' },
  email: { ...atMost('Email', 255), least: 1, tooShort: 'Please enter a valid email address' },
  phone: atMost('Phone', 20),
  company: atMost('Company', 255),
  subject: atMost('Subject', 200),
  budgetRange: atMost('Budget range', 50),
  preferredContactMethod: atMost('Preferred contact method', 50),
  projectTimeline: atMost('Project timeline', 50),
  page: atMost('Page', 200),
} satisfies Record<string, TextRule>

export const inquiryTexts = {
  ...lines,
  message: {
    ...atMost('Message', 4000),
    least: 10,
    tooShort: 'Message must be at least 10 characters',
  },
} satisfies Record<string, TextRule>

export type InquiryText = keyof typeof inquiryTexts

export const NOT_AN_EMAIL = 'Please enter a valid email address'
export const NOT_A_SERVICE = 'Please choose one of the services'
export const TOO_MANY_ITEMS = `Please send at most ${itemLimits.items} items at once`

/** Shown once an inquiry is stored. */
export const THANKS = 'Thank you for your inquiry! We will contact you soon.'

const EMAIL =
  /^(?!\.)(?!.*\.\.)[a-z\d.!#$%&'*+/=?^_`{|}~-]*[a-z\d!#$%&'*+/=?^_`{|}~-]@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i

/** Normalises input before validation: trimmed, line breaks only in the message, as \n. */
export function cleanText(name: InquiryText, text: string): string {
  const cleaned = name === 'message' ? text.replace(/\r\n?/g, '\n') : text.replace(/\s+/g, ' ')
  return withoutControls(cleaned).trim()
}

/** The error message for a field's text; undefined where it is valid. */
export function faultOf(name: InquiryText, text: string): string | undefined {
  const { most, tooLong, least = 0, tooShort = '' }: TextRule = inquiryTexts[name]
  const cleaned = cleanText(name, text)
  if (cleaned.length < least || (least > 0 && !hasVisibleSign(cleaned))) return tooShort
  if (cleaned.length > most) return tooLong
  return name === 'email' && !EMAIL.test(cleaned) ? NOT_AN_EMAIL : undefined
}

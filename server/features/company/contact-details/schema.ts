import * as z from 'zod'
import type { EditedContactDetails } from '../../../../web/admin/contract.ts'
import { NAMES_USER, namesUser } from '../../../../web/base/href.ts'
import { codeOf, groupedNumber, internationalNumber } from '../../../../web/base/phone-number.ts'
import { hasVisibleSign, withoutControls } from '../../../../web/base/visible-text.ts'
import { DETAIL_LABELS } from '../../../../web/features/company/contact-details/labels.ts'
import { isTimeZone } from '../../../base/settings/kinds.ts'
import {
  callingCodeOf,
  exampleNumber,
  PLACEHOLDER_NUMBER,
  withCallingCode,
} from './calling-codes.ts'

type Name = keyof EditedContactDetails

const LONGEST = 255
const LONGEST_NEW_NAME = 60
const LONGEST_TAX_NUMBER = 60
const LONGEST_PAYMENT = 1000

/** Optional; a single line. */
const text = (name: Name, longest = LONGEST) =>
  z.preprocess(
    value => value ?? '',
    z
      .string(`${DETAIL_LABELS[name]} must be a text`)
      .overwrite(text => withoutControls(text.replace(/\s+/g, ' ')).trim())
      .max(longest, `${DETAIL_LABELS[name]} must be at most ${longest} characters`),
  )

/** Optional; its lines stay as they were typed. */
const lines = (name: Name, longest: number) =>
  z.preprocess(
    value => value ?? '',
    z
      .string(`${DETAIL_LABELS[name]} must be a text`)
      .overwrite(text => withoutControls(text.replace(/\r\n?/g, '\n')).trim())
      .max(longest, `${DETAIL_LABELS[name]} must be at most ${longest} characters`),
  )

const required = (name: Name, longest = LONGEST) =>
  text(name, longest).refine(hasVisibleSign, `${DETAIL_LABELS[name]} is required`)

const email = (name: Name) =>
  required(name).refine(
    text => text === '' || z.email().safeParse(text).success,
    'Please enter a valid email address',
  )

/** E.164: a plus, then 7 to 15 digits, the first not 0; spaces and punctuation are ignored. */
const isInternational = (text: string) =>
  /^\+[\d ().-]+$/.test(text) && /^[1-9]\d{6,14}$/.test(text.replace(/\D/g, ''))

const phone = (name: Name, example = exampleNumber(undefined)) =>
  (name === 'whatsapp' ? text(name) : required(name))
    .overwrite(text => (isInternational(text) ? withoutTrunk(text) : text))
    .refine(
      text => text === '' || isInternational(text),
      `${DETAIL_LABELS[name]} must be in international form, such as ${example}`,
    )

/** Removes the 0 that is dialled within the country, which no link may have. */
function withoutTrunk(text: string): string {
  const bare = text.replace(/ ?\(0\) ?/, ' ')
  const number = internationalNumber(bare, '')
  return number && number !== bare.replace(/\D/g, '') ? groupedNumber(`+${number}`) : bare
}

/**
 * The schemas of the telephone numbers of a body that is saved. A number as it is dialled within a country gets the
 * code of the country of the body, or of the stored number where that country is unknown.
 */
export function savedPhones(
  body: unknown,
  { country, whatsapp, phone: ofPhone }: EditedContactDetails,
) {
  const { country: bodyCountry = country } = (body ?? {}) as { country?: unknown }
  const stored = whatsapp || ofPhone
  const storedCode = stored === PLACEHOLDER_NUMBER ? undefined : codeOf(stored.replace(/\D/g, ''))
  const code = callingCodeOf(String(bodyCountry)) ?? storedCode
  const saved = (name: 'phone' | 'whatsapp') =>
    z.preprocess(value => withCallingCode(value, code, stored), phone(name, exampleNumber(code)))
  return { phone: saved('phone'), whatsapp: saved('whatsapp') }
}

const address = (name: Name) =>
  text(name).refine(
    text => text === '' || z.url({ protocol: /^https?$/ }).safeParse(text).success,
    `${DETAIL_LABELS[name]} must be a web address that begins with https:// or http://`,
  )

/** The fields that administrators edit; all pages take the company's name from here. */
export const editedContactDetails = z.strictObject({
  companyName: required('companyName'),
  companyTagline: text('companyTagline'),
  email: email('email'),
  phone: phone('phone'),
  /** The chat link omits the plus; '' where there is none. */
  whatsapp: phone('whatsapp'),
  addressLine1: required('addressLine1'),
  addressLine2: text('addressLine2'),
  city: text('city'),
  state: text('state'),
  postalCode: text('postalCode'),
  country: text('country'),
  facebookUrl: address('facebookUrl'),
  twitterUrl: address('twitterUrl'),
  instagramUrl: address('instagramUrl'),
  linkedinUrl: address('linkedinUrl'),
  youtubeUrl: address('youtubeUrl'),
  websiteUrl: address('websiteUrl'),
  businessHours: text('businessHours'),
  mondayFriday: text('mondayFriday'),
  saturday: text('saturday'),
  sunday: text('sunday'),
  /** A name of the time zone database; '' stands for TIME_ZONE. */
  timeZone: text('timeZone').refine(
    zone => zone === '' || isTimeZone(zone),
    `${DETAIL_LABELS.timeZone} is none that is known, such as Africa/Nairobi`,
  ),
  taxNumber: text('taxNumber', LONGEST_TAX_NUMBER),
  /** Instructions for payment, on quotes. */
  paymentWords: lines('paymentWords', LONGEST_PAYMENT),
  /** True while the contact form is open. */
  takesInquiries: z.boolean('The switch of the contact form takes true or false'),
}) satisfies z.ZodType<EditedContactDetails>

/**
 * The rule applies to what is saved: a stored address that an earlier release accepted must not
 * keep a site from starting.
 */
export function refuseUsers(details: EditedContactDetails, { addIssue }: z.RefinementCtx): void {
  for (const [name, text] of Object.entries(details)) {
    if (!name.endsWith('Url') || !namesUser(String(text))) continue
    addIssue({ code: 'custom', path: [name], message: NAMES_USER })
  }
}

/** A changed company name must fit into the bars; a longer one already stored may stay. */
export const companyNameAfter = (stored: () => string) =>
  required('companyName', Number.POSITIVE_INFINITY).refine(
    text => text.length <= LONGEST_NEW_NAME || text === stored(),
    `${DETAIL_LABELS.companyName} must be at most ${LONGEST_NEW_NAME} characters`,
  )

export const contactDetailsSchema = editedContactDetails.extend({
  /** ISO 8601 in UTC; null until an administrator has saved them once. */
  updatedAt: z.iso.datetime().nullable(),
})

export type StoredContactDetails = z.output<typeof contactDetailsSchema>

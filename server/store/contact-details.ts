import * as z from 'zod'
import type { ContactDetails } from '../../web/contract.ts'
import { openStore, type StoreOptions } from './json-store.ts'

const text = z.string().trim().max(255)
const required = text.min(1)
const phone = z
  .string()
  .trim()
  .regex(/^\+?[\d\s()-]{5,30}$/, 'Must be a phone number')
const address = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(2000)])

/** What the administrators edit; the company's name appears everywhere from here. */
export const contactDetailsSchema = z.strictObject({
  companyName: required,
  companyTagline: text,
  email: z.email().max(255),
  phone,
  /** With a leading plus; the chat link leaves it out. */
  whatsapp: phone,
  addressLine1: required,
  addressLine2: text,
  city: text,
  state: text,
  postalCode: text,
  country: text,
  facebookUrl: address,
  twitterUrl: address,
  instagramUrl: address,
  linkedinUrl: address,
  youtubeUrl: address,
  websiteUrl: address,
  businessHours: text,
  mondayFriday: text,
  saturday: text,
  sunday: text,
  /** Whether the contact form takes inquiries. */
  takesInquiries: z.boolean(),
  /** ISO 8601 in UTC; null until an administrator has saved them once. */
  updatedAt: z.iso.datetime().nullable(),
}) satisfies z.ZodType<ContactDetails>

export type StoredContactDetails = z.output<typeof contactDetailsSchema>

export type ContactDetailsStore = Awaited<ReturnType<typeof openContactDetails>>

/** The company's contact details; `value` is a new object after each change. */
export function openContactDetails(
  options: Pick<StoreOptions<StoredContactDetails>, 'file' | 'adapter'>,
) {
  return openStore({ ...options, version: 1, schema: contactDetailsSchema, initial })
}

/** Those that nobody may take for the real thing, while they are what a new installation has. */
export function fieldsAtDefault(details: Readonly<StoredContactDetails>): string[] {
  const madeUp = initial()
  return (['phone', 'whatsapp', 'email'] as const).filter(name => details[name] === madeUp[name])
}

/** Made up where it must be told from the real thing: the phone number and the e-mail address. */
const initial = (): StoredContactDetails => ({
  companyName: 'Nairobi Prefab & Interiors',
  companyTagline: '',
  email: 'info@example.com',
  phone: '+254700000000',
  whatsapp: '+254700000000',
  addressLine1: 'Manyanja Road',
  addressLine2: '',
  city: 'Nairobi',
  state: '',
  postalCode: '',
  country: 'Kenya',
  facebookUrl: '',
  twitterUrl: '',
  instagramUrl: '',
  linkedinUrl: '',
  youtubeUrl: '',
  websiteUrl: '',
  businessHours: '',
  mondayFriday: '8:00 AM to 6:00 PM',
  saturday: '9:00 AM to 4:00 PM',
  sunday: 'Closed',
  takesInquiries: false,
  updatedAt: null,
})

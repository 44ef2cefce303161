import { openStore } from '../../../storage/open-store.ts'
import type { StorePlace } from '../../../storage/store-options.ts'
import { PLACEHOLDER_NUMBER } from './calling-codes.ts'
import { contactDetailsSchema, type StoredContactDetails } from './schema.ts'

export type { StoredContactDetails } from './schema.ts'

export const contactDetailsFormat = { version: 3, schema: contactDetailsSchema }

export type ContactDetailsStore = Awaited<ReturnType<typeof openContactDetails>>

/** The company's contact details; `value` is a new object after each change. */
export function openContactDetails(options: StorePlace) {
  return openStore({
    ...options,
    ...contactDetailsFormat,
    initial: initialContactDetails,
    migrate: addLaterFields,
  })
}

/** Version 1 had no words of payment, version 2 no time zone and no tax number. */
const addLaterFields = (data: unknown) => ({
  paymentWords: '',
  timeZone: '',
  taxNumber: '',
  ...(data as object),
})

/** Fields that still have the placeholder of a new installation. */
export function fieldsAtDefault(details: Readonly<StoredContactDetails>) {
  const madeUp = initialContactDetails()
  return (['phone', 'whatsapp', 'email'] as const).filter(name => details[name] === madeUp[name])
}

/** The phone numbers and the e-mail address are recognisable placeholders. */
export const initialContactDetails = (): StoredContactDetails => ({
  companyName: 'Nairobi Prefab & Interiors',
  companyTagline: '',
  email: 'info@example.com',
  phone: PLACEHOLDER_NUMBER,
  whatsapp: PLACEHOLDER_NUMBER,
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
  timeZone: '',
  taxNumber: '',
  paymentWords: '',
  takesInquiries: false,
  updatedAt: null,
})

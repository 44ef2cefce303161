import type { EditedContactDetails } from '../../../admin/contract.ts'

/** The labels of contact details, on the form and in the server's messages. */
export const DETAIL_LABELS: Record<keyof EditedContactDetails, string> = {
  companyName: 'Company name',
  companyTagline: 'Tagline',
  email: 'Email',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  addressLine1: 'Address line 1',
  addressLine2: 'Address line 2',
  city: 'City',
  state: 'State or county',
  postalCode: 'Postal code',
  country: 'Country',
  timeZone: 'Time zone',
  facebookUrl: 'Facebook',
  twitterUrl: 'Twitter',
  instagramUrl: 'Instagram',
  linkedinUrl: 'LinkedIn',
  youtubeUrl: 'YouTube',
  websiteUrl: 'Website',
  businessHours: 'Business hours',
  mondayFriday: 'Monday to Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
  taxNumber: 'Tax number',
  paymentWords: 'How to pay',
  takesInquiries: 'Take inquiries through the contact form',
}

/** The hint at a telephone number, with an example of the company's country. */
export const phoneHint = (example: string): string =>
  `As you dial it in your country, or with the country’s code, such as ${example}.`

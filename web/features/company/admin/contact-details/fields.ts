import type { EditedContactDetails } from '../../../../admin/contract.ts'

export interface DetailField {
  name: Exclude<keyof EditedContactDetails, 'takesInquiries'>
  kind?: 'text' | 'email' | 'tel' | 'url'
  /** The options of a select; '' is one of them. */
  options?: () => readonly (readonly [value: string, label: string])[]
  /** The rows of a text of several lines. */
  rows?: number
  hint?: string
  isRequired?: boolean
  autoComplete?: string
  /** The PDF catalogs' way with a text that their font has no letter of. */
  unprinted?: string
}

const leftOut = 'leave it out'

export interface FieldGroup {
  title: string
  text?: string
  fields: readonly DetailField[]
}

/** Every detail that is stored, in the order of the form; its label is the one in DETAIL_LABELS. */
export const FIELD_GROUPS: readonly FieldGroup[] = [
  {
    title: 'Company',
    fields: [
      {
        name: 'companyName',
        isRequired: true,
        autoComplete: 'organization',
        hint: 'In every title, the bar, the footer, mails and messages. At most 60 characters.',
        unprinted: 'say your website or email address instead',
      },
      { name: 'companyTagline', hint: 'One line below the name in the footer.' },
      { name: 'websiteUrl', kind: 'url', hint: urlHint('example.com') },
    ],
  },
  {
    title: 'Ways to reach you',
    fields: [
      {
        name: 'email',
        kind: 'email',
        isRequired: true,
        autoComplete: 'email',
      },
      {
        name: 'phone',
        kind: 'tel',
        isRequired: true,
        autoComplete: 'tel',
      },
      {
        name: 'whatsapp',
        kind: 'tel',
        autoComplete: 'off',
        hint: 'The green button opens a chat with it. Empty, there is none.',
      },
    ],
  },
  {
    title: 'Address',
    fields: [
      { name: 'addressLine1', isRequired: true, autoComplete: 'address-line1', unprinted: leftOut },
      { name: 'addressLine2', autoComplete: 'address-line2', unprinted: leftOut },
      { name: 'city', autoComplete: 'address-level2', unprinted: leftOut },
      { name: 'state', autoComplete: 'address-level1', unprinted: leftOut },
      { name: 'postalCode', autoComplete: 'postal-code', unprinted: leftOut },
      { name: 'country', autoComplete: 'country-name', unprinted: leftOut },
      { name: 'timeZone', options: timeZones },
    ],
  },
  {
    title: 'Business hours',
    text: 'As visitors read them on the contact page. A line that is empty is left out.',
    fields: [
      { name: 'mondayFriday', unprinted: leftOut },
      { name: 'saturday', unprinted: leftOut },
      { name: 'sunday', unprinted: leftOut },
      {
        name: 'businessHours',
        hint: 'All in one line, such as “Mon–Fri 8–18”. No page shows it: other programs read it at /api/contact-details.',
      },
    ],
  },
  {
    title: 'Quotes',
    text: 'Printed on every quote, and on the page that its customer opens. No other page shows it.',
    fields: [
      {
        name: 'taxNumber',
        hint: 'With what it is called in your country, such as “TIN 000 123 456”.',
      },
      {
        name: 'paymentWords',
        rows: 5,
        hint: 'Such as a number for mobile money, and your bank with its account, a line each.',
      },
    ],
  },
  {
    title: 'Social media',
    text: 'An icon appears for each address that is set.',
    fields: [
      { name: 'facebookUrl', kind: 'url', hint: urlHint('facebook.com/…') },
      { name: 'linkedinUrl', kind: 'url', hint: urlHint('linkedin.com/…') },
      { name: 'instagramUrl', kind: 'url', hint: urlHint('instagram.com/…') },
      { name: 'twitterUrl', kind: 'url', hint: urlHint('x.com/…') },
      { name: 'youtubeUrl', kind: 'url', hint: urlHint('youtube.com/…') },
    ],
  },
]

/** The zones that browsers know; the server refuses those that it does not know. */
function timeZones() {
  const zones = Intl.supportedValuesOf('timeZone')
  return [
    ['', 'As the server is set'] as const,
    ...zones.map(zone => [zone, zone.replaceAll('_', ' ')] as const),
  ]
}

function urlHint(example: string): string {
  return `The whole address, such as https://${example}`
}

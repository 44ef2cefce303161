import { hasVisibleSign, withoutControls } from '../../../base/visible-text.ts'
import { WORDS } from '../../../layout/fixed-words.ts'
import { SHIPPED_SERVICES, serviceLimits, servicesFault } from '../../inquiries/services.ts'
import { SEARCH_TEXTS } from '../../search/texts.ts'
import {
  LONGEST_MESSAGE,
  MESSAGES,
  PLACEHOLDERS,
  type Placeholder,
  placeholderFault,
} from './messages.ts'
import { NOT_FOUND, NOT_FOUND_LINKS } from './not-found.ts'
import { SEARCH_WORDS, searchWordLimits, searchWordsFault } from './search-words.ts'

/** A text around the sections that administrators may change. */
export interface TextField {
  /** The name under which it is stored. */
  name: string
  label: string
  hint?: string
  /** The text of the release. */
  shipped: string
  /** The limit in characters. */
  most: number
  /** The placeholders that a message may contain. */
  placeholders?: readonly Placeholder[]
  /** Returns the fault of a list that has an entry in each line. */
  linesFault?: (lines: string) => string | undefined
  /** True where it has a line of the form to itself. */
  isWide?: true
  /** Empty, the line is left out. */
  mayBeEmpty?: boolean
}

export interface TextGroup {
  title: string
  text: string
  fields: readonly TextField[]
}

const word = (
  name: keyof typeof WORDS,
  label: string,
  maxLength: number,
  more = {},
): TextField => ({
  name: `words.${name}`,
  label,
  shipped: WORDS[name],
  most: maxLength,
  ...more,
})

const notFound = (name: keyof typeof NOT_FOUND, label: string, maxLength: number): TextField => ({
  name: `notFound.${name}`,
  label,
  shipped: NOT_FOUND[name],
  most: maxLength,
})

export const MESSAGE_GROUP: TextGroup = {
  title: 'WhatsApp messages',
  text: `What a chat opens with; visitors can change it before they send it. The site fills in ${Object.entries(
    PLACEHOLDERS,
  )
    .map(([name, means]) => `{${name}}: ${means}`)
    .join(', ')}.`,
  fields: [
    ...Object.entries(MESSAGES).map(([name, message]) => ({
      name: `message.${name}`,
      most: LONGEST_MESSAGE,
      ...message,
    })),
    word('chat', 'What the round button is called', 60, {
      hint: 'It shows a sign alone: this is what screen readers say.',
    }),
  ],
}

export const FORM_GROUP: TextGroup = {
  title: 'Contact form',
  text: 'Visitors choose from these services; inquiries keep what was chosen. The form does not ask for what is empty here.',
  fields: [
    {
      name: 'services',
      label: 'Services',
      hint: 'One in each line.',
      shipped: SHIPPED_SERVICES,
      most: serviceLimits.count * (serviceLimits.label + 1),
      linesFault: servicesFault,
      mayBeEmpty: true,
      isWide: true,
    },
    word('budget', 'How much it may cost', 40, { mayBeEmpty: true }),
    word('timeline', 'When it is needed', 40, { mayBeEmpty: true }),
  ],
}

export const SEARCH_GROUP: TextGroup = {
  title: 'Words of the search',
  text: 'The search knows many other words already. Add those that your visitors type and your pages do not have.',
  fields: [
    {
      name: SEARCH_WORDS,
      label: 'Other words',
      hint: 'In each line a word that visitors type, =, and what it means here: loo = toilet, washroom',
      shipped: '',
      most: searchWordLimits.count * (searchWordLimits.line + 1),
      linesFault: searchWordsFault,
      mayBeEmpty: true,
      isWide: true,
    },
    {
      name: 'search.field',
      label: 'Examples in the empty field',
      shipped: SEARCH_TEXTS.field,
      most: 60,
      mayBeEmpty: true,
    },
    {
      name: 'search.nothing',
      label: 'Where nothing is found',
      shipped: SEARCH_TEXTS.nothing,
      most: 120,
    },
  ],
}

export const FOOTER_GROUP: TextGroup = {
  title: 'Further words of the footer',
  text: 'The address, the hours and the name of the company are under Contact details.',
  fields: [
    word('visit', 'Heading above the hours', 40),
    word('directions', 'Link to the map', 40),
    word('careers', 'Line about work', 40, {
      hint: 'At the end of the last column. Empty, there is none.',
      mayBeEmpty: true,
    }),
    word('careersNote', 'What it says when it is pressed', 120),
    word('since', 'First year of the copyright', 4, {
      hint: 'At the very end, before this year. Empty, this year stands alone.',
      mayBeEmpty: true,
    }),
  ],
}

export const NOT_FOUND_GROUP: TextGroup = {
  title: 'Page not found',
  text: 'What visitors read at an address where there is no page.',
  fields: [
    { ...notFound('title', 'Headline', 120), isWide: true },
    notFound('text', 'Text', 300),
    notFound('links', 'Heading above the links', 120),
    ...NOT_FOUND_LINKS.flatMap(({ label, href, text }) => [
      { name: `notFound.label ${href}`, label: `Link to ${href}`, shipped: label, most: 60 },
      { name: `notFound.text ${href}`, label: `Below “${label}”`, shipped: text, most: 120 },
    ]),
  ],
}

export const TEXT_GROUPS = [MESSAGE_GROUP, FORM_GROUP, SEARCH_GROUP, FOOTER_GROUP, NOT_FOUND_GROUP]

export const TEXT_FIELDS: ReadonlyMap<string, TextField> = new Map(
  TEXT_GROUPS.flatMap(({ fields }) => fields).map(field => [field.name, field]),
)

/**
 * Converts a text to its stored form: without half characters, which no address may have, and
 * control characters.
 */
export function tidied(
  input: string,
  { placeholders, linesFault }: Pick<TextField, 'placeholders' | 'linesFault'>,
): string {
  const text = withoutControls(input)
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\r\n?/g, '\n')
  const lines = placeholders || linesFault ? text.split('\n') : [text]
  const tidy = lines.map(line => line.replace(/[\s\p{Cc}]+/gu, ' ').trim())
  return (linesFault ? tidy.filter(Boolean) : tidy).join('\n').trim()
}

/** Returns the fault of a text as a sentence, or undefined. */
export function textFault(text: string, field: TextField): string | undefined {
  const { most, placeholders, mayBeEmpty, linesFault } = field
  if (!hasVisibleSign(text) && !mayBeEmpty) return 'Write something here'
  if (text.length > most) return `At most ${most} characters: these are ${text.length}`
  return linesFault?.(text) ?? (placeholders && placeholderFault(text, placeholders))
}

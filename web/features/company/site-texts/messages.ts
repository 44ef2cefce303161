/** The placeholders of messages, with their names on the screen. */
export const PLACEHOLDERS = {
  company: 'your company’s name',
  page: 'the name of the page',
  product: 'the name of the product',
  products: 'the names of the products',
  unit: 'what the designed unit is, in words',
  code: 'the code of the product or of the unit',
  words: 'what the visitor looked for',
  link: 'the address of what the visitor sees',
} as const

export type Placeholder = keyof typeof PLACEHOLDERS

export interface Message {
  label: string
  hint: string
  /** The text of the release. */
  shipped: string
  placeholders: readonly Placeholder[]
}

/** Placeholders that only a page's own message may have as well. */
export const OF_A_PAGE: readonly Placeholder[] = ['company', 'page', 'link']

/** The messages that links to WhatsApp open a chat with; the visitor can change them there. */
export const MESSAGES = {
  chat: {
    label: 'From the round button',
    hint: 'On every page, at its lower end. A page may have a message of its own: in its editor, under “Address, menu, search engines”.',
    shipped: 'Hello {company}, I would like to know more about your services.',
    placeholders: OF_A_PAGE,
  },
  question: {
    label: 'From the line at the end of a page',
    hint: 'Of pages that end with WhatsApp, phone and e-mail.',
    shipped: 'Hello {company}, I have a question about {page}.',
    placeholders: OF_A_PAGE,
  },
  product: {
    label: 'About a product',
    hint: 'On the page of a product, and where its picture is shown large. The e-mail about it says the same.',
    shipped: 'Hello {company}, I would like a quote for {product} ({page}): {link}',
    placeholders: ['company', 'product', 'code', 'page', 'link'],
  },
  compare: {
    label: 'About products side by side',
    hint: 'Where a visitor compares products. The e-mail about them says the same.',
    shipped: 'Hello {company}, I would like a quote for {products}: {link}',
    placeholders: ['company', 'products', 'link'],
  },
  design: {
    label: 'About a designed unit',
    hint: 'On the page where visitors design a unit. The e-mail about it says the same.',
    shipped: 'Hello {company}, I have designed a unit: {unit} ({code}). {link}',
    placeholders: ['company', 'unit', 'code', 'link'],
  },
  list: {
    label: 'With a shortlist',
    hint: 'The beginning: what is on the list, and its address, follow by themselves.',
    shipped: 'Hello {company}, I would like a quote for',
    placeholders: ['company'],
  },
  search: {
    label: 'Where a search found nothing',
    hint: 'Below the results of a search without any product.',
    shipped: 'Hello {company}, I looked for “{words}” on your website. Do you make it?',
    placeholders: ['company', 'words', 'link'],
  },
  contact: {
    label: 'From the contact page',
    hint: 'While its form is closed. The e-mail begins with it as well.',
    shipped: 'Hello {company}, I would like a quote.',
    placeholders: ['company', 'link'],
  },
} as const satisfies Record<string, Message>

export type MessageName = keyof typeof MESSAGES

/** Characters. Programs truncate long addresses, and a message is part of one. */
export const LONGEST_MESSAGE = 500

/** Returns the fault of a message's placeholders as a sentence, or undefined. */
export function placeholderFault(
  text: string,
  placeholders: readonly string[],
): string | undefined {
  const [, unknown] =
    [...text.matchAll(/\{([^{}]*)\}/g)].find(([, name = '']) => !placeholders.includes(name)) ?? []
  if (unknown === undefined) return undefined
  const names = placeholders.map(name => `{${name}}`)
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names[0]
  return `{${unknown.slice(0, 30)}} is not known here. What can be filled in: ${list}`
}

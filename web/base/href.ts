/** Returns the fault of a link; undefined where its target is visible to a reader. */
export function hrefFault(href: string): string | undefined {
  if (!HREF.test(href)) return NO_HREF
  if (namesUser(href)) return NAMES_USER
  return href.startsWith('mailto:') && !MAIL.test(href) ? NO_MAIL : undefined
}

/** Tells whether an address begins with a user: `https://bank.example@evil.example` leads to the second. */
export const namesUser = (address: string): boolean => /^https?:\/+[^/?#]*@/i.test(address)

/** Browsers take `/\`, `//` and a tab in between for another site. */
export const HREF = /^(?:\/(?!\/)(?!\S*\/\/)|#|mailto:|tel:|https:\/\/)[^\\\s]*$/

/** Further recipients would not be seen; encoded, `,` and `?` make some for some mail programs. */
const MAIL =
  /^mailto:[^@?&#,;:%<>]+@[^@?&#,;:%<>]+(?:\?(?:subject|body)=[^&#]*(?:&(?:subject|body)=[^&#]*)*)?$/i

export const NO_HREF = 'A link begins with /, #, https://, mailto: or tel:, and has no spaces'

export const NAMES_USER =
  'An @ before the name of the site leads elsewhere than it seems: begin with the site itself'

export const NO_MAIL =
  'A mail link has one address, and at most a subject and a body: mailto:us@example.com?subject=…'

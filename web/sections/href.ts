/** Browsers take `/\`, `//` and a tab in between for another site. */
export const HREF = /^(?:\/(?!\/)(?!\S*\/\/)|#|mailto:|tel:|https:\/\/)[^\\\s]*$/

/** Said of a text that is no link. */
export const NO_HREF = 'A link begins with /, #, https://, mailto: or tel:, and has no spaces'

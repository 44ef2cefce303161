/**
 * Tells whether a text has a visible character: a letter, a digit or another sign. Fillers such as
 * U+3164 are letters to Unicode, and U+2800 is a symbol; accents and joiners alone are nothing.
 */
export const hasVisibleSign = (text: string): boolean =>
  /(?![\p{DI}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u.test(text)

/**
 * Removes control characters other than tabs and line breaks, and those that turn the direction of
 * a text.
 */
export const withoutControls = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has no place in a text
  text.replace(/[\0-\x08\v\f\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]/g, '')

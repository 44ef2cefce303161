/**
 * The characters of the PDF catalogs' font: build/fonts.ts subsets it to exactly these. The
 * catalogs and the administrators' forms use the same functions, so that a form shows what will be
 * printed.
 */
export const IN_PRINT = /[ -~¡-ÿ–—‘’“”•…€]/

/**
 * The printable part of a text, by character: letters that the font lacks lose their accents, and
 * characters without a glyph are removed.
 */
export const signsInPrint = (text: string): string =>
  [...text.normalize('NFC')].map(sign => (isInPrint(sign) ? sign : simpler(sign))).join('')

const isInPrint = (sign: string) => sign === '\n' || IN_PRINT.test(sign)

function simpler(sign: string): string {
  const letters = sign.normalize('NFKD').replace(/\p{M}/gu, '')
  return [...letters].every(isInPrint) ? letters : ''
}

/**
 * A text as the catalogs print it, without the spaces, dashes or brackets around removed
 * characters. Empty where a text with letters has none left: a remaining number or comma would be
 * misleading.
 */
export function printed(text: string): string {
  const signs = signsInPrint(text)
  if (signs === text.normalize('NFC')) return signs
  const rest = signs
    .replace(/\( *\)/g, '')
    .replace(/ +/g, ' ')
    .replace(/^[ &|/·,:–—-]+|(?<![ &|/·,:–—-])[ &|/·,:–—-]+$/g, '')
  const telling = /\p{L}/u.test(text) ? /\p{L}/u : /\p{N}/u
  return telling.test(rest) ? rest : ''
}

/**
 * What the font of the PDF catalogs has: build/fonts.ts cuts it to exactly these. The catalogs and
 * the forms of the administrators ask the same functions, so that a form tells what will be printed.
 */
export const IN_PRINT = /[ -~¡-ÿ–—‘’“”•…€]/

/**
 * What can be printed of a text, sign by sign: letters that the font lacks lose their accents, and
 * signs without a shape are left out.
 */
export const signsInPrint = (text: string): string =>
  [...text.normalize('NFC')].map(sign => (isInPrint(sign) ? sign : simpler(sign))).join('')

const isInPrint = (sign: string) => sign === '\n' || IN_PRINT.test(sign)

function simpler(sign: string): string {
  const letters = sign.normalize('NFKD').replace(/\p{M}/gu, '')
  return [...letters].every(isInPrint) ? letters : ''
}

/**
 * A text as the catalogs print it, tidied where something is left out: without the gap, the dash or
 * the brackets around it. Empty where no letter is left of a text that had some: a lone number or
 * comma would say something else.
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

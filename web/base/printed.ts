/**
 * The characters of the font of PDF documents: build/fonts.ts puts exactly these into it. The
 * documents and the administrators' forms use the same functions, so that a form shows what will be
 * printed.
 */
export const IN_PRINT =
  /[ -~¡-ſƏƒƝƠơƯưǄ-ǜǦǧǪǫǺ-țȪ-ȭȰ-ȳȷəɲʹʺʼˆˇˉ˚˜˝ḤḥṢṣṬṭẀ-ẅẞẠ-ỹ–—‘’‚“”„†•…′″‹›⁄₡₣₤₦₧₩₫₭₱₲₵₹₺₼₽€ℓ™↑↓−∕]/

/**
 * The printable part of a text, by character: characters missing in the font are spelled with
 * others, letters lose missing accents, and characters without a glyph are removed.
 */
export const printableText = (text: string): string =>
  [...spelledOut(text.normalize('NFC'))]
    .map(sign => (isInPrint(sign) ? sign : (SUBSTITUTES[sign] ?? simpler(sign))))
    .join('')

/** The characters of a text that are not printed at all, each once; an accent is none. */
export const lostSigns = (text: string): string[] =>
  [...new Set(text.normalize('NFC'))].filter(
    sign => !/[\s\p{M}\p{Cf}]/u.test(sign) && !printableText(sign),
  )

/** Fractions and powers are spelled out: their figures alone would be another number. */
const spelledOut = (text: string) =>
  text
    .replace(/(?<=\d)(?=[⅐-⅞])/g, ' ')
    .replace(/[¹²³⁰⁴-⁻]+/g, power => (/[⁰⁴-⁻]/.test(power) ? `^${power.normalize('NFKD')}` : power))

const isInPrint = (sign: string) => sign === '\n' || IN_PRINT.test(sign)

const SUBSTITUTES: Record<string, string> = {
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '≈': '~',
  '→': '->',
  '←': '<-',
  '↔': '<->',
  '⇒': '=>',
  '‐': '-',
  '‑': '-',
  '‒': '–',
  '―': '—',
  '✕': '×',
  '✖': '×',
  '∗': '*',
  '⋅': '·',
  '∙': '·',
  '●': '•',
  '■': '•',
  '▪': '•',
  '◦': '•',
  '⌀': 'Ø',
  '∅': 'Ø',
  Ω: 'Ohm',
  μ: 'µ',
  // Letters of African languages, without their hooks.
  Ɓ: 'B',
  ɓ: 'b',
  Ɖ: 'D',
  ɖ: 'd',
  Ɗ: 'D',
  ɗ: 'd',
  Ɛ: 'E',
  ɛ: 'e',
  Ɣ: 'G',
  ɣ: 'g',
  Ƙ: 'K',
  ƙ: 'k',
  Ɔ: 'O',
  ɔ: 'o',
  Ʋ: 'V',
  ʋ: 'v',
  Ƴ: 'Y',
  ƴ: 'y',
}

function simpler(sign: string): string {
  const letters = sign.normalize('NFKD').replace(/\p{M}/gu, '')
  return [...letters].every(isInPrint) ? letters : ''
}

/**
 * A text as documents print it, without the spaces, dashes or brackets around removed
 * characters. Empty where a text with letters has none left: a remaining number or comma would be
 * misleading.
 */
export function printed(text: string): string {
  const signs = printableText(text)
  if (lostSigns(text).length === 0) return signs
  const rest = signs
    .replace(/\( *\)/g, '')
    .replace(/ +/g, ' ')
    .replace(/^[ &|/·,:–—-]+|(?<![ &|/·,:–—-])[ &|/·,:–—-]+$/g, '')
  const telling = /\p{L}/u.test(text) ? /\p{L}/u : /\p{N}/u
  return telling.test(rest) ? rest : ''
}

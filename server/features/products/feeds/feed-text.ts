/** What a spreadsheet program would run as a formula. */
const FORMULA = '=+-@'

/**
 * A text as feeds have it: in one line, without characters that XML has none for, cut after a word.
 * Signs that would begin a formula are dropped rather than guarded by an apostrophe, which every
 * customer would see.
 */
export function feedText(text: string, most: number): string {
  const line = [...text]
    .map(sign => (isInXml(sign) ? sign : ' '))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
  let start = 0
  while (start < line.length && `${FORMULA} `.includes(line.charAt(start))) start += 1
  const printable = line.slice(start)
  if (printable.length <= most) return printable
  const short = printable.slice(0, most + 1)
  const cut = short.lastIndexOf(' ')
  return short.slice(0, cut > most / 2 ? cut : most).trim()
}

/** https://www.w3.org/TR/xml/#charsets; half of a surrogate pair is no character. */
function isInXml(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff
}

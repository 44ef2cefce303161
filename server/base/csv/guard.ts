/**
 * Cells that a spreadsheet program would run as a formula are escaped by an apostrophe.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
export const startsAsFormula = (text: string): boolean => /^\s*[=+\-@＝＋－＠\t\r]/.test(text)

/**
 * A sign after a separator of programs that split by semicolons, tabs or bars, as Excel does by
 * semicolons in much of Europe: for those, our quotes are in the middle of a cell and do not hold it
 * together, not even across lines. Matching whole runs keeps the time linear.
 */
const SIGN_WITHIN = /([\s";|]+)('*)([=+\-@＝＋－＠]?)/g

/** Most texts have no sign and need no search for separators. */
const hasSign = (text: string) => /[=+\-@＝＋－＠]/.test(text)

const isAtSign = (preceding: string, sign: string) => sign !== '' && /[;|\t\r\n]/.test(preceding)

/** Escapes a text at its start, where it needs that, and within. */
export function guarded(text: string, isEscaped = startsAsFormula): string {
  const escaped = isEscaped(text) ? `'${text}` : text
  if (!hasSign(escaped)) return escaped
  return escaped.replace(SIGN_WITHIN, (match, preceding, marks, sign) =>
    isAtSign(preceding, sign) ? `${preceding}${marks}'${sign}` : match,
  )
}

/**
 * The text of a cell that was escaped on the way out.
 * @param isEscaped the same as then; true for a text that begins with an apostrophe, too
 */
export function unguarded(cell: string, isEscaped: (text: string) => boolean): string {
  const text = hasSign(cell) ? withoutMarks(cell) : cell
  return text.startsWith("'") && isEscaped(text.slice(1)) ? text.slice(1) : text
}

const withoutMarks = (cell: string) =>
  cell.replace(SIGN_WITHIN, (match, preceding, marks, sign) =>
    isAtSign(preceding, sign) ? `${preceding}${marks.slice(1)}${sign}` : match,
  )
